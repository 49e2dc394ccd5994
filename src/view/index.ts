export { FreeCellExample } from './free-cell-example.js';
export { FreeCellGame } from './free-cell-game.js';
