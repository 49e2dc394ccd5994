import type { AutoCollect, Move, RuleProfile } from '../../engine/index.js';
import { Beam } from './beam.js';
import { gameRule } from './home-rule.js';
import { writeLine, type WonGame } from './line.js';
import { planSearches } from './plan.js';
import type { SearchRules } from './search-rules.js';
import { createWeights } from './weights.js';
import type { Workspace } from './workspace.js';

/** What makes a table look many moves from won, found by trial on deals above 32000. */
const STEADY = createWeights([1, 7, 2, 4, 23, 26, 27, 9, 47, 0]);
/** Others that find some of what it misses. */
const OTHERS = [
  createWeights([4, 4, 0, 4, 10, 20, 30, 7, 43, 0]),
  createWeights([5, 4, 0, 4, 21, 13, 35, 9, 33, 0]),
] as const;
/**
 * One beam after the other until the time is over, and how many tables each keeps of a level: twice as many tables
 * save more than another look with other weights.
 */
const ROUNDS = [
  { width: 96, weights: STEADY },
  { width: 384, weights: STEADY },
  { width: 1024, weights: STEADY },
  { width: 1024, weights: OTHERS[0] },
  { width: 1024, weights: OTHERS[1] },
  { width: 4096, weights: STEADY },
  { width: 4096, weights: OTHERS[0] },
  { width: 8192, weights: OTHERS[1] },
] as const;
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
