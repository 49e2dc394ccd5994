import { html, type TemplateResult } from 'lit';

/**
 * A cut stone in a box of 20 × 20, its facets in two shades of one colour.
 * @param variant class of a stone that does something
 */
export function ruby(variant = ''): TemplateResult {
  return html`<svg class="ruby ${variant}" viewBox="0 0 20 20" aria-hidden="true">
    <path class="ruby-body" d="M5.6 3h8.800L18.4 8 10 18 1.6 8z"></path>
    <path class="ruby-light" d="M5.6 3 1.6 8h4.800zM10 3 6.4 8h7.200z"></path>
    <path class="ruby-shade" d="M13.6 8h4.800L10 18z"></path>
  </svg>`;
}
