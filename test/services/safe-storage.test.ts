import { expect } from '@open-wc/testing';
import { SafeStorage, Slot, slotKey } from '../../src/services/index.js';

/** A browser's storage in a map. */
class MapStorage implements Storage {
  readonly items = new Map<string, string>();
  /** Names of the methods that throw. */
  readonly broken = new Set<keyof Storage>();

  get length(): number {
    return this.items.size;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  clear(): void {
    this.items.clear();
  }

  getItem(key: string): string | null {
    this.#try('getItem');
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#try('setItem');
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.#try('removeItem');
    this.items.delete(key);
  }

  #try(method: keyof Storage): void {
    if (this.broken.has(method)) throw new DOMException(String(method), 'QuotaExceededError');
  }
}

describe('services/safe-storage', () => {
  let storage: MapStorage;
  let failures: number;
  let safe: SafeStorage;

  beforeEach(() => {
    storage = new MapStorage();
    failures = 0;
    safe = new SafeStorage(
      () => storage,
      () => {
        failures += 1;
      },
    );
  });

  it('keeps and reads JSON, and knows what is not there', () => {
    expect(safe.write('a', { list: [1, null] })).to.equal(true);
    expect(safe.read('a')).to.deep.equal({ list: [1, null] });
    expect(safe.read('b')).to.equal(undefined);
    safe.remove('a');
    expect([safe.read('a'), storage.length, failures]).to.deep.equal([undefined, 0, 0]);
  });

  it('sets aside what is no JSON, the latest in place of the one before', () => {
    for (const text of ['{', 'no']) {
      storage.items.set('a', text);
      expect(safe.read('a')).to.equal(undefined);
      expect([...storage.items]).to.deep.equal([['a:aside', text]]);
    }
    safe.remove('a');
    expect(storage.length).to.equal(0);
    expect(failures).to.equal(0);
  });

  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    it(`B131 never throws where ${method} does, and tells it once`, () => {
      storage.items.set('bad', '{');
      storage.broken.add(method);
      const isWritten = safe.write('a', 1);
      expect(isWritten).to.equal(method !== 'setItem');
      safe.read('bad');
      safe.read('a');
      safe.remove('a');
      safe.setAside('bad');
      expect(failures).to.equal(1);
    });
  }

  it('B131 never throws where the browser does not even give the storage', () => {
    const closed = new SafeStorage(
      () => {
        throw new DOMException('no', 'SecurityError');
      },
      () => {
        failures += 1;
      },
    );
    expect([closed.read('a'), closed.write('a', 1)]).to.deep.equal([undefined, false]);
    closed.remove('a');
    expect(failures).to.equal(1);
  });

  it('writes again once there is room again', () => {
    storage.broken.add('setItem');
    safe.write('a', 1);
    storage.broken.clear();
    expect(safe.write('a', 2)).to.equal(true);
    expect(safe.read('a')).to.equal(2);
  });

  it('has what cannot be written as JSON refused, not thrown', () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(safe.write('a', loop)).to.equal(false);
  });

  it('a slot keeps its parts under names of its own, sets aside unsound ones, and clears only them', () => {
    const slot = new Slot(safe, 'mine');
    const other = new Slot(safe, 'mine:game');
    const readNumber = (value: unknown): number | null =>
      typeof value === 'number' ? value : null;
    slot.write('game', 1);
    other.write('game', 2);
    slot.write('statistics', 'three');
    expect(storage.items.has('free-cell-game:v1:mine:game')).to.equal(true);
    expect(slot.read('game', readNumber)).to.equal(1);
    expect(slot.read('preferences', readNumber)).to.equal(null);
    expect(slot.read('statistics', readNumber)).to.equal(null);
    expect(storage.items.get(`${slotKey('mine', 'statistics')}:aside`)).to.equal('"three"');
    slot.clear();
    expect([...storage.items.keys()]).to.deep.equal([slotKey('mine:game', 'game')]);
  });
});
