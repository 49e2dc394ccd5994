import type { RuleProfile } from '../rule-profile.js';
import { bakersGame } from './bakers-game.js';
import { classic } from './classic.js';
import { eightOff } from './eight-off.js';
import { oneTap } from './one-tap.js';
import { scored } from './scored.js';
import { singleCard } from './single-card.js';
import { standard } from './standard.js';

/** The profiles that come with the game, the default first. */
export const BUILT_IN_PROFILES: readonly RuleProfile[] = Object.freeze([
  standard,
  oneTap,
  singleCard,
  classic,
  scored,
  bakersGame,
  eightOff,
]);
