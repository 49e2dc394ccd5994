import type { AutoCollect, Move, RuleProfile } from '../../engine/index.js';
import { Beam } from './beam.js';
import { gameRule } from './home-rule.js';
import { writeLine, type WonGame } from './line.js';
import { planSearches } from './plan.js';
import type { SearchRules } from './search-rules.js';
import { createWeights } from './weights.js';
import type { Workspace } from './workspace.js';

/** What makes a table look many moves from won, found by trial on deals above 32000: each finds what others miss. */
const WEIGHTS = [
  createWeights([3, 4, 0, 1, 23, 12, 9, 7, 37, 0]),
  createWeights([6, 5, 2, 1, 9, 5, 7, 4, 19, 0]),
  createWeights([10, 3, 1, 3, 50, 9, 11, 2, 20, 0]),
] as const;
/** Tables kept of each level, from one round to the next, until the time is over. */
const WIDTHS = [64, 256, 1024, 4096];
const ROUNDS = WIDTHS.flatMap((width) => WEIGHTS.map((weights) => ({ width, weights })));
/** Longer lines than this are never looked for: no game needs them. */
const MOST_MOVES = 400;

/** Looks for ever shorter lines of a game that is known to be won, with ever wider beams. */
export class Shortener {
  readonly #game: WonGame;
  readonly #workspace: Workspace;
  readonly #searchRules: SearchRules;
  #line: readonly Move[];
  #round = 0;
  #beam: Beam | null = null;
  #mostLevels = MOST_MOVES;
  /** Tables visited in beams that have ended. */
  #spent = 0;

  constructor(game: WonGame, line: readonly Move[], workspace: Workspace) {
    this.#game = game;
    this.#line = line;
    this.#workspace = workspace;
    this.#searchRules = beamRules(game.rules, game.mode);
  }

  /** The shortest line so far. */
  get line(): readonly Move[] {
    return this.#line;
  }

  /** Tables visited. */
  get nodes(): number {
    return this.#spent + (this.#beam?.visited ?? 0);
  }

  /** Goes on for about so many moves tried; whether it has done all it can. */
  run(moves: number): boolean {
    const round = ROUNDS[this.#round];
    if (round === undefined || this.#line.length < 2) return true;
    const { width, weights } = round;
    this.#beam ??= new Beam(this.#workspace, this.#game.start, this.#searchRules, weights, {
      width,
      mostLevels: this.#mostLevels,
    });
    const beam = this.#beam;
    const state = beam.run(moves);
    if (state === 'running') return false;
    this.#spent += beam.visited;
    this.#beam = null;
    this.#round += 1;
    if (state === 'won') this.#improve(beam);
    return this.#round >= ROUNDS.length;
  }

  #improve(beam: Beam): void {
    this.#mostLevels = beam.levels - 1;
    const line = writeLine(this.#game, beam.takeWin());
    if (line.length < this.#line.length) this.#line = line;
  }
}

/** As the quick attempts search, but what the game does not collect by itself costs a move, as it does the player. */
function beamRules(rules: RuleProfile, mode: AutoCollect): SearchRules {
  const [attempt] = planSearches(rules, mode);
  if (attempt === undefined) throw new Error('solver: there is no plan');
  if (mode === 'off') return attempt.rules;
  return { ...attempt.rules, homeRule: gameRule(rules, mode) };
}
