import { expect } from '@open-wc/testing';
import { dealPosition, rules } from '../../src/engine/index.js';
import { Beam } from '../../src/solver/core/beam.js';
import { HashIndex, entryOf, slotAfter, slotOf } from '../../src/solver/core/hash-index.js';
import { Memory } from '../../src/solver/core/memory.js';
import { planSearches, type Attempt } from '../../src/solver/core/plan.js';
import { Search } from '../../src/solver/core/search.js';
import { readStartTable } from '../../src/solver/core/start-table.js';
import { SolverTask } from '../../src/solver/core/task.js';
import {
  BATCH_BYTES,
  returnWorkspace,
  takeWorkspace,
  type Workspace,
} from '../../src/solver/core/workspace.js';

const twoCells = rules('standard', { cells: 2 });
/** Not decided within a million tables. */
const endless = dealPosition(209, twoCells);
const start = readStartTable(endless, twoCells);
/** The search to the end. */
const patient = planSearches(twoCells, 'off').at(-1) as Attempt;
/** Each growth at once: a chunk of nodes. */
const MOST_AT_ONCE = 1 << 18;
/** Half the slots of a small hash table. */
const MOST_REHASHED = 1 << 10;

/** Numbers that are spread out as hashes are. */
function hashOf(entry: number): number {
  const mixed = Math.imul(entry ^ (entry >>> 15), 0x2c1b3c6d);
  return Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) ^ (mixed >>> 15);
}

const ARRAYS = ['Int32Array', 'Uint8Array', 'Uint16Array', 'Float64Array'] as const;
/** Smaller arrays are no tables. */
const SMALL = 1 << 10;

/** Does something and tells of each typed array that is made meanwhile. */
function watchArrays(work: () => void, onArray: (bytes: number) => void): void {
  const originals = ARRAYS.map((name) => [name, globalThis[name]] as const);
  const put = (name: string, value: unknown): void => {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  };
  for (const [name, original] of originals) {
    const construct = (target: typeof original, args: unknown[], caller: typeof original) => {
      const array = Reflect.construct(target, args, caller) as ArrayBufferView;
      if (array.byteLength >= SMALL) onArray(array.byteLength);
      return array;
    };
    put(name, new Proxy(original, { construct }));
  }
  try {
    work();
  } finally {
    for (const [name, original] of originals) put(name, original);
  }
}

/** What a search allocates of its own accord, beside what it says it takes. */
function measure(bytes: number, work: (workspace: Workspace) => void, ahead = 0) {
  const workspace = takeWorkspace(bytes);
  const { memory } = workspace;
  let live = memory.used - ahead;
  let [most, largest] = [0, 0];
  const giveBack = memory.giveBack.bind(memory);
  memory.giveBack = (given) => {
    live -= given;
    giveBack(given);
  };
  watchArrays(
    () => work(workspace),
    (made) => {
      live += made;
      most = Math.max(most, live);
      largest = Math.max(largest, made);
    },
  );
  expect(live, 'what it says it takes').to.equal(memory.used);
  memory.giveBack = giveBack;
  returnWorkspace(workspace);
  return { most, largest };
}

describe('solver/memory', () => {
  for (const bytes of [1e6, 3e6, 8e6]) {
    it(`searches within ${String(bytes)} bytes, old tables and new ones together, and grows in small steps`, () => {
      const { most, largest } = measure(bytes, (workspace) => {
        const search = new Search(workspace, start, patient.rules, patient.weights);
        expect(search.run(Infinity)).to.equal('full');
      });
      expect(most).to.be.within(bytes * 0.6, bytes);
      expect(largest).to.be.at.most(MOST_AT_ONCE);
    });

    it(`looks for shorter lines within ${String(bytes)} bytes`, () => {
      const size = { width: 8192, mostLevels: 100 };
      const { most, largest } = measure(
        bytes,
        (workspace) => {
          const beam = new Beam(workspace, start, patient.rules, patient.weights, size);
          expect(beam.run(Infinity)).to.equal('full');
        },
        BATCH_BYTES,
      );
      expect(most).to.be.within(bytes * 0.5, bytes);
      expect(largest).to.be.at.most(MOST_AT_ONCE);
    });
  }

  it('says unknown where there is less than every search has', () => {
    const task = new SolverTask(endless, twoCells, { budget: { bytes: 1000 } });
    expect(task.run(1000)?.verdict).to.equal('unknown');
  });

  it('moves few entries of a hash table at once, and finds all of them', () => {
    let rehashed = 0;
    const index = new HashIndex(new Memory(), (entry) => {
      rehashed += 1;
      return hashOf(entry);
    });
    let most = 0;
    const count = 200_000;
    for (let entry = 1; entry <= count; entry += 1) {
      rehashed = 0;
      index.add(hashOf(entry), entry);
      most = Math.max(most, rehashed);
    }
    expect(most).to.be.within(1, MOST_REHASHED);
    for (let entry = 1; entry <= count; entry += 1) {
      const table = index.tableOf(hashOf(entry));
      let slot = slotOf(hashOf(entry));
      while (table[slot] !== 0 && entryOf(table[slot] ?? 0) !== entry) slot = slotAfter(slot);
      if (table[slot] === 0) expect.fail(`entry ${String(entry)} is lost`);
    }
  });

  it('takes no further entries where hashes are all alike, instead of growing without end', () => {
    const memory = new Memory();
    const index = new HashIndex(memory, () => 0);
    let added = 0;
    for (; index.hasRoom && added < 2048; added += 1) index.add(0, added + 1);
    expect(index.hasRoom).to.equal(false);
    expect(memory.used).to.be.lessThan(1e6);
  });

  it('says the same whatever was asked before, with as little memory as may be', () => {
    const ask = (number: number, bytes: number): string => {
      const profile = rules('standard', { cells: 2 });
      const budget = { bytes, shortenMs: 1000 };
      const task = new SolverTask(dealPosition(number, profile), profile, { budget });
      for (let slice = 0; slice < 40; slice += 1) task.run(500);
      return JSON.stringify(task.stop());
    };
    const small = [3e5, 5e5, 8e5, 1e6, 1.3e6];
    const fresh = small.map((bytes) => [ask(9, bytes), ask(4, bytes)]);
    const after = small.map((bytes) => {
      ask(209, 64e6);
      const one = ask(9, bytes);
      ask(617, 16e6);
      return [one, ask(4, bytes)];
    });
    expect(after).to.deep.equal(fresh);
  });
});
