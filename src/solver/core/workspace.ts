import { Frontier } from './frontier.js';
import { Memory } from './memory.js';
import { SearchTree } from './tree.js';

/** The tables of a search: typed arrays that serve one search after another. */
export interface Workspace {
  /** What they take all together. */
  readonly memory: Memory;
  readonly tree: SearchTree;
  readonly frontier: Frontier;
  /** For searches that go level by level: the moves of the next one. */
  readonly nextFrontier: Frontier;
}

/** What the widest beam has beside these tables. */
export const BATCH_BYTES = 1 << 16;

/** One that is not in use: questions in turn share it, those at the same time get their own. */
let spare: Workspace | null = null;

/** An empty workspace for one question, which may take so many bytes. */
export function takeWorkspace(bytes: number): Workspace {
  const taken = spare ?? createWorkspace();
  spare = null;
  taken.memory.limit = bytes;
  return taken;
}

/**
 * Gives a workspace back once its question is answered. All of its memory is let go but for what every one has, so that
 * no question finds more or less of it than another did.
 */
export function returnWorkspace(workspace: Workspace): void {
  workspace.tree.seen.clear();
  workspace.frontier.clear();
  workspace.nextFrontier.clear();
  spare = workspace;
}

function createWorkspace(): Workspace {
  const memory = new Memory();
  memory.take(BATCH_BYTES);
  return {
    memory,
    tree: new SearchTree(memory),
    frontier: new Frontier(memory),
    nextFrontier: new Frontier(memory),
  };
}
