// The solver's door: questions about positions, in this thread or in a worker.
export { solve } from './solve.js';
export type { SolveOptions } from './solve.js';
export { readBudget, type SolveBudget } from './core/budget.js';
export type { Verdict } from './core/task.js';
export type { TimedSolution as SolveResult } from './slices.js';
export { SolverClient } from './client.js';
export type { SolverClientOptions } from './client.js';
export type { WorkerFactory } from './spawn.js';
export { describeMove, findSingleMove, type SuggestedMove } from './single-move.js';
export { LineBook, type LineStep } from './line-book.js';
