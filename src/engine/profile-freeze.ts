import { markSoundRules } from './profile-check.js';
import type { RuleProfile } from './rule-profile.js';

/** A frozen copy of a profile, frozen all through; it must be a sound one. */
export function freezeProfile(profile: RuleProfile): RuleProfile {
  return markSoundRules(
    Object.freeze({
      ...profile,
      cellChoices: Object.freeze([...profile.cellChoices]),
      foundations:
        profile.foundations === 'free' ? 'free' : Object.freeze([...profile.foundations]),
      undo: Object.freeze({ ...profile.undo }),
      hint: Object.freeze({ ...profile.hint }),
      counters: Object.freeze([...profile.counters]),
      extras: Object.freeze([...profile.extras]),
      deals: Object.freeze({ ...profile.deals }),
    }),
  );
}
