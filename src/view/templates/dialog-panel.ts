import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/index.js';
import { icon } from '../art/icons.js';

/** A dialog over the table. */
export interface DialogView {
  readonly title: string;
  readonly messages: Messages;
  readonly body: TemplateResult;
  readonly onClose: () => void;
}

/**
 * The frame of a dialog: title, the button that closes it, and what it is about. It takes the focus where its plain text
 * is pressed, so that Escape is heard all the same.
 */
export function dialogPanel(view: DialogView): TemplateResult {
  const { title, messages, body, onClose } = view;
  return html`<div class="panel-scrim"></div>
    <div class="panel" part="dialog" role="dialog" aria-labelledby="fc-panel-title" tabindex="-1">
      <div class="panel-head">
        <h2 class="panel-title" id="fc-panel-title">${title}</h2>
        <button
          type="button"
          class="tool"
          part="button"
          data-action="close"
          aria-label=${messages.actions.close}
          @click=${onClose}
        >
          ${icon('close')}
        </button>
      </div>
      ${body}
    </div>`;
}
