import { expect, waitUntil } from '@open-wc/testing';
import '../../src/bundled.js';
import type { FreeCellGame } from '../../src/index.js';
import { expectAccessible } from '../helpers/accessible.js';
import { EventRecording } from '../helpers/event-recording.js';
import { actionOf, fixtureGame, focusOf, inside } from '../helpers/fixture-game.js';
import { press } from '../helpers/keys.js';
import { AUDIT_TIMEOUT_MS, choose, panelOf } from '../helpers/panels.js';
import { replaceProperty } from '../helpers/storage.js';

const MINUTE_MS = 60_000;
const WIN_TIMES = [2, 4, 4, 6, 20].map((minutes) => minutes * MINUTE_MS);

/** A file of statistics as another browser would have written it. */
function fileOf(key: string): string {
  const profile = {
    games: 8,
    wins: WIN_TIMES.length,
    streak: 2,
    longestStreak: 3,
    bestTime: { value: 2 * MINUTE_MS, deal: 617, date: '2026-11-21' },
    fewestMoves: { value: 74, deal: null, date: '2026-10-12' },
    winningMs: WIN_TIMES.reduce((sum, ms) => sum + ms, 0),
    winTimes: WIN_TIMES,
    cardsLeft: [10, 21, 32],
  };
  const daily = { lastDate: null, days: 0, longest: 0 };
  return JSON.stringify({ version: 1, profiles: { [key]: profile }, daily });
}

async function importFile(game: FreeCellGame, text: string): Promise<void> {
  const input = inside<HTMLInputElement>(game, '[data-action="import-statistics"]');
  const files = new DataTransfer();
  files.items.add(new File([text], 'statistics.json', { type: 'application/json' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done, 5));
  await game.updateComplete;
}

let slot = 0;

/** A game that remembers, in a slot of its own, with the panel open. */
async function fixtureStatistics(rules: string, lang = 'en'): Promise<FreeCellGame> {
  slot += 1;
  const game = await fixtureGame(
    `deal="617" rules="${rules}" storage="session" storage-key="statistics-panel-${slot}"`,
    { lang },
  );
  await choose(game, 'statistics');
  return game;
}

function textOf(game: FreeCellGame): string {
  return (panelOf(game)?.textContent ?? '').replace(/\s+/g, ' ');
}

describe('the statistics panel', () => {
  afterEach(() => sessionStorage.clear());

  it('is not to be found where the page has no games remembered', async () => {
    const game = await fixtureGame();
    actionOf(game, 'menu').click();
    await game.updateComplete;
    expect(game.renderRoot.querySelector('[data-action="statistics"]')).to.equal(null);
  });

  it('says so before the first game is finished', async () => {
    const game = await fixtureStatistics('standard');
    expect(textOf(game)).to.contain('No game finished yet').and.to.contain('Kept in this browser');
    await press(game, 'Escape');
    expect(panelOf(game)).to.equal(null);
    expect(focusOf(game)).to.equal('menu');
  });

  it('B052: shows numbers that are what they are called', async () => {
    const game = await fixtureStatistics('standard');
    await importFile(game, fileOf('standard'));
    const text = textOf(game);
    for (const part of [
      '5 games won',
      '63% of 8 played',
      '4:00 median time',
      '2 wins in a row',
      'Best timeDeal 617, November 21 2:00',
      'Fewest movesImported position, October 12 74',
      'Average time of a win 7:12',
      'Longest row of wins 3',
    ]) {
      expect(text.replace(/\s/g, '')).to.contain(part.replace(/\s/g, ''));
    }
    expect(text).not.to.contain('Cards left');
  });

  it('draws a bar for every range, and tells it in words', async () => {
    const game = await fixtureStatistics('standard');
    await importFile(game, fileOf('standard'));
    const bars = [...game.renderRoot.querySelectorAll('.bar-group')];
    const heights = bars.map((bar) => bar.querySelector('.bar-body')?.clientHeight ?? 0);
    expect(bars.length).to.equal(8);
    expect(bars.findIndex((bar) => bar.classList.contains('median'))).to.equal(1);
    expect(Math.max(...heights)).to.equal(heights[1]);
    expect(bars[1]?.querySelector('.visually-hidden')?.textContent).to.equal(
      '2 games, 3–5 minutes',
    );
  });

  it('tells cards left and wins in par time where the profile counts them', async () => {
    const game = await fixtureStatistics('classic', 'bg');
    await importFile(game, fileOf('classic'));
    const text = textOf(game).replace(/\s/g, '');
    expect(text).to.contain('Оставащикартипризагуба,средно21');
    expect(text).to.contain('Победизапо-малкоот3минути1');
  });

  it('counts each number of cells by itself', async () => {
    const game = await fixtureStatistics('scored');
    await importFile(game, fileOf('scored:2'));
    expect(textOf(game)).to.contain('No game finished yet');
    game.cells = 2;
    await game.updateComplete;
    await choose(game, 'statistics').catch(() => undefined);
    expect(textOf(game).replace(/\s/g, '')).to.contain('5gameswon');
  });

  it('refuses a file that holds none, keeps what there is, and tells the page', async () => {
    const game = await fixtureStatistics('standard');
    await importFile(game, fileOf('standard'));
    const heard = new EventRecording(game);
    await importFile(game, '{"version":1,"profiles":{"standard":{"games":-1}}}');
    expect(heard.names).to.deep.equal(['fc-error']);
    expect(inside(game, '.panel [role="alert"]').textContent).to.contain('no statistics');
    expect(textOf(game).replace(/\s/g, '')).to.contain('5gameswon');
  });

  it('hands out a file, whose address holds until the browser has read it', async () => {
    const game = await fixtureStatistics('standard');
    await importFile(game, fileOf('standard'));
    const steps: string[] = [];
    let address = '';
    const { revokeObjectURL } = URL;
    const hear = (event: Event): void => {
      // Nothing is to be saved on the machine that runs the test.
      event.preventDefault();
      steps.push('click');
    };
    const restore = [
      replaceProperty(HTMLAnchorElement.prototype, 'click', {
        value(this: HTMLAnchorElement) {
          address = this.href;
          this.addEventListener('click', hear);
          this.dispatchEvent(new MouseEvent('click', { cancelable: true }));
        },
      }),
      replaceProperty(URL, 'revokeObjectURL', {
        value: (url: string) => {
          steps.push('revoke');
          revokeObjectURL.call(URL, url);
        },
      }),
    ];
    try {
      actionOf(game, 'export-statistics').click();
      expect(steps).to.deep.equal(['click']);
      const text = await (await fetch(address)).text();
      expect(JSON.parse(text)).to.have.nested.property('profiles.standard.wins', 5);
      await waitUntil(() => steps.includes('revoke'));
      expect(steps).to.deep.equal(['click', 'revoke']);
    } finally {
      for (const undo of restore) undo();
    }
  });

  it('asks before it erases', async () => {
    const game = await fixtureStatistics('standard');
    await importFile(game, fileOf('standard'));
    actionOf(game, 'ask-reset').click();
    await game.updateComplete;
    expect(textOf(game)).to.contain('Erase all statistics?');
    actionOf(game, 'cancel').click();
    await game.updateComplete;
    expect(textOf(game).replace(/\s/g, '')).to.contain('5gameswon');
    actionOf(game, 'ask-reset').click();
    await game.updateComplete;
    actionOf(game, 'reset-statistics').click();
    await game.updateComplete;
    expect(textOf(game)).to.contain('No game finished yet');
  });

  it('B116: is accessible', async () => {
    const game = await fixtureStatistics('classic', 'ru');
    await importFile(game, fileOf('classic'));
    await expectAccessible(game);
  }).timeout(AUDIT_TIMEOUT_MS);
});
