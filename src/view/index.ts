export { FreeCellExample } from './free-cell-example.js';
export { FreeCellGame } from './free-cell-game.js';
export type { CheckOptions, HintOptions } from './free-cell-game.js';
export type { CheckResult } from './controllers/advice-controller.js';
