import { expect } from '@open-wc/testing';
import { dealPosition, formatPosition, parsePosition, rules } from '../../src/engine/index.js';
import { SolverClient } from '../../src/solver/index.js';
import { countedFactory, heldFactory, nameOf, workerOf } from './workers.js';

const standard = rules('standard');
const deal = dealPosition(617, standard);
/** Takes some hundred thousand tables to search. */
const long = dealPosition(1941, standard);

describe('solver/shared-search', () => {
  it('searches once for equal questions that are open at the same time', async () => {
    const held = heldFactory({ made: 0, ended: 0 });
    const { factory, asked } = held;
    const client = new SolverClient({ factories: [factory] });
    const budget = { nodes: 50_000, shortenMs: 20 };
    const copy = parsePosition(formatPosition(deal), standard);
    const answers = [
      client.solve(deal, standard, { budget }),
      client.solve(copy, standard, { budget: { ...budget, ms: Infinity }, autoCollect: 'off' }),
      client.solve(deal, standard, { budget, signal: new AbortController().signal }),
    ];
    const others = [
      client.solve(deal, standard, { budget: { ...budget, nodes: 49_999 } }),
      client.solve(deal, standard, { budget, autoCollect: 'safe' }),
      client.solve(deal, standard, { budget, promptMs: 10 }),
      client.solve(deal, { ...standard }, { budget }),
      client.solve(dealPosition(618, standard), standard, { budget }),
    ];
    held.release();
    const [one, ...same] = await Promise.all(answers);
    for (const answer of same) expect(answer).to.equal(one);
    await Promise.all(others);
    expect(asked.length).to.equal(1 + others.length);
    expect(await client.solve(deal, standard, { budget })).to.not.equal(one);
    expect(asked.length).to.equal(2 + others.length);
    client.close();
  });

  it('ends a shared search only when all who asked have gone', async () => {
    const count = { made: 0, ended: 0 };
    const client = new SolverClient({ factories: [countedFactory(count)] });
    await client.solve(deal, standard);
    const [first, second, third] = [1, 2, 3].map(() => new AbortController()) as [
      AbortController,
      AbortController,
      AbortController,
    ];
    const ask = ({ signal }: AbortController): Promise<string> =>
      nameOf(client.solve(long, standard, { autoCollect: 'all', signal }));
    const askers = [ask(first), ask(second)];
    first.abort();
    expect(await askers[0]).to.equal('AbortError');
    expect(count.ended).to.equal(0);
    const late = ask(third);
    second.abort(new TypeError('no more'));
    expect(await askers[1]).to.equal('TypeError');
    expect(count.ended).to.equal(0);
    third.abort();
    expect(await late).to.equal('AbortError');
    // What is asked from now on is not lost with them.
    expect((await client.solve(deal, standard)).verdict).to.equal('winnable');
    expect(count).to.deep.equal({ made: 2, ended: 1 });
    client.close();
  });

  it('searches again for who joined late, where the time of the first one was too short', async () => {
    const questions = 'let n = 0; postMessage({kind:"ready"}); onmessage = ({ data: { id } }) => {';
    const reply = 'postMessage({kind:"answer",id,solution:{verdict:"unknown",nodes:++n,ms:1}})';
    const client = new SolverClient({
      factories: [workerOf(`${questions} setTimeout(() => ${reply}, 50) }`)],
    });
    const budget = { ms: 1000 };
    const early = client.solve(deal, standard, { budget });
    const joined = client.solve(deal, standard, { budget });
    const untimed = client.solve(long, standard);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const late = client.solve(deal, standard, { budget });
    expect([await early, await joined].map(({ nodes }) => nodes)).to.deep.equal([1, 1]);
    expect((await late).nodes).to.equal(3);
    expect((await untimed).nodes).to.equal(2);
    client.close();
  });
});
