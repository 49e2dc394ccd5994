import { expect, nextFrame } from '@open-wc/testing';
import { Finger } from '../helpers/finger.js';
import { durationOf, expectInPlace, flights, flightsOf } from '../helpers/flights.js';
import { controlOf, fixtureGame, inside, playAll, settleCards } from '../helpers/fixture-game.js';

describe('view/motion-plan', () => {
  it('deals the same deal again as any other, and lays a game from elsewhere down at once', async () => {
    const game = await fixtureGame();
    await playAll(game, '58 83');
    const snapshot = game.exportGame();
    await settleCards(game);
    game.newGame(617);
    await game.updateComplete;
    const moved = ['QH', 'JC'].flatMap((card) => flightsOf(game, card));
    expect(moved.map(durationOf)).to.deep.equal([160, 160]);
    expect(moved.map((flight) => flight.effect?.getTiming().easing)).to.include('ease-out');
    await settleCards(game);
    expectInPlace(game);
    game.importGame(snapshot);
    await game.updateComplete;
    expect(flights(game)).to.deep.equal([]);
    game.restart();
    const untouched = game.exportGame();
    await settleCards(game);
    game.newGame(5);
    await settleCards(game);
    game.importGame({ ...untouched, started: false });
    await game.updateComplete;
    expect(flights(game), 'nothing was played in it').to.deep.equal([]);
    expectInPlace(game);
  });

  it('travels as each motion has it: quick to start, or only slow to arrive', async () => {
    const game = await fixtureGame();
    const easings = (): string[] => [
      ...new Set(flights(game).map((flight) => flight.effect?.getTiming().easing ?? '')),
    ];
    await settleCards(game);
    await playAll(game, '58');
    expect(easings()).to.deep.equal(['cubic-bezier(0.2, 0, 0, 1)']);
    await settleCards(game);
    const finger = new Finger();
    finger.down(controlOf(game, 'QH'));
    finger.moveBy(40, 40);
    // Drawn in one frame, seen in the next.
    await nextFrame();
    await nextFrame();
    finger.cancel();
    await game.updateComplete;
    expect(flightsOf(game, 'QH').map(durationOf)).to.deep.equal([140]);
    expect(easings(), 'back').to.deep.equal(['ease-out']);
    await settleCards(game);
    game.newGame(5);
    await game.updateComplete;
    expect(easings(), 'dealt').to.deep.equal(['ease-out']);
  });

  it('lights up a second hint as it did the first', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" hint-button');
    await game.hint();
    await game.updateComplete;
    const pulse = (): Animation | undefined =>
      inside(game, '.mark-hint').getAnimations({ subtree: true })[0];
    pulse()?.finish();
    game.move('zz');
    await game.updateComplete;
    expect(pulse(), 'it is over').to.equal(undefined);
    await game.hint();
    await game.updateComplete;
    expect(pulse()?.playState).to.equal('running');
  });
});
