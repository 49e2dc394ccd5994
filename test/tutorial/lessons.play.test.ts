import { expect } from '@open-wc/testing';
import { collectable, isStuck, isWon } from '../../src/engine/index.js';
import type { Step } from '../../src/tutorial/index.js';
import { courseOf, nameOf, PLAIN } from './setups.js';
import { findStep, hasStep, judgementOf, stepsIn } from './steps.js';

describe('tutorial/lessons turn, collecting, stuck', () => {
  it('frees the cell again in one order and not in the other', () => {
    const turn = stepsIn('standard', 'turn');
    const back = turn.find(({ key }) => key === 'turn.back');
    expect(back?.moves[0]?.singles.at(-1)?.after.cells[0]).to.equal(null);
    expect(findStep('standard', 'turn.stuck-pair').verdict).to.deep.include({
      reason: 'run-too-long',
      cards: 2,
      max: 1,
    });
    expect(judgementOf(findStep('single-card', 'turn.stuck-card'))).to.equal(
      '6D on JC: cell-occupied',
    );
  });

  it('says what is safe as each profile has it', () => {
    const going = (step: Step) =>
      collectable(step.position, 'safe', step.rules).map((move) =>
        step.position.columns[Number(move.from.slice(-1)) - 1]?.at(-1),
      );
    const cases = [
      ['standard', 'ready', 'waits'],
      ['one-tap', 'ready', 'waits'],
      ['single-card', 'ready', 'waits'],
      ['classic', 'ready', 'waits'],
      ['scored', 'ready-early', 'waits-long'],
    ] as const;
    for (const [id, goes, stays] of cases) {
      expect(going(findStep(id, `collecting.${goes}`)), id).to.deep.equal(['5H']);
      expect(going(findStep(id, `collecting.${stays}`)), id).to.not.include('5H');
    }
    expect(hasStep('classic', 'collecting.low')).to.equal(false);
    expect(going(findStep('classic', 'collecting.two-waits'))).to.not.include('2D');
    for (const id of ['bakers-game', 'eight-off']) {
      expect(going(findStep(id, 'collecting.fitting')), id).to.deep.equal(['5H']);
    }
  });

  it('finishes a game by itself or by the button', () => {
    for (const [id, key] of [
      ['standard', 'finish'],
      ['classic', 'finish-button'],
      ['single-card', 'finish-button'],
    ] as const) {
      const { moves } = findStep(id, `collecting.${key}`);
      const end = moves.at(-1)?.singles.at(-1)?.after;
      expect(end && isWon(end), id).to.equal(true);
    }
    expect(hasStep('scored', 'collecting.finish')).to.equal(false);
    expect(hasStep('scored', 'collecting.finish-button')).to.equal(false);
  });

  it('is really stuck where it says so', () => {
    for (const setup of PLAIN) {
      const looks = courseOf(setup)
        .lessons.find(({ id }) => id === 'stuck')
        ?.steps.find(({ key }) => key === 'stuck.looks');
      expect(looks && isStuck(looks.position, looks.rules), nameOf(setup)).to.equal('no-moves');
    }
  });

  it('names the impossible deal only where it is impossible', () => {
    expect(findStep('standard', 'stuck.not-every').facts.impossibleDeal).to.equal(11982);
    for (const id of ['bakers-game', 'eight-off', 'own-aces']) {
      expect(hasStep(id, 'stuck.not-every'), id).to.equal(false);
      expect(hasStep(id, 'stuck.not-every-game'), id).to.equal(true);
    }
  });

  it('speaks of hints, checks and buttons only where there are any', () => {
    for (const key of ['moving.hint', 'stuck.hint', 'stuck.check', 'collecting.button']) {
      expect(hasStep('standard', key), key).to.equal(false);
    }
    expect(hasStep('one-tap', 'stuck.check')).to.equal(true);
    expect(hasStep('one-tap', 'stuck.winnable')).to.equal(true);
    expect(hasStep('classic', 'collecting.button')).to.equal(true);
    expect(hasStep('scored', 'counting.points')).to.equal(true);
    expect(hasStep('single-card', 'counting.rubies')).to.equal(true);
    expect(hasStep('classic', 'counting.cards-left')).to.equal(true);
  });
});

describe('tutorial/lessons mistakes', () => {
  it('asks about what people bring along', () => {
    expect(stepsIn('standard', 'mistakes').map(judgementOf)).to.deep.equal([
      '6S on 7S: same-color',
      '9D on column-2: legal',
      '6D on 7C: cell-occupied',
      '5D 2S 9H on 6S: not-available',
      'TS 9H 8C 7D on JD: run-too-long',
      '8C 7D 6S on column-2: run-too-long',
      '5S on 3S: foundation-needs',
      'TS 9H 8C 7D 6S 5H 4C on JD: run-too-long',
      'TS 9H 8C 7S on JH: run-broken',
    ]);
    expect(stepsIn('single-card', 'mistakes').map(judgementOf)).to.include(
      'TS 9H 8C 7D on JD: groups-off',
    );
  });
});
