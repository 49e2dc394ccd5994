import type { ToolbarAction } from '../toolbar-actions.js';
import type { GameController } from './game-controller.js';
import type { Message } from './message-controller.js';
import type { SolverController } from './solver-controller.js';

/** What those who help the player have in common. */
export interface Adviser {
  readonly game: GameController;
  readonly solver: SolverController;
  /** Shows a message and speaks it. */
  readonly say: (message: Message) => void;
  /** Only shows it. */
  readonly show: (message: Message) => void;
  /** Takes the message away. */
  readonly clear: () => void;
  /** Whether the page and the rules let the player have this. */
  readonly offers: (action: ToolbarAction) => boolean;
  /** Waits for an answer; the player is told where that takes longer than a moment. */
  readonly patiently: <Answer>(answer: Promise<Answer>) => Promise<Answer>;
}

/** Whether a question was only given up. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
