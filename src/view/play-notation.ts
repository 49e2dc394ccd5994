import {
  explainMove,
  parseMove,
  type Card,
  type Move,
  type Refusal,
  type Refused,
} from '../engine/index.js';
import type { GameState } from '../state/index.js';
import type { PlayOutcome } from './controllers/game-controller.js';

/** What a typed move came to: the cards and single-card steps of a move that was made, or the reason with its numbers. */
export type TypedOutcome =
  | { readonly ok: true; readonly cards: readonly Card[]; readonly steps: readonly Move[] }
  | ({ readonly ok: false } & (Refusal | { readonly reason: string }));

/** The move a text spells; null where it spells none. */
function read(text: unknown): Move | null {
  try {
    return parseMove(text as string);
  } catch {
    return null;
  }
}

/** Plays a move given in standard notation. Never throws: what can't be read or isn't legal is told. */
export function playNotation(
  text: unknown,
  state: GameState,
  play: (move: Move) => PlayOutcome,
): TypedOutcome {
  const move = read(text);
  // The engine is asked about what can't be read, too: in a game that is over nothing else counts.
  const verdict = explainMove(state.position, move as Move, state.rules);
  if (move === null || !verdict.legal) {
    const { legal: _legal, ...refusal } = verdict as Refused;
    const isUnread = refusal.reason === 'bad-notation' && typeof text === 'string';
    return { ok: false, ...refusal, ...(isUnread ? { text } : {}) };
  }
  const outcome = play(move);
  if (!outcome.ok) return { ok: false, reason: outcome.reason };
  return { ok: true, cards: verdict.cards, steps: verdict.steps };
}
