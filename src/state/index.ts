export * from './game-state.js';
export * from './action.js';
export { createGame, type GameOptions } from './create-game.js';
export { reduce } from './reduce.js';
export * from './selectors.js';
export { scoreOf } from './score.js';
export * from './store.js';
export * from './snapshot.js';
export { readSnapshot, type SnapshotFault, type SnapshotVerdict } from './snapshot-reader.js';
