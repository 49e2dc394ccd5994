import { decodeGame, type RuleProfile } from '../engine/index.js';
import type { Messages } from '../i18n/index.js';

/** What a `deal` value asks for, or why it can't be used. */
export type DealRequest =
  | { readonly ok: true; readonly deal: number | 'random' | 'daily'; readonly cells?: number }
  | {
      readonly ok: false;
      readonly code: 'bad-deal' | 'bad-code';
      readonly tell: (messages: Messages) => string;
    };

/** Longest piece of foreign text that is repeated in a message. */
const ECHO_LENGTH = 24;

/** A short, one-line echo of whatever was given. */
function echo(value: unknown): string {
  let text: string;
  try {
    text = String(value);
  } catch {
    text = typeof value;
  }
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > ECHO_LENGTH ? `${line.slice(0, ECHO_LENGTH)}…` : line;
}

function readNumber(value: number, shown: string, max: number): DealRequest {
  if (!Number.isInteger(value)) {
    return { ok: false, code: 'bad-deal', tell: (m) => m.errors.dealNotANumber(shown) };
  }
  if (value < 1 || value > max) {
    return { ok: false, code: 'bad-deal', tell: (m) => m.errors.dealOutOfRange(shown, max) };
  }
  return { ok: true, deal: value };
}

type CodeFault = keyof Messages['errors']['codeFaults'];

function refuseCode(text: string, fault: CodeFault): DealRequest {
  const tell = ({ errors }: Messages): string =>
    `${errors.badCode(echo(text))} ${errors.codeFaults[fault]}`;
  return { ok: false, code: 'bad-code', tell };
}

/** Reads a game code; whatever is wrong with it is told. */
export function readCode(text: string, rules: RuleProfile): DealRequest {
  const game = decodeGame(text);
  if (!game.ok) return refuseCode(text, game.reason);
  if (!rules.cellChoices.includes(game.cells)) return refuseCode(text, 'choice');
  // The dialog's range is for numbers that are typed; a code reaches as far as the rules do.
  const request = readNumber(game.deal, String(game.deal), rules.deals.accepted);
  return request.ok ? { ...request, cells: game.cells } : request;
}

/**
 * Reads what a page, a link or a player gave as a deal: a number, `random`, `daily`, or a game code.
 * Nothing at all means `random`. Never throws, whatever it is given.
 * @param max greatest number that is let through
 */
export function readDeal(
  value: unknown,
  rules: RuleProfile,
  max: number = rules.deals.accepted,
): DealRequest {
  if (value === null || value === undefined) return { ok: true, deal: 'random' };
  if (typeof value === 'number') return readNumber(value, echo(value), max);
  if (typeof value !== 'string') {
    return { ok: false, code: 'bad-deal', tell: (m) => m.errors.dealNotANumber(echo(value)) };
  }
  const text = value.trim();
  const word = text.toLowerCase();
  if (word === '' || word === 'random') return { ok: true, deal: 'random' };
  if (word === 'daily') return { ok: true, deal: 'daily' };
  if (/^fc\d/i.test(text)) return readCode(text, rules);
  // Only plain digits: no exponents or hexadecimal that `Number` would let through.
  return readNumber(/^-?\d+$/.test(text) ? Number(text) : Number.NaN, echo(text), max);
}
