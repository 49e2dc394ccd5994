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
  if (move === null) return { ok: false, ...explainUnread(text, state) };
  const outcome = play(move);
  if (!outcome.ok) return { ok: false, ...(outcome.refusal ?? { reason: outcome.reason }) };
  const { cards, steps } = outcome.entry;
  return { ok: true, cards, steps };
}

/** The engine is asked about what can't be read, too: in a game that is over nothing else counts. */
function explainUnread(text: unknown, { position, rules }: GameState): Refusal {
  const { legal: _legal, ...refusal } = explainMove(
    position,
    null as unknown as Move,
    rules,
  ) as Refused;
  const isSaid = refusal.reason === 'bad-notation' && typeof text === 'string';
  return isSaid ? { ...refusal, text } : refusal;
}
