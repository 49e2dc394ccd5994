export type {
  Armed,
  Grip,
  Input,
  Intent,
  Interaction,
  Outcome,
  PointerKind,
  Target,
  World,
} from './interaction.js';
export { IDLE } from './interaction.js';
export { legalTargets, pickAt, pileLength, type PickVerdict } from './grip.js';
export { hasContextAction, transition } from './transition.js';
export {
  clampCursor,
  FIRST_CURSOR,
  followEntry,
  moveCursor,
  type Cursor,
  type CursorKey,
} from './cursor.js';
export { readKey, type KeyCommand, type KeyContext, type KeyPress } from './key-bindings.js';
