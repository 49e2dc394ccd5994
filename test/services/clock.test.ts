import { expect } from '@open-wc/testing';
import { Clock } from '../../src/services/index.js';

describe('services/clock', () => {
  let nowMs: number;
  let clock: Clock;

  beforeEach(() => {
    nowMs = 1000;
    clock = new Clock(() => nowMs);
  });

  it('runs from its start, once', () => {
    nowMs += 50;
    expect([clock.elapsedMs, clock.isRunning]).to.deep.equal([0, false]);
    clock.start();
    nowMs += 30;
    clock.start();
    nowMs += 5;
    expect([clock.elapsedMs, clock.isRunning]).to.deep.equal([35, true]);
  });

  it('B047 stands still after the end', () => {
    clock.start();
    nowMs += 83_000;
    clock.stop();
    nowMs += 5000;
    expect([clock.elapsedMs, clock.isRunning]).to.deep.equal([83_000, false]);
  });

  it('B045 neither runs on nor back when the page is hidden and shown after the end', () => {
    clock.start();
    nowMs += 83_000;
    clock.stop();
    for (let time = 0; time < 2; time += 1) {
      clock.hold('hidden');
      nowMs += 10_000;
      clock.release('hidden');
      nowMs += 10_000;
      expect(clock.elapsedMs).to.equal(83_000);
    }
  });

  it('stands still while anything holds it, and goes on when nothing does', () => {
    clock.start();
    nowMs += 10;
    clock.hold('panel');
    clock.hold('hidden');
    clock.hold('hidden');
    nowMs += 100;
    clock.release('panel');
    nowMs += 100;
    expect(clock.elapsedMs).to.equal(10);
    clock.release('hidden');
    nowMs += 1;
    expect(clock.elapsedMs).to.equal(11);
  });

  it('started while held begins with the release', () => {
    clock.hold('detached');
    clock.start();
    nowMs += 100;
    expect(clock.elapsedMs).to.equal(0);
    clock.release('detached');
    nowMs += 7;
    expect(clock.elapsedMs).to.equal(7);
  });

  it('goes on from a given time, as a game that comes back needs it', () => {
    clock.start();
    nowMs += 10;
    clock.reset(60_000);
    nowMs += 10;
    expect([clock.elapsedMs, clock.isRunning]).to.deep.equal([60_000, false]);
    clock.start();
    nowMs += 10;
    expect(clock.elapsedMs).to.equal(60_010);
    clock.reset();
    expect(clock.elapsedMs).to.equal(0);
  });

  it('never runs back with a source of time that does', () => {
    clock.start();
    nowMs -= 500;
    expect(clock.elapsedMs).to.equal(0);
  });
});
