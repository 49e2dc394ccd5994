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

/** A place on a line: `line[at]` leads on from it. */
interface Place {
  readonly line: readonly Move[];
  readonly at: number;
}

/** A line as far as its places are not written down yet: from `position` on. */
interface Rest {
  readonly line: readonly Move[];
  readonly position: Position;
  readonly at: number;
}

/**
 * Lines that win, by the positions on them: whoever follows one, leaves it and comes back finds the way on without a
 * new search. Where lines meet the newest goes on, and it is there to its end, so following never leads in a circle.
 * The lines of one book belong to one set of rules and one mode; others take its place.
 *
 * To find out the positions on a line costs more than all else about it, so a new one is written down step by step, as
 * somebody follows it or calls {@link write}, and at the latest when it matters which of two lines goes on.
 */
export class LineBook {
  readonly #places = new Map<string, Place>();
  #rules: RuleProfile | null = null;
  #mode: AutoCollect = 'off';
  /** What is left to write of the newest line. */
  #rest: Rest | null = null;

  /** Takes over a line as `solve` gave it for this question; the same one again, as two who ask the same get it, is known. */
  add(start: Position, line: readonly Move[], rules: RuleProfile, mode: AutoCollect): void {
    const isOther = rules !== this.#rules || mode !== this.#mode;
    if (!isOther && this.#places.get(formatPosition(start))?.line === line) return;
    if (isOther || this.#places.size > MOST_STEPS) {
      this.#places.clear();
      this.#rest = null;
    }
    this.#rules = rules;
    this.#mode = mode;
    this.write();
    this.#rest = { line, position: start, at: 0 };
    this.write(1);
  }

  /** Writes down at most so many steps of the newest line; whether it is written to its end. */
  write(most = Infinity): boolean {
    for (let step = 0; step < most && this.#rest !== null; step += 1) this.#writeOne(this.#rest);
    return this.#rest === null;
  }

  /** The step from here; null where no line leads past. */
  stepFrom(position: Position, rules: RuleProfile, mode: AutoCollect): LineStep | null {
    const place = this.#find(position, rules, mode);
    const move = place?.line[place.at];
    if (place === null || move === undefined) return null;
    return { move, left: place.line.length - place.at };
  }

  /** The way on from here to the end; null where no line leads past. */
  lineFrom(position: Position, rules: RuleProfile, mode: AutoCollect): readonly Move[] | null {
    const place = this.#find(position, rules, mode);
    if (place !== null) return place.line.slice(place.at);
    return isWon(position) ? [] : null;
  }

  #find(position: Position, rules: RuleProfile, mode: AutoCollect): Place | null {
    if (rules !== this.#rules || mode !== this.#mode) return null;
    const key = formatPosition(position);
    for (;;) {
      const place = this.#places.get(key) ?? null;
      const rest = this.#rest;
      if (rest === null) return place;
      // What an earlier line says holds only where the newest doesn't lead past; and whoever goes on from here must find
      // the next position in its place, though the line was there before.
      if (place?.line === rest.line && place.at + 1 < rest.at) return place;
      this.write(1);
    }
  }

  #writeOne({ line, position, at }: Rest): void {
    const move = line[at];
    if (move === undefined || this.#rules === null) {
      this.#rest = null;
      return;
    }
    this.#places.set(formatPosition(position), { line, at });
    const next = playMove(position, move, this.#rules, this.#mode);
    this.#rest = at + 1 === line.length ? null : { line, position: next, at: at + 1 };
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
