import { COLUMN_IDS, topOf, type PileId } from '../engine/index.js';
import type { Messages } from '../i18n/index.js';
import {
  legalTargets,
  pickAt,
  type Cursor,
  type KeyCommand,
  type World,
} from '../interaction/index.js';
import { lastEntryOf, type GameState } from '../state/index.js';
import { suitOfPile, tellPlay, tellRefusal, tellState } from './narration.js';

/** The keys that speak. */
export type ReadCommand = Extract<KeyCommand['type'], `read-${string}`>;

/** All cards of a pile that can be seen, the deepest first. */
function cardsOf(pile: PileId, state: GameState): readonly string[] {
  const column = COLUMN_IDS.indexOf(pile as (typeof COLUMN_IDS)[number]);
  if (column >= 0) return state.position.columns[column] ?? [];
  const top = topOf(state.position, pile);
  return top === null ? [] : [top];
}

/** A pile card by card, or that it is empty. */
export function tellPile(pile: PileId, state: GameState, messages: Messages): string {
  return messages.summaries.pile(pile, cardsOf(pile, state), suitOfPile(state, pile));
}

function tellMoves(cursor: Cursor, world: World, messages: Messages): string {
  const picked = pickAt(cursor, world);
  if (!picked.legal) return tellRefusal(messages, picked.refusal);
  const [card] = picked.grip.cards;
  if (card === undefined) return '';
  const places = legalTargets(picked.grip, world);
  return places.length === 0
    ? messages.summaries.noLegalTarget(card)
    : messages.summaries.legalTargets(card, places);
}

/** What a reading key says; the cursor is where the focus is. */
export function speak(
  command: ReadCommand,
  cursor: Cursor,
  state: GameState,
  world: World,
  messages: Messages,
): string {
  switch (command) {
    case 'read-pile':
      return tellPile(cursor.pile, state, messages);
    case 'read-tops':
      return messages.summaries.tops(state.position.columns.map((column) => column.at(-1) ?? null));
    case 'read-state':
      return tellState(messages, state);
    case 'read-last': {
      const entry = lastEntryOf(state);
      return entry === null ? messages.summaries.noMoveYet : tellPlay(messages, state, entry);
    }
    case 'read-moves':
      return tellMoves(cursor, world, messages);
  }
}
