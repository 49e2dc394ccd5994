export * from './clock.js';
export * from './random-deal.js';
