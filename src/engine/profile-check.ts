import { FOUNDATION_COUNT, MAX_CELLS } from './pile.js';
import { isSuit } from './card.js';
import { LAST_DEAL } from './deal-range.js';
import { LEVELS } from './level.js';
import type { RuleProfile } from './rule-profile.js';

/** A check of one field: says what is wrong with a value, or null. */
type FieldCheck = (value: unknown) => string | null;

/** Profiles that have passed the check and are frozen, so that the engine's inner loops need not ask again. */
const soundProfiles = new WeakSet<object>();

const isFlag: FieldCheck = (value) => (typeof value === 'boolean' ? null : 'must be true or false');

const ID_PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function isOneOf(...allowed: readonly string[]): FieldCheck {
  return (value) =>
    typeof value === 'string' && allowed.includes(value)
      ? null
      : `must be one of ${allowed.join(', ')}`;
}

function isWhole(least: number, most: number): FieldCheck {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? null
      : `must be a whole number from ${String(least)} to ${String(most)}`;
}

function isNullOr(check: FieldCheck): FieldCheck {
  return (value) => {
    const fault = value === null ? null : check(value);
    return fault === null ? null : `${fault}, or null`;
  };
}

function isListOf(check: FieldCheck, least: number): FieldCheck {
  return (value) => {
    if (!Array.isArray(value)) return 'must be a list';
    if (value.length < least) return `needs at least ${String(least)} entry`;
    if (new Set<unknown>(value).size !== value.length) return 'has an entry twice';
    const fault = value.map(check).find((one) => one !== null);
    return fault == null ? null : `has a wrong entry: each ${fault}`;
  };
}

function isRecordOf(checks: Readonly<Record<string, FieldCheck>>): FieldCheck {
  return (value) => {
    if (typeof value !== 'object' || value === null) return 'must be an object';
    const record = value as Readonly<Record<string, unknown>>;
    const stranger = Object.keys(record).find((key) => !Object.hasOwn(checks, key));
    if (stranger !== undefined) return `has an unknown field "${stranger}"`;
    for (const [key, check] of Object.entries(checks)) {
      const fault = check(record[key]);
      if (fault !== null) return `is wrong: ${key} ${fault}`;
    }
    return null;
  };
}

const isFoundationOrder: FieldCheck = (value) => {
  if (value === 'free') return null;
  const isOrder =
    Array.isArray(value) &&
    value.length === FOUNDATION_COUNT &&
    value.every(isSuit) &&
    new Set(value).size === FOUNDATION_COUNT;
  return isOrder ? null : 'must be "free" or the suits C, D, H, S in some order';
};

/** What each field of a profile may hold. */
const FIELD_CHECKS: Readonly<Record<keyof RuleProfile, FieldCheck>> = {
  id: (value) =>
    typeof value === 'string' && value.length <= 64 && ID_PATTERN.test(value)
      ? null
      : 'must be lower-case Latin words joined by hyphens, 64 characters at most',
  cells: isWhole(0, MAX_CELLS),
  cellChoices: isListOf(isWhole(0, MAX_CELLS), 1),
  dealtToCells: isWhole(0, MAX_CELLS),
  stacking: isOneOf('alternate-color', 'same-suit'),
  groups: isFlag,
  emptyColumn: isOneOf('any', 'kings'),
  aces: isOneOf('anywhere', 'home-only'),
  cellToCell: isFlag,
  takeBack: isFlag,
  foundations: isFoundationOrder,
  autoCollect: isOneOf('off', 'safe', 'all'),
  safe: isOneOf('low-first', 'both-lower', 'may-return', 'always'),
  forcedFinish: isOneOf('unless-off', 'always', 'on-request', 'never'),
  input: isOneOf('select', 'auto-place', 'home-first'),
  doubleTap: isOneOf('none', 'cell', 'home'),
  contextCard: isOneOf('none', 'home'),
  contextFelt: isOneOf('none', 'collect'),
  undo: isRecordOf({
    limit: isNullOr(isWhole(1, Number.MAX_SAFE_INTEGER)),
    countsAsMove: isFlag,
  }),
  hint: isRecordOf({ shows: isOneOf('source-target', 'source'), countsAsMove: isFlag }),
  score: isOneOf('none', 'rubies', 'points'),
  counters: isListOf(isOneOf('moves', 'time', 'undos', 'score', 'rubies', 'cards-left'), 0),
  extras: isListOf(isOneOf('check', 'back', 'collect', 'share', 'code', 'rules'), 0),
  confirmNewGame: isFlag,
  deals: isRecordOf({
    offered: isNullOr(isWhole(1, LAST_DEAL)),
    accepted: isWhole(1, LAST_DEAL),
    levels: isFlag,
    daily: isFlag,
    level: isNullOr(isOneOf(...LEVELS)),
  }),
  indices: isOneOf('latin', 'local'),
};

/** Every field of a profile, in the order of its documentation. */
export const PROFILE_FIELDS = Object.keys(FIELD_CHECKS) as readonly (keyof RuleProfile)[];

/** Notes that the engine made or registered this profile. */
export function markSoundRules(rules: RuleProfile): RuleProfile {
  soundProfiles.add(rules);
  return rules;
}

/**
 * Makes sure that a value is a whole and consistent rule profile.
 * @throws TypeError where it is no object, RangeError naming the field and what is wrong with it
 */
export function requireRules(value: unknown): asserts value is RuleProfile {
  if (typeof value !== 'object' || value === null) {
    throw new TypeError('rules: a rule profile is needed, as rules(id) gives it');
  }
  if (soundProfiles.has(value)) return;
  try {
    checkProfile(value as RuleProfile);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new TypeError('rules: the profile cannot be read', { cause: error });
  }
}

/** Asks every field, then what the fields say about each other. */
function checkProfile(profile: RuleProfile): void {
  for (const field of PROFILE_FIELDS) {
    const fault = FIELD_CHECKS[field](profile[field]);
    if (fault !== null) throw new RangeError(`rules: ${field} ${fault}`);
  }
  if (profile.deals.offered !== null && profile.deals.offered > profile.deals.accepted) {
    throw new RangeError('rules: deals is wrong: offered must not be above accepted');
  }
  if (profile.dealtToCells > profile.cells) {
    throw new RangeError('rules: dealtToCells must not be above cells');
  }
}
