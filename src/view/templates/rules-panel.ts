import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/index.js';

/** The rules in plain words, to be scrolled by touch and by keys. */
export function rulesPanel({ rulesPanel: texts }: Messages): TemplateResult {
  return html`<div class="panel-body prose" tabindex="0" data-autofocus>
    ${texts.sections.map(
      ({ heading, paragraphs }) =>
        html`<h3>${heading}</h3>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
    )}
  </div>`;
}
