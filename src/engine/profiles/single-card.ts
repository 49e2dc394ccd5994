import { freezeProfile } from '../profile-freeze.js';
import { standard } from './standard.js';

/** One card at a time, aces only home, rubies for cards that come home: for beginners. */
export const singleCard = freezeProfile({
  ...standard,
  id: 'single-card',
  groups: false,
  aces: 'home-only',
  foundations: 'free',
  autoCollect: 'off',
  forcedFinish: 'never',
  input: 'home-first',
  contextCard: 'none',
  undo: { limit: null, countsAsMove: true },
  hint: { shows: 'source-target', countsAsMove: true },
  score: 'rubies',
  counters: ['rubies', 'moves', 'time'],
  extras: ['collect', 'rules'],
  confirmNewGame: true,
  deals: { ...standard.deals, offered: null, level: 'beginner' },
  indices: 'local',
});
