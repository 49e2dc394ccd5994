export { findSingleMove, type SuggestedMove } from './single-move.js';
