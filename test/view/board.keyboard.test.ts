import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { EventRecording } from '../helpers/event-recording.js';
import {
  announcementOf,
  controlOf,
  fixtureGame,
  focusOf,
  messageOf,
  placeOf,
  playAll,
} from '../helpers/fixture-game.js';
import { press, typeKey, typeMove } from '../helpers/keys.js';
import { answered } from '../helpers/solver.js';

describe('playing with the keyboard', () => {
  it('goes from pile to pile and through a column with the arrow keys', async () => {
    const game = await fixtureGame();
    game.focus();
    const path: (string | null)[] = [focusOf(game)];
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']) {
      await press(game, key);
      path.push(focusOf(game));
    }
    expect(path).to.deep.equal(['JD', 'KS', 'TS', 'KS', 'JD', 'QH']);
    await press(game, 'PageUp');
    expect(focusOf(game)).to.equal('AH');
    await press(game, 'ArrowUp');
    expect(focusOf(game)).to.equal('foundation-4');
    await press(game, 'Home');
    expect(focusOf(game)).to.equal('cell-a');
    await press(game, 'End', 'ArrowRight');
    expect(focusOf(game)).to.equal('cell-a');
    await press(game, 'ArrowDown', 'PageDown', 'End');
    expect(focusOf(game)).to.equal('QH');
  });

  it('takes a card with Enter and puts it on the focused column with Enter', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    game.focus();
    await press(game, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    expect(controlOf(game, 'JC').ariaPressed).to.equal('true');
    expect(announcementOf(game)).to.equal('Picked jack of clubs');
    await press(game, 'End', 'Enter');
    expect(heard.userMoves).to.deep.equal(['58']);
    expect(focusOf(game)).to.equal('JC');
  });

  it('says which card a named place gives, and asks where it is to go', async () => {
    const game = await fixtureGame();
    game.focus();
    await press(game, '5');
    expect(announcementOf(game)).to.equal('Column 5, jack of clubs. Where to?');
    await press(game, 'a', 'a');
    expect(announcementOf(game)).to.equal('Free cell a, jack of clubs. Where to?');
  });

  it('hears of a place without a card that it is empty', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap"');
    const heard = new EventRecording(game);
    for (const pile of ['cell-b', 'foundation-2']) {
      placeOf(game, pile).focus();
      await press(game, 'Enter');
      expect(announcementOf(game), pile).to.match(/, empty$/);
      expect(messageOf(game), pile).to.match(/, empty$/);
    }
    expect(heard.names).to.deep.equal(['fc-refused', 'fc-refused']);
  });

  it('does the same with Space', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    placeOf(game, 'column-5').focus();
    await press(game, 'Space', 'End', 'Space');
    expect(heard.userMoves).to.deep.equal(['58']);
  });

  it('takes one card more or fewer with + and -', async () => {
    const game = await fixtureGame();
    await playAll(game, '58 83');
    const heard = new EventRecording(game);
    placeOf(game, 'column-3').focus();
    await press(game, 'Enter', '+');
    expect(controlOf(game, 'QH').ariaPressed).to.equal('true');
    await press(game, '-', 'Home', 'Enter');
    expect(heard.details('fc-refused')[0]).to.include({ reason: 'wrong-rank', card: 'JC' });
    await press(game, '+', '+', 'ArrowRight', 'Enter');
    expect(heard.details('fc-refused')[1]).to.include({ reason: 'same-color', card: 'KC' });
  });

  it('plays a move named by its places, as in notation', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    game.focus();
    await press(game, '5', '8', '8', '3', '1', 'a');
    expect(heard.userMoves).to.deep.equal(['58', '83', '1a']);
    expect(heard.details('fc-move')[1]?.count).to.equal(2);
  });

  it('plays a move named by the keys of a French keyboard', async () => {
    const game = await fixtureGame();
    await playAll(game, '1a 6b');
    const heard = new EventRecording(game);
    game.focus();
    typeKey('-', { code: 'Digit6' });
    typeKey('c', { code: 'KeyC' });
    typeKey('(', { code: 'Digit5' });
    typeKey('-', { code: 'Digit6' });
    expect(heard.userMoves).to.deep.equal(['6c']);
    expect(heard.details('fc-refused')[0]).to.include({ card: 'JC' });
  });

  it('sends home with h and to the first empty cell with the same column twice', async () => {
    const game = await fixtureGame('deal="2" auto-collect="off"');
    const heard = new EventRecording(game);
    game.focus();
    await press(game, '1', 'h', '1', '1', '2', '2');
    expect(heard.userMoves).to.deep.equal(['1h', '1a', '2b']);
  });

  it('says why a typed move cannot be, and keeps the cards in the hand', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    game.focus();
    await press(game, '5', '6');
    expect(heard.details('fc-refused').map(({ reason }) => reason)).to.deep.equal(['same-color']);
    expect(messageOf(game)).to.not.equal('');
    await press(game, '8');
    expect(heard.userMoves).to.deep.equal(['58']);
  });

  it('lets go with Escape, and leaves Escape to the page when the hand is empty', async () => {
    const game = await fixtureGame();
    game.focus();
    await press(game, '5', 'Escape');
    expect(controlOf(game, 'JC').ariaPressed).to.equal('false');
    expect(typeKey('Escape')).to.equal(false);
  });

  it('undoes and redoes with the usual keys', async () => {
    const game = await fixtureGame();
    await playAll(game, '58 83');
    const heard = new EventRecording(game);
    game.focus();
    await press(game, 'Control+z', 'u');
    expect(game.moveCount).to.equal(0);
    await press(game, 'Control+y', 'Control+Shift+z');
    expect(game.notation).to.equal('58 83');
    const steps = heard.details('fc-undo').map(({ direction }) => direction);
    expect(steps).to.deep.equal(['undo', 'undo', 'redo', 'redo']);
  });

  it('gives a hint by key only where the page allows hints', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    game.focus();
    await press(game, 't');
    expect(heard.names).to.deep.equal([]);
    game.hintButton = true;
    await game.updateComplete;
    await press(game, 't');
    await answered(() => heard.names.length > 0);
    await game.updateComplete;
    expect(heard.names).to.deep.equal(['fc-hint']);
    expect(game.renderRoot.querySelectorAll('[part~="mark-hint"]')).to.have.length(2);
    expect(game.moveCount).to.equal(0);
  });

  it('tells the pile, the tops, the state, the last move and the legal moves on demand', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    placeOf(game, 'column-3').focus();
    const said: string[] = [];
    for (const key of ['o', 'Shift+O', 's', 'l', 'm']) {
      await press(game, key);
      said.push(announcementOf(game));
    }
    expect(said[0]).to.match(/^Column 3, 7 cards: .*king of clubs$/);
    expect(said[1]).to.contain('king of spades').and.contain('jack of clubs');
    expect(said[2]).to.match(/^1 move\. 4 /);
    expect(said[3]).to.match(/^Jack of clubs on queen of hearts/);
    expect(said[4]).to.match(/^King of clubs can go to: .*cell/);
  });

  it('has no single keys with keys="off", but all others', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" keys="off"');
    game.focus();
    for (const key of ['5', '8', 'h', 'u', 's', '?']) expect(typeKey(key), key).to.equal(false);
    expect(game.moveCount).to.equal(0);
    await press(game, 'End', 'Enter', 'Home', 'ArrowRight', 'Enter');
    expect(game.notation).to.equal('82');
    await press(game, 'Control+z');
    expect(game.moveCount).to.equal(0);
  });

  it('understands letters typed on a Cyrillic layout', async () => {
    const game = await fixtureGame();
    game.focus();
    typeKey('1', { code: 'Digit1' });
    typeKey('ф', { code: 'KeyA' });
    expect(game.notation).to.equal('1a');
    typeKey('г', { code: 'KeyU' });
    expect(game.notation).to.equal('');
    typeKey('н', { code: 'KeyY', ctrlKey: true });
    expect(game.notation).to.equal('1a');
  });

  it('leaves alone what is not meant for it', async () => {
    const game = await fixtureGame();
    game.focus();
    for (const init of [
      { altKey: true },
      { metaKey: true },
      { ctrlKey: true },
      { isComposing: true },
    ]) {
      expect(typeKey('5', init), JSON.stringify(init)).to.equal(false);
    }
    for (const key of ['F1', 'F2', 'F5', 'Tab', 'ContextMenu', 'x', 'é']) {
      expect(typeKey(key), key).to.equal(false);
    }
    typeKey('5');
    typeKey('8', { repeat: true });
    expect(game.moveCount).to.equal(0);
  });

  it('B092 types into the fields of the page around it', async () => {
    const page = await fixture<HTMLElement>(
      '<div><input /><textarea></textarea><p contenteditable></p></div>',
    );
    const game = await fixtureGame();
    await playAll(game, '58');
    const fields = [...page.children] as HTMLElement[];
    for (const field of fields) {
      field.focus();
      await sendKeys({ type: 'hzu 1' });
      await sendKeys({ press: 'Control+z' });
      await sendKeys({ type: '5a' });
    }
    const texts = fields.map((field) => ('value' in field ? field.value : field.textContent));
    for (const text of texts) expect(text).to.match(/5a$/);
    expect(game.notation).to.equal('58');
  });

  it('B092 does nothing while the focus is elsewhere in the page', async () => {
    const game = await fixtureGame();
    for (const key of ['5', '8', 'Enter', 'h', 'ArrowUp']) {
      expect(typeKey(key), key).to.equal(false);
    }
    expect(game.moveCount).to.equal(0);
  });

  it('asks which card comes back from home, and takes the answer by its suit', async () => {
    const game = await fixtureGame('deal="617" rules="scored" auto-collect="off"');
    await playAll(game, '4a 46 4b 2c 27 72 4d 42 4h');
    game.focus();
    await press(game, 'h');
    expect(messageOf(game)).to.equal('Take back which card? C clubs');
    expect(announcementOf(game)).to.equal('Take back which card? C clubs');
    await press(game, 'Escape');
    expect(messageOf(game)).not.to.contain('Take back');
    await press(game, 'h', 'c');
    expect(controlOf(game, 'AC').ariaPressed).to.equal('true');
  });

  it('B074 undoes nothing and deals nothing by accident after the win', async () => {
    const { SOLUTION_OF_617 } = await import('../data/deal-617.js');
    const game = await fixtureGame();
    await playAll(game, SOLUTION_OF_617.join(' '));
    const heard = new EventRecording(game);
    game.focus();
    await press(game, 'Control+z', 'u', '1', 'a', 'Escape');
    placeOf(game, 'foundation-1').focus();
    await press(game, 'Enter');
    expect(heard.names.filter((name) => name !== 'fc-refused')).to.deep.equal([]);
    expect(game.status).to.equal('won');
  });

  it('B112 says one thing per action', async () => {
    const game = await fixtureGame('deal="2"');
    game.focus();
    const said: string[] = [];
    for (const move of ['1a', '1b', '1b']) {
      typeMove(move);
      await game.updateComplete;
      said.push(announcementOf(game));
    }
    expect(said[0]).to.match(
      /^\S.* to free cell a\. 3 cells? free|^\S.* to free cell a\. 3 free cells? free/i,
    );
    expect(said[2]).to.not.equal(said[1]);
    for (const text of said) expect(text.length).to.be.within(5, 120);
  });
});
