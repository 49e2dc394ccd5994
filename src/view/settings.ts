import type { InputMode } from '../engine/index.js';

/** Values of `theme`. */
export const THEMES = ['auto', 'light', 'dark', 'felt'] as const;
/** The look of the table; `auto` follows the page's colour scheme. */
export type Theme = (typeof THEMES)[number];

/** Values of `indices`. */
export const INDEX_LETTERS = ['latin', 'local'] as const;
/** Letters on the cards: A J Q K, or those of the language. */
export type IndexLetters = (typeof INDEX_LETTERS)[number];

/** Values of `keys`. */
export const KEY_MODES = ['on', 'off'] as const;
/** Single-key shortcuts inside the widget. */
export type KeyMode = (typeof KEY_MODES)[number];

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
}

/** The public properties that settings are made of. */
export interface SettingsSource extends Pick<
  Settings,
  'theme' | 'input' | 'indices' | 'keys' | 'fourColor' | 'mirrored' | 'hintButton' | 'readonly'
> {
  readonly noTimer: boolean;
  readonly tutorial: string | null;
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
  };
}
