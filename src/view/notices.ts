import type { Messages } from '../i18n/index.js';
import type { SuggestedMove, Verdict } from '../solver/index.js';
import { canUndo, stuckKindOf, type GameState, type StepVerdict } from '../state/index.js';
import type { IconName } from './art/icons.js';
import type { SolutionCommand } from './context.js';
import type { Message, MessageAction } from './controllers/message-controller.js';
import { isImpossible, verifyDeal } from './verified.js';

const UNDO: MessageAction = { action: 'undo', label: 'undo', command: { type: 'undo' } };
const RESTART: MessageAction = {
  action: 'restart',
  label: 'restart',
  command: { type: 'restart' },
};
const NEW_GAME: MessageAction = {
  action: 'new-game',
  label: 'newGame',
  command: { type: 'open', panel: 'new-game' },
};
/** With its whole name: «New» beside a sentence says too little. */
const WHOLE_NEW_GAME: MessageAction = { ...NEW_GAME, isWhole: true };
const BACK: MessageAction = { action: 'back', label: 'back', command: { type: 'back' } };
const SHOW_HINT: MessageAction = { action: 'hint', label: 'showHint', command: { type: 'hint' } };

/** A message of one sentence. */
export function quietly(tell: (messages: Messages) => string): Message {
  return { kind: 'quiet', tell: (messages) => ({ fact: tell(messages) }) };
}

/**
 * That there is no way on but back, with the ways back; null where there is one on.
 * @param hasBack the player may go back to a winnable position
 */
export function stuckNotice(state: GameState, hasBack: boolean): Message | null {
  const kind = stuckKindOf(state);
  if (kind === null) return null;
  // A profile that asks before it throws a game away is one for beginners: it also takes defeat lightly.
  const isGentle = state.rules.confirmNewGame;
  const ways = canUndo(state) ? [UNDO, hasBack ? BACK : RESTART] : [RESTART, NEW_GAME];
  return {
    kind: 'notice',
    tell: ({ notices }) => ({
      fact: kind === 'no-moves' ? notices.stuck : notices.toAndFro,
      ...(isGentle ? { remedy: notices.takeHeart } : {}),
    }),
    actions: state.past.length === 0 ? [NEW_GAME] : ways,
  };
}

/** That the first hint will be counted, with the button that takes it all the same. */
export const HINT_COST: Message = {
  kind: 'notice',
  tell: ({ notices }) => ({ fact: notices.hintCounts }),
  actions: [SHOW_HINT],
};

/** That a listener of `fc-before-move` objected to a move. */
export const VETOED: Message = {
  kind: 'refusal',
  tell: ({ notices }) => ({ fact: notices.vetoed }),
};

/** That nothing can be suggested. */
export const NO_HINT: Message = {
  kind: 'notice',
  tell: ({ notices }) => ({ fact: notices.noHint }),
};

/** That a search takes longer than a moment. */
export const THINKING: Message = quietly(({ solver }) => solver.thinking);

/** That the position on the table is lost, with the way back that there is. */
export function lostNotice(state: GameState, hasBack: boolean): Message {
  const ways = hasBack ? [BACK] : [UNDO];
  const isOfDeal = state.past.length === 0 && isImpossible(state);
  return {
    kind: 'notice',
    tell: ({ solver }) => ({ fact: isOfDeal ? `${solver.impossible}.` : solver.unwinnable }),
    actions: canUndo(state) ? ways : [WHOLE_NEW_GAME],
  };
}

/** The answer to «Can it be won?». */
export function checkNotice(verdict: Verdict, state: GameState, hasBack: boolean): Message {
  if (verdict === 'unwinnable') return lostNotice(state, hasBack);
  return {
    kind: 'notice',
    tell: ({ solver }) => ({
      fact: verdict === 'winnable' ? solver.winnable : solver.undecided,
    }),
  };
}

/** Why there is no need to go back, or no way. */
export function wayBackNotice(reason: 'still-winnable' | 'impossible' | 'no-way-back'): Message {
  return {
    kind: 'notice',
    tell: ({ solver }) => {
      if (reason === 'still-winnable') return { fact: solver.stillWinnable };
      return { fact: reason === 'impossible' ? solver.impossible : solver.noWayBack };
    },
  };
}

/** Where the solution player is. */
export interface SolutionProgress {
  /** Moves to the end. */
  readonly left: number;
  readonly isPlaying: boolean;
  /** Runs go card by card; null where the rules have no other way. */
  readonly isByCards: boolean | null;
}

/** What the solution player shows, with its buttons. */
export function solutionNotice({ left, isPlaying, isByCards }: SolutionProgress): Message {
  const button = (
    action: string,
    label: MessageAction['label'],
    command: SolutionCommand,
    icon: IconName,
  ): MessageAction => ({ action, label, icon, command: { type: 'solution', command } });
  const pace = isPlaying
    ? button('solution-pause', 'pause', 'pause', 'pause')
    : button('solution-play', 'play', 'play', 'play');
  const manner = isByCards
    ? button('solution-runs', 'wholeRuns', 'runs', 'runs')
    : button('solution-cards', 'singleCards', 'cards', 'cards');
  return {
    kind: 'notice',
    tell: ({ solver }) => ({ fact: solver.solution(left) }),
    actions: [
      button('solution-back', 'previous', 'back', 'previous'),
      pace,
      button('solution-forward', 'next', 'forward', 'next'),
      ...(isByCards === null ? [] : [manner]),
      button('solution-stop', 'stop', 'stop', 'close'),
    ],
  };
}

/** What a hint suggests, as far as the profile shows it. */
export function hintNotice({ cards, to, onto }: SuggestedMove, { rules }: GameState): Message {
  const card = cards[0] ?? '';
  const isWhole = rules.hint.shows === 'source-target';
  return {
    kind: 'notice',
    tell: ({ notices }) => ({
      fact: isWhole
        ? notices.hint(card, to, onto, cards.length)
        : notices.hintSource(card, cards.length),
    }),
  };
}

/** Why nothing can be taken back or made again. */
export function stepNotice(
  { reason }: Extract<StepVerdict, { ok: false }>,
  { rules }: GameState,
): Message {
  switch (reason) {
    case 'game-won':
      return quietly(({ notices }) => notices.noUndoAfterWin);
    case 'nothing-to-undo':
      return quietly(({ notices }) => notices.nothingToUndo);
    case 'nothing-to-redo':
      return quietly(({ notices }) => notices.nothingToRedo);
    case 'undo-limit':
      return quietly(({ notices }) => notices.undoLimit(rules.undo.limit ?? 0));
  }
}

/** What isn't proven about a deal that was asked for; null where it can be won, and for a position without a number. */
export function verdictNotice({ deal, rules }: GameState): Message | null {
  const verdict = verifyDeal(deal, rules);
  if (deal === null || verdict === 'winnable') return null;
  return quietly(({ notices }) =>
    verdict === 'unwinnable' ? notices.dealImpossible(deal) : notices.dealUnverified(deal),
  );
}
