import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { Finger } from '../helpers/finger.js';
import { durationOf, expectInPlace, flights, flightsOf, spotOf } from '../helpers/flights.js';
import {
  controlOf,
  fixtureGame,
  inside,
  placeOf,
  playAll,
  settleCards,
} from '../helpers/fixture-game.js';
import { allCards } from '../helpers/games.js';

function propertiesOf(animation: Animation): string[] {
  const frames = (animation.effect as KeyframeEffect).getKeyframes();
  const known = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  return [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter(
    (key) => !known.has(key),
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

describe('cards in motion', () => {
  it('moves a card by its transform alone, from where it lay to where it goes', async () => {
    const game = await fixtureGame();
    const from = spotOf(game, 'JC');
    await playAll(game, '58');
    const [flight, ...others] = flights(game);
    expect(others).to.deep.equal([]);
    expect(flight === undefined ? [] : propertiesOf(flight)).to.deep.equal(['transform']);
    expect(durationOf(flight)).to.equal(160);
    flight?.pause();
    if (flight) flight.currentTime = 0;
    expect(spotOf(game, 'JC').x).to.be.closeTo(from.x, 0.1);
    expect(spotOf(game, 'JC').y).to.be.closeTo(from.y, 0.1);
    flight?.finish();
    expectInPlace(game);
    const styled = inside(game, '.cards').getAnimations({ subtree: true });
    const properties = styled.map((animation) => (animation as CSSTransition).transitionProperty);
    expect(properties.filter((property) => property !== 'transform')).to.deep.equal([]);
  });

  it('keeps a run in formation and gives it a little longer', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    await settleCards(game);
    await playAll(game, '83');
    expect(flights(game)).to.have.length(2);
    for (const flight of flights(game)) expect(durationOf(flight)).to.equal(172);
    expect(flightsOf(game, 'QH')[0]?.effect?.getComputedTiming().delay).to.equal(0);
    expect(flightsOf(game, 'JC')[0]?.effect?.getComputedTiming().delay).to.equal(0);
  });

  it('shows a group as the single moves it is short for, where the player wants that', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" animation="steps"');
    await playAll(game, '58');
    await settleCards(game);
    await playAll(game, '83');
    const [head] = flightsOf(game, 'QH');
    const [tail] = flightsOf(game, 'JC');
    if (!head || !tail) throw new Error('a run of two cards moves');
    expect([durationOf(head), durationOf(tail)], 'three single moves').to.deep.equal([390, 390]);
    for (const flight of [head, tail]) flight.pause();
    tail.currentTime = 130;
    head.currentTime = 130;
    const cell = inside(game, '.place.cell').getBoundingClientRect();
    expect(spotOf(game, 'JC'), 'the jack waits in a cell').to.deep.equal({ x: cell.x, y: cell.y });
    tail.currentTime = 260;
    head.currentTime = 260;
    const queen = controlOf(game, 'QH').getBoundingClientRect();
    expect(spotOf(game, 'QH').y).to.be.closeTo(queen.y, 0.2);
    expect(spotOf(game, 'JC').y).to.be.closeTo(cell.y, 0.2);
    game.undo();
    await settleCards(game);
    expectInPlace(game);
  });

  it('does not animate the first deal, and deals the next one within 400 ms', async () => {
    const game = await fixtureGame();
    expect(flights(game)).to.deep.equal([]);
    game.newGame(5);
    await game.updateComplete;
    const ends = flights(game).map((flight) => Number(flight.effect?.getComputedTiming().endTime));
    expect(ends.length).to.be.greaterThan(40);
    expect(Math.max(...ends)).to.be.at.most(400);
  });

  it('sends cards that go by themselves one after another, all within their time', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off"');
    await playAll(game, SOLUTION_OF_617.slice(0, 56).join(' '));
    await settleCards(game);
    game.autoCollect = 'all';
    await game.updateComplete;
    await playAll(game, SOLUTION_OF_617[56] ?? '');
    const tail = flights(game)
      .filter((flight) => durationOf(flight) === 120)
      .map((flight) => flight.effect?.getComputedTiming());
    // The card that was moved goes home with the others, in its turn.
    expect(tail).to.have.length(7);
    const starts = tail.map((timing) => Number(timing?.delay)).sort((one, other) => one - other);
    expect(starts[0], 'after the move itself').to.be.at.least(160);
    expect(new Set(starts).size, 'one after another').to.equal(7);
    for (const timing of tail) expect(Number(timing?.endTime)).to.be.at.most(260 + 600);
  });

  it('turns a card round in the air without a jump', async () => {
    const game = await fixtureGame();
    await playAll(game, '5a');
    const [flight] = flightsOf(game, 'JC');
    flight?.pause();
    if (flight) flight.currentTime = 60;
    const midway = spotOf(game, 'JC');
    game.undo();
    await game.updateComplete;
    const [back] = flightsOf(game, 'JC');
    back?.pause();
    if (back) back.currentTime = 0;
    expect(spotOf(game, 'JC').x).to.be.closeTo(midway.x, 1);
    expect(spotOf(game, 'JC').y).to.be.closeTo(midway.y, 1);
    back?.finish();
    expectInPlace(game);
  });

  it('never holds up a tap: what is in the air can be taken where it will lie', async () => {
    const game = await fixtureGame();
    new Finger().tap(controlOf(game, 'JC'));
    new Finger().tap(placeOf(game, 'column-8'));
    await game.updateComplete;
    expect(flightsOf(game, 'JC')).to.have.length(1);
    new Finger().tap(controlOf(game, 'JC'));
    new Finger().tap(placeOf(game, 'cell-a'));
    expect(game.notation).to.equal('58 8a');
  });

  it('B152 stays in order through 200 taps in 5 seconds', async function test() {
    // On a busy machine the seconds are longer.
    this.timeout(90_000);
    const game = await fixtureGame('deal="617" input="auto-place"');
    let seed = 1;
    for (let turn = 0; turn < 200; turn += 1) {
      seed = (seed * 48271) % 2147483647;
      const controls = [...game.renderRoot.querySelectorAll<HTMLElement>('.control')];
      const control = controls[seed % controls.length];
      if (control) new Finger().tap(control);
      if (turn % 17 === 16) game.undo();
      await pause(25);
      if (turn % 20 === 0) expect(new Set(allCards(game.position)).size).to.equal(52);
    }
    await pause(1000);
    expect(flights(game)).to.deep.equal([]);
    expect(new Set(allCards(game.position)).size).to.equal(52);
    expectInPlace(game);
  });

  it('B156 puts the cards in place without a flight when the element comes back to the page', async () => {
    const game = await fixtureGame();
    await playAll(game, '58 83');
    const block = game.parentElement;
    game.remove();
    block?.append(game);
    await game.updateComplete;
    expect(flights(game)).to.deep.equal([]);
    expectInPlace(game);
  });

  it('puts the cards in place without a flight when the element changes its size', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    await settleCards(game);
    const block = game.parentElement;
    if (block !== null) block.style.width = '480px';
    await pause(50);
    await game.updateComplete;
    expect(flights(game)).to.deep.equal([]);
    expectInPlace(game);
  });
});

describe('reduced motion', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('B113 moves nothing, and shows the win without a show', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" hint-button');
    await playAll(game, '58');
    expect(game.shadowRoot?.getAnimations()).to.deep.equal([]);
    game.undo();
    await game.updateComplete;
    expect(game.shadowRoot?.getAnimations()).to.deep.equal([]);
    await playAll(game, SOLUTION_OF_617.join(' '));
    expect(game.shadowRoot?.getAnimations()).to.deep.equal([]);
    game.newGame(5);
    await game.updateComplete;
    expect(game.shadowRoot?.getAnimations()).to.deep.equal([]);
  });

  it('B114 still shows the last move, the hint, the selection and the win', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" hint-button');
    await playAll(game, '58');
    const marks = (kind: string) =>
      game.renderRoot.querySelectorAll(`[part~="mark-${kind}"]`).length;
    expect(marks('last')).to.be.at.least(1);
    await game.hint();
    await game.updateComplete;
    expect(marks('hint')).to.equal(2);
    new Finger().tap(controlOf(game, 'QH'));
    await game.updateComplete;
    expect(marks('selected')).to.equal(1);
    game.restart();
    await playAll(game, SOLUTION_OF_617.join(' '));
    expect(inside(game, '.win').textContent).to.contain('Solved');
  });

  it('B113 takes effect while a game is on', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const game = await fixtureGame();
    await settleCards(game);
    await playAll(game, '58');
    expect(flights(game)).to.have.length(1);
    await emulateMedia({ reducedMotion: 'reduce' });
    await settleCards(game);
    await playAll(game, '83');
    expect(flights(game)).to.deep.equal([]);
  });
});
