import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import { dailyDeal, formatMove, rules as findRules } from '../../src/engine/index.js';
import type { FreeCellGame } from '../../src/index.js';
import { localDateOf } from '../../src/services/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { actionOf, fixtureGame, inside, playAll } from '../helpers/fixture-game.js';
import { choose, panelOf } from '../helpers/panels.js';
import { clearSlots, reloadedGame, rememberedGame, replaceProperty } from '../helpers/storage.js';

const SLOT = 'daily-deal';
const today = (): string => localDateOf(new Date());

/** Lets the calendar of the page stand on another day. */
function travelBy(days: number): () => void {
  const Real = Date;
  class Shifted extends Real {
    constructor(value?: number | string) {
      if (value === undefined) super(Real.now() + days * 86_400_000);
      else super(value);
    }
  }
  return replaceProperty(globalThis, 'Date', { value: Shifted, writable: true });
}

async function win(game: FreeCellGame): Promise<void> {
  const { line } = await game.checkWinnable();
  for (const move of line ?? []) game.move(formatMove(move));
  expect(game.status).to.equal('won');
}

describe('the deal of the day', () => {
  beforeEach(() => clearSlots(SLOT));

  for (const [rules, cells] of [
    ['standard', 4],
    ['scored', 1],
    ['bakers-game', 4],
    ['eight-off', 8],
  ] as const) {
    it(`is that of the player's own date, winnable under ${rules}`, async () => {
      const heard = new EventRecording(document);
      const game = await fixtureGame(`deal="daily" rules="${rules}" cells="${String(cells)}"`);
      heard.stop();
      expect(game.deal).to.equal(dailyDeal(today(), { rules: findRules(rules, { cells }) }));
      expect(heard.details('fc-deal')[0]?.verified).to.equal('winnable');
    });
  }

  it('can be set, asked for, and stays when it is set again', async () => {
    const game = await fixtureGame('deal="617"');
    game.deal = 'daily';
    expect(game.deal).to.equal(dailyDeal(today()));
    game.move('1a');
    game.deal = 'daily';
    expect(game.notation).to.equal('1a');
    expect(game.newGame('daily')).to.deep.equal({ ok: true });
    expect(game.notation).to.equal('');
  });

  it('is dealt by the dialog, which shows its date', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap"');
    await choose(game, 'new-game');
    const [, , day] = today().split('-');
    expect(panelOf(game)?.textContent)
      .to.contain('Deal of the day')
      .and.contain(String(Number(day)));
    inside<HTMLInputElement>(game, 'input[value="daily"]').click();
    await game.updateComplete;
    actionOf(game, 'deal').click();
    await game.updateComplete;
    expect(game.deal).to.equal(dailyDeal(today()));
  });

  it('B149 counts towards the days in a row when it is won, once', async () => {
    const game = await rememberedGame(SLOT, 'deal="daily" auto-collect="off"');
    const streak = async (): Promise<string | undefined> => {
      await choose(game, 'statistics');
      const text = panelOf(game)?.textContent ?? '';
      actionOf(game, 'close').click();
      await game.updateComplete;
      return /Deals of the day in a row\s*(\d+)/.exec(text)?.[1];
    };
    await win(game);
    expect(await streak()).to.equal('1');
    game.newGame('daily');
    await win(game);
    expect(await streak()).to.equal('1');
  }).timeout(60_000);

  it('B150 is resumed on its day, and another one on the next', async () => {
    const attributes = 'deal="daily" auto-collect="off"';
    const game = await rememberedGame(SLOT, attributes);
    await playAll(game, '1a');
    const same = await reloadedGame(SLOT, attributes);
    expect(same.notation).to.equal('1a');
    const back = travelBy(1);
    try {
      const next = await reloadedGame(SLOT, attributes);
      expect(next.notation).to.equal('');
      expect(next.deal).to.equal(dailyDeal(today()));
      expect(next.deal).not.to.equal(same.deal);
    } finally {
      back();
    }
  });
});
