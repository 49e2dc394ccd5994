export { FreeCellGame } from './free-cell-game.js';
