// Classes and types; registers nothing and imports in Node.
import type { FreeCellExample, FreeCellGame } from './view/index.js';

export { registerRules, ruleIds, rules } from './engine/index.js';
export type {
  Card,
  Move,
  Position,
  Refusal,
  RuleProfile,
  RuleProfileInput,
} from './engine/index.js';
export type { GameSnapshot } from './state/index.js';
export { FreeCellExample, FreeCellGame } from './view/index.js';
export type { CheckOptions, CheckResult, HintOptions } from './view/index.js';
export * from './events/index.js';

declare global {
  interface HTMLElementTagNameMap {
    'free-cell-example': FreeCellExample;
    'free-cell-game': FreeCellGame;
  }
}
