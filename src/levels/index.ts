// The door to the levels of the first 32000 deals: a table worth loading only when someone asks for a level.
export { levelOf } from './level-of.js';
export { pickLevelDeal } from './level-deal.js';
