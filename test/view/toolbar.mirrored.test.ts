import { expect, fixture } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { actionOf, fixtureGame, focusOf, inside, playAll } from '../helpers/fixture-game.js';
import { press } from '../helpers/keys.js';
import { actionsIn } from '../helpers/panels.js';

const ATTRIBUTES = 'deal="617" auto-collect="off" hint-button tutorial mirrored';

/** What is seen in the bar, from left to right: the buttons, the numbers, the hairlines. */
function seenIn(game: FreeCellGame): readonly string[] {
  const seen = [...inside(game, '.bar').children].filter((child) => child.clientWidth > 0);
  const left = (child: Element): number => child.getBoundingClientRect().left;
  return seen.sort((a, b) => left(a) - left(b)).map(nameOf);
}

function nameOf(child: Element): string {
  return (child as HTMLElement).dataset['action'] ?? child.className;
}

/** The same, as it is read and walked through. */
function readIn(game: FreeCellGame): readonly string[] {
  const seen = [...inside(game, '.bar').children].filter((child) => child.clientWidth > 0);
  return seen.map(nameOf);
}

describe('view/toolbar.mirrored', () => {
  const BARS: Readonly<Record<number, string>> = {
    1000: 'menu tutorial hint undo redo new-game',
    640: 'menu tutorial hint undo redo new-game',
    375: 'menu tutorial hint undo redo',
    240: 'menu hint undo',
  };
  for (const [width, bar] of Object.entries(BARS)) {
    it(`is read from left to right as it is seen, at ${width} px`, async () => {
      const game = await fixtureGame(ATTRIBUTES, { width: Number(width) });
      expect(actionsIn(game, '.bar').join(' ')).to.equal(bar);
      expect(readIn(game)).to.deep.equal(seenIn(game));
    });
  }

  it('keeps the look that it had: numbers and buttons change sides', async () => {
    const wide = await fixtureGame(ATTRIBUTES);
    expect(seenIn(wide).join(' ')).to.equal(
      'menu counters spring tutorial hint rule undo redo rule new-game',
    );
    const mini = await fixtureGame(ATTRIBUTES, { width: 375 });
    expect(seenIn(mini).join(' ')).to.equal('menu tutorial hint undo redo spring counters');
  });

  it('goes to the right by the arrow to the right', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    await playAll(game, '58');
    actionOf(game, 'menu').focus();
    const path: (string | null)[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
      await press(game, key);
      path.push(focusOf(game));
    }
    expect(path).to.deep.equal(['tutorial', 'hint', 'undo', 'new-game', 'undo']);
    await press(game, 'Home');
    expect(focusOf(game)).to.equal('menu');
  });

  it('puts what the page brings along on the sides where it is seen', async () => {
    const block = await fixture<HTMLElement>(
      `<div style="width: 640px"><free-cell-game ${ATTRIBUTES} lang="en">
        <button slot="toolbar-start">S</button><button slot="toolbar-end">E</button>
      </free-cell-game></div>`,
    );
    const game = block.querySelector('free-cell-game');
    if (game === null) throw new Error('No game in the fixture');
    await game.updateComplete;
    const slots = [...game.renderRoot.querySelectorAll('.bar slot')];
    expect(slots.map((slot) => slot.getAttribute('name'))).to.deep.equal([
      'toolbar-end',
      'toolbar-start',
    ]);
    const [start, end] = block.querySelectorAll('button');
    const menu = actionOf(game, 'menu').getBoundingClientRect();
    const newGame = actionOf(game, 'new-game').getBoundingClientRect();
    expect(start?.getBoundingClientRect().left).to.be.at.least(newGame.right);
    expect(end?.getBoundingClientRect().left).to.be.at.least(menu.right);
  });

  it('follows the rules of a running game', async () => {
    const game = await fixtureGame('deal="617" hint-button', { width: 340 });
    expect(actionsIn(game, '.bar')).to.not.include('collect');
    game.rules = 'classic';
    await game.updateComplete;
    expect(actionsIn(game, '.bar')).to.include('collect');
  });

  it('keeps its buttons, and with them the focus, when it changes hands', async () => {
    const game = await fixtureGame(ATTRIBUTES);
    const hint = actionOf(game, 'hint');
    for (const action of ['hint', 'menu', 'new-game', 'tutorial']) {
      for (const mirrored of [true, false]) {
        actionOf(game, action).focus();
        game.mirrored = mirrored;
        await game.updateComplete;
        expect(focusOf(game), `${action} ${String(mirrored)}`).to.equal(action);
      }
    }
    expect(actionOf(game, 'hint') === hint).to.equal(true);
    expect(actionsIn(game, '.bar').join(' ')).to.equal('new-game undo redo hint tutorial menu');
    expect(readIn(game)).to.deep.equal(seenIn(game));
  });
});
