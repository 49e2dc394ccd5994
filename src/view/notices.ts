import type { Messages } from '../i18n/index.js';
import type { SuggestedMove } from '../solver/index.js';
import { canUndo, stuckKindOf, type GameState, type StepVerdict } from '../state/index.js';
import type { Message, MessageAction } from './controllers/message-controller.js';
import { verifyDeal } from './verified.js';

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
const SHOW_HINT: MessageAction = { action: 'hint', label: 'showHint', command: { type: 'hint' } };

/** A message of one sentence. */
export function quietly(tell: (messages: Messages) => string): Message {
  return { kind: 'quiet', tell: (messages) => ({ fact: tell(messages) }) };
}

/** That there is no way on but back, with the ways back; null where there is one on. */
export function stuckNotice(state: GameState): Message | null {
  const kind = stuckKindOf(state);
  if (kind === null) return null;
  // A profile that asks before it throws a game away is one for beginners: it also takes defeat lightly.
  const isGentle = state.rules.confirmNewGame;
  const ways = canUndo(state) ? [UNDO, RESTART] : [RESTART, NEW_GAME];
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
