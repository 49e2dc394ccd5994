import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { announcementOf, controlOf, fixtureGame, focusOf } from '../helpers/fixture-game.js';
import { openLesson, textIn } from '../helpers/lessons.js';

/** What a screen reader says while the lesson `columns` is read with the keyboard alone, up to its fourth step. */
const TRANSCRIPT = [
  'One lower, other colour.',
  'Example: queen of clubs onto king of hearts; 10 of diamonds onto jack of spades; 7 of spades onto 8 of diamonds; 2 of hearts onto 3 of clubs.',
  'Make this move: jack of diamonds onto queen of clubs.',
  'Right.',
  'Highlighted: 10 of clubs, jack of hearts, jack of diamonds.',
  'Queen of spades onto king of clubs: legal or not?',
  'Right: this is not legal.',
];

describe('view/tutorial.transcript', () => {
  it('is the same for ears, with the keyboard alone', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" tutorial');
    const said: string[] = [];
    const hear = (): void => {
      const text = announcementOf(game);
      if (text !== '' && text !== said.at(-1)) said.push(text);
    };
    await openLesson(game, 'columns');
    const next = async (): Promise<void> => {
      expect(focusOf(game)).to.equal('next');
      await sendKeys({ press: 'Enter' });
      await game.updateComplete;
      hear();
    };
    await waitUntil(() => focusOf(game) === 'next');
    hear();
    await next();
    // Back to the board, to the card, to its place: typed, as the letters of the columns have it.
    controlOf(game, 'JD').focus();
    await sendKeys({ press: '1' });
    await sendKeys({ press: '2' });
    await game.updateComplete;
    hear();
    game.focus();
    await next();
    await next();
    await sendKeys({ press: 'Shift+Tab' });
    const answers: (string | null)[] = [];
    for (let stop = 0; stop < 6 && focusOf(game) !== 'judge:illegal'; stop += 1) {
      answers.push(focusOf(game));
      await sendKeys({ press: 'Shift+Tab' });
    }
    expect(focusOf(game), answers.join(' ')).to.equal('judge:illegal');
    await sendKeys({ press: 'Enter' });
    await game.updateComplete;
    hear();
    const transcript = said.join('\n');
    let from = 0;
    for (const words of TRANSCRIPT) {
      const at = transcript.indexOf(words, from);
      expect(at, `${words}\nis not in its place in\n${transcript}`).to.be.at.least(0);
      from = at + words.length;
    }
    // Nothing of what is drawn instead of said gets through.
    expect(transcript).not.to.match(/[{}♠♥♦♣]|undefined/);
    expect(textIn(game, '[role="status"]')).to.equal(said.at(-1));
    await sendKeys({ press: 'Escape' });
    await game.updateComplete;
    expect(game.renderRoot.querySelector('dialog')).to.equal(null);
  });
});
