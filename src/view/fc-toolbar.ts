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
import { ToolbarButtons } from './controllers/toolbar-buttons.js';
import { box } from './directives/box.js';
import { CounterNodes } from './counter-nodes.js';
import { InnerElement } from './inner-element.js';
import type { Settings } from './settings.js';
import { showsDealInBar } from './templates/counters.js';
import { ACTIONS, isActionDisabled, labelOf, type ToolbarAction } from './toolbar-actions.js';
import { planBar, shortLabel, type BarPlan } from './toolbar-labels.js';

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
  readonly #buttons = new ToolbarButtons(this);
  readonly #numbers = new CounterNodes();
  /** What the bar is drawn by. */
  #plan: BarPlan | null = null;
  #panel: Panel = 'none';
  #isRedrawn = false;
  /** Where the numbers stand; null: nowhere in this bar. */
  #place: HTMLElement | null = null;

  protected override willUpdate(): void {
    const { table, settings, messages } = this;
    if (table === undefined || settings === undefined || messages === undefined) return;
    const plan = planBar(table, settings, messages);
    this.#isRedrawn = plan !== this.#plan || table.panel !== this.#panel;
    this.#plan = plan;
    this.#panel = table.panel;
    if (this.#isRedrawn) this.#buttons.note();
  }

  protected override render(): unknown {
    const { table, settings, messages } = this;
    const plan = this.#plan;
    if (table === undefined || settings === undefined || messages === undefined || plan === null) {
      return nothing;
    }
    return guard([plan, table.panel], () => this.#bar(table, plan, settings, messages));
  }

  /** What a move changes is written into the bar that is there. */
  protected override updated(): void {
    const { table, settings, messages } = this;
    const plan = this.#plan;
    if (!table || !settings || !messages || plan === null) return;
    if (this.#isRedrawn) {
      this.#buttons.find();
      this.#place = this.querySelector<HTMLElement>('.counters');
    }
    const live = plan.groups.flat().filter((action) => !isActionDisabled(action, table.state));
    this.#buttons.show(plan.menu.length > 0 ? [...live, 'menu'] : live);
    if (this.#place === null) return;
    const view = { withDeal: showsDealInBar(table.layout), isNarrow: !plan.hasWords };
    this.#numbers.show(this.#place, table, settings, messages, this.#tick.seconds, view);
  }

  #bar(
    { layout, panel, state: { rules } }: Table,
    { groups, menu, hasLabels }: BarPlan,
    settings: Settings,
    messages: Messages,
  ): TemplateResult {
    const isNarrow = !layout.side && (layout.tier === 'mini' || layout.tier === 'tiny');
    const count: Item = ['count', html`<span class="counters"></span>`];
    const space = html`<span class="spring"></span>`;
    const spring: Item = ['spring', space];
    const rule = layout.side ? space : html`<span class="rule"></span>`;
    const items: readonly Item[] = [
      ['start', html`<slot name="toolbar-start"></slot>`],
      ...(isNarrow ? [count, spring] : []),
      ...groups.flatMap((group, index): readonly Item[] => [
        ...(index === 0 ? [] : [[`gap-${index}`, rule] as const]),
        ...group.map((action): Item => {
          const name = messages.actions[labelOf(action, rules)];
          const label = hasLabels ? shortLabel(action, messages, rules) : null;
          return [action, this.#button(action, name, label)];
        }),
      ]),
      ...(isNarrow || layout.side ? [] : [spring, count]),
      ['end', html`<slot name="toolbar-end"></slot>`],
      ...(menu.length > 0 ? [['menu', this.#menuButton(panel, messages)] as const] : []),
    ];
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
        inSight(items, settings.mirrored && !layout.side),
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
      @click=${() => this.dispatch?.({ type: 'open', panel: isOpen ? 'none' : 'menu' })}
    >
      ${icon('menu')}
    </button>`;
  }

  /** One that shows its label has it beside the icon. */
  #button(action: ToolbarAction, name: string, label: string | null): TemplateResult {
    const view = ACTIONS[action];
    return html`<button
      type="button"
      class="tool"
      part="button"
      data-action=${action}
      aria-label=${name}
      @click=${() => this.dispatch?.(view.command)}
    >
      ${icon(view.icon)} ${label === null ? nothing : html`<span class="label">${label}</span>`}
    </button>`;
  }
}
