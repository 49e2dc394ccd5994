import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import { render, nothing } from 'lit';
import '../../src/index.js';
import '../../src/i18n/locales/ru.js';
import type { FcErrorEvent, FreeCellExample } from '../../src/index.js';
import { expectAccessible } from '../helpers/accessible.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { flights } from '../helpers/flights.js';
import { press, textIn } from '../helpers/lessons.js';
import { AUDIT_TIMEOUT_MS } from '../helpers/panels.js';

const PAIR = '4D TC\n8S JH';
const RUN = 'KD 8S 7H 6C\nTC 9D\nKS';

async function fixtureExample(
  attributes: Readonly<Record<string, string>>,
  { width = 640, content }: { width?: number; content?: unknown } = {},
): Promise<FreeCellExample> {
  const block = await fixture<HTMLElement>(`<div style="width: ${width}px"></div>`);
  const example = document.createElement('free-cell-example');
  for (const [name, value] of Object.entries(attributes)) example.setAttribute(name, value);
  render(content ?? nothing, example);
  block.append(example);
  await waitUntil(() => example.renderRoot.querySelector('.cards, .fault') !== null);
  await example.updateComplete;
  return example;
}

function pileOf(example: FreeCellExample, card: string): string | undefined {
  return example.renderRoot.querySelector<HTMLElement>(`[data-card="${card}"]`)?.dataset['pile'];
}

function clickOn(example: FreeCellExample, selector: string): void {
  example.renderRoot.querySelector<HTMLElement>(selector)?.click();
}

describe('view/example.behaviour', () => {
  it('shows only the piles of its position', async () => {
    const pair = await fixtureExample({ position: PAIR, moves: '12', mode: 'judge' });
    expect(pair.renderRoot.querySelectorAll('.place')).to.have.length(2);
    expect(pair.renderRoot.querySelectorAll('[data-card], [data-pile]')).to.have.length(4);
    expect(pair.renderRoot.querySelectorAll('.mark-lesson.way')).to.have.length(1);
    const cells = await fixtureExample({ position: '9C 4H', moves: '1a', cells: '2' });
    expect(cells.renderRoot.querySelectorAll('.place.cell')).to.have.length(2);
    expect(cells.renderRoot.querySelectorAll('.place.foundation')).to.have.length(0);
    const home = await fixtureExample({ position: 'KS AC', moves: '1h' });
    expect(home.renderRoot.querySelectorAll('.place.foundation')).to.have.length(4);
  });

  it('judges with the reason of the rules at the same height, and asks again', async () => {
    const example = await fixtureExample({ position: '2D JS\n5H QC', moves: '12', mode: 'judge' });
    const heard = new EventRecording(example);
    const height = example.offsetHeight;
    const answer = example.renderRoot.querySelector<HTMLElement>('[data-action="judge:illegal"]');
    answer?.focus();
    await press(example, 'judge:illegal');
    expect(textIn(example, '[part~="message"]')).to.match(/^Right: not legal\..*both black/);
    expect(textIn(example, '[role="status"]')).to.contain('both black');
    expect(heard.details('fc-example')).to.deep.equal([{ phase: 'judge', correct: true }]);
    expect(example.offsetHeight).to.equal(height);
    const focused = example.shadowRoot?.activeElement as HTMLElement;
    expect(focused.dataset['action']).to.equal('replay');
    await press(example, 'replay');
    await press(example, 'judge:legal');
    expect(heard.details('fc-example').at(-1)).to.deep.equal({ phase: 'judge', correct: false });
    expect(example.renderRoot.querySelector('.verdict')?.matches('.refusal')).to.equal(true);
  });

  it('plays a legal move after the answer', async () => {
    const example = await fixtureExample({ position: PAIR, moves: '12', mode: 'judge' });
    await press(example, 'judge:legal');
    expect(textIn(example, '.verdict')).to.contain('One rank lower and the other colour');
    await waitUntil(() => pileOf(example, 'TC') === 'column-2');
  });

  it('plays a run as its single moves, forward, back and again', async () => {
    const example = await fixtureExample({ position: RUN, moves: '12' });
    expect(textIn(example, '.answer-count')).to.equal('Move 1 of 5');
    await press(example, 'next');
    expect(pileOf(example, '6C')).to.equal('cell-a');
    expect(textIn(example, '[role="status"]')).to.contain('6 of clubs to free cell a');
    for (let step = 2; step <= 5; step += 1) await press(example, 'next');
    expect(pileOf(example, '6C')).to.equal('column-2');
    await press(example, 'previous');
    expect(pileOf(example, '6C')).to.equal('cell-a');
    await press(example, 'next');
    const heard = new EventRecording(example);
    await press(example, 'replay');
    expect(heard.details('fc-example')).to.deep.equal([{ phase: 'play' }]);
    await press(example, 'pause');
    expect(pileOf(example, '6C')).to.equal('column-1');
  });

  it('lets its cards travel', async () => {
    const example = await fixtureExample({ position: RUN, moves: '12' });
    await nextFrame();
    await press(example, 'next');
    expect(flights(example)).to.have.length(1);
  });

  it('takes the reader’s move, refuses others with their reason, and shows it after two', async () => {
    const example = await fixtureExample({
      position: 'Freecells: 4H - - -\n9C 5S\nJD',
      moves: 'a1',
      mode: 'try',
    });
    const heard = new EventRecording(example);
    clickOn(example, '[data-card="4H"]');
    await example.updateComplete;
    clickOn(example, '[data-card="JD"]');
    await example.updateComplete;
    expect(textIn(example, '[part~="message"]')).to.contain('both red');
    expect(heard.details('fc-example')).to.deep.equal([{ phase: 'try', correct: false }]);
    clickOn(example, '[data-card="5S"]');
    await example.updateComplete;
    expect(pileOf(example, '4H')).to.equal('column-1');
    expect(heard.details('fc-example').slice(1)).to.deep.equal([
      { phase: 'try', correct: true },
      { phase: 'done' },
    ]);
    await press(example, 'replay');
    for (const wrong of ['b', 'c']) {
      clickOn(example, '[data-card="4H"]');
      await example.updateComplete;
      clickOn(example, `[data-pile="cell-${wrong}"]`);
      await example.updateComplete;
    }
    expect(textIn(example, '[part~="message"]')).to.contain('This is how it goes');
    await waitUntil(() => pileOf(example, '4H') === 'column-1', undefined, { timeout: 4000 });
  });

  it('goes on showing the move where it is put somewhere else meanwhile', async () => {
    const example = await fixtureExample({
      position: 'Freecells: 4H - - -\n9C 5S\nJD',
      moves: 'a1',
      mode: 'try',
    });
    for (const wrong of ['b', 'c']) {
      clickOn(example, '[data-card="4H"]');
      await example.updateComplete;
      clickOn(example, `[data-pile="cell-${wrong}"]`);
      await example.updateComplete;
    }
    const place = example.parentElement;
    example.remove();
    await new Promise((resolve) => setTimeout(resolve, 20));
    place?.append(example);
    await waitUntil(() => pileOf(example, '4H') === 'column-1', undefined, { timeout: 4000 });
    await press(example, 'replay');
    clickOn(example, '[data-card="4H"]');
    await example.updateComplete;
    clickOn(example, '[data-card="5S"]');
    await example.updateComplete;
    expect(pileOf(example, '4H'), 'and can be tried again').to.equal('column-1');
  });

  it('keeps a card in the hand while it is drawn again', async () => {
    const example = await fixtureExample({ position: PAIR, moves: '12', mode: 'try' });
    const card = example.renderRoot.querySelector('[data-card="TC"]');
    const onto = example.renderRoot.querySelector('[data-card="JH"]');
    if (card === null || onto === null) throw new Error('both cards are shown');
    const finger = new Finger();
    finger.down(card);
    finger.moveTo(onto);
    example.requestUpdate();
    await example.updateComplete;
    finger.up();
    await example.updateComplete;
    expect(pileOf(example, 'TC')).to.equal('column-2');
  });

  it('says what it cannot show, and leaves the text readable', async () => {
    const errors: string[] = [];
    const hear = (event: Event): void => {
      errors.push((event as FcErrorEvent).detail.code);
    };
    document.addEventListener('fc-error', hear);
    const content = html`10♣ on J♥<span slot="caption">A ten</span>`;
    const position = await fixtureExample({ position: 'XX', moves: '12' }, { content });
    const moves = await fixtureExample({ position: PAIR, moves: '21' }, { content });
    document.removeEventListener('fc-error', hear);
    expect(errors).to.deep.equal(['bad-position', 'bad-moves']);
    for (const example of [position, moves]) {
      expect(textIn(example, '[part~="message"]')).to.contain('cannot be shown');
      expect(example.renderRoot.querySelectorAll('slot:not([name])')).to.have.length(1);
    }
  });

  it('speaks the language around it, and changes with it', async () => {
    const example = await fixtureExample({ position: PAIR, moves: '12', mode: 'judge' });
    expect(textIn(example, '[data-action="judge:legal"]')).to.equal('Legal');
    example.lang = 'ru';
    await waitUntil(() => textIn(example, '[data-action="judge:legal"]') === 'Можно');
  });

  it('draws nothing until it comes near, and then keeps its height', async () => {
    const block = await fixture<HTMLElement>('<div style="padding-top: 9000px"></div>');
    const example = document.createElement('free-cell-example');
    example.position = PAIR;
    example.moves = '12';
    block.append(example);
    await example.updateComplete;
    const height = example.offsetHeight;
    expect(height).to.be.greaterThan(200);
    expect(example.renderRoot.querySelector('.card')).to.equal(null);
    example.scrollIntoView();
    await waitUntil(() => example.renderRoot.querySelector('.card') !== null);
    await example.updateComplete;
    expect(example.offsetHeight).to.equal(height);
    scrollTo(0, 0);
  });

  it('is drawn for paper wherever it lies', async () => {
    const block = await fixture<HTMLElement>('<div style="padding-top: 9000px"></div>');
    const example = document.createElement('free-cell-example');
    example.position = PAIR;
    block.append(example);
    await example.updateComplete;
    expect(example.renderRoot.querySelector('.card')).to.equal(null);
    dispatchEvent(new Event('beforeprint'));
    // A browser waits no longer than for what is done at once.
    await Promise.resolve().then(() => example.updateComplete);
    expect(example.renderRoot.querySelectorAll('.card')).to.have.length(4);
  });

  it('says in the language of the page which word is wrong, and in which line', async () => {
    const messages: string[] = [];
    const hear = (event: Event): void => {
      messages.push((event as FcErrorEvent).detail.message);
    };
    document.addEventListener('fc-error', hear);
    const ROWS: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
      [{ position: 'TC\nJH XX' }, /строке 2 позиции «XX» не карта/],
      [{ position: 'TC\nJH TC' }, /строке 2 позиции TC встречается второй раз/],
      [{ position: 'Foundations: H-14\nTC' }, /строке 1 позиции ошибка: «H-14»/],
      [{ moves: '12' }, /не указана позиция/],
      [{ position: PAIR, cells: '12' }, /такого числа ячеек нет/],
      [{ position: PAIR, moves: 'q9' }, /«q9» не ход/],
      [{ position: PAIR, moves: '21' }, /ход 21 не по правилам\. \S+/],
      [{ position: PAIR, mode: 'try' }, /не указаны ходы/],
    ];
    for (const [attributes, words] of ROWS) {
      const example = await fixtureExample({ lang: 'ru', ...attributes });
      expect(textIn(example, '.fault')).to.match(words);
      expect(messages.at(-1)).to.equal(textIn(example, '.fault'));
      expect(messages.at(-1)).not.to.match(/[a-z]{3}/);
    }
    document.removeEventListener('fc-error', hear);
  });

  for (const width of [240, 280, 640]) {
    it(`fits ${width} px`, async () => {
      const long = { position: RUN, moves: '12', lang: 'bg' };
      const example = await fixtureExample(long, { width });
      for (const element of example.renderRoot.querySelectorAll('.root *')) {
        expect(element.getBoundingClientRect().right, element.className.toString()).to.be.lessThan(
          example.getBoundingClientRect().right + 1,
        );
      }
    });
  }

  it('is accessible before and after an answer', async function () {
    this.timeout(AUDIT_TIMEOUT_MS);
    const example = await fixtureExample(
      { position: PAIR, moves: '12', mode: 'judge' },
      { content: html`<span slot="caption">Does the ten go there?</span>` },
    );
    await expectAccessible(example);
    expect(example.renderRoot.querySelector('.root')?.getAttribute('aria-label')).to.equal(
      'Does the ten go there?',
    );
    await press(example, 'judge:legal');
    await expectAccessible(example);
  });
});
