import { expect, fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { controlOf, fixtureGame, inside, placeOf, playAll } from '../helpers/fixture-game.js';
import { centerOf, click } from '../helpers/mouse.js';

/** Asks for the context menu of an element, as a right click does; says whether the browser's own was prevented. */
function askForMenu(element: Element, init: PointerEventInit = {}): boolean {
  const [clientX, clientY] = centerOf(element);
  const event = new PointerEvent('contextmenu', {
    bubbles: true,
    composed: true,
    cancelable: true,
    button: 2,
    pointerType: 'mouse',
    clientX,
    clientY,
    ...init,
  });
  element.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Whether a real right click on an element still brings the browser's menu. */
async function rightClickKeepsMenu(element: Element): Promise<boolean> {
  let isKept = false;
  const listen = (event: Event): void => {
    isKept = !event.defaultPrevented;
    // The menu itself would hang over the page of the next test.
    event.preventDefault();
  };
  addEventListener('contextmenu', listen);
  await sendMouse({ type: 'click', position: centerOf(element), button: 'right' });
  removeEventListener('contextmenu', listen);
  return isKept;
}

describe('right click', () => {
  it('B084 sends a card home, and keeps the browser menu away only there', async () => {
    const game = await fixtureGame('deal="2" auto-collect="off"');
    const heard = new EventRecording(game);
    expect(await rightClickKeepsMenu(controlOf(game, 'AS'))).to.equal(false);
    await game.updateComplete;
    expect(heard.userMoves).to.deep.equal(['1h']);
    expect(await rightClickKeepsMenu(placeOf(game, 'cell-d'))).to.equal(true);
    expect(await rightClickKeepsMenu(placeOf(game, 'foundation-1'))).to.equal(true);
  });

  it('says why a card cannot go home', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    expect(askForMenu(controlOf(game, 'JC'))).to.equal(true);
    expect(askForMenu(controlOf(game, '7C'))).to.equal(true);
    const reasons = heard.details('fc-refused').map(({ reason }) => reason);
    expect(reasons).to.deep.equal(['foundation-needs', 'not-available']);
    expect(game.moveCount).to.equal(0);
  });

  it('B084 classic: sends all cards that fit home from the felt, as one move', async () => {
    const game = await fixtureGame('deal="1775" rules="classic" auto-collect="off"');
    const heard = new EventRecording(game);
    expect(askForMenu(inside(game, '.board'))).to.equal(true);
    await game.updateComplete;
    const moves = heard.details('fc-move');
    expect(moves).to.have.length(1);
    expect(moves[0]?.cards).to.include.members(['AC', 'AD', 'AH', 'AS']);
    expect(game.moveCount).to.equal(1);
    expect(game.undo().ok).to.equal(true);
    expect(game.position.foundations).to.deep.equal([null, null, null, null]);
  });

  it('B084 leaves the menu alone in profiles that give it no meaning', async () => {
    const game = await fixtureGame('deal="2" rules="one-tap" auto-collect="off"');
    const heard = new EventRecording(game);
    expect(askForMenu(controlOf(game, 'AS'))).to.equal(false);
    expect(askForMenu(inside(game, '.board'))).to.equal(false);
    expect(heard.names).to.deep.equal([]);
  });

  it('leaves Shift with the right button, and the keyboard, to the browser', async () => {
    const game = await fixtureGame('deal="2" auto-collect="off"');
    const heard = new EventRecording(game);
    expect(askForMenu(controlOf(game, 'AS'), { shiftKey: true })).to.equal(false);
    expect(askForMenu(controlOf(game, 'AS'), { button: 0, pointerType: '' })).to.equal(false);
    expect(heard.names).to.deep.equal([]);
  });

  it('B083 prevents the menu that a long touch would bring', async () => {
    const game = await fixtureGame('deal="2" auto-collect="off"');
    const finger = new Finger();
    finger.down(controlOf(game, 'AS'));
    expect(askForMenu(controlOf(game, 'AS'), { pointerType: 'touch', button: 0 })).to.equal(true);
    finger.moveBy(0, -40);
    finger.moveTo(placeOf(game, 'cell-a'));
    finger.up();
    expect(game.notation).to.equal('1a');
  });

  it('B084 leaves the menus of the page alone', async () => {
    const page = await fixture<HTMLElement>('<div><input value="x" /><p>text</p></div>');
    await fixtureGame();
    for (const element of page.children) {
      expect(await rightClickKeepsMenu(element), element.localName).to.equal(true);
    }
  });

  it('keeps the menu of the toolbar and of panels', async () => {
    const game = await fixtureGame('deal="617" tutorial');
    expect(askForMenu(inside(game, '[data-action="new-game"]'))).to.equal(false);
    await click(game, inside(game, '[data-action="new-game"]'));
    expect(askForMenu(inside(game, '[data-action="number"]'))).to.equal(false);
  });

  it('does nothing on a board that only shows', async () => {
    const game = await fixtureGame('deal="2" auto-collect="off" readonly');
    expect(askForMenu(controlOf(game, 'AS'))).to.equal(false);
    expect(game.moveCount).to.equal(0);
  });

  it('plays once, not twice, while a card is chosen', async () => {
    const game = await fixtureGame('deal="2" auto-collect="off"');
    const heard = new EventRecording(game);
    await playAll(game, '2a');
    await click(game, controlOf(game, 'AS'));
    await click(game, controlOf(game, 'AS'), 'right');
    expect(heard.userMoves).to.deep.equal(['1h']);
  });
});
