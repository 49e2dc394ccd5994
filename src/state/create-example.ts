import type { Position, RuleProfile } from '../engine/index.js';
import { NO_COUNTS } from './create-game.js';
import type { GameState } from './game-state.js';

/** A table to show something on: cards may be missing, nothing goes by itself, and nothing is counted for anybody. */
export function createExample(position: Position, rules: RuleProfile): GameState {
  return Object.freeze({
    rules,
    deal: null,
    dealt: position,
    dealtAuto: Object.freeze([]),
    start: position,
    position,
    past: Object.freeze([]),
    future: Object.freeze([]),
    undoFloor: 0,
    autoCollect: 'off',
    counters: NO_COUNTS,
    started: true,
    laidOut: true,
  });
}
