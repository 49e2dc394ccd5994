import type { InputMode, RuleProfile } from '../../src/engine/index.js';

/**
 * What the pages of rules say of each profile, written down by hand: the engine's own constants have no part in it, so
 * that a slip there is seen here. Every field is a behaviour, tested on the engine and on the element.
 */
export interface Row {
  readonly id: string;
  /** Suits in board order, or `free`: any empty place takes any ace. */
  readonly foundations: string;
  /** What a player may choose. */
  readonly cells: readonly number[];
  readonly groups: boolean;
  readonly bySuit: boolean;
  readonly aceHomeOnly: boolean;
  readonly kingsOnly: boolean;
  readonly cellToCell: boolean;
  readonly takeBack: boolean;
  readonly autoCollect: 'off' | 'safe';
  readonly safe: SafeMeaning;
  /** Whether a decided game finishes by itself with the mode `safe`, and with `off`. */
  readonly finishes: readonly [safe: boolean, off: boolean];
  readonly input: InputMode;
  readonly doubleTap: 'none' | 'cell' | 'home';
  readonly cardContext: boolean;
  readonly feltContext: boolean;
  readonly collectButton: boolean;
  /** What the counter says after a move, after its undo, after its redo. */
  readonly counts: readonly [number, number, number];
  readonly undoLimit: number | null;
  readonly hintCounts: boolean;
  readonly hintShowsTarget: boolean;
  readonly counters: string;
  readonly score: RuleProfile['score'];
  readonly asks: boolean;
  /** Greatest number of the dialog; null: it asks for none. */
  readonly offered: number | null;
  readonly accepted: number;
  /** The dialog offers levels, and the deal of the day. */
  readonly levels: boolean;
  readonly daily: boolean;
  /** What random deals are drawn from, where the page says nothing. */
  readonly level: 'beginner' | null;
  readonly indices: 'latin' | 'local';
  readonly code: boolean;
  readonly share: boolean;
  readonly rulesButton: boolean;
}

/** Short names of what `safe` can mean. */
export type SafeMeaning = 'twos' | 'aces' | 'returning' | 'all';

const LAST = 2 ** 33 - 1;

const STANDARD: Row = {
  id: 'standard',
  foundations: 'SHCD',
  cells: [4],
  groups: true,
  bySuit: false,
  aceHomeOnly: false,
  kingsOnly: false,
  cellToCell: true,
  takeBack: false,
  autoCollect: 'safe',
  safe: 'twos',
  finishes: [true, false],
  input: 'select',
  doubleTap: 'none',
  cardContext: true,
  feltContext: false,
  collectButton: false,
  counts: [1, 0, 1],
  undoLimit: null,
  hintCounts: false,
  hintShowsTarget: true,
  counters: 'moves timer',
  score: 'none',
  asks: false,
  offered: 1_000_000,
  accepted: LAST,
  levels: false,
  daily: false,
  level: null,
  indices: 'latin',
  code: false,
  share: false,
  rulesButton: false,
};

/** The seven profiles. */
export const ROWS: readonly Row[] = [
  STANDARD,
  {
    ...STANDARD,
    id: 'one-tap',
    cellToCell: false,
    finishes: [true, true],
    input: 'auto-place',
    cardContext: false,
    hintShowsTarget: false,
    counters: 'timer moves undos',
    offered: 32_000,
    accepted: 32_000,
    levels: true,
    daily: true,
    share: true,
  },
  {
    ...STANDARD,
    id: 'single-card',
    foundations: 'free',
    groups: false,
    aceHomeOnly: true,
    autoCollect: 'off',
    finishes: [false, false],
    input: 'home-first',
    cardContext: false,
    collectButton: true,
    counts: [1, 2, 3],
    hintCounts: true,
    counters: 'rubies moves timer',
    score: 'rubies',
    asks: true,
    offered: null,
    level: 'beginner',
    indices: 'local',
    rulesButton: true,
  },
  {
    ...STANDARD,
    id: 'classic',
    foundations: 'free',
    safe: 'aces',
    finishes: [false, false],
    doubleTap: 'cell',
    feltContext: true,
    collectButton: true,
    counters: 'timer cards-left',
    offered: 32_000,
    accepted: 32_000,
  },
  {
    ...STANDARD,
    id: 'scored',
    foundations: 'SHDC',
    cells: [4, 2, 1],
    takeBack: true,
    autoCollect: 'off',
    safe: 'returning',
    finishes: [false, false],
    input: 'home-first',
    doubleTap: 'home',
    cardContext: false,
    undoLimit: 100,
    counters: 'score moves timer',
    score: 'points',
    offered: null,
    code: true,
    share: true,
  },
  { ...STANDARD, id: 'bakers-game', bySuit: true, safe: 'all' },
  {
    ...STANDARD,
    id: 'eight-off',
    cells: [8],
    bySuit: true,
    kingsOnly: true,
    safe: 'all',
  },
];
