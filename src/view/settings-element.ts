import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { AutoCollect, InputMode, RuleProfile } from '../engine/index.js';
import { STORAGE_MODES, type StorageMode } from '../services/index.js';
import { asText } from './as-text.js';
import { choice } from './choice.js';
import { PreferencesController } from './controllers/preferences-controller.js';
import {
  ANIMATION_MODES,
  AUTO_COLLECT_MODES,
  INDEX_LETTERS,
  INPUT_MODES,
  KEY_MODES,
  LEVEL_CHOICES,
  settingsOf,
  THEMES,
  type AnimationMode,
  type IndexLetters,
  type KeyMode,
  type Preference,
  type Settings,
  type SettingsSource,
  type Theme,
} from './settings.js';
import type { LevelChoice } from './deal-draw.js';
import { TableElement } from './table-element.js';

/** A table with the attributes that say how it looks and listens. None of them touches the running game. */
export abstract class SettingsElement extends TableElement implements SettingsSource {
  /** The settings put together last and the rules of which they are; null: a property has changed since. */
  #known: { readonly profile: RuleProfile; readonly settings: Settings } | null = null;

  /** Which cards go home by themselves; acts from the next move. The profile's own by default. */
  @choice<SettingsElement, AutoCollect>(AUTO_COLLECT_MODES, (host) => host.profile.autoCollect)
  autoCollect!: AutoCollect;

  /** What a tap does. The profile's own by default. */
  @choice<SettingsElement, InputMode>(INPUT_MODES, (host) => host.profile.input)
  input!: InputMode;

  /** The look of the table. */
  @choice(THEMES, 'auto')
  theme!: Theme;

  /** Letters on the cards. The profile's own by default. */
  @choice<SettingsElement, IndexLetters>(INDEX_LETTERS, (host) => host.profile.indices)
  indices!: IndexLetters;

  /** Single-key shortcuts inside the widget. */
  @choice(KEY_MODES, 'on')
  keys!: KeyMode;

  /** Which deals `random` draws from, all of them winnable: `beginner`, `standard`, `challenge` or `any`. */
  @choice<SettingsElement, LevelChoice>(LEVEL_CHOICES, (host) => host.profile.deals.level ?? 'any')
  level!: LevelChoice;

  /** After every move a quiet sign beside the cards says whether the game can still be won. */
  @property({ type: Boolean, attribute: 'winnable-sign' })
  winnableSign = false;

  /** Nobody is shown a solution, though the rules or `controls` offer one. */
  @property({ type: Boolean, attribute: 'no-solution' })
  noSolution = false;

  /** The solver runs in the page's own thread, in short slices: for policies under which each worker is reported. */
  @property({ type: Boolean, attribute: 'no-worker' })
  noWorker = false;

  /** The player may ask for hints. */
  @property({ type: Boolean, attribute: 'hint-button' })
  hintButton = false;

  /** Four suit colours instead of two; red and black stay obvious. */
  @property({ type: Boolean, attribute: 'four-color' })
  fourColor = false;

  /** Cells right, foundations left, for the left hand. */
  @property({ type: Boolean })
  mirrored = false;

  /** Hides the clock. */
  @property({ type: Boolean, attribute: 'no-timer' })
  noTimer = false;

  /**
   * Cards travel to their places, and rubies fly where the rules give them. `steps`: groups go card by card, through
   * the places they really take. `off`: they are there at once.
   */
  @choice(ANIMATION_MODES, 'on')
  animation!: AnimationMode;

  /** Small sounds; off by default. */
  @property({ type: Boolean })
  sound = false;

  /** Limits the bar to these controls, named as in `data-action`, between blanks or commas; `none` for none. */
  @property()
  @asText
  controls!: string | null;

  /** Template of the link that is copied, with `{deal}` or `{code}`; else the page's address with `?deal=`. */
  @property({ attribute: 'share-url' })
  @asText
  shareUrl!: string | null;

  /** The board only shows; nobody can play. */
  @property({ type: Boolean })
  readonly = false;

  /** Absent: no tutorial; empty: a button; `open` or a lesson: opens at once. */
  @property()
  @asText
  tutorial!: string | null;

  /** Where games, statistics and the player's settings are kept. Nothing is stored or read while it is `off`. */
  @choice(STORAGE_MODES, 'off')
  storage!: StorageMode;

  /**
   * Name under which they are kept, for the whole site; by default the element's id, else its number among the games of
   * the page. Pages that begin with different deals should name theirs.
   */
  @property({ attribute: 'storage-key' })
  @asText
  storageKey!: string | null;

  protected readonly preferences = new PreferencesController(this);

  /** @internal The rules in force, which have the defaults. */
  abstract readonly profile: RuleProfile;

  /** @internal Takes over what the player chose in the settings. */
  prefer(preference: Preference): void {
    this.preferences.prefer(preference);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.preferences.update(changed);
    super.willUpdate(changed);
  }

  /** @internal Every change of a property comes by here. */
  override requestUpdate(...change: Parameters<TableElement['requestUpdate']>): void {
    // Before the first property is, nothing is known either.
    if (change[0] !== undefined) this.#known = null;
    super.requestUpdate(...change);
  }

  /** The same object until one of them changes. */
  protected get settings(): Settings {
    const { profile } = this;
    if (this.#known?.profile !== profile) this.#known = { profile, settings: settingsOf(this) };
    return this.#known.settings;
  }
}
