import { consume } from '@lit/context';
import { html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { isWon, type PileId } from '../engine/index.js';
import type { Messages } from '../i18n/index.js';
import {
  FIRST_CURSOR,
  hasContextAction,
  IDLE,
  legalTargets,
  transition,
  type Cursor,
  type Input,
  type Interaction,
  type Target,
  type World,
} from '../interaction/index.js';
import type { CardBox, Point } from '../layout/index.js';
import { lastEntryOf, type GameState } from '../state/index.js';
import { BoardMap } from './board-map.js';
import {
  dispatchContext,
  messagesContext,
  settingsContext,
  tableContext,
  type Dispatch,
  type Table,
} from './context.js';
import type { SpareButtons } from './directives/buttons.js';
import { BoardFocus, type FocusHost } from './controllers/board-focus.js';
import { CardMotion } from './controllers/card-motion.js';
import { PeekController, type PeekHost } from './controllers/peek-controller.js';
import { PointerController, type PointerHost } from './controllers/pointer-controller.js';
import { followState, isDealtAnew } from './follow-state.js';
import { heldGrip } from './held-grip.js';
import { InnerElement } from './inner-element.js';
import { findMovable } from './movable.js';
import { chooseMotion } from './motion-plan.js';
import type { Settings } from './settings.js';
import { speak, type ReadCommand } from './spoken.js';
import { CardLooks, cards } from './templates/cards.js';
import { controls } from './templates/controls.js';
import { marks } from './templates/marks.js';
import { layVeil, veil } from './templates/lesson-marks.js';
import { places } from './templates/places.js';

/** The table with its cards: draws the state it is given and sends up what fingers and keys want. */
export class FcBoard extends InnerElement implements PointerHost, FocusHost, PeekHost {
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

  #interaction: Interaction = IDLE;
  #cursor: Cursor = FIRST_CURSOR;
  #map: BoardMap | null = null;
  /** The state whose cards are on the screen. */
  #shown: GameState | null = null;
  /** Cards were let go without a move: they travel back. */
  #returns = false;
  readonly #looks = new CardLooks();
  readonly #spare: SpareButtons = [];
  readonly #motion = new CardMotion(this.#looks.nodes);
  readonly #pointer = new PointerController(this);
  readonly #focus = new BoardFocus(this);
  readonly #peek = new PeekController(this);

  /** What fingers and keys are in the middle of. */
  get interaction(): Interaction {
    return this.#interaction;
  }

  /** Where the keyboard is. */
  get cursor(): Cursor {
    return this.#cursor;
  }

  get visibleCursor(): Cursor | null {
    return this.#focus.isVisible ? this.#cursor : null;
  }

  get cardHeight(): number {
    return this.table?.layout.card.height ?? 0;
  }

  get isPeeking(): boolean {
    return this.#peek.card !== null;
  }

  get isLive(): boolean {
    return this.settings?.readonly === false && this.table?.panel === 'none';
  }

  /** Nothing flies in a board that isn't seen; when it comes back, the cards lie where they belong. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#motion.finish();
  }

  /** Feeds the state machine and passes on what comes of it. */
  send(input: Input): void {
    const world = this.#world();
    if (world === null) return;
    const before = this.#interaction;
    const { interaction, intents } = transition(before, input, world);
    this.#interaction = interaction;
    if (before.kind === 'dragging' && interaction.kind !== 'dragging') {
      this.#motion.release();
      this.#returns = true;
    }
    const isDragging = interaction.kind === 'dragging';
    if (isDragging !== (before.kind === 'dragging')) {
      this.dispatch?.({ type: 'dragging', isOn: isDragging });
    }
    // With a reason to tell, or news of the table, nobody need hear that the hand is empty.
    const isNews = intents.length === 1 && input.type !== 'position-changed';
    for (const intent of intents) {
      if (intent.type === 'picked') this.dispatch?.({ ...intent, isDragged: isDragging });
      else if (intent.type !== 'dropped' || isNews) this.dispatch?.(intent);
    }
    if (before.kind === interaction.kind && heldGrip(before) === heldGrip(interaction)) return;
    this.#peek.dismiss();
    // After the game has heard of it, so that what comes of it is drawn at the same time.
    this.requestUpdate();
  }

  /** Puts the one tab stop somewhere else; the focus follows if it is on the board. */
  placeCursor(cursor: Cursor): void {
    this.#cursor = cursor;
    this.requestUpdate();
  }

  /** Whether the table has this pile: an example may have only some. */
  shows(pile: PileId): boolean {
    return this.#map?.has(pile) === true;
  }

  /** Whether the focus is on a card or place. */
  get hasFocus(): boolean {
    return this.#focus.isWithin;
  }

  /** Says what a reading key asks for. */
  speak(command: ReadCommand): void {
    const { table, messages } = this;
    const world = this.#world();
    if (table === undefined || messages === undefined || world === null) return;
    const text = speak(command, this.#cursor, table.state, world, messages);
    this.dispatch?.({ type: 'announce', text });
  }

  /** Focuses the control at the cursor. */
  override focus(): void {
    this.#focus.focus();
  }

  /** Puts a covered card back that shows itself; tells whether there was one. */
  dismissPeek(): boolean {
    return this.#peek.dismiss();
  }

  seatAt(target: Target): CardBox | undefined {
    return this.#map?.seatAt(target);
  }

  targetOf(control: Element): Target | null {
    return this.#map?.targetOf(control) ?? null;
  }

  targetAt(point: Point): Target | null {
    return this.#map?.targetAt(point) ?? null;
  }

  dropsFor(offset: Point): readonly PileId[] {
    const head = heldGrip(this.#interaction)?.cards[0];
    return head === undefined ? [] : (this.#map?.dropsFor(head, offset) ?? []);
  }

  carry(offset: Point): void {
    this.#motion.carry(heldGrip(this.#interaction)?.cards ?? [], offset);
  }

  hasContext(target: Target | null): boolean {
    const world = this.#world();
    return world !== null && hasContextAction(target, world);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { table } = this;
    if (this.settings?.readonly === true) this.#letGo();
    if (table === undefined || !changed.has('table')) return;
    const { state, layout } = table;
    this.#map = new BoardMap(layout, state.position, state.rules);
    if (this.#shown?.position !== state.position) {
      // What was taken belongs to the game before, even where the same card lies at the same place again.
      if (this.#shown !== null && isDealtAnew(this.#shown, state)) this.#letGo();
      this.send({ type: 'position-changed' });
      this.#cursor = followState(this.#cursor, this.#shown, state);
    }
    if (!this.shows(this.#cursor.pile)) this.#cursor = this.#map.first ?? FIRST_CURSOR;
    const isLaidOutAnew = changed.get('table')?.layout !== layout;
    if (table.panel !== 'none' || isLaidOutAnew) this.#pointer.cancel();
    // Where cards were let go is nowhere in another layout: all are there at once.
    if (isLaidOutAnew) this.#returns = false;
  }

  /** Drops whatever fingers and keys are in the middle of, without a word. */
  #letGo(): void {
    if (this.#interaction.kind === 'dragging') {
      this.#motion.release();
      this.dispatch?.({ type: 'dragging', isOn: false });
    }
    this.#interaction = IDLE;
    this.#pointer.cancel();
  }

  protected override render(): unknown {
    const { table, settings, messages } = this;
    const map = this.#map;
    if (!table || !settings || !messages || map === null) return nothing;
    const { placement } = map;
    const { state, layout, lesson = null } = table;
    const { position, rules } = state;
    const grip = heldGrip(this.#interaction);
    const isDragging = this.#interaction.kind === 'dragging';
    const world = this.#world();
    const all = grip === null || world === null ? [] : legalTargets(grip, world);
    const targets = all.filter((pile) => map.has(pile));
    const movable = findMovable(position, rules);
    return html`
      ${guard([layout, rules], () => places(layout, rules))}
      ${cards({
        layout,
        placement,
        position,
        letters: settings.indices === 'local' ? messages.indexLetters : null,
        movable,
        grip,
        isDragging,
        peeked: this.#peek.card,
        targets,
        looks: this.#looks,
        veil: lesson?.isVeiled === true ? veil(map, lesson) : nothing,
      })}
      ${marks({
        layout,
        placement,
        position,
        selected: grip?.cards ?? [],
        isLifted: isDragging,
        targets,
        focused: this.visibleCursor,
        peeked: this.#peek.card,
        hint: table.hint,
        last: isWon(position) || table.lesson !== undefined ? null : lastEntryOf(state),
        lesson,
      })}
      ${controls({
        position,
        rules,
        layout,
        placement,
        messages,
        cursor: this.#cursor,
        grip,
        movable,
        isInert: table.panel !== 'none',
        isReadonly: settings.readonly,
        spare: this.#spare,
      })}
    `;
  }

  protected override updated(): void {
    const { table } = this;
    const placement = this.#map?.placement;
    if (table === undefined || placement === undefined) return;
    const plan = chooseMotion(this.#shown, table, this.settings?.animation, this.#returns);
    this.#motion.settle(placement.boxes.values(), plan);
    if (table.lesson?.isVeiled === true) layVeil(this, this.#motion.rest);
    this.#shown = table.state;
    this.#returns = false;
  }

  #world(): World | null {
    const { table, settings } = this;
    return table && settings ? { ...table.state, input: settings.input } : null;
  }
}
