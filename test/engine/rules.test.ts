import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  dealPosition,
  explainMove,
  registerRules,
  ruleIds,
  rules,
  type RuleProfile,
  type RuleProfileInput,
} from '../../src/engine/index.js';
import { BUILT_IN_IDS } from '../helpers/tables.js';

/** A profile as someone without types could write it. */
const register = (profile: unknown): RuleProfile => registerRules(profile as RuleProfileInput);

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}

describe('engine/rules', () => {
  it('has the seven built-in profiles, the default first', () => {
    expect(ruleIds().slice(0, 7)).to.deep.equal([...BUILT_IN_IDS]);
  });

  it('hands out frozen profiles, the same object each time', () => {
    for (const id of BUILT_IN_IDS) {
      expect(rules(id).id).to.equal(id);
      expect(isDeeplyFrozen(rules(id))).to.equal(true);
      expect(rules(id)).to.equal(rules(id, {}));
      expect(rules(id, { cells: 3 })).to.equal(rules(id, { cells: 3 }));
      expect(isDeeplyFrozen(rules(id, { cells: 3 }))).to.equal(true);
    }
  });

  it('keeps what the profiles differ in', () => {
    const of = <K extends keyof RuleProfile>(field: K): readonly RuleProfile[K][] =>
      BUILT_IN_IDS.map((id) => rules(id)[field]);
    expect(of('cells')).to.deep.equal([4, 4, 4, 4, 4, 4, 8]);
    expect(of('groups')).to.deep.equal([true, true, false, true, true, true, true]);
    expect(
      of('aces')
        .map((one) => one === 'home-only')
        .indexOf(true),
    ).to.equal(2);
    expect(of('cellToCell')).to.deep.equal([true, false, true, true, true, true, true]);
    expect(of('takeBack')).to.deep.equal([false, false, false, false, true, false, false]);
    expect(of('autoCollect')).to.deep.equal(['safe', 'safe', 'off', 'safe', 'off', 'safe', 'safe']);
    expect(of('emptyColumn')[6]).to.equal('kings');
    expect(of('foundations').map(String)).to.deep.equal([
      'S,H,C,D',
      'S,H,C,D',
      'free',
      'free',
      'S,H,D,C',
      'S,H,C,D',
      'S,H,C,D',
    ]);
    expect(of('deals').map((deals) => deals.accepted)).to.deep.equal([
      8_589_934_591, 32_000, 8_589_934_591, 32_000, 8_589_934_591, 8_589_934_591, 8_589_934_591,
    ]);
  });

  it('takes 0 to 8 cells for every profile', () => {
    for (const id of BUILT_IN_IDS) {
      for (let cells = 0; cells <= 8; cells += 1) {
        expect(rules(id, { cells }).cells).to.equal(cells);
        expect(dealPosition(617, rules(id, { cells })).cells.length).to.equal(cells);
      }
      for (const cells of [-1, 9, 1.5, NaN, Infinity]) {
        expect(() => rules(id, { cells })).to.throw(RangeError, 'cells');
      }
      expect(() => rules(id, { cells: '4' as unknown as number })).to.throw(TypeError, 'cells');
    }
  });

  it('refuses ids that are not there', () => {
    expect(() => rules('klondike')).to.throw(RangeError, '"klondike"');
    expect(() => rules('constructor')).to.throw(RangeError);
    expect(() => rules(undefined as unknown as string)).to.throw(TypeError, 'id');
  });
});

describe('engine/rules: registerRules', () => {
  it('completes a profile with standard, single entries of undo, hint and deals too', () => {
    const own = register({
      id: 'three-cells',
      cells: 3,
      undo: { limit: 5 },
      deals: { offered: 9 },
    });
    expect(own).to.equal(rules('three-cells'));
    expect(isDeeplyFrozen(own)).to.equal(true);
    expect(own.cellChoices).to.deep.equal([3]);
    expect(own.undo).to.deep.equal({ limit: 5, countsAsMove: false });
    expect(own.deals).to.deep.equal({ ...rules('standard').deals, offered: 9 });
    expect({ ...own, id: 0, cells: 0, cellChoices: 0, undo: 0, deals: 0 }).to.deep.equal({
      ...rules('standard'),
      ...{ id: 0, cells: 0, cellChoices: 0, undo: 0, deals: 0 },
    });
    expect(ruleIds()).to.include('three-cells');
  });

  it('replaces its own profile, never a built-in one', () => {
    const first = register({ id: 'twice', cells: 2 });
    const second = register({ id: 'twice', cells: 1 });
    expect(rules('twice')).to.equal(second);
    expect(first.cells).to.equal(2);
    for (const id of BUILT_IN_IDS) {
      expect(() => register({ id })).to.throw(RangeError, 'built-in');
      expect(() => register({ ...rules(id) })).to.throw(RangeError, 'built-in');
    }
  });

  it('takes a copy: the page may change its object afterwards', () => {
    const mine = { id: 'mine', cellChoices: [4, 2] };
    register(mine);
    mine.cellChoices.push(99);
    expect(rules('mine').cellChoices).to.deep.equal([4, 2]);
  });

  const faults: readonly (readonly [Record<string, unknown>, string])[] = [
    [{ id: 'Bad Id' }, 'id'],
    [{ id: '' }, 'id must'],
    [{ id: undefined }, 'id must'],
    [{ id: 7 }, 'id'],
    [{ cells: 9 }, 'cells'],
    [{ cells: '4' }, 'cells'],
    [{ cellChoices: [] }, 'cellChoices'],
    [{ cellChoices: [4, 4] }, 'cellChoices'],
    [{ cellChoices: [4, 10] }, 'cellChoices'],
    [{ cells: 2, dealtToCells: 3 }, 'dealtToCells'],
    [{ stacking: 'by-suit' }, 'stacking'],
    [{ groups: 1 }, 'groups'],
    [{ emptyColumn: 'queens' }, 'emptyColumn'],
    [{ aces: null }, 'aces'],
    [{ cellToCell: 'yes' }, 'cellToCell'],
    [{ takeBack: undefined }, 'takeBack'],
    [{ foundations: ['S', 'H', 'C'] }, 'foundations'],
    [{ foundations: ['S', 'H', 'C', 'C'] }, 'foundations'],
    [{ foundations: 'suits' }, 'foundations'],
    [{ autoCollect: true }, 'autoCollect'],
    [{ safe: 'never' }, 'safe'],
    [{ forcedFinish: false }, 'forcedFinish'],
    [{ input: 'drag' }, 'input'],
    [{ doubleTap: 'twice' }, 'doubleTap'],
    [{ contextCard: 'menu' }, 'contextCard'],
    [{ contextFelt: 'home' }, 'contextFelt'],
    [{ undo: 5 }, 'undo'],
    [{ undo: { limit: 0 } }, 'undo'],
    [{ undo: { count: true } }, 'undo'],
    [{ hint: { shows: 'all' } }, 'hint'],
    [{ score: 'money' }, 'score'],
    [{ counters: ['moves', 'moves'] }, 'counters'],
    [{ counters: ['lives'] }, 'counters'],
    [{ extras: 'check' }, 'extras'],
    [{ confirmNewGame: 0 }, 'confirmNewGame'],
    [{ deals: { offered: 0 } }, 'deals'],
    [{ deals: { accepted: 2 ** 33 } }, 'deals'],
    [{ deals: { offered: 10, accepted: 5 } }, 'deals'],
    [{ indices: 'cyrillic' }, 'indices'],
    [{ colour: 'blue' }, 'colour'],
  ];
  for (const [fields, name] of faults) {
    it(`names the field of ${JSON.stringify(fields)}`, () => {
      const before = ruleIds().length;
      expect(() => register({ id: 'faulty', ...fields })).to.throw(RangeError, name);
      expect(ruleIds().length).to.equal(before);
    });
  }

  it('refuses what is no object', () => {
    for (const value of [null, undefined, 'standard', 4, () => rules('standard')]) {
      expect(() => register(value)).to.throw(TypeError, 'profile');
    }
  });

  it('throws nothing but RangeError and TypeError, whatever the field holds', () => {
    const fields = Object.keys(rules('standard')).filter((field) => field !== 'id');
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.anything(), (field, value) => {
        try {
          const own = register({ id: 'fuzzed', [field]: value });
          expect(dealPosition(1, own).columns.length).to.equal(8);
        } catch (error) {
          expect(error instanceof RangeError || error instanceof TypeError).to.equal(true);
        }
      }),
    );
  });

  it('B058 plays by a profile of a page as by its own', () => {
    const kings = register({ id: 'only-kings', emptyColumn: 'kings' });
    const p = { ...dealPosition(1, kings), columns: [['7C'], [], [], [], [], [], [], []] } as const;
    const move = { from: 'column-1', to: 'column-2' } as const;
    expect(explainMove(p, move, kings)).to.deep.equal({
      legal: false,
      reason: 'kings-only',
      card: '7C',
    });
    expect(explainMove(p, move, rules('standard')).legal).to.equal(true);
  });
});
