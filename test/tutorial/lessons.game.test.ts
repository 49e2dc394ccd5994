import { expect } from '@open-wc/testing';
import { isWon } from '../../src/engine/index.js';
import { WALKTHROUGH } from '../data/walkthrough.js';
import { courseOf } from './setups.js';
import { findStep, setupFor, stepsIn } from './steps.js';

describe('tutorial/lessons game', () => {
  const NOTATION = WALKTHROUGH.moves.map(([move]) => move);

  it('plays the worked game, every move of it, and wins', () => {
    const steps = stepsIn('standard', 'game');
    expect(steps[0]?.position.columns.map((column) => column.join(' '))).to.deep.equal(
      WALKTHROUGH.columns,
    );
    const played = steps.flatMap(({ moves }) => moves.map(({ notation }) => notation));
    expect(played.slice(0, NOTATION.length)).to.deep.equal(NOTATION);
    for (const id of ['standard', 'one-tap', 'single-card', 'classic', 'scored']) {
      const finish = findStep(id, 'game.finish').moves.at(-1)?.singles.at(-1)?.after;
      expect(finish && isWon(finish), id).to.equal(true);
    }
  });

  it('goes on where the move before ended', () => {
    for (const id of ['standard', 'single-card']) {
      let p = stepsIn(id, 'game')[0]?.position;
      for (const step of stepsIn(id, 'game')) {
        expect(step.position, step.key).to.deep.equal(p);
        p = step.moves.at(-1)?.singles.at(-1)?.after ?? p;
      }
    }
  });

  it('marks the one card that goes by itself', () => {
    const marked = stepsIn('standard', 'game').filter(({ byItself }) => byItself);
    expect(marked.map(({ moves }) => moves[0]?.cards)).to.deep.equal([['2D']]);
  });

  it('has chapters that begin at its steps', () => {
    const lesson = courseOf(setupFor('standard')).lessons.find(({ id }) => id === 'game');
    expect(lesson?.chapters.map(({ name }) => name)).to.deep.equal([
      ...['opening', 'eighth', 'first', 'tidy', 'second', 'sixth', 'fourth', 'gather', 'giant'],
      ...['seventh', 'end', 'finish'],
    ]);
    expect(lesson?.chapters[0]?.step).to.equal(0);
  });

  it('splits the moves of runs where runs do not move', () => {
    const long = findStep('single-card', 'game.44');
    expect(long.moves.length).to.be.greaterThan(6);
    expect(findStep('standard', 'game.44').moves[0]?.cards).to.have.length(6);
    expect(findStep('standard', 'game.44').facts).to.deep.include({ maxInto: 6, count: 6 });
  });
});
