import { LEVELS, type AutoCollect, type InputMode } from '../engine/index.js';
import type { PreferenceChecks, StorageMode } from '../services/index.js';
import type { LevelChoice } from './deal-draw.js';

/** Values of `theme`. */
export const THEMES = ['auto', 'light', 'dark', 'felt'] as const;
/** The look of the table; `auto` follows the page's colour scheme. */
export type Theme = (typeof THEMES)[number];

/** Values of `indices`. */
export const INDEX_LETTERS = ['latin', 'local'] as const;
/** Letters on the cards: A J Q K, or those of the language. */
export type IndexLetters = (typeof INDEX_LETTERS)[number];

/** Values of `auto-collect`. */
export const AUTO_COLLECT_MODES = ['off', 'safe', 'all'] as const satisfies AutoCollect[];
/** Values of `input`. */
export const INPUT_MODES = ['select', 'auto-place', 'home-first'] as const satisfies InputMode[];

/** Values of `level`. */
export const LEVEL_CHOICES = ['any', ...LEVELS] as const satisfies LevelChoice[];

/** Values of `keys`. */
export const KEY_MODES = ['on', 'off'] as const;
/** Single-key shortcuts inside the widget. */
export type KeyMode = (typeof KEY_MODES)[number];

/** Values of `animation`. */
export const ANIMATION_MODES = ['on', 'steps', 'off'] as const;
/** Whether cards travel to their places and rubies fly. */
export type AnimationMode = (typeof ANIMATION_MODES)[number];

/** How the board looks and listens; replaced, never changed. */
export interface Settings {
  readonly theme: Theme;
  readonly input: InputMode;
  readonly indices: IndexLetters;
  readonly keys: KeyMode;
  readonly fourColor: boolean;
  readonly mirrored: boolean;
  readonly timer: boolean;
  readonly hintButton: boolean;
  readonly tutorialButton: boolean;
  /** No input at all: the board only shows. */
  readonly readonly: boolean;
  /** Small sounds for cards, refusals and the win. */
  readonly sound: boolean;
  /** Cards travel to their places, and rubies fly where the profile gives them. */
  readonly animation: AnimationMode;
  /** Controls that the page limits the bar to, named as in `data-action`; null: the profile's own. */
  readonly controls: readonly string[] | null;
  /** Games are remembered, so there is something to be shown. */
  readonly statistics: boolean;
  /** From which deals random ones are drawn. */
  readonly level: LevelChoice;
  /** After every move a quiet sign says whether the game can still be won. */
  readonly winnableSign: boolean;
  /** Nobody is shown a solution, whatever the profile offers. */
  readonly noSolution: boolean;
}

/** What players may choose for themselves; the page's attributes give the defaults. */
export interface Preferences {
  readonly theme: Theme;
  readonly indices: IndexLetters;
  readonly fourColor: boolean;
  readonly mirrored: boolean;
  readonly autoCollect: AutoCollect;
  readonly input: InputMode;
  readonly sound: boolean;
  readonly animation: AnimationMode;
  readonly level: LevelChoice;
  readonly winnableSign: boolean;
}

function isOneOf<Value>(values: readonly Value[]) {
  return (value: unknown): value is Value => values.some((known) => known === value);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** Which values each of them can have. */
export const PREFERENCE_CHECKS: PreferenceChecks<Preferences> = {
  theme: isOneOf(THEMES),
  indices: isOneOf(INDEX_LETTERS),
  fourColor: isBoolean,
  mirrored: isBoolean,
  autoCollect: isOneOf(AUTO_COLLECT_MODES),
  input: isOneOf(INPUT_MODES),
  sound: isBoolean,
  animation: isOneOf(ANIMATION_MODES),
  level: isOneOf(LEVEL_CHOICES),
  winnableSign: isBoolean,
};

/** One choice of the player. */
export type Preference = {
  readonly [Name in keyof Preferences]: {
    readonly name: Name;
    readonly value: Preferences[Name];
  };
}[keyof Preferences];

/** The public properties that settings are made of. */
export interface SettingsSource extends Pick<
  Settings,
  | 'theme'
  | 'input'
  | 'indices'
  | 'keys'
  | 'fourColor'
  | 'mirrored'
  | 'hintButton'
  | 'readonly'
  | 'sound'
  | 'animation'
  | 'level'
  | 'winnableSign'
  | 'noSolution'
> {
  readonly noTimer: boolean;
  readonly tutorial: string | null;
  /** As in the attribute: names between blanks or commas, `none`, or null. */
  readonly controls: string | null;
  readonly storage: StorageMode;
}

/** `none` and a list of unknown names leave nothing; nothing said leaves all. */
function listControls(controls: string | null): readonly string[] | null {
  if (controls === null || controls.trim() === '') return null;
  return controls
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
}

/** The settings that an element's properties amount to. */
export function settingsOf(source: SettingsSource): Settings {
  const { input, indices, keys, fourColor, mirrored, hintButton, noTimer, tutorial } = source;
  return {
    theme: source.theme,
    input,
    indices,
    keys,
    fourColor,
    mirrored,
    hintButton,
    readonly: source.readonly,
    timer: !noTimer,
    tutorialButton: tutorial !== null,
    sound: source.sound,
    animation: source.animation,
    controls: listControls(source.controls),
    statistics: source.storage !== 'off',
    level: source.level,
    winnableSign: source.winnableSign,
    noSolution: source.noSolution,
  };
}
