import { Frontier } from './frontier.js';
import { SearchTree } from './tree.js';

/** The memory of a search: large typed arrays that serve one search after another. */
export interface Workspace {
  readonly tree: SearchTree;
  readonly frontier: Frontier;
  /** For searches that go level by level: the moves of the next one. */
  readonly nextFrontier: Frontier;
}

/** One that is not in use: questions in turn share it, those at the same time get their own. */
let spare: Workspace | null = null;

/** A workspace for one question. */
export function takeWorkspace(): Workspace {
  const taken = spare ?? {
    tree: new SearchTree(),
    frontier: new Frontier(),
    nextFrontier: new Frontier(),
  };
  spare = null;
  return taken;
}

/** Gives a workspace back once its question is answered. */
export function returnWorkspace(workspace: Workspace): void {
  spare = workspace;
}
