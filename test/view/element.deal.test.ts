import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import fc from 'fast-check';
import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { actionOf, fixtureGame, inside, messageOf, playAll } from '../helpers/fixture-game.js';
import { allCards } from '../helpers/games.js';

const NO_NUMBERS = ['abc', '1.5', '-1', '+5', '1e3', '0x10', 'Infinity', 'NaN', '٣', '5 5', '—'];
const OUT_OF_RANGE = ['0', '8589934592', '99999999999'];
const ODD_VALUES: readonly unknown[] = [
  Number.NaN,
  1.5,
  -3,
  0,
  2 ** 33,
  {},
  [],
  true,
  5n,
  Symbol('x'),
];

/** Records while a game is made, its first deal included. */
async function fixtureHeard(
  attributes: string,
): Promise<{ game: FreeCellGame; heard: EventRecording }> {
  const heard = new EventRecording(document);
  const game = await fixtureGame(attributes);
  heard.stop();
  return { game, heard };
}

async function submitNumber(game: FreeCellGame, text: string): Promise<void> {
  if (game.renderRoot.querySelector('[role="dialog"]') === null) {
    actionOf(game, 'new-game').click();
    await game.updateComplete;
  }
  const field = inside<HTMLInputElement>(game, 'input[data-action="number"]');
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await game.updateComplete;
  actionOf(game, 'deal').click();
  await game.updateComplete;
}

/** The running game is as it was, the page heard of one error, the player reads it. */
function expectRefused(game: FreeCellGame, heard: EventRecording, what: string): void {
  expect(heard.names, what).to.deep.equal(['fc-error']);
  const [detail] = heard.details('fc-error');
  expect(detail?.code, what).to.equal('bad-deal');
  expect(messageOf(game), what).to.contain(detail?.message);
  expect(game.notation, what).to.equal('58');
  expect(game.deal, what).to.equal(617);
  heard.clear();
}

describe('the deal attribute', () => {
  it('deals once at first, and tells which deal', async () => {
    const { game, heard } = await fixtureHeard('deal="617"');
    expect(heard.names).to.deep.equal(['fc-deal']);
    expect(heard.details('fc-deal')[0]).to.deep.equal({
      deal: 617,
      code: 'FC1-C4-AAAAATJ',
      rules: 'standard',
      cells: 4,
      verified: 'winnable',
    });
    expect(game.deal).to.equal(617);
    expect(game.code).to.equal('FC1-C4-AAAAATJ');
    expect(game.verified).to.equal('winnable');
  });

  it('B041 deals a proven deal at random by default, never the impossible one', async () => {
    const original = Math.random;
    try {
      for (const chance of [0, (11982 - 1) / 31999, 0.5, 0.999999999]) {
        Math.random = () => chance;
        const game = await fixtureGame('');
        expect(game.deal).to.be.within(1, 32000).and.not.equal(11982);
        expect(game.verified).to.equal('winnable');
        game.remove();
      }
    } finally {
      Math.random = original;
    }
  });

  it('B127 does nothing when set again to what the page set last', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    const heard = new EventRecording(game);
    game.setAttribute('deal', '617');
    game.deal = 617;
    game.deal = '617';
    await game.updateComplete;
    expect(game.notation).to.equal('58');
    game.newGame(5);
    game.setAttribute('deal', '617');
    await game.updateComplete;
    expect(game.deal).to.equal(5);
    expect(heard.names).to.deep.equal(['fc-deal']);
  });

  it('always deals by newGame', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    const heard = new EventRecording(game);
    expect(game.newGame(617)).to.deep.equal({ ok: true });
    expect(game.notation).to.equal('');
    expect(game.newGame().ok).to.equal(true);
    expect(heard.names).to.deep.equal(['fc-deal', 'fc-deal']);
    expect(game.newGame('FC1-C4-AAAAAKH').ok).to.equal(true);
    expect(game.deal).to.equal(327);
  });

  it('B127 deals at random when it is taken away', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    game.removeAttribute('deal');
    await game.updateComplete;
    expect(heard.names).to.deep.equal(['fc-deal']);
    expect(game.deal).to.be.within(1, 32000);
  });

  it('B127 deals once for all that is set in one go', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    game.setAttribute('rules', 'scored');
    game.setAttribute('cells', '2');
    game.setAttribute('deal', '200');
    await game.updateComplete;
    expect(heard.details('fc-deal')).to.deep.equal([
      { deal: 200, code: 'FC1-C2-AAAAAGI', rules: 'scored', cells: 2, verified: 'winnable' },
    ]);
    expect(game.position.cells).to.deep.equal([null, null]);
  });

  it('B129 B043 lays out the same deal under all rules, and forgets the rules before', async () => {
    const game = await fixtureGame('deal="1" auto-collect="off"');
    const { columns } = game.position;
    for (const rules of ['single-card', 'one-tap', 'scored', 'classic', 'standard']) {
      game.rules = rules;
      game.cells = rules === 'scored' ? 1 : null;
      await game.updateComplete;
      expect(game.position.columns, rules).to.deep.equal(columns);
      expect(game.position.cells.length, rules).to.equal(rules === 'scored' ? 1 : 4);
    }
    expect(game.move('5a').ok).to.equal(true);
  });

  it('keeps the number where the new rules know it, else takes a random one and says so', async () => {
    const game = await fixtureGame('deal="40000"');
    const heard = new EventRecording(game);
    game.rules = 'classic';
    await game.updateComplete;
    expect(game.deal).to.be.within(1, 32000);
    expect(heard.names.filter((name) => name === 'fc-deal')).to.have.length(1);
    expect(messageOf(game)).to.not.equal('');
  });

  it('B039 deals numbers beyond two billion, not wrapped', async () => {
    const game = await fixtureGame('deal="3000000000" auto-collect="off"');
    expect(game.position.columns[0]).to.deep.equal('8D TS JS TD JH JD JC'.split(' '));
    game.deal = 8589934591;
    await game.updateComplete;
    expect(game.deal).to.equal(8589934591);
    expect(new Set(allCards(game.position)).size).to.equal(52);
  });
});

describe('a deal that cannot be', () => {
  it('leaves the game as it is, by attribute', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    const heard = new EventRecording(game);
    for (const text of [...NO_NUMBERS, ...OUT_OF_RANGE]) {
      game.setAttribute('deal', text);
      await game.updateComplete;
      expectRefused(game, heard, text);
    }
  });

  it('leaves the game as it is, by property and by method', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    const heard = new EventRecording(game);
    for (const value of ODD_VALUES) {
      game.deal = value as number;
      await game.updateComplete;
      expectRefused(game, heard, `property ${String(value)}`);
      expect(game.newGame(value as number).ok).to.equal(false);
      await game.updateComplete;
      expectRefused(game, heard, `method ${String(value)}`);
    }
  });

  it('leaves the game as it is, by the dialog, which stays open and says why', async () => {
    const game = await fixtureGame();
    await playAll(game, '58');
    const heard = new EventRecording(game);
    for (const text of ['', 'abc', '0', '8589934592', '<b>1</b>']) {
      await submitNumber(game, text);
      expect(inside(game, '[role="dialog"]').textContent, text).to.contain(
        heard.details('fc-error')[0]?.message,
      );
      expect(inside(game, '[data-action="number"]').ariaInvalid, text).to.equal('true');
      expectRefused(game, heard, text);
    }
    await submitNumber(game, '5');
    expect(game.deal).to.equal(5);
    expect(game.renderRoot.querySelector('[role="dialog"]')).to.equal(null);
  });

  it('B040 refuses what these rules do not know: 32000 is the last number of one-tap', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap" auto-collect="off"');
    await playAll(game, '58');
    const heard = new EventRecording(game);
    game.setAttribute('deal', '32001');
    await game.updateComplete;
    expectRefused(game, heard, 'attribute');
    game.deal = 32001;
    await game.updateComplete;
    expect(heard.names, 'the same value again').to.deep.equal([]);
    game.newGame(32001);
    await game.updateComplete;
    expectRefused(game, heard, 'method');
    await submitNumber(game, '32001');
    expectRefused(game, heard, 'dialog');
    await submitNumber(game, '32000');
    expect(game.deal).to.equal(32000);
  });

  it('is a random deal with a message at first', async () => {
    const { game, heard } = await fixtureHeard('deal="abc"');
    expect([...heard.names].sort()).to.deep.equal(['fc-deal', 'fc-error']);
    expect(game.deal).to.be.within(1, 32000);
    expect(messageOf(game)).to.contain('abc').and.contain('random deal');
  });

  it('is told in the language of the game', async () => {
    const said = new Set<string>();
    for (const lang of ['en', 'ru', 'uk', 'bg']) {
      const game = await fixtureGame(`deal="617" lang="${lang}"`);
      const heard = new EventRecording(game);
      game.newGame('abc');
      await game.updateComplete;
      const message = heard.details('fc-error')[0]?.message ?? '';
      expect(messageOf(game)).to.contain(message);
      expect(/[а-яіїє]/i.test(message), lang).to.equal(lang !== 'en');
      said.add(message);
      game.remove();
    }
    expect(said.size).to.equal(4);
  });

  it('is never thrown about, whatever is typed as a deal or as a move', async () => {
    const game = await fixtureGame();
    const junk = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.anything());
    fc.assert(
      fc.property(junk, (value) => {
        game.newGame(value as string);
        game.deal = value as string;
        game.cells = value as string;
        const outcome = game.move(value as string);
        return outcome.ok || typeof outcome.reason === 'string';
      }),
      { numRuns: 150 },
    );
    await game.updateComplete;
    expect(new Set(allCards(game.position)).size).to.equal(52);
  });
});
