import type { Move, Refusal } from '../engine/index.js';
import type { DropVerdict, PickVerdict } from './grip.js';
import { IDLE, type Armed, type Grip, type Interaction, type Outcome } from './interaction.js';

/** The same state, nothing to tell. */
export function stay(interaction: Interaction): Outcome {
  return { interaction, intents: [] };
}

/** Plays a move; the hand is empty then. */
export function play(move: Move): Outcome {
  return { interaction: IDLE, intents: [{ type: 'move', move }] };
}

/** Tells why not, and keeps what there was. */
export function refuse(interaction: Interaction, refusal: Refusal): Outcome {
  return { interaction, intents: [{ type: 'refuse', refusal }] };
}

/** Empties the hand without a move. */
export function drop(): Outcome {
  return { interaction: IDLE, intents: [{ type: 'dropped' }] };
}

/** Empties the hand and tells why there was no move; the reason comes last, so that it is what remains to be read. */
export function dropAndRefuse(refusal: Refusal): Outcome {
  return { interaction: IDLE, intents: [{ type: 'dropped' }, { type: 'refuse', refusal }] };
}

/** Chooses cards that then wait for a place. */
export function arm(grip: Grip, by: Armed['by']): Outcome {
  return { interaction: { kind: 'armed', grip, by }, intents: [{ type: 'picked', grip }] };
}

/** Chooses the cards, or tells why they can't be lifted and keeps what there was. */
export function armOrRefuse(
  verdict: PickVerdict,
  by: Armed['by'],
  otherwise: Interaction,
): Outcome {
  return verdict.legal ? arm(verdict.grip, by) : refuse(otherwise, verdict.refusal);
}

/** Plays the move, or tells why not and keeps what there was. */
export function playOrRefuse(verdict: DropVerdict, otherwise: Interaction): Outcome {
  return verdict.legal ? play(verdict.move) : refuse(otherwise, verdict.refusal);
}
