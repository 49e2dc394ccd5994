import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/index.js';
import { statusOf } from '../../state/index.js';
import { icon, type IconName } from '../art/icons.js';
import type { Table } from '../context.js';

const ICONS = {
  winnable: 'check',
  unwinnable: 'refusal',
  unknown: 'info',
} as const satisfies Record<string, IconName>;

/** The quiet sign that says whether the game can still be won; it keeps its place while that is found out. */
export function winnableSign(
  { sign, state }: Table,
  { solver }: Messages,
): TemplateResult | typeof nothing {
  if (sign === undefined || statusOf(state) === 'won') return nothing;
  return html`<span class="sign" data-verdict=${sign ?? nothing}
    >${icon(sign === null ? 'info' : ICONS[sign])}<span
      >${sign === null ? solver.thinking : solver.sign[sign]}</span
    ></span
  >`;
}
