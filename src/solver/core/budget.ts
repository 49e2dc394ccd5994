/** How much a question may cost; what is left out has its default. */
export interface SolveBudget {
  /** Tables visited, all attempts and the looks for shorter lines together. */
  readonly nodes?: number;
  /** Milliseconds by the clock of whoever runs the search. */
  readonly ms?: number;
  /**
   * Bytes of memory for the tables of the search, and of the looks for shorter lines: never more at any time. Some
   * 250,000 are the least that anything is searched with.
   */
  readonly bytes?: number;
  /** Milliseconds to go on for a shorter line once there is one; 0 if left out. */
  readonly shortenMs?: number;
}

/** A budget with nothing left open. */
export type FullBudget = Required<SolveBudget>;

/** 64 MiB: over a million tables, far more than games with four cells need. */
const DEFAULT_BYTES = 64 * 2 ** 20;
/** What the numbers of nodes and entries have bits for, and more than a page should take. */
const MOST_BYTES = 2 ** 30;

const DEFAULT_BUDGET: FullBudget = {
  nodes: Infinity,
  ms: Infinity,
  bytes: DEFAULT_BYTES,
  shortenMs: 0,
};

/**
 * The budget with its defaults: as many tables as there is memory for, and no limit of time.
 * @throws TypeError for what is no object or no number, RangeError for a limit that is not above 0; Infinity is none
 */
export function readBudget(budget: SolveBudget | undefined): FullBudget {
  if (budget === undefined) return DEFAULT_BUDGET;
  if (typeof budget !== 'object' || budget === null) {
    throw new TypeError('budget: it must be an object with nodes, ms, bytes or shortenMs');
  }
  const { nodes, ms, bytes, shortenMs } = readFields(budget);
  return {
    nodes: readLimit(nodes, 'nodes', Infinity),
    ms: readLimit(ms, 'ms', Infinity),
    bytes: Math.min(MOST_BYTES, readLimit(bytes, 'bytes', DEFAULT_BYTES)),
    shortenMs: shortenMs === 0 ? 0 : readLimit(shortenMs, 'shortenMs', 0),
  };
}

function readFields(budget: SolveBudget): Partial<Record<keyof SolveBudget, unknown>> {
  try {
    const { nodes, ms, bytes, shortenMs } = budget;
    return { nodes, ms, bytes, shortenMs };
  } catch (error) {
    throw new TypeError('budget: it cannot be read', { cause: error });
  }
}

function readLimit(value: unknown, name: string, byDefault: number): number {
  if (value === undefined) return byDefault;
  if (typeof value !== 'number') throw new TypeError(`budget: ${name} must be a number`);
  if (!(value > 0)) throw new RangeError(`budget: ${name} must be above 0, not ${String(value)}`);
  return value;
}
