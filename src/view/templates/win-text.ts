import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/index.js';
import type { BoardLayout, Rect } from '../../layout/index.js';
import type { Dispatch, Table } from '../context.js';
import { box } from '../directives/box.js';
import { cssVars } from '../directives/css-vars.js';
import { landingMs } from '../motion-plan.js';
import type { Settings } from '../settings.js';

const SECOND_MS = 1000;

/** The field under the kings, where the columns were, and the gutter above it, which is needed where there is little. */
function fieldOf({ columns, height, message }: BoardLayout): Rect {
  const xs = columns.map((column) => column.x);
  const left = Math.min(...xs);
  const right = Math.max(...xs) + (columns[0]?.width ?? 0);
  const top = (columns[0]?.y ?? 0) - message.height;
  return { x: left, y: top, width: right - left, height: height - top };
}

/** What a won game says, in the free field under the kings. */
export function winText(
  table: Table,
  { timer, animation }: Settings,
  messages: Messages,
  dispatch: Dispatch,
): TemplateResult {
  const { state, clock, layout } = table;
  const { win, actions, counters } = messages;
  const time = timer ? counters.time(Math.floor(clock.elapsedMs / SECOND_MS)) : null;
  const landed = { '--_fc-landed': `${landingMs(table, animation)}ms` } as const;
  return html`<div class="win" ${box(fieldOf(layout))} ${cssVars(landed)}>
    <h2 class="win-title" id="fc-win-title" tabindex="-1">${win.title}</h2>
    <p class="win-text">${win.text(state.deal, state.counters.moves, time)}</p>
    <div class="win-actions">
      <button
        type="button"
        class="text-button"
        part="button"
        data-action="restart"
        @click=${() => dispatch({ type: 'restart' })}
      >
        ${actions.playAgain}
      </button>
      <button
        type="button"
        class="text-button primary"
        part="button"
        data-action="next-deal"
        @click=${() => dispatch({ type: 'new-game', deal: 'random' })}
      >
        ${actions.nextDeal}
      </button>
    </div>
    <slot name="win"></slot>
  </div>`;
}
