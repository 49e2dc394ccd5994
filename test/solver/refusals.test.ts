import { expect } from '@open-wc/testing';
import { dealPosition, rules, type RuleProfile } from '../../src/engine/index.js';
import { solve, type SolveOptions } from '../../src/solver/index.js';
import { lay } from '../helpers/tables.js';

const standard = rules('standard');
const deal = dealPosition(1, standard);

/** What a question is refused with. */
async function refusal(
  p: unknown,
  profile: unknown = standard,
  options: unknown = {},
): Promise<unknown> {
  try {
    await solve(p as typeof deal, profile as RuleProfile, options as SolveOptions);
  } catch (error) {
    return error;
  }
  return null;
}

describe('solver/refusals', () => {
  it('refuses boards where cards are missing, and names some', async () => {
    const error = await refusal(lay({ 1: 'KS QH' }));
    expect(error).to.be.instanceOf(RangeError);
    expect(String(error)).to.include('AC');
  });

  it('refuses what is no position, or none of these rules', async () => {
    for (const junk of [null, undefined, 7, 'deal', {}, { columns: 8 }]) {
      expect(await refusal(junk)).to.be.instanceOf(TypeError);
    }
    expect(await refusal(deal, rules('standard', { cells: 2 }))).to.be.instanceOf(RangeError);
    expect(await refusal(deal, null)).to.be.instanceOf(TypeError);
    expect(await refusal(deal, rules('scored'))).to.equal(null);
  });

  it('refuses senseless budgets and modes', async () => {
    for (const budget of [null, 5, 'much', { nodes: '9' }, { ms: null }, { bytes: true }]) {
      expect(await refusal(deal, standard, { budget }), JSON.stringify(budget)).to.be.instanceOf(
        TypeError,
      );
    }
    for (const budget of [{ nodes: 0 }, { nodes: -1 }, { ms: NaN }, { bytes: -8 }, { ms: 0 }]) {
      expect(await refusal(deal, standard, { budget }), JSON.stringify(budget)).to.be.instanceOf(
        RangeError,
      );
    }
    expect(await refusal(deal, standard, { autoCollect: 'often' })).to.be.instanceOf(RangeError);
    const endless = { nodes: Infinity, ms: Infinity, bytes: Infinity };
    expect(await refusal(deal, standard, { budget: endless })).to.equal(null);
  });

  it('B060 keeps to its limits and says unknown, never no', async () => {
    const p = dealPosition(11982, standard);
    for (const budget of [{ nodes: 500 }, { bytes: 200_000 }, { ms: 0.01 }]) {
      const { verdict, nodes, line } = await solve(p, standard, { budget });
      expect(verdict, JSON.stringify(budget)).to.equal('unknown');
      expect(line).to.equal(undefined);
      expect(nodes).to.be.lessThan(50_000);
    }
    const { nodes } = await solve(p, standard, { budget: { nodes: 500 } });
    expect(nodes).to.equal(500);
  });

  it('ends with the reason of its signal, before and while it searches', async () => {
    const early = AbortSignal.abort();
    expect(await refusal(deal, standard, { signal: early })).to.equal(early.reason);
    const controller = new AbortController();
    const answer = refusal(dealPosition(11982, standard), standard, {
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(new Error('enough')), 0);
    expect(String(await answer)).to.include('enough');
  });

  it('B066 lets the page breathe while it searches', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 0);
    const { verdict } = await solve(dealPosition(11982, standard), standard);
    clearInterval(timer);
    expect(verdict).to.equal('unwinnable');
    expect(ticks).to.be.greaterThan(2);
  });
});
