import { expect, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../src/bundled.js';
import type { FreeCellGame } from '../../src/index.js';
import { CountingAudio } from '../helpers/counting-audio.js';
import { EventRecording } from '../helpers/event-recording.js';
import {
  actionOf,
  controlOf,
  fixtureGame,
  inside,
  messageOf,
  playAll,
} from '../helpers/fixture-game.js';
import { actionsIn, choose, fill, panelOf, typeInMoveBox } from '../helpers/panels.js';
import { putTable } from '../helpers/put-table.js';
import { ROWS, type Row } from './rows.js';

async function fixtureOf({ id }: Row, attributes = 'auto-collect="off"'): Promise<FreeCellGame> {
  return fixtureGame(`deal="617" rules="${id}" ${attributes}`);
}

/** Names and numbers of the counters in the bar. */
function countersIn(game: FreeCellGame): Readonly<Record<string, string>> {
  const shown = [...game.renderRoot.querySelectorAll('.bar .counters > *')].map((counter) => [
    counter.className.replace('counter', '').trim(),
    (counter.textContent ?? '').replace(/[^\d:]/g, ''),
  ]);
  return Object.fromEntries(shown) as Record<string, string>;
}

/** A table on which AS and 2S can go home, and 9D waits in a cell for a ten. */
const table = ({ bySuit }: Row): Record<string, string> => ({
  1: '3C 2S AS',
  2: bySuit ? '4C TD' : '4C TC',
  3: '5C KH',
  a: '9D',
});

for (const row of ROWS) {
  describe(`profiles/element-counts ${row.id}`, () => {
    it('shows its counters, and no other', async () => {
      const game = await fixtureOf(row);
      const names = Object.keys(countersIn(game)).filter((name) => name !== '');
      expect(names.join(' ')).to.equal(row.counters);
    });

    it('B034 B035 moves, undo and redo; what was refused counts for nothing', async () => {
      const game = await fixtureOf(row);
      await putTable(game, table(row));
      for (let time = 0; time < 10; time += 1) await typeInMoveBox(game, '3a');
      expect([game.moveCount, game.undo().ok]).to.deep.equal([0, false]);
      await typeInMoveBox(game, '1h');
      const counts = [game.moveCount];
      await choose(game, 'undo');
      counts.push(game.moveCount);
      await choose(game, 'redo');
      counts.push(game.moveCount);
      expect(counts).to.deep.equal(row.counts);
      const { moves, undos } = countersIn(game);
      if (moves !== undefined) expect(moves).to.equal(String(row.counts[2]));
      if (undos !== undefined) expect(undos).to.equal('1');
    });

    it('B049 score or rubies, given back by undo, never farmed', async () => {
      const game = await fixtureOf(row);
      await putTable(game, table(row));
      const heard = new EventRecording(game);
      await typeInMoveBox(game, '1h');
      await typeInMoveBox(game, 'a2');
      const scores = heard.details('fc-move').map(({ score }) => score);
      const expected = { none: [undefined, undefined], rubies: [1, 1], points: [10, 15] }[
        row.score
      ];
      expect(scores).to.deep.equal(expected);
      const name = { none: '', rubies: 'rubies', points: 'score' }[row.score];
      if (name === '') return;
      expect(countersIn(game)[name]).to.equal(String(expected[1]));
      for (let time = 0; time < 2; time += 1) await choose(game, 'undo');
      expect(countersIn(game)[name]).to.equal('0');
      if (row.score !== 'points') return;
      for (let time = 0; time < 2; time += 1) await choose(game, 'redo');
      for (let time = 0; time < 20; time += 1) await playAll(game, '2a a2 hSb bh');
      expect(countersIn(game)[name]).to.equal('15');
    });

    it('a hint: counted or free, its cost told before the first one', async () => {
      const game = await fixtureOf(row, 'hint-button');
      const heard = new EventRecording(game);
      const lit = (): NodeListOf<Element> => game.renderRoot.querySelectorAll('.mark-hint');
      if (row.hintCounts) {
        await choose(game, 'hint');
        expect([heard.names, game.moveCount]).to.deep.equal([[], 0]);
        expect(messageOf(game)).to.match(/counts as a move/);
      }
      await choose(game, 'hint');
      await waitUntil(() => lit().length > 0, 'a hint', { timeout: 20_000 });
      expect(heard.names).to.deep.equal(['fc-hint']);
      expect(game.moveCount).to.equal(row.hintCounts ? 1 : 0);
      expect(game.notation).to.equal('');
      expect([...lit()].some((mark) => mark.classList.contains('goal'))).to.equal(
        row.hintShowsTarget,
      );
      await game.hint();
      expect(game.moveCount).to.equal(row.hintCounts ? 2 : 0);
    }).timeout(60_000);

    it('B036 undo: a hundred actions or all', async () => {
      const game = await fixtureOf(row);
      const [one, other] = row.id === 'eight-off' ? ['e', 'f'] : ['b', 'c'];
      await putTable(game, { 1: '3C 9D', 2: '2C', 3: 'AC' });
      // Where no card goes from cell to cell it goes to an empty column and back.
      const back = row.cellToCell ? [`${one}${other}`, `${other}${one}`] : [`${one}4`, `4${one}`];
      const moves = Array.from({ length: 130 }, (_, index) => back[index % 2]);
      await playAll(game, [`1${one}`, ...moves].join(' '));
      const total = game.moveCount;
      let undone = 0;
      while (game.undo().ok) undone += 1;
      expect([total, undone]).to.deep.equal([131, row.undoLimit ?? 131]);
      game.restart();
      expect(game.position.cells.every((card) => card === null)).to.equal(true);
    }).timeout(60_000);

    it('B074 no undo after a win, and B071 one win for whatever is done', async () => {
      const game = await fixtureOf(row);
      await putTable(game, { home: 'S-K H-K C-K D-Q', 1: 'KD' });
      const heard = new EventRecording(game);
      await typeInMoveBox(game, '1h');
      expect(game.status).to.equal('won');
      expect(game.undo()).to.deep.equal({ ok: false, reason: 'game-won' });
      expect(game.redo().ok).to.equal(false);
      expect(heard.names.filter((name) => name === 'fc-win').length).to.equal(1);
    });

    it('B040 deals: by attribute, property, method and code, up to the last one', async () => {
      const game = await fixtureOf(row, `deal="${String(row.accepted)}"`);
      expect(game.newGame(row.accepted).ok).to.equal(true);
      expect(game.deal).to.equal(row.accepted);
      const heard = new EventRecording(game);
      const beyond = row.accepted + 1;
      game.setAttribute('deal', String(beyond));
      await game.updateComplete;
      game.deal = String(beyond + 1);
      await game.updateComplete;
      expect(game.newGame(beyond).ok).to.equal(false);
      expect(heard.names).to.deep.equal(['fc-error', 'fc-error', 'fc-error']);
      expect(game.deal).to.equal(row.accepted);
      // 32001 as a code; under the other rules it is a deal like any.
      const outcome = game.newGame('FC1-C4-AAAA7IB');
      const takesCodes = row.cells.includes(4) && row.accepted > 32_000;
      expect(outcome.ok).to.equal(takesCodes);
      if (takesCodes) expect(game.deal).to.equal(32_001);
    });

    it('B040 deals: what its dialog offers', async () => {
      const game = await fixtureOf(row);
      await choose(game, 'new-game');
      const offered = actionsIn(game, '.panel');
      expect(offered.includes('number')).to.equal(row.offered !== null);
      const cells = panelOf(game)?.querySelectorAll('input[name="cells"]').length ?? 0;
      expect(cells).to.equal(row.cells.length > 1 ? row.cells.length : 0);
      if (row.offered === null) return;
      await fill(game, 'number', String(row.offered + 1));
      actionOf(game, 'deal').click();
      await game.updateComplete;
      expect(game.deal).to.equal(617);
      expect(messageOf(game) + (panelOf(game)?.textContent ?? '')).to.contain(
        String(row.offered + 1),
      );
      await fill(game, 'number', String(row.offered));
      actionOf(game, 'deal').click();
      await game.updateComplete;
      expect(game.deal).to.equal(row.offered);
    });

    it('B095 a new deal: asks first, or not', async () => {
      const game = await fixtureOf(row);
      await putTable(game, table(row));
      await playAll(game, '1h');
      const { position } = game;
      await choose(game, 'restart');
      expect(panelOf(game) !== null).to.equal(row.asks);
      if (row.asks) {
        expect(game.position).to.equal(position);
        actionOf(game, 'cancel').click();
        await game.updateComplete;
        expect(game.position).to.equal(position);
        await choose(game, 'restart');
        inside(game, '.panel [data-action="restart"]').click();
        await game.updateComplete;
      }
      expect(game.notation).to.equal('');
    });

    it('letters, code and the deal on the board', async () => {
      const game = await fixtureOf(row, 'lang="ru"');
      expect(game.indices).to.equal(row.indices);
      expect(game.code).to.equal(row.id === 'eight-off' ? null : 'FC1-C4-AAAAATJ');
      const text = game.renderRoot.querySelector('.root')?.textContent ?? '';
      expect(text.includes('FC1-C4-AAAAATJ')).to.equal(row.code);
    });
  });
}

describe('profiles/element-counts rubies', () => {
  let restore: () => void;
  beforeEach(() => {
    restore = CountingAudio.install();
  });
  afterEach(() => restore());

  /** Sends the first uncovered ace home with a real mouse, so that the browser knows of a player. */
  async function sendAceHome(game: FreeCellGame): Promise<void> {
    const lasts = game.position.columns.map((column) => column.at(-1));
    const ace = lasts.find((card) => card?.startsWith('A')) ?? '';
    const { x, y, width } = controlOf(game, ace).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + 8)] });
    await game.updateComplete;
    expect(game.position.foundations).to.include(ace);
  }
  const flights = (game: FreeCellGame): number =>
    game.renderRoot.querySelectorAll('.ruby-flight').length;

  it('fly, without a sound, as long as the player changes nothing', async () => {
    const game = await fixtureGame('deal="1775" rules="single-card"');
    expect([game.sound, game.animation]).to.deep.equal([false, 'on']);
    await sendAceHome(game);
    expect([flights(game), CountingAudio.tones]).to.deep.equal([1, 0]);
  });

  it('sound and lie still where the player wants it so', async () => {
    const game = await fixtureGame('deal="1775" rules="single-card"');
    await choose(game, 'settings');
    for (const control of ['.switch[name="sound"]', '[name="animation"][value="off"]']) {
      inside<HTMLInputElement>(game, control).click();
      await game.updateComplete;
    }
    expect([game.sound, game.animation]).to.deep.equal([true, 'off']);
    actionOf(game, 'close').click();
    await game.updateComplete;
    await sendAceHome(game);
    expect(flights(game)).to.equal(0);
    expect(CountingAudio.tones).to.be.above(0);
  });
});

describe('profiles/element-counts animation', () => {
  const flights = (game: FreeCellGame): number =>
    inside(game, '.cards').getAnimations({ subtree: true }).length;

  it('puts cards in their places at once when it is off; the page may give it', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off"');
    await playAll(game, '4a');
    expect(flights(game)).to.be.above(0);
    const still = await fixtureGame('deal="617" auto-collect="off" animation="off"');
    await playAll(still, '4a');
    expect(flights(still)).to.equal(0);
    still.setAttribute('animation', 'on');
    await still.updateComplete;
    await playAll(still, '4b');
    expect(flights(still)).to.be.above(0);
  });
});
