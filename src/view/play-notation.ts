import { explainMove, parseMove, type Card, type Move, type Refusal } from '../engine/index.js';
import type { GameState } from '../state/index.js';
import type { PlayOutcome } from './controllers/game-controller.js';

/** What a typed move came to: the cards and single-card steps of a move that was made, or the reason with its numbers. */
export type TypedOutcome =
  | { readonly ok: true; readonly cards: readonly Card[]; readonly steps: readonly Move[] }
  | ({ readonly ok: false } & (Refusal | { readonly reason: string }));

function read(text: unknown): Move | Refusal {
  try {
    return parseMove(text as string);
  } catch {
    return { reason: 'bad-notation', ...(typeof text === 'string' ? { text } : {}) };
  }
}

/** Plays a move given in standard notation. Never throws: what can't be read or isn't legal is told. */
export function playNotation(
  text: unknown,
  state: GameState,
  play: (move: Move) => PlayOutcome,
): TypedOutcome {
  const move = read(text);
  if ('reason' in move) return { ok: false, ...move };
  const verdict = explainMove(state.position, move, state.rules);
  if (!verdict.legal) {
    const { legal: _legal, ...refusal } = verdict;
    return { ok: false, ...refusal };
  }
  const outcome = play(move);
  if (!outcome.ok) return { ok: false, reason: outcome.reason };
  return { ok: true, cards: verdict.cards, steps: verdict.steps };
}
