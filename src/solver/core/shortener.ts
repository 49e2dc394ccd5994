import { applyMove, collectable, type Move } from '../../engine/index.js';
import { Beam } from './beam.js';
import { collectingOf, gameRule } from './home-rule.js';
import { writeLine, type WonGame } from './line.js';
import { quickRules } from './plan.js';
import type { SearchRules } from './search-rules.js';
import { createWeights } from './weights.js';
import type { Workspace } from './workspace.js';

/** What makes a table look many moves from won, found by trial on deals above 32000. */
const STEADY = createWeights([5, 4, 0, 5, 20, 17, 30, 8, 30, 0]);
/** Others that find some of what it misses. */
const OTHERS = [
  createWeights([1, 7, 2, 4, 23, 26, 27, 9, 47, 0]),
  createWeights([4, 4, 0, 4, 10, 20, 30, 7, 43, 0]),
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
/** Looks for ever shorter lines of a game that is known to be won, with ever wider beams. */
export class Shortener {
  readonly #game: WonGame;
  readonly #workspace: Workspace;
  readonly #searchRules: SearchRules;
  #line: readonly Move[];
  #round = 0;
  #beam: Beam | null = null;
  /** What a line may cost that the next beam finds: less than the best one so far. */
  #mostLevels: number | null = null;
  /** Tables visited in beams that have ended. */
  #spent = 0;

  constructor(game: WonGame, line: readonly Move[], workspace: Workspace) {
    this.#game = game;
    this.#line = line;
    this.#workspace = workspace;
    this.#searchRules = beamRules(game);
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
    this.#mostLevels ??= priceOf(this.#game, this.#line) - 1;
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
    // The beams to come are at least as wide.
    if (state === 'full') return true;
    return this.#round >= ROUNDS.length;
  }

  #improve(beam: Beam): void {
    this.#mostLevels = beam.levels - 1;
    const line = writeLine(this.#game, beam.takeWin());
    if (isPricedApart(this.#game) || line.length < this.#line.length) this.#line = line;
  }
}

/**
 * Whether lines hold moves that cost nothing: a game that collects nothing is priced like one that collects what is
 * safe, since those cards have to be sent in any line. Not where that could spoil a win.
 */
function isPricedApart({ rules, mode }: WonGame): boolean {
  return mode === 'off' && rules.groups && !collectingOf(rules, 'safe').isForced;
}

/** The moves of a line that cost something. */
function priceOf(game: WonGame, line: readonly Move[]): number {
  if (!isPricedApart(game)) return line.length;
  let { position } = game;
  let price = 0;
  for (const move of line) {
    const isFree =
      move.to === 'foundation' &&
      collectable(position, 'safe', game.rules).some(({ from }) => from === move.from);
    if (!isFree) price += 1;
    position = applyMove(position, move, game.rules);
  }
  return price;
}

/** As the quick attempts search, but what the game does not collect by itself costs a move, as it does the player. */
function beamRules(game: WonGame): SearchRules {
  const { rules, mode } = game;
  const quick = quickRules(rules, mode);
  const free = isPricedApart(game) ? 'safe' : mode;
  return free === 'off' ? quick : { ...quick, homeRule: gameRule(rules, free) };
}
