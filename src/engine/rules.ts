import { MAX_CELLS } from './pile.js';
import { PROFILE_FIELDS, requireRules } from './profile-check.js';
import { freezeProfile } from './profile-freeze.js';
import { BUILT_IN_PROFILES } from './profiles/index.js';
import { standard } from './profiles/standard.js';
import type { RuleProfile } from './rule-profile.js';

/**
 * What a page registers: an id and the fields that differ from `standard`. Of `undo`, `hint` and `deals` single
 * entries may be given; `cellChoices` left out is the number of cells alone.
 */
export type RuleProfileInput = { readonly id: string } & Partial<
  Omit<RuleProfile, 'id' | 'undo' | 'hint' | 'deals'>
> & {
    readonly undo?: Partial<RuleProfile['undo']>;
    readonly hint?: Partial<RuleProfile['hint']>;
    readonly deals?: Partial<RuleProfile['deals']>;
  };

const builtInIds: ReadonlySet<string> = new Set(BUILT_IN_PROFILES.map((profile) => profile.id));
const profiles = new Map<string, RuleProfile>(
  BUILT_IN_PROFILES.map((profile) => [profile.id, profile]),
);
/** Profiles with another number of cells, by the profile they come from, so that equal rules are one object. */
const recelled = new WeakMap<RuleProfile, Map<number, RuleProfile>>();

/** Ids of all profiles there are: the built-in ones, then those registered, in that order. */
export function ruleIds(): readonly string[] {
  return Object.freeze([...profiles.keys()]);
}

/**
 * The frozen profile of an id, with another number of cells if asked; the same object each time.
 * With fewer cells than `dealtToCells`, only as many cards are dealt to cells.
 * @param options.cells 0 … 8
 * @throws TypeError for an id that is no string or cells that are no number, RangeError for an id that is not
 * registered or cells that are not whole or out of range
 */
export function rules(id: string, options: { readonly cells?: number } = {}): RuleProfile {
  if (typeof id !== 'string') throw new TypeError('rules: the id must be a string');
  const profile = profiles.get(id);
  if (profile === undefined) throw new RangeError(`rules: there is no profile "${id}"`);
  const cells = readCells(options);
  if (cells === undefined || cells === profile.cells) return profile;
  const variants = recelled.get(profile) ?? new Map<number, RuleProfile>();
  recelled.set(profile, variants);
  const dealtToCells = Math.min(profile.dealtToCells, cells);
  const variant = variants.get(cells) ?? freezeProfile({ ...profile, cells, dealtToCells });
  variants.set(cells, variant);
  return variant;
}

/** The number of cells asked for, undefined where none is. */
function readCells(options: { readonly cells?: number }): number | undefined {
  let cells: unknown;
  try {
    cells = options.cells;
  } catch (error) {
    throw new TypeError('rules: the options cannot be read', { cause: error });
  }
  if (cells === undefined) return undefined;
  if (typeof cells !== 'number') throw new TypeError('rules: cells must be a number');
  if (!Number.isInteger(cells) || cells < 0 || cells > MAX_CELLS) {
    throw new RangeError(
      `rules: cells must be a whole number from 0 to ${String(MAX_CELLS)}, not ${String(cells)}`,
    );
  }
  return cells;
}

/**
 * Adds a page's own rules: a whole profile, or the fields that differ from `standard`. Registering an id again
 * replaces it; games that run keep the profile they have.
 * @returns the frozen profile
 * @throws TypeError where the profile is no object or cannot be read, RangeError naming the field and the fault,
 * for an unknown field too, and for the id of a built-in profile
 */
export function registerRules(profile: RuleProfileInput): RuleProfile {
  if (typeof profile !== 'object' || profile === null) {
    throw new TypeError('rules: a profile must be an object');
  }
  let whole: RuleProfile;
  try {
    whole = completeProfile(profile);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new TypeError('rules: the profile cannot be read', { cause: error });
  }
  requireRules(whole);
  if (!whole.cellChoices.includes(whole.cells)) {
    throw new RangeError('rules: cellChoices must have cells among them');
  }
  if (builtInIds.has(whole.id)) {
    throw new RangeError(`rules: id "${whole.id}" is a built-in profile's`);
  }
  const frozen = freezeProfile(whole);
  profiles.set(frozen.id, frozen);
  return frozen;
}

/** The profile with `standard` in place of what it leaves out. */
function completeProfile(input: RuleProfileInput): RuleProfile {
  const given = { ...input };
  const stranger = Object.keys(given).find(
    (key) => !(PROFILE_FIELDS as readonly string[]).includes(key),
  );
  if (stranger !== undefined) throw new RangeError(`rules: there is no field "${stranger}"`);
  const { id = '', cells = standard.cells, undo, hint, deals, ...rest } = given;
  return {
    ...standard,
    id,
    cellChoices: [cells],
    ...rest,
    cells,
    undo: mergeRecord(standard.undo, undo),
    hint: mergeRecord(standard.hint, hint),
    deals: mergeRecord(standard.deals, deals),
  };
}

/** Defaults under what is given; what is no object stays as it is, for the check to refuse. */
function mergeRecord<T extends object>(defaults: T, given: Partial<T> | undefined): T {
  if (given === undefined) return defaults;
  return typeof given === 'object' && given !== null ? { ...defaults, ...given } : given;
}
