import { CLASSIC_DEALS } from '../deal-range.js';
import { freezeProfile } from '../profile-freeze.js';
import { standard } from './standard.js';

/** As Windows had it, right mouse button included. */
export const classic = freezeProfile({
  ...standard,
  id: 'classic',
  foundations: 'free',
  safe: 'both-lower',
  forcedFinish: 'on-request',
  doubleTap: 'cell',
  contextFelt: 'collect',
  counters: ['time', 'cards-left'],
  extras: ['collect'],
  deals: { ...standard.deals, offered: CLASSIC_DEALS, accepted: CLASSIC_DEALS },
});
