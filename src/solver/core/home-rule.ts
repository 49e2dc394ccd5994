import type { AutoCollect, RuleProfile } from '../../engine/index.js';
import type { Board } from './board.js';
import { AT_HOME, type CardCode } from './card-code.js';

/**
 * When a card that fits goes home without being asked: conditions as bits of one number, any of which is enough.
 */
export type HomeRule = number;

/** No card goes unasked. */
const NEVER = 0;
/** Rank ≤ 2. */
const LOW = 1;
/** An ace. */
const ACE = 2;
/** Both foundations of the other colour have come to rank − 1 at least. */
const BOTH_LOWER = 4;
/** Both of the other colour to rank − 2, and the other one of the own colour to rank − 3. */
const MAY_RETURN = 8;
/** Every card that fits. */
const EVERY = 16;

const SAFE_RULES: Readonly<Record<RuleProfile['safe'], HomeRule>> = {
  'low-first': LOW | BOTH_LOWER,
  'both-lower': ACE | BOTH_LOWER,
  'may-return': MAY_RETURN,
  always: EVERY,
};

/** How cards go up without being asked in one search. */
export interface Collecting {
  readonly rule: HomeRule;
  /**
   * The game does it to the player, and it can spoil a win: then the search must follow it to the letter. Else
   * the search does it of its own accord, since it never spoils anything.
   */
  readonly isForced: boolean;
}

/**
 * The cards that go home at no loss whatever follows. By suit, all: what could lie on them is home already.
 * By colour, those on which no card will have to lie: where cards come back from home, one of the next lower rank may
 * do so, and only the narrower condition holds.
 */
function harmlessRule(rules: RuleProfile): HomeRule {
  if (rules.stacking === 'same-suit') return EVERY;
  return rules.takeBack ? MAY_RETURN : LOW | BOTH_LOWER | MAY_RETURN;
}

/** Whether all that one rule sends home, another does too. */
function isPartOf(part: HomeRule, whole: HomeRule): boolean {
  if ((whole & EVERY) !== 0) return true;
  const filled = (whole & BOTH_LOWER) !== 0 ? whole | (whole & LOW ? ACE : 0) : whole;
  return (part & ~filled) === 0;
}

/** By which rule the game itself sends cards home in this mode. */
export function gameRule(rules: RuleProfile, mode: AutoCollect): HomeRule {
  if (mode === 'off') return NEVER;
  return mode === 'all' ? EVERY : SAFE_RULES[rules.safe];
}

/** How a search of this game must collect when the game itself collects in this mode. */
export function collectingOf(rules: RuleProfile, mode: AutoCollect): Collecting {
  const harmless = harmlessRule(rules);
  const forced = gameRule(rules, mode);
  if (isPartOf(forced, harmless)) return { rule: harmless, isForced: false };
  return { rule: forced, isForced: true };
}

/** Whether a card that is the next of its suit goes by the rule. */
export function goesHome(board: Board, card: CardCode, rule: HomeRule): boolean {
  if ((rule & EVERY) !== 0) return true;
  const { home } = board;
  const suit = card & 3;
  const rank = (card >> 2) + 1;
  const isOuter = suit === 0 || suit === 3;
  const first = home[isOuter ? 1 : 0] as number;
  const second = home[isOuter ? 2 : 3] as number;
  const lower = first < second ? first : second;
  if ((rule & BOTH_LOWER) !== 0 && lower >= rank - 1) return true;
  if ((rule & LOW) !== 0 && rank <= 2) return true;
  if ((rule & ACE) !== 0 && rank === 1) return true;
  return (rule & MAY_RETURN) !== 0 && lower >= rank - 2 && (home[3 - suit] as number) >= rank - 3;
}

/**
 * Sends home what goes by the rule until nothing more does, writing each card and what it lay on into the log.
 * @param kept a card that stays, as the one just taken back; −1 for none
 * @returns the new length of the log
 */
export function collectHome(
  board: Board,
  rule: HomeRule,
  kept: CardCode,
  log: Uint8Array,
  length: number,
): number {
  const { home, where, depthOf, heights, supports } = board;
  let end = length;
  let idle = 0;
  for (let suit = 0; idle < 4; suit = (suit + 1) & 3) {
    idle += 1;
    const rank = home[suit] as number;
    if (rank === 13) continue;
    const card = (rank << 2) | suit;
    const place = where[card] as number;
    if (card === kept || (place < 8 && depthOf[card] !== heights[place])) continue;
    if (!goesHome(board, card, rule)) continue;
    log[end] = card;
    log[end + 1] = supports[card] as number;
    end += 2;
    board.relocate(card, AT_HOME);
    idle = 0;
  }
  return end;
}
