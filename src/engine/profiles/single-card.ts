import { freezeProfile } from '../profile-freeze.js';
import { standard } from './standard.js';

/** One card at a time, aces only home, rubies for cards that come home: seed 002. */
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
  extras: ['collect'],
  confirmNewGame: true,
  deals: { offered: null, accepted: standard.deals.accepted },
  indices: 'local',
});
