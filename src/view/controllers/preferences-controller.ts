import type { PropertyValues, ReactiveControllerHost } from 'lit';
import { PreferenceBook, type Slot } from '../../services/index.js';
import { PREFERENCE_CHECKS, type Preference, type Preferences } from '../settings.js';

type Host = ReactiveControllerHost & { -readonly [Name in keyof Preferences]: Preferences[Name] };

/** The player's own settings over those of the page: chosen in a panel, kept where the page lets games be remembered. */
export class PreferencesController {
  readonly #host: Host;
  readonly #book = new PreferenceBook<Preferences>(PREFERENCE_CHECKS);
  #slot: Slot | null = null;
  /** What the page gave at first has been seen. */
  #isAware = false;

  constructor(host: Host) {
    this.#host = host;
  }

  /** The player chooses. */
  prefer({ name, value }: Preference): void {
    this.#lookAtPage();
    this.#book.set(name, value);
    this.#put(name, value);
    this.#keep();
  }

  /** Takes over what a slot has kept, and keeps what is chosen from now on there. Null: keeps nothing. */
  use(slot: Slot | null): void {
    this.#lookAtPage();
    this.#slot = slot;
    if (slot === null) return;
    const isNews = this.#book.names.some((name) => this.#book.get(name) !== undefined);
    slot.read('preferences', (kept) => this.#book.load(kept));
    if (isNews) this.#keep();
    for (const name of this.#book.names) {
      const chosen = this.#book.get(name);
      if (chosen !== undefined) this.#put(name, chosen);
    }
  }

  /** Sees which settings have changed since the last update: what the player didn't choose, the page did. */
  update(changed: PropertyValues): void {
    this.#lookAtPage();
    for (const name of this.#book.names) {
      const value = this.#host[name];
      const chosen = this.#book.get(name);
      if (!changed.has(name) || value === chosen) continue;
      const inForce = this.#book.pageGives(name, value);
      // What is the profile's own must stay so: it is another one with other rules.
      if (inForce !== value) this.#put(name, inForce);
      else if (chosen !== undefined) this.#keep();
    }
  }

  #lookAtPage(): void {
    if (this.#isAware) return;
    this.#isAware = true;
    for (const name of this.#book.names) this.#book.pageGives(name, this.#host[name]);
  }

  #put<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
    const settings: { -readonly [Key in keyof Preferences]: Preferences[Key] } = this.#host;
    settings[name] = value;
  }

  #keep(): void {
    this.#slot?.write('preferences', this.#book.take());
  }
}
