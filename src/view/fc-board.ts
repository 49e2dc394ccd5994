import { consume } from '@lit/context';
import { html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { isWon, type PileId } from '../engine/index.js';
import type { Messages } from '../i18n/index.js';
import {
  clampCursor,
  FIRST_CURSOR,
  followEntry,
  hasContextAction,
  IDLE,
  legalTargets,
  pileLength,
  transition,
  type Cursor,
  type Input,
  type Interaction,
  type Target,
  type World,
} from '../interaction/index.js';
import { hitTest, nearestPiles, placeCards, type Placement, type Point } from '../layout/index.js';
import type { GameState } from '../state/index.js';
import { lastEntryOf } from '../state/index.js';
import {
  dispatchContext,
  messagesContext,
  settingsContext,
  tableContext,
  type Dispatch,
  type Table,
} from './context.js';
import { BoardFocus, type FocusHost } from './controllers/board-focus.js';
import { CardMotion } from './controllers/card-motion.js';
import { PointerController, type PointerHost } from './controllers/pointer-controller.js';
import { heldGrip } from './held-grip.js';
import { InnerElement } from './inner-element.js';
import { findMovable } from './movable.js';
import { planMotion, planReturn } from './motion-plan.js';
import type { Settings } from './settings.js';
import { speak, type ReadCommand } from './spoken.js';
import { cards } from './templates/cards.js';
import { controls } from './templates/controls.js';
import { marks } from './templates/marks.js';
import { veil } from './templates/lesson-marks.js';
import { places } from './templates/places.js';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The table with its cards: draws the state it is given and sends up what fingers and keys want. */
export class FcBoard extends InnerElement implements PointerHost, FocusHost {
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
  #placement: Placement | null = null;
  /** The state whose cards are on the screen. */
  #shown: GameState | null = null;
  /** Cards were let go without a move: they travel back. */
  #returns = false;
  readonly #motion = new CardMotion();
  readonly #pointer = new PointerController(this);
  readonly #focus = new BoardFocus(this);

  /** What fingers and keys are in the middle of. */
  get interaction(): Interaction {
    return this.#interaction;
  }

  /** Where the keyboard is. */
  get cursor(): Cursor {
    return this.#cursor;
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
    if (before.kind !== interaction.kind || heldGrip(before) !== heldGrip(interaction)) {
      this.requestUpdate();
    }
    const isDragging = interaction.kind === 'dragging';
    if (isDragging !== (before.kind === 'dragging')) {
      this.dispatch?.({ type: 'dragging', isOn: isDragging });
    }
    // With a reason to tell, or news of the table, nobody need hear that the hand is empty.
    const isNews = intents.length === 1 && input.type !== 'position-changed';
    for (const intent of intents) {
      if (intent.type !== 'dropped' || isNews) this.dispatch?.(intent);
    }
  }

  /** Puts the one tab stop somewhere else; the focus follows if it is on the board. */
  placeCursor(cursor: Cursor): void {
    this.#cursor = cursor;
    this.requestUpdate();
  }

  /** Whether the table has this pile: an example may have only some. */
  shows(pile: PileId): boolean {
    return this.#placement?.piles.has(pile) === true;
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

  targetOf(control: Element): Target | null {
    const card = control.getAttribute('data-card');
    for (const seat of this.#placement?.boxes.values() ?? []) {
      if (seat.card === card) return { pile: seat.pile, index: seat.index };
    }
    const pile = control.getAttribute('data-pile');
    return pile === null ? null : { pile: pile as PileId, index: -1 };
  }

  targetAt(point: Point): Target | null {
    const { table } = this;
    if (table === undefined || this.#placement === null) return null;
    return hitTest(table.layout, this.#placement, table.state.position, point);
  }

  dropsFor(offset: Point): readonly PileId[] {
    const head = heldGrip(this.#interaction)?.cards[0];
    const placement = this.#placement;
    const seat = head === undefined ? undefined : placement?.boxes.get(head);
    if (seat === undefined || placement === null || this.table === undefined) return [];
    const { layout } = this.table;
    const { width, height } = layout.card;
    return nearestPiles(layout, placement, {
      x: seat.x + offset.x,
      y: seat.y + offset.y,
      width,
      height,
    });
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
    if (table === undefined || !changed.has('table')) return;
    const { state, layout } = table;
    this.#placement = placeCards(layout, state.position, state.rules);
    if (this.#shown?.position !== state.position) {
      this.send({ type: 'position-changed' });
      this.#cursor = this.#follow(state);
    }
    if (!this.shows(this.#cursor.pile)) this.#cursor = this.#firstCursor();
    if (table.panel !== 'none') this.#pointer.cancel();
  }

  protected override render(): unknown {
    const { table, settings, messages } = this;
    const placement = this.#placement;
    if (!table || !settings || !messages || placement === null) return nothing;
    const { state, layout } = table;
    const { position, rules } = state;
    const grip = heldGrip(this.#interaction);
    const isDragging = this.#interaction.kind === 'dragging';
    const world = this.#world();
    const targets =
      grip === null || world === null
        ? []
        : legalTargets(grip, world).filter((pile) => placement.piles.has(pile));
    const lesson = table.lesson ?? null;
    const scene = { layout, placement, position };
    const movable = findMovable(position, rules);
    return html`
      ${places(layout, rules)}
      ${cards({
        layout,
        placement,
        position,
        letters: settings.indices === 'local' ? messages.indexLetters : null,
        movable,
        grip,
        isDragging,
        targets,
        veil: lesson === null ? nothing : veil(scene, lesson),
      })}
      ${marks({
        layout,
        placement,
        position,
        selected: grip?.cards ?? [],
        isLifted: isDragging,
        targets,
        focused: this.#focus.isVisible ? this.#cursor : null,
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
      })}
    `;
  }

  protected override updated(): void {
    const { table } = this;
    const placement = this.#placement;
    if (table === undefined || placement === null) return;
    for (const element of this.querySelectorAll<HTMLElement>('.card')) {
      const seat = placement.boxes.get(element.dataset['face'] as never);
      if (seat !== undefined) this.#motion.adopt(seat.card, element);
    }
    this.#motion.settle(placement.boxes.values(), this.#plan(table.state));
    this.#shown = table.state;
    this.#returns = false;
  }

  #firstCursor(): Cursor {
    const [pile] = this.#placement?.piles.keys() ?? [];
    if (pile === undefined || this.table === undefined) return FIRST_CURSOR;
    return { pile, index: pileLength(this.table.state.position, pile) - 1 };
  }

  #plan(state: GameState): ReturnType<typeof planMotion> {
    const isStill = this.settings?.animation === 'off' || matchMedia(REDUCED_MOTION).matches;
    if (isStill) return null;
    const plan = this.#shown === null ? null : planMotion(this.#shown, state);
    return plan ?? (this.#returns ? planReturn : null);
  }

  /** The cursor goes with the cards that moved, forward or back. */
  #follow(state: GameState): Cursor {
    const { position, rules } = state;
    const shown = this.#shown;
    if (shown !== null && shown.start === state.start && shown.past.length !== state.past.length) {
      const isBack = state.past.length < shown.past.length;
      const entry = isBack ? shown.past[state.past.length] : lastEntryOf(state);
      const direction = isBack ? 'back' : 'forward';
      if (entry) return followEntry(this.#cursor, entry, direction, position, rules);
    }
    return clampCursor(this.#cursor, position, rules);
  }

  #world(): World | null {
    const { table, settings } = this;
    if (table === undefined || settings === undefined) return null;
    const { position, rules } = table.state;
    return { position, rules, input: settings.input };
  }
}
