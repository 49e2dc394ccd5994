import { expect } from '@open-wc/testing';
import { dealPosition, rules } from '../../src/engine/index.js';
import { SolverClient, type WorkerFactory } from '../../src/solver/index.js';
import { lay } from '../helpers/tables.js';
import { faultIn } from './replay.js';
import { countedFactory, heldFactory, hurry, nameOf, workerOf } from './workers.js';

const standard = rules('standard');
const deal = dealPosition(617, standard);
/** Takes some hundred thousand tables to search. */
const long = dealPosition(1941, standard);

describe('solver/client', () => {
  it('answers many questions with one worker, in order', async () => {
    const count = { made: 0, ended: 0 };
    const client = new SolverClient({ factories: [countedFactory(count)] });
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
    const answers = await Promise.all(
      numbers.map((number) => client.solve(dealPosition(number, standard), standard)),
    );
    answers.forEach(({ line }, index) => {
      expect(faultIn(line, dealPosition(index + 1, standard), standard)).to.equal(null);
      expect(Object.isFrozen(line) && Object.isFrozen(line?.[0])).to.equal(true);
    });
    expect(count).to.deep.equal({ made: 1, ended: 0 });
    client.close();
    expect(count).to.deep.equal({ made: 1, ended: 1 });
  });

  it('uses the worker of the package where it is told of none', async () => {
    const failures: string[] = [];
    const client = new SolverClient({ onFailure: (message) => failures.push(message) });
    expect((await client.solve(deal, standard)).verdict).to.equal('winnable');
    expect(failures).to.deep.equal([]);
    client.close();
  });

  it('ends the worker with a question that is cancelled, and answers the next ones', async () => {
    const count = { made: 0, ended: 0 };
    const client = new SolverClient({ factories: [countedFactory(count)] });
    await client.solve(deal, standard);
    const controller = new AbortController();
    const { signal } = controller;
    const cancelled = nameOf(client.solve(long, standard, { autoCollect: 'all', signal }));
    const next = client.solve(deal, standard);
    setTimeout(() => controller.abort(), 20);
    expect(await cancelled).to.equal('AbortError');
    expect((await next).verdict).to.equal('winnable');
    expect(count).to.deep.equal({ made: 2, ended: 1 });
    client.close();
  });

  it('drops a question that is cancelled while it waits, and keeps the worker', async () => {
    const count = { made: 0, ended: 0 };
    const client = new SolverClient({ factories: [countedFactory(count)] });
    const first = client.solve(deal, standard);
    const controller = new AbortController();
    const waiting = nameOf(client.solve(long, standard, { signal: controller.signal }));
    controller.abort();
    expect(await waiting).to.equal('AbortError');
    expect((await first).verdict).to.equal('winnable');
    expect((await client.solve(deal, standard)).verdict).to.equal('winnable');
    expect(count).to.deep.equal({ made: 1, ended: 0 });
    client.close();
  });

  it('leaves no open question behind when it is closed, and can be asked again', async () => {
    const count = { made: 0, ended: 0 };
    const client = new SolverClient({ factories: [countedFactory(count)] });
    await client.solve(deal, standard);
    const open = nameOf(client.solve(long, standard, { autoCollect: 'all' }));
    const early = nameOf(client.solve(deal, standard));
    client.close();
    expect([await open, await early]).to.deep.equal(['AbortError', 'AbortError']);
    expect(count.ended).to.equal(1);
    expect((await client.solve(deal, standard)).verdict).to.equal('winnable');
    client.close();
  });

  it('takes the next way to a worker where one is refused, at once or later', async () => {
    const count = { made: 0, ended: 0 };
    const client = new SolverClient({
      factories: [
        () => {
          throw new DOMException('refused by policy', 'SecurityError');
        },
        workerOf('throw new Error("not today")'),
        countedFactory(count),
      ],
    });
    expect((await client.solve(deal, standard)).verdict).to.equal('winnable');
    expect(count.made).to.equal(1);
    client.close();
  });

  it('B138 searches in this thread where no worker can be had, and says so once', async () => {
    const failures: string[] = [];
    const client = new SolverClient({
      factories: [workerOf('throw new Error("never")')],
      onFailure: (message) => failures.push(message),
    });
    for (const number of [1, 2]) {
      const p = dealPosition(number, standard);
      const { line } = await client.solve(p, standard);
      expect(faultIn(line, p, standard)).to.equal(null);
    }
    expect(failures.length).to.equal(1);
    client.close();
  });

  it('says unknown where the worker breaks down, tells it once, and goes on with another', async () => {
    const failures: string[] = [];
    const count = { made: 0, ended: 0 };
    let isFirst = true;
    const breaking = workerOf(
      'postMessage({kind:"ready"}); onmessage = () => { throw new Error("out of memory") }',
    );
    const whole = countedFactory(count);
    const client = new SolverClient({
      factories: [
        () => {
          const make = isFirst ? breaking : whole;
          isFirst = false;
          return make();
        },
      ],
      onFailure: (message) => failures.push(message),
    });
    expect((await client.solve(deal, standard)).verdict).to.equal('unknown');
    expect((await client.solve(deal, standard)).verdict).to.equal('winnable');
    expect(failures.length).to.equal(1);
    expect(count.made).to.equal(1);
    client.close();
  });

  it('does not wait for ever for a worker that has fallen silent', async () => {
    const failures: string[] = [];
    const client = new SolverClient({
      factories: [workerOf('postMessage({kind:"ready"}); onmessage = () => undefined')],
      onFailure: (message) => failures.push(message),
    });
    const answer = await client.solve(deal, standard, { budget: { ms: 1 } });
    expect(answer.verdict).to.equal('unknown');
    expect(failures).to.deep.equal(['Error: solver worker: no answer in time']);
    client.close();
  });

  it('B138 tries ways that led nowhere once for a page, and tells each client', async () => {
    let tries = 0;
    const failures: string[] = [];
    const factories: readonly WorkerFactory[] = [
      () => {
        tries += 1;
        throw new DOMException('refused by policy', 'SecurityError');
      },
    ];
    for (let time = 0; time < 3; time += 1) {
      const client = new SolverClient({
        factories,
        onFailure: (message) => failures.push(message),
      });
      expect((await client.solve(deal, standard)).verdict).to.equal('winnable');
      client.close();
    }
    expect(tries).to.equal(1);
    expect(failures.length).to.equal(3);
  });

  it('starts the worker in the very call, and ends one that is not there yet when it is closed', async () => {
    const count = { made: 0, ended: 0 };
    const client = new SolverClient({ factories: [countedFactory(count)] });
    const open = nameOf(client.solve(deal, standard));
    expect(count.made).to.equal(1);
    client.close();
    expect(await open).to.equal('AbortError');
    expect(count).to.deep.equal({ made: 1, ended: 1 });
    expect((await client.solve(deal, standard)).verdict).to.equal('winnable');
    expect(count).to.deep.equal({ made: 2, ended: 1 });
    client.close();
  });

  it('keeps a worker whose first question was dropped while it started', async () => {
    const count = { made: 0, ended: 0 };
    const client = new SolverClient({ factories: [countedFactory(count)] });
    const controller = new AbortController();
    const dropped = nameOf(client.solve(deal, standard, { signal: controller.signal }));
    controller.abort();
    expect(await dropped).to.equal('AbortError');
    expect((await client.solve(deal, standard)).verdict).to.equal('winnable');
    expect(count).to.deep.equal({ made: 1, ended: 0 });
    client.close();
  });

  it('shortens a line no longer than its time for a prompt answer', async () => {
    const client = new SolverClient();
    const budget = { shortenMs: 1000 };
    const prompt = await client.solve(deal, standard, { budget, promptMs: 1 });
    const patient = await client.solve(deal, standard, { budget });
    expect(faultIn(prompt.line, deal, standard)).to.equal(null);
    // Tables tell more than the time, which a busy machine stretches.
    expect(patient.nodes).to.be.greaterThan(4 * prompt.nodes);
    client.close();
  });

  it('answers without a worker that is slow to start, and asks it once it is there', async () => {
    const count = { made: 0, ended: 0 };
    const failures: string[] = [];
    const held = heldFactory(count);
    const { factory, asked } = held;
    const factories = [factory];
    const client = new SolverClient({
      factories,
      onFailure: (message) => failures.push(message),
    });
    await hurry(5000, async () => {
      for (const number of [1, 2]) {
        const { verdict } = await client.solve(dealPosition(number, standard), standard);
        expect(verdict).to.equal('winnable');
      }
    });
    expect(asked.length).to.equal(0);
    expect(failures).to.deep.equal(['the worker takes long to start']);
    held.release();
    // Its word has a way to go.
    for (let number = 3; asked.length === 0 && number < 500; number += 1) {
      await client.solve(dealPosition(number, standard), standard);
    }
    expect(asked.length).to.equal(1);
    expect(count).to.deep.equal({ made: 1, ended: 0 });
    client.close();
    expect(count.ended).to.equal(1);
    // Another one of this page may have one, too.
    const other = new SolverClient({ factories });
    const answer = other.solve(deal, standard);
    expect(count.made).to.equal(2);
    held.release();
    expect((await answer).verdict).to.equal('winnable');
    other.close();
  });

  it('refuses what makes no sense before it troubles the worker', async () => {
    const client = new SolverClient({ factories: [] });
    expect(await nameOf(client.solve(lay({ 1: 'KS' }), standard))).to.equal('RangeError');
    const budget = { nodes: -1 };
    expect(await nameOf(client.solve(deal, standard, { budget }))).to.equal('RangeError');
    expect(await nameOf(client.solve(deal, standard, { signal: AbortSignal.abort() }))).to.equal(
      'AbortError',
    );
  });
});
