import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { fixtureGame } from '../helpers/fixture-game.js';
import { openLesson } from '../helpers/lessons.js';

/** What tells red from black in two colours: a line under the rank, and a pip that is not filled. */
function looksRed(token: Element): [isUnderlined: boolean, isHollow: boolean] {
  const pip = token.querySelector('path');
  if (pip === null) throw new Error(`${token.textContent} has no pip`);
  const { fill, stroke } = getComputedStyle(pip);
  return [
    getComputedStyle(token).textDecorationLine === 'underline',
    fill !== stroke && stroke !== 'none',
  ];
}

describe('cards in the text of a lesson, in forced colours', () => {
  afterEach(() => emulateMedia({ forcedColors: 'none' }));

  it('are red or black by their shape', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const game = await fixtureGame('deal="617" tutorial', { width: 1000 });
    await openLesson(game, 'runs', 2);
    const tokens = [...game.renderRoot.querySelectorAll('.token:has(path)')];
    const reds = tokens.filter((token) => token.matches('.suit-H, .suit-D'));
    expect(reds).to.have.length.within(1, tokens.length - 1);
    for (const token of tokens) {
      const isRed = reds.includes(token);
      expect(looksRed(token), token.ariaLabel ?? '').to.deep.equal([isRed, isRed]);
    }
  });
});
