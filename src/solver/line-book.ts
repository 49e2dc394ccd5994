import {
  applyMove,
  collectable,
  formatPosition,
  isWon,
  type AutoCollect,
  type Move,
  type Position,
  type RuleProfile,
} from '../engine/index.js';

/** A step of a line that wins. */
export interface LineStep {
  readonly move: Move;
  /** Moves to the end, this one included. */
  readonly left: number;
}

/** More steps than a long game with many detours has; beyond, the book begins anew. */
const MOST_STEPS = 5000;

/**
 * Lines that win, by the positions on them: whoever follows one, leaves it and comes back finds the way on without a
 * new search. Where lines meet the newest goes on, and it is there to its end, so following never leads in a circle.
 * The lines of one book belong to one set of rules and one mode; others take its place.
 */
export class LineBook {
  readonly #steps = new Map<string, LineStep>();
  #rules: RuleProfile | null = null;
  #mode: AutoCollect = 'off';

  /** Takes over a line as `solve` gave it for this question. */
  add(start: Position, line: readonly Move[], rules: RuleProfile, mode: AutoCollect): void {
    const isOther = rules !== this.#rules || mode !== this.#mode;
    if (isOther || this.#steps.size > MOST_STEPS) this.#steps.clear();
    this.#rules = rules;
    this.#mode = mode;
    let position = start;
    line.forEach((move, index) => {
      this.#steps.set(formatPosition(position), { move, left: line.length - index });
      position = playMove(position, move, rules, mode);
    });
  }

  /** The step from here; null where no line leads past. */
  stepFrom(position: Position, rules: RuleProfile, mode: AutoCollect): LineStep | null {
    if (rules !== this.#rules || mode !== this.#mode) return null;
    return this.#steps.get(formatPosition(position)) ?? null;
  }

  /** The way on from here to the end; null where no line leads past. */
  lineFrom(start: Position, rules: RuleProfile, mode: AutoCollect): readonly Move[] | null {
    const line: Move[] = [];
    let position = start;
    while (!isWon(position)) {
      const step = this.stepFrom(position, rules, mode);
      if (step === null) return null;
      line.push(step.move);
      position = playMove(position, step.move, rules, mode);
    }
    return line;
  }
}

/** A move with the cards that go home by themselves after it. */
function playMove(position: Position, move: Move, rules: RuleProfile, mode: AutoCollect): Position {
  const played = applyMove(position, move, rules);
  return collectable(played, mode, rules, { lastMove: move }).reduce(
    (table, own) => applyMove(table, own, rules),
    played,
  );
}
