import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import {
  actionOf,
  fixtureGame,
  focusOf,
  inside,
  messageOf,
  playAll,
} from '../helpers/fixture-game.js';
import { press, typeKey } from '../helpers/keys.js';

function boxOf(game: FreeCellGame): HTMLInputElement {
  return inside<HTMLInputElement>(game, 'input[data-action="notation"]');
}

/** Types a move into the box and plays it. */
async function type(game: FreeCellGame, text: string): Promise<void> {
  boxOf(game).focus();
  boxOf(game).select();
  await sendKeys({ type: text });
  await press(game, 'Enter');
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 20 && height > 20;
}

describe('the box for typed moves', () => {
  it('can always be reached with Tab, and is seen when it has the focus', async () => {
    const game = await fixtureGame();
    expect(boxOf(game).tabIndex).to.equal(0);
    boxOf(game).focus();
    await game.updateComplete;
    expect(focusOf(game)).to.equal('notation');
    expect(isSeen(boxOf(game))).to.equal(true);
    const { x, y, width, height } = boxOf(game).getBoundingClientRect();
    const top = game.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2);
    expect(top).to.equal(boxOf(game));
  });

  it('plays with Enter, as the player, and is empty for the next move', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await type(game, '58');
    expect(heard.names).to.deep.equal(['fc-before-move', 'fc-move']);
    expect(heard.userMoves).to.deep.equal(['58']);
    expect(boxOf(game).value).to.equal('');
    expect(focusOf(game)).to.equal('notation');
    await type(game, '1a');
    expect(game.notation).to.equal('58 1a');
  });

  it('keeps what was refused, and says why', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    await type(game, '56');
    expect(heard.names).to.deep.equal(['fc-refused']);
    expect(heard.details('fc-refused')[0]?.reason).to.equal('same-color');
    expect(boxOf(game).value).to.equal('56');
    expect(boxOf(game).ariaInvalid).to.equal('true');
    const help = boxOf(game).getAttribute('aria-describedby') ?? '';
    const told = game.shadowRoot?.getElementById(help)?.textContent ?? '';
    expect(messageOf(game).replaceAll(' ', '')).to.equal(told.replace(/\s/g, ''));
    await type(game, '58');
    expect(boxOf(game).value).to.equal('');
    expect(boxOf(game).ariaInvalid).to.equal('false');
  });

  it('says so where it cannot read a move', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    for (const text of ['9z', 'hello', '22', '5', '<b>']) await type(game, text);
    const reasons = new Set(heard.details('fc-refused').map(({ reason }) => reason));
    expect([...reasons]).to.deep.equal(['bad-notation']);
    expect(game.moveCount).to.equal(0);
    await press(game, 'Escape');
    expect(focusOf(game)).to.not.equal('notation');
  });

  it('B092 keeps the keys typed into it from the board', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" hint-button');
    await playAll(game, '58');
    const heard = new EventRecording(game);
    boxOf(game).focus();
    await sendKeys({ type: 'u h t 8' });
    for (const key of ['ArrowLeft', 'Home', 'End', '+']) await press(game, key);
    expect(typeKey('z', { ctrlKey: true })).to.equal(false);
    expect(heard.names).to.deep.equal([]);
    expect(game.notation).to.equal('58');
    expect(boxOf(game).value).to.contain('u h t 8');
  });

  it('is out of reach while a panel is open', async () => {
    const game = await fixtureGame();
    actionOf(game, 'new-game').click();
    await game.updateComplete;
    expect(boxOf(game).closest('[inert]')).to.not.equal(null);
  });
});
