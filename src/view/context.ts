import { createContext } from '@lit/context';
import type { Card, Move, PileId, Refusal, Suit } from '../engine/index.js';
import type { Messages } from '../i18n/index.js';
import type { Grip } from '../interaction/index.js';
import type { BoardLayout } from '../layout/index.js';
import type { Clock, ProfileStatistics, Statistics } from '../services/index.js';
import type { Verdict } from '../solver/index.js';
import type { GameState } from '../state/index.js';
import type { WishOptions } from './deal-desk.js';
import type { Preference, Settings } from './settings.js';

/** What lies open over the table. */
export type Panel =
  | 'none'
  | 'new-game'
  /** Asks before the deal begins anew. */
  | 'restart'
  | 'settings'
  | 'statistics'
  | 'tutorial'
  | 'menu';

/** What the player wants; it goes up, state comes down. */
export type Command =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'refuse'; readonly refusal: Refusal }
  /** `isDragged`: it is seen in the hand, and what comes of it will be said. */
  | { readonly type: 'picked'; readonly grip: Grip; readonly isDragged?: boolean }
  | { readonly type: 'dropped' }
  /** Which card is to come back from home? */
  | { readonly type: 'ask-suit'; readonly suits: readonly Suit[] }
  /** Cards follow the pointer, or no longer do. */
  | { readonly type: 'dragging'; readonly isOn: boolean }
  | { readonly type: 'undo' | 'redo' | 'restart' | 'collect' | 'hint' | 'check' | 'back' }
  | { readonly type: 'solution'; readonly command: SolutionCommand }
  /** A number that is being typed as the next deal. */
  | { readonly type: 'consider'; readonly deal: number; readonly cells: number }
  | ({ readonly type: 'new-game'; readonly deal: string } & WishOptions)
  /** A move typed in notation. */
  | { readonly type: 'notation'; readonly text: string }
  /** Puts the link to the game, or its code, on the clipboard. */
  | { readonly type: 'share' | 'copy-code' }
  | ({ readonly type: 'set-preference' } & Preference)
  | StatisticsCommand
  | { readonly type: 'open'; readonly panel: Panel }
  | { readonly type: 'announce'; readonly text: string };

/** What the player wants of the solution: how it is shown, and how fast. */
export type SolutionCommand =
  | 'start'
  | 'forward'
  | 'back'
  | 'play'
  | 'pause'
  /** Runs go card by card, or in one go. */
  | 'cards'
  | 'runs'
  | 'stop';

/** What the player wants of the statistics. */
export type StatisticsCommand =
  /** The text of a file, in place of what is counted. */
  | { readonly type: 'import-statistics'; readonly text: string }
  | { readonly type: 'reset-statistics' };

/** Sends a command up to the game. */
export type Dispatch = (command: Command) => void;

/** A suggested move, as the board marks it. */
export interface HintMark {
  /** The cards to move, the deepest first. */
  readonly cards: readonly Card[];
  /** Null where the profile only shows what to move. */
  readonly to: PileId | null;
}

/** What a lesson points at. A new object each time something else is pointed at: the path draws itself anew. */
export interface LessonMark {
  /** Bracketed where there is no move. */
  readonly cards: readonly Card[];
  /** The same for whole piles. */
  readonly piles: readonly PileId[];
  /** Cards that have to do with it: neither veiled nor bracketed. */
  readonly bright: readonly Card[];
  /** An example move. Its cards, the deepest first, and its place are bracketed and joined by a path. */
  readonly move: { readonly cards: readonly Card[]; readonly to: PileId } | null;
  /** Which move of several it is, from 1: shown where cards don't travel. */
  readonly number: number | null;
  /** All else lies under a veil. */
  readonly isVeiled: boolean;
}

/** What is wrong with what was typed into a panel, a new object each time. */
export interface PanelError {
  readonly message: string;
}

/** What came of the move typed last, a new object each time. */
export interface TypedMove {
  /** Null: nothing is wrong with it: it was played, or the page didn't allow it. */
  readonly refusal: Refusal | null;
}

/** What is counted, as the statistics panel shows it. */
export interface StatisticsView {
  /** For `formatStatistics`, which makes the text of a file. */
  readonly all: Statistics;
  /** Of the rules on the table; `winShareOf`, `averageWinMsOf` and `medianWinMsOf` say more. */
  readonly profile: ProfileStatistics;
  /** Days in a row, as of today, on which the deal of the day was won. */
  readonly dailyStreak: number;
  /** Kept beyond this page view. */
  readonly isKept: boolean;
}

/** The table: everything the board draws besides its own fingers and focus. */
export interface Table {
  readonly state: GameState;
  readonly layout: BoardLayout;
  readonly hint: HintMark | null;
  readonly clock: Clock;
  /** Whether it runs: then the time shown ticks. */
  readonly isClockRunning: boolean;
  /** Whether a panel covers the table: it is inert then. */
  readonly panel: Panel;
  /** Null before anything was typed, and once the table is another one. */
  readonly typed: TypedMove | null;
  /** What is counted, as of now; only the panel asks. */
  readonly readStatistics: () => StatisticsView;
  /** Where the sign is switched on: whether the game can still be won; null: not known yet. */
  readonly sign?: Verdict | null;
  /** Only where the table is an example: what it points at, or null. */
  readonly lesson?: LessonMark | null;
}

/** The table, for board, bar, message line and panels. */
export const tableContext = createContext<Table>(Symbol('table'));
/** How the table looks and listens. */
export const settingsContext = createContext<Settings>(Symbol('settings'));
/** All texts in the language in force. */
export const messagesContext = createContext<Messages>(Symbol('messages'));
/** The way up. */
export const dispatchContext = createContext<Dispatch>(Symbol('dispatch'));
