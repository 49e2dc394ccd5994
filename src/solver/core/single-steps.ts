import {
  applyMove,
  collectable,
  explainMove,
  topOf,
  type AutoCollect,
  type Card,
  type Move,
  type Position,
  type RuleProfile,
} from '../../engine/index.js';

/**
 * A game under rules that know no group moves, played card by card as the player will: only the engine knows how a
 * group is spelt out, and the game may collect cards after each step of it.
 */
export class SingleSteps {
  readonly #rules: RuleProfile;
  readonly #mode: AutoCollect;
  #position: Position;

  constructor(position: Position, rules: RuleProfile, mode: AutoCollect) {
    this.#position = position;
    this.#rules = rules;
    this.#mode = mode;
  }

  /**
   * Plays a move, which may be one of a group.
   * @returns the moves of single cards that it takes, without the cards that the game collects meanwhile
   */
  play(move: Move): readonly Move[] {
    const verdict = explainMove(this.#position, move, { ...this.#rules, groups: true });
    if (!verdict.legal) {
      throw new Error(`solver: a move of its line is not legal (${verdict.reason})`);
    }
    const played: Move[] = [];
    let undisturbed = this.#position;
    for (const step of verdict.steps) {
      const card = cardToMove(undisturbed, step);
      undisturbed = applyMove(undisturbed, step, this.#rules);
      // A card that went home on the way has no steps left; the others find their places as planned.
      if (cardToMove(this.#position, step) !== card) continue;
      this.#step(step);
      played.push(step);
    }
    return played;
  }

  #step(step: Move): void {
    const rules = this.#rules;
    this.#position = applyMove(this.#position, step, rules);
    for (const own of collectable(this.#position, this.#mode, rules, { lastMove: step })) {
      this.#position = applyMove(this.#position, own, rules);
    }
  }
}

/** The card that a single move takes from a column or cell; null for one that comes back from home. */
function cardToMove(position: Position, { from }: Move): Card | null {
  return from === 'foundation' ? null : topOf(position, from);
}
