import {
  dailyDeal,
  provenDeals,
  ruleIds,
  rules as findRules,
  type RuleProfile,
} from '../engine/index.js';
import { localDateOf, type Wish } from '../services/index.js';
import { canDraw, drawDeal, type LevelChoice } from './deal-draw.js';
import { readCode, readDeal, type DealRequest } from './deal-request.js';
import type { Origin } from './game-events.js';

const DEFAULT_RULES = 'standard';

/** What is to be dealt, and what was wrong with the request if it was not that. */
export interface DealDecision {
  readonly rules: RuleProfile;
  readonly deal: number;
  /** The date of which it was asked for as the deal of the day, as `2026-11-29`; null: it was not. */
  readonly dailyDate: string | null;
  /** Null where the wish was granted. */
  readonly fault: Extract<DealRequest, { ok: false }> | null;
  /** The fault is nobody's: the number was right under the rules before. */
  readonly isCarriedOver?: boolean;
}

/** How what the player asked for is to be read. */
export interface WishOptions {
  /** As the player chose; a code says it by itself. */
  readonly cells?: number;
  /** It is to be a code, and a number is none. */
  readonly isCode?: boolean;
}

/**
 * Keeps what the page asked for as deal, rules and cells until it is settled, all at once: three attributes set
 * together are one deal. Setting again what the page set last asks for nothing.
 */
export class DealDesk {
  #deal: unknown = undefined;
  #rulesId = DEFAULT_RULES;
  /** An id asked for that nobody has registered yet: the page's script may do so until the first deal. */
  #unknownId: unknown = null;
  #cells: number | null = null;
  /** As the page set it last; the player may have chosen otherwise since. */
  #cellsOfPage: number | null = null;
  #dealIsNew = false;
  #rulesAreNew = false;
  /** The first deal has been decided. */
  #isSettled = false;
  /** The date on which the page asked for the deal of the day. */
  #askedOn: string | null = null;
  readonly #level: () => LevelChoice;

  /** @param level from which deals random ones are drawn */
  constructor(level: () => LevelChoice) {
    this.#level = level;
  }

  /** Whether anything was asked for since the last decision. */
  get isPending(): boolean {
    return this.#dealIsNew || this.#rulesAreNew;
  }

  /** Whether the next deal is a random one that can't be drawn yet: the table of levels isn't there. */
  get isWaiting(): boolean {
    const { rules } = this;
    const request = readDeal(this.#deal, rules);
    return (!request.ok || request.deal === 'random') && !canDraw(this.#level(), rules);
  }

  /** The profile in force, with the number of cells asked for where it lets one choose. */
  get rules(): RuleProfile {
    const late = ruleIds().find((name) => name === this.#unknownId);
    const profile = findRules(late ?? this.#rulesId);
    const cells = this.#cells;
    return cells !== null && profile.cellChoices.includes(cells)
      ? findRules(profile.id, { cells })
      : profile;
  }

  /** What the page asks for, in one spelling; a deal that can't be read is as good as none. */
  get wish(): Wish {
    const { rules } = this;
    const request = readDeal(this.#deal, rules);
    const cells = (request.ok ? request.cells : undefined) ?? this.#cellsOfPage;
    const asked = request.ok ? request.deal : 'random';
    // Another day's is another wish; a page that stays open past midnight still has that of the day before.
    if (asked === 'daily') this.#askedOn ??= localDateOf(new Date());
    const deal = asked === 'daily' ? dealOfDay(this.#askedOn ?? '', rules) : asked;
    return { deal, rules: rules.id, cells };
  }

  /** Whether players may have these rules with their number of cells. */
  offers({ id, cells }: RuleProfile): boolean {
    return ruleIds().includes(id) && findRules(id).cellChoices.includes(cells);
  }

  /** A game of these rules comes to the table in place of what was asked for. */
  adopt({ id, cells }: RuleProfile): void {
    this.#rulesId = id;
    this.#unknownId = null;
    this.#cells = cells;
    this.#rulesAreNew = false;
    // What can't be read must still be told.
    if (readDeal(this.#deal, this.rules).ok) this.#dealIsNew = false;
  }

  /** A number, `random`, or a code; anything at all may come. */
  askForDeal(value: unknown): void {
    if (isSame(value, this.#deal)) return;
    this.#deal = value;
    this.#askedOn = null;
    this.#dealIsNew = true;
  }

  /** A profile's id, or a registered profile; anything else means the default. */
  askForRules(value: unknown): void {
    const id = readId(value);
    const known = ruleIds().find((name) => name === id);
    this.#unknownId = known === undefined && !this.#isSettled ? id : null;
    if ((known ?? DEFAULT_RULES) !== this.#rulesId) this.#rulesAreNew = true;
    this.#rulesId = known ?? DEFAULT_RULES;
    if (known !== undefined) this.#takeCellsOf(value, findRules(known));
  }

  /** A profile given with other cells than its own asks for those. */
  #takeCellsOf(value: unknown, profile: RuleProfile): void {
    const cells = typeof value === 'object' ? (value as RuleProfile).cells : profile.cells;
    if (cells !== profile.cells) this.askForCells(cells);
  }

  /** A number of cells; anything the profile doesn't offer means the profile's own. */
  askForCells(value: unknown): void {
    const before = this.rules;
    const cells = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    const asked = typeof cells === 'number' && Number.isInteger(cells) ? cells : null;
    if (asked === this.#cellsOfPage) return;
    this.#cellsOfPage = asked;
    this.#cells = asked;
    if (this.rules !== before) this.#rulesAreNew = true;
  }

  /**
   * Decides what to deal. Null: nothing, the running game stays (with the fault of a request that can't be granted).
   * @param running the number on the table; undefined before the first deal
   */
  settle(
    running: number | null | undefined,
  ): DealDecision | { readonly fault: DealDecision['fault'] } {
    const isFirst = running === undefined;
    this.#rulesId = this.rules.id;
    this.#unknownId = null;
    this.#isSettled = true;
    const asksForDeal = this.#dealIsNew || isFirst;
    const mustDeal = this.#rulesAreNew || isFirst;
    this.#dealIsNew = false;
    this.#rulesAreNew = false;
    const request = readDeal(asksForDeal ? this.#deal : (running ?? 'random'), this.rules);
    if (request.ok) return this.#grant(request);
    if (!mustDeal) return { fault: request };
    const { rules } = this;
    const deal = drawDeal(this.#level(), rules);
    return { rules, deal, dailyDate: null, fault: request, isCarriedOver: !asksForDeal };
  }

  /** Reads a single wish that is to be dealt in any case, such as `newGame(617)`. */
  decide(
    value: unknown,
    origin: Origin,
    { cells, isCode = false }: WishOptions = {},
  ): DealDecision | { readonly fault: DealDecision['fault'] } {
    const { rules } = this;
    const { offered, accepted } = rules.deals;
    // Dialogs offer fewer numbers than the page may use.
    const max = origin === 'player' ? (offered ?? accepted) : accepted;
    const request = isCode ? readCode(String(value), rules) : readDeal(value, rules, max);
    if (!request.ok) return { fault: request };
    return this.#grant(cells === undefined ? request : { cells, ...request });
  }

  #grant(request: Extract<DealRequest, { ok: true }>): DealDecision {
    if (request.cells !== undefined) this.#cells = request.cells;
    const { rules } = this;
    if (request.deal === 'daily') {
      const dailyDate = localDateOf(new Date());
      return { rules, deal: dealOfDay(dailyDate, rules), dailyDate, fault: null };
    }
    const deal = request.deal === 'random' ? drawDeal(this.#level(), rules) : request.deal;
    return { rules, deal, dailyDate: null, fault: null };
  }
}

/** The deal of a date; under rules for which nothing is proven, that of the standard ones with as many cells. */
function dealOfDay(date: string, rules: RuleProfile): number {
  const deal = dailyDeal(date, provenDeals(rules) === null ? { cells: rules.cells } : { rules });
  return 1 + ((deal - 1) % rules.deals.accepted);
}

/** The id that a value is or has; a getter that throws has none. */
function readId(value: unknown): unknown {
  try {
    return typeof value === 'object' && value !== null ? (value as Partial<RuleProfile>).id : value;
  } catch {
    return undefined;
  }
}

/** `617` and `"617"` are the same wish. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const isText = (value: unknown): boolean =>
    typeof value === 'string' || typeof value === 'number';
  return isText(a) && isText(b) && String(a) === String(b);
}
