// Classes and types; registers nothing and imports in Node.
export { FreeCellGame } from './view/index.js';
export * from './events/index.js';
