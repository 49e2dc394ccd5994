import { consume } from '@lit/context';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Messages } from '../i18n/index.js';
import { icon } from './art/icons.js';
import {
  dispatchContext,
  messagesContext,
  settingsContext,
  tableContext,
  type Dispatch,
  type Panel,
  type Table,
} from './context.js';
import { TickController } from './controllers/tick-controller.js';
import { ToolbarFocus } from './controllers/toolbar-focus.js';
import { box } from './directives/box.js';
import { InnerElement } from './inner-element.js';
import type { Settings } from './settings.js';
import { counters, showsDealInBar } from './templates/counters.js';
import {
  ACTIONS,
  isActionDisabled,
  labelOf,
  menuActions,
  type ToolbarAction,
} from './toolbar-actions.js';
import { planBar, shortLabel } from './toolbar-labels.js';

/** A button, a number or a space of the bar, with a name of its own. */
type Item = readonly [name: string, content: unknown];

/** The items as they are seen from left to right: the other way round for the left hand, but Undo left of Redo. */
function inSight(items: readonly Item[], isReversed: boolean): readonly Item[] {
  if (!isReversed) return items;
  const seen = [...items].reverse();
  const at = seen.findIndex(([name]) => name === 'redo');
  const [redo, undo] = seen.slice(at, at + 2);
  if (redo?.[0] === 'redo' && undo?.[0] === 'undo') seen.splice(at, 2, undo, redo);
  return seen;
}

/** The bar over the table: one tab stop, arrow keys between its buttons. */
export class FcToolbar extends InnerElement {
  @consume({ context: tableContext, subscribe: true })
  @state()
  table: Table | undefined;

  @consume({ context: settingsContext, subscribe: true })
  @state()
  settings: Settings | undefined;

  @consume({ context: messagesContext, subscribe: true })
  @state()
  messages: Messages | undefined;

  @consume({ context: dispatchContext })
  dispatch: Dispatch | undefined;

  readonly #tick = new TickController(this, () => this.table?.clock ?? null);
  readonly #focus = new ToolbarFocus(this);

  protected override render(): unknown {
    const { table, settings, messages } = this;
    if (table === undefined || settings === undefined || messages === undefined) return nothing;
    const { layout, panel } = table;
    const { rules } = table.state;
    const isNarrow = !layout.side && (layout.tier === 'mini' || layout.tier === 'tiny');
    const { groups, hasLabels, hasWords } = planBar(table, settings, messages);
    const hasMenu = menuActions(groups.flat(), settings, rules).length > 0;
    const count = counters(table, settings, messages, this.#tick.seconds, {
      withDeal: showsDealInBar(layout),
      isNarrow: !hasWords,
    });
    const live = groups.flat().filter((action) => !isActionDisabled(action, table.state));
    this.#focus.offer(hasMenu ? [...live, 'menu'] : live);
    const spring = html`<span class="spring"></span>`;
    const items: readonly Item[] = [
      ['start', html`<slot name="toolbar-start"></slot>`],
      ...(isNarrow ? [['count', count] as const, ['spring', spring] as const] : []),
      ...groups.flatMap((group, index): readonly Item[] => [
        ...(index === 0
          ? []
          : [[`gap-${index}`, layout.side ? spring : html`<span class="rule"></span>`] as const]),
        ...group.map((action): Item => [action, this.#button(action, table, messages, hasLabels)]),
      ]),
      ...(isNarrow || layout.side ? [] : [['spring', spring] as const, ['count', count] as const]),
      ['end', html`<slot name="toolbar-end"></slot>`],
      ...(hasMenu ? [['menu', this.#menuButton(panel, messages)] as const] : []),
    ];
    const seen = inSight(items, settings.mirrored && !layout.side);
    return html`<div
      class=${classMap({ bar: true, rail: layout.side })}
      part="toolbar"
      role="toolbar"
      aria-label=${messages.groups.toolbar}
      aria-orientation=${layout.side ? 'vertical' : 'horizontal'}
      ?inert=${panel !== 'none' && panel !== 'menu'}
      ${box(layout.toolbar)}
    >
      ${repeat(
        seen,
        ([name]) => name,
        ([, content]) => content,
      )}
    </div>`;
  }

  #menuButton(panel: Panel, messages: Messages): TemplateResult {
    const isOpen = panel === 'menu';
    return html`<button
      type="button"
      class="tool"
      part="button"
      data-action="menu"
      aria-label=${messages.actions.menu}
      aria-expanded=${isOpen ? 'true' : 'false'}
      aria-controls=${isOpen ? 'fc-menu' : nothing}
      tabindex=${this.#focus.tabIndexOf('menu')}
      @click=${() => this.dispatch?.({ type: 'open', panel: isOpen ? 'none' : 'menu' })}
    >
      ${icon('menu')}
    </button>`;
  }

  #button(
    action: ToolbarAction,
    { state }: Table,
    messages: Messages,
    withLabel: boolean,
  ): unknown {
    const view = ACTIONS[action];
    const { rules } = state;
    const isDisabled = isActionDisabled(action, state);
    const tabIndex = this.#focus.tabIndexOf(action);
    return guard(
      [action, isDisabled, tabIndex, withLabel, messages, rules],
      () =>
        html`<button
          type="button"
          class="tool"
          part="button"
          data-action=${action}
          aria-label=${messages.actions[labelOf(action, rules)]}
          tabindex=${tabIndex}
          ?disabled=${isDisabled}
          @click=${() => this.dispatch?.(view.command)}
        >
          ${icon(view.icon)}
          ${withLabel ? html`<span class="label">${shortLabel(action, messages, rules)}</span>` : nothing}
        </button>`,
    );
  }
}
