import { isJsonObject } from '../state/index.js';

/** For each name: whether a value can be a setting of that name. */
export type PreferenceChecks<Values extends object> = {
  readonly [Name in keyof Values]: (value: unknown) => value is Values[Name];
};

/** Version of the format in which settings are kept. */
const PREFERENCES_VERSION = 1;

/** What a player chose, as it is kept. */
export interface KeptPreferences<Values extends object> {
  readonly version: typeof PREFERENCES_VERSION;
  readonly values: Partial<Values>;
}

/**
 * The settings that a player chose, against those that the page gives: a choice wins until the page changes the same
 * setting. To give again what it gave before is no change.
 */
export class PreferenceBook<Values extends object> {
  readonly #checks: PreferenceChecks<Values>;
  #chosen: Partial<Values> = {};
  readonly #ofPage: Partial<Values> = {};

  constructor(checks: PreferenceChecks<Values>) {
    this.#checks = checks;
  }

  /** Names of all settings there are. */
  get names(): readonly (keyof Values)[] {
    return Object.keys(this.#checks) as (keyof Values)[];
  }

  /** What the player chose; undefined: nothing. */
  get<Name extends keyof Values>(name: Name): Values[Name] | undefined {
    return this.#chosen[name];
  }

  /** The player chooses. */
  set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    this.#chosen[name] = value;
  }

  /**
   * The page gives a setting; returns the one in force. Its first value is a default, which a choice wins over; another
   * one than before ends the player's choice.
   */
  pageGives<Name extends keyof Values>(name: Name, value: Values[Name]): Values[Name] {
    const isChange = Object.hasOwn(this.#ofPage, name) && this.#ofPage[name] !== value;
    this.#ofPage[name] = value;
    if (isChange) delete this.#chosen[name];
    return this.#chosen[name] ?? value;
  }

  /** The choices as JSON. */
  take(): KeptPreferences<Values> {
    return { version: PREFERENCES_VERSION, values: { ...this.#chosen } };
  }

  /** Takes over kept choices, each that is sound, where nothing else was chosen since; null where the whole isn't. */
  load(kept: unknown): KeptPreferences<Values> | null {
    if (!isJsonObject(kept) || kept['version'] !== PREFERENCES_VERSION) return null;
    const { values } = kept;
    if (!isJsonObject(values)) return null;
    const chosen: Partial<Values> = {};
    for (const name of this.names) {
      const value = Object.hasOwn(values, name) ? values[String(name)] : undefined;
      if (this.#checks[name](value)) chosen[name] = value;
    }
    this.#chosen = { ...chosen, ...this.#chosen };
    return this.take();
  }
}
