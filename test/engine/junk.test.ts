import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import * as engine from '../../src/engine/index.js';
import { BUILT_IN_IDS, positions, spellPosition, walkDeal } from '../helpers/tables.js';

/** Makers of objects that fight back when they are read; made late, since fast-check would read them. */
const hostile: fc.Arbitrary<() => unknown> = fc.constantFrom<(() => unknown)[]>(
  () => new Proxy({}, { get: refuseToBeRead, has: refuseToBeRead, ownKeys: refuseToBeRead }),
  () => new Proxy([], { get: refuseToBeRead }),
  () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  () => Object.defineProperty({ to: 'column-1' }, 'from', { get: refuseToBeRead }),
  () => ({ from: { toString: () => 'column-1' }, to: 'column-2' }),
  () => ({ from: Object('column-1') as unknown, to: 'column-2' }),
  () => ({ from: ['column-1'], to: ['column-2'] }),
  () => Object.create(null) as unknown,
  () => globalThis,
  () => Symbol('junk'),
  () => () => 'column-1',
);

function refuseToBeRead(): never {
  throw new EvalError('not to be read');
}

/** Anything at all, to be made by calling it. */
const junk: fc.Arbitrary<() => unknown> = fc.oneof(
  fc
    .anything({ withBigInt: true, withDate: true, withMap: true, withSet: true })
    .map((value) => () => value),
  hostile,
);

/** What looks like a move, with anything in its fields. */
const nearMoves: fc.Arbitrary<() => unknown> = fc
  .record(
    {
      from: fc.oneof(fc.anything(), fc.constantFrom('column-1', 'cell-a', 'foundation', 'x')),
      to: fc.oneof(fc.anything(), fc.constantFrom('column-2', 'cell-k', 'foundation-2', '')),
      count: fc.oneof(fc.anything(), fc.integer(), fc.double(), fc.constant(undefined)),
      suit: fc.oneof(fc.anything(), fc.constantFrom('S', 'X', undefined)),
    },
    { requiredKeys: [] },
  )
  .map((move) => () => move);

function expectDocumented(
  kinds: readonly (new (message?: string) => Error)[],
  call: () => unknown,
): void {
  try {
    call();
  } catch (error) {
    const isDocumented = kinds.some((kind) => error instanceof kind);
    if (!isDocumented) throw error;
  }
}

const any = (value: unknown): never => value as never;
const runs = { numRuns: 400 };

describe('engine: whatever it is given', () => {
  it('explainMove, canonicalMove, concreteTarget and explainPick never throw at a move', () => {
    for (const id of BUILT_IN_IDS) {
      const profile = engine.rules(id);
      const p = walkDeal(617, [5, 17, 33, 2, 8], profile);
      fc.assert(
        fc.property(fc.oneof(junk, nearMoves), fc.anything(), (make, count) => {
          const move = make();
          const told = engine.explainMove(p, any(move), profile);
          if (!told.legal) expect(told.reason).to.be.a('string');
          else expect(engine.canonicalMove(p, any(move), profile)).to.be.an('object');
          engine.concreteTarget(p, any(move), profile);
          engine.explainToAnyCell(p, any(move), profile);
          engine.explainPick(p, any(move), any(count), profile);
          engine.explainPick(p, 'column-1', any(count), profile);
          engine.collectable(p, 'safe', profile, { lastMove: any(move) });
          expectDocumented([RangeError], () => engine.applyMove(p, any(move), profile));
          expectDocumented([RangeError, TypeError], () => engine.formatMove(any(move)));
        }),
        { numRuns: 150 },
      );
    }
  });

  it('junk for a move is told bad-notation', () => {
    const p = engine.dealPosition(1);
    const values = [null, undefined, 5, '26', [], ['column-1', 'column-2'], {}, true, () => '26'];
    for (const value of [...values, ...fc.sample(hostile, 40).map((make) => make())]) {
      const told = engine.explainMove(p, any(value), engine.rules('standard'));
      expect(told).to.deep.equal({ legal: false, reason: 'bad-notation' });
    }
  });

  it('takes positions and rules that are none with TypeError or RangeError only', () => {
    const standard = engine.rules('standard');
    const move = engine.parseMove('12');
    fc.assert(
      fc.property(junk, (make) => {
        const value = make();
        const calls: readonly (() => unknown)[] = [
          () => engine.explainMove(any(value), move, standard),
          () => engine.explainMove(engine.dealPosition(1), move, any(value)),
          () => engine.applyMove(any(value), move, standard),
          () => engine.legalMoves(any(value), standard),
          () => engine.legalMoves(engine.dealPosition(1), any(value)),
          () => engine.collectable(any(value), 'safe', standard),
          () => engine.forcedFinish(any(value)),
          () => engine.isWon(any(value)),
          () => engine.isStuck(any(value), standard),
          () => engine.missingCards(any(value)),
          () => engine.formatPosition(any(value)),
        ];
        for (const call of calls) expect(call).to.throw(/^(position|rules)/);
        for (const call of calls) expectDocumented([RangeError, TypeError], call);
      }),
      runs,
    );
  });

  it('takes positions that are almost one with TypeError or RangeError only', () => {
    const standard = engine.rules('standard');
    const p = engine.dealPosition(1);
    const columns = [[], [], [], [], [], [], [], []];
    const wrong: readonly object[] = [
      { ...p, columns: p.columns.slice(1) },
      { ...p, cells: [null, null, null] },
      { ...p, cells: [null, null, null, undefined] },
      { ...p, cells: ['KS', null, null, null] },
      { ...p, foundations: [null, null, null] },
      { ...p, foundations: ['2S', null, null, null] },
      { ...p, columns, foundations: ['2H', null, null, null] },
      { ...p, columns, foundations: ['2S', '2S', null, null] },
      { ...p, columns: [...p.columns.slice(1), ['10H']] },
      { ...p, columns: [...p.columns.slice(1), 'AS'] },
      { ...p, columns: [...p.columns.slice(1), Array(60).fill('AS')] },
      { columns: p.columns, cells: p.cells },
    ];
    for (const value of wrong) {
      const call = (): unknown => engine.legalMoves(any(value), standard);
      expect(call, JSON.stringify(value)).to.throw(/^position/);
      expectDocumented([RangeError, TypeError], call);
    }
    expect(() => engine.legalMoves(p, engine.rules('standard', { cells: 3 }))).to.throw(
      RangeError,
      'cells',
    );
  });

  it('takes a page\u2019s own plain copy of a position, and leaves it as it is', () => {
    for (const id of BUILT_IN_IDS) {
      const profile = engine.rules(id);
      fc.assert(
        fc.property(positions(profile), (p) => {
          const copy = JSON.parse(JSON.stringify(p)) as engine.Position;
          expect(engine.legalMoves(copy, profile)).to.deep.equal(engine.legalMoves(p, profile));
          for (const move of engine.legalMoves(p, profile)) {
            const next = engine.applyMove(copy, move, profile);
            expect(next).to.deep.equal(engine.applyMove(p, move, profile));
            // What the page still holds in its hands must not become a part of ours.
            expect(next.columns.every((column) => Object.isFrozen(column))).to.equal(true);
          }
          expect(spellPosition(copy)).to.equal(spellPosition(p));
        }),
        { numRuns: 10 },
      );
    }
  });

  it('takes texts, numbers and options with the documented errors only', () => {
    fc.assert(
      fc.property(junk, junk, (make, makeOther) => {
        const value = make();
        const other = makeOther();
        expectDocumented([SyntaxError], () => engine.parseMove(any(value)));
        expectDocumented([SyntaxError], () => engine.parsePosition(any(value)));
        expectDocumented([SyntaxError, RangeError, TypeError], () =>
          engine.parsePosition('2H', any(value)),
        );
        expectDocumented([RangeError, TypeError], () => engine.dealPosition(any(value)));
        expectDocumented([RangeError, TypeError], () => engine.dealPosition(1, any(value)));
        expectDocumented([RangeError, TypeError], () => engine.maxRun(any(value), any(other)));
        expectDocumented([RangeError, TypeError], () => engine.rules(any(value), any(other)));
        expectDocumented([RangeError, TypeError], () => engine.rules('scored', any(value)));
        expectDocumented([RangeError, TypeError], () => engine.encodeGame(any(value)));
        expectDocumented([RangeError, TypeError], () => engine.registerRules(any(value)));
        engine.decodeGame(any(value));
        engine.isCard(value);
        engine.isPileId(value);
      }),
      runs,
    );
  });
});
