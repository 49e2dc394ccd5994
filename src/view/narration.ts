import {
  countEmptyCells,
  countEmptyColumns,
  countHome,
  FOUNDATION_IDS,
  type Card,
  type PileId,
  type Refusal,
  type Suit,
} from '../engine/index.js';
import type { Messages, Sentence } from '../i18n/index.js';
import { lastEntryOf, statusOf, type GameState, type HistoryEntry } from '../state/index.js';
import type { Change } from './game-events.js';
import { foundationSuit } from './foundation-suit.js';

/** The suit that a foundation has by now; null for one without and for other piles. */
export function suitOfPile(state: GameState, pile: PileId): Suit | null {
  const foundation = FOUNDATION_IDS.indexOf(pile as (typeof FOUNDATION_IDS)[number]);
  return foundation < 0 ? null : foundationSuit(state.rules, state.position, foundation);
}

/** The card on which the first of the moved cards came to lie. */
function cardBeneath(entry: HistoryEntry): Card | null {
  if (entry.to === null || !entry.to.startsWith('column-')) return null;
  const column = entry.before.columns[Number(entry.to.slice('column-'.length)) - 1];
  return column?.at(-1) ?? null;
}

/** What is said about the newest entry of the history. */
export function tellPlay(messages: Messages, state: GameState, entry: HistoryEntry): string {
  const [card] = entry.cards;
  if (entry.kind === 'collect' || card === undefined || entry.to === null) {
    return messages.notices.collected([...entry.cards, ...entry.autoCards]);
  }
  return messages.notices.moved({
    card,
    cards: entry.cards.length,
    to: entry.to,
    onto: cardBeneath(entry),
    freeCells: countEmptyCells(state.position),
    home: entry.autoCards,
  });
}

/** What is said after a change of the game: one sentence, whatever it brought along. `seconds` null: no clock is shown. */
export function tellChange(
  messages: Messages,
  change: Change,
  state: GameState,
  seconds: number | null,
): string {
  if (change === 'load') return `${messages.boardName(state.deal)}. ${tellState(messages, state)}`;
  const { notices } = messages;
  const { moves } = state.counters;
  if (statusOf(state) === 'won') return notices.won({ moves, seconds });
  const entry = lastEntryOf(state);
  switch (change) {
    case 'deal':
      return notices.dealt(state.deal, state.dealtAuto.length);
    case 'restart':
      return notices.restarted;
    case 'undo':
      return notices.undone(moves);
    case 'redo':
      return notices.redone(moves);
    case 'play':
      return entry === null ? '' : tellPlay(messages, state, entry);
  }
}

/** Where the game stands, on demand. */
export function tellState(messages: Messages, state: GameState): string {
  return messages.summaries.state({
    moves: state.counters.moves,
    freeCells: countEmptyCells(state.position),
    emptyColumns: countEmptyColumns(state.position),
    cardsHome: countHome(state.position),
  });
}

/** A sentence in one piece, as it is spoken. */
export function joinSentence({ fact, remedy }: Sentence): string {
  return remedy === undefined ? fact : `${fact} ${remedy}`;
}

/** The reason of a refusal with its numbers, in the language. */
export function sentenceOf(messages: Messages, refusal: Refusal): Sentence {
  // The dictionary has one function per reason, each taking that reason's own numbers; the pairing is by name.
  const tell = messages.refusals[refusal.reason] as (numbers: Refusal) => Sentence;
  return tell(refusal);
}

/** The same, spoken. */
export function tellRefusal(messages: Messages, refusal: Refusal): string {
  return joinSentence(sentenceOf(messages, refusal));
}

/** The same where more follows: each sentence with its full stop. */
export function tellRefusalWhole(messages: Messages, refusal: Refusal): string {
  const { fact, remedy } = sentenceOf(messages, refusal);
  return remedy === undefined ? fact : `${fact} ${remedy}.`;
}
