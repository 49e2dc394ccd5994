// Classes and types; registers nothing and imports in Node.
import type { FreeCellGame } from './view/index.js';

export { FreeCellGame } from './view/index.js';
export * from './events/index.js';

declare global {
  interface HTMLElementTagNameMap {
    'free-cell-game': FreeCellGame;
  }
}
