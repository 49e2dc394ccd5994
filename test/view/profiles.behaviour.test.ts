import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import { EventRecording } from '../helpers/event-recording.js';
import {
  controlOf,
  fixtureGame,
  inside,
  messageOf,
  placeOf,
  playAll,
} from '../helpers/fixture-game.js';
import { typeKey } from '../helpers/keys.js';
import { click } from '../helpers/mouse.js';
import { actionsIn, choose, panelOf } from '../helpers/panels.js';
import { answered } from '../helpers/solver.js';
import type { FreeCellGame } from '../../src/index.js';

/** A row of the table of rules as a player meets it. */
interface Profile {
  readonly counters: string;
  readonly cells: number;
  readonly autoCollect: string;
  readonly input: string;
  /** Fields of the new-game dialog. */
  readonly dialog: readonly string[];
  /** The greatest number the attribute takes; the next one is refused. */
  readonly lastDeal: number;
  /** The ace of diamonds in Russian: as it is written on the card. */
  readonly letters: 'latin' | 'local';
  /** Marks of a hint. */
  readonly hint: readonly string[];
  /** Counter after a move, then after its undo, then after a hint. */
  readonly counts: readonly [number, number, number];
  /** The first foundation, empty: whose it is. */
  readonly foundations: readonly string[];
  readonly code: string | null;
}

const SUITS = ['Spades', 'Hearts', 'Clubs', 'Diamonds'];
const ANY = ['1', '2', '3', '4'].map((number) => `Foundation ${number}`);

const STANDARD: Profile = {
  counters: 'moves timer',
  cells: 4,
  autoCollect: 'safe',
  input: 'select',
  dialog: ['number', 'code'],
  lastDeal: 2 ** 33 - 1,
  letters: 'latin',
  hint: ['source', 'goal'],
  counts: [1, 0, 0],
  foundations: SUITS,
  code: 'FC1-C4-AAAAATJ',
};

const PROFILES: Readonly<Record<string, Profile>> = {
  standard: STANDARD,
  'one-tap': {
    ...STANDARD,
    counters: 'timer moves undos',
    input: 'auto-place',
    lastDeal: 32_000,
    hint: ['source'],
  },
  'single-card': {
    ...STANDARD,
    counters: 'rubies moves timer',
    autoCollect: 'off',
    input: 'home-first',
    dialog: [],
    letters: 'local',
    counts: [1, 2, 3],
    foundations: ANY,
  },
  classic: {
    ...STANDARD,
    counters: 'timer cards-left',
    lastDeal: 32_000,
    foundations: ANY,
  },
  scored: {
    ...STANDARD,
    counters: 'score moves timer',
    autoCollect: 'off',
    input: 'home-first',
    dialog: ['code'],
    foundations: ['Spades', 'Hearts', 'Diamonds', 'Clubs'],
  },
  'bakers-game': STANDARD,
  'eight-off': { ...STANDARD, cells: 8, dialog: ['number'], code: null },
};

async function fixtureOf(rules: string, attributes = 'deal="617"'): Promise<FreeCellGame> {
  return fixtureGame(`${attributes} rules="${rules}" hint-button`);
}

for (const [rules, profile] of Object.entries(PROFILES)) {
  describe(`the profile ${rules}`, () => {
    it('shows its own counters', async () => {
      const game = await fixtureOf(rules);
      const shown = [...game.renderRoot.querySelectorAll('.bar .counters > *')].map((counter) =>
        counter.className.replace('counter ', '').trim(),
      );
      expect(shown.filter((name) => name !== 'counter').join(' ')).to.equal(profile.counters);
    });

    it('has its cells, foundations and letters', async () => {
      const game = await fixtureOf(rules);
      expect(game.cells).to.equal(profile.cells);
      expect(game.renderRoot.querySelectorAll('[data-pile^="cell-"]').length).to.equal(
        profile.cells,
      );
      expect(game.indices).to.equal(profile.letters);
      const names = [1, 2, 3, 4].map(
        (number) => placeOf(game, `foundation-${String(number)}`).getAttribute('aria-label') ?? '',
      );
      for (const [index, owner] of profile.foundations.entries()) {
        if (game.position.foundations[index] === null) expect(names[index]).to.contain(owner);
      }
      expect(game.code).to.equal(profile.code);
    });

    it('sets its own defaults, which the page may change', async () => {
      const game = await fixtureOf(rules);
      expect([game.autoCollect, game.input]).to.deep.equal([profile.autoCollect, profile.input]);
      game.setAttribute('auto-collect', 'all');
      game.setAttribute('input', 'select');
      expect([game.autoCollect, game.input]).to.deep.equal(['all', 'select']);
      game.removeAttribute('auto-collect');
      game.setAttribute('input', 'nonsense');
      expect([game.autoCollect, game.input]).to.deep.equal([profile.autoCollect, profile.input]);
    });

    it('offers its own ways to a new deal', async () => {
      const game = await fixtureOf(rules);
      await choose(game, 'new-game');
      const fields = ['number', 'code'].filter((field) =>
        actionsIn(game, '.panel').includes(field),
      );
      expect(fields).to.deep.equal(profile.dialog);
      const cells = panelOf(game)?.querySelectorAll('input[name="cells"]').length;
      expect(cells).to.equal(rules === 'scored' ? 3 : 0);
    });

    it('B040: takes the numbers of its range and no other', async () => {
      const game = await fixtureOf(rules, `deal="${profile.lastDeal}"`);
      expect(game.deal).to.equal(profile.lastDeal);
      const heard = new EventRecording(game);
      game.setAttribute('deal', String(profile.lastDeal + 1));
      await game.updateComplete;
      expect(heard.names).to.deep.equal(['fc-error']);
      expect(game.deal).to.equal(profile.lastDeal);
    });

    it('counts moves, undos and hints as it should', async () => {
      const game = await fixtureOf(rules);
      await playAll(game, '4b'.replace('b', rules === 'eight-off' ? 'e' : 'b'));
      expect(game.moveCount, 'a move').to.equal(profile.counts[0]);
      game.undo();
      expect(game.moveCount, 'its undo').to.equal(profile.counts[1]);
      await game.hint();
      expect(game.moveCount, 'a hint').to.equal(profile.counts[2]);
    });

    it('shows as much of a hint as it promises', async () => {
      const game = await fixtureOf(rules);
      const heard = new EventRecording(game);
      await choose(game, 'hint');
      if (profile.counts[2] > 0) await choose(game, 'hint');
      await answered(() => heard.names.length > 0);
      await game.updateComplete;
      expect(heard.names).to.deep.equal(['fc-hint']);
      const marks = [...game.renderRoot.querySelectorAll('.mark-hint')].map((mark) =>
        mark.classList.contains('goal') ? 'goal' : 'source',
      );
      expect(marks).to.deep.equal(profile.hint);
      expect(game.notation, 'a hint never moves a card').to.equal('');
    });
  });
}

describe('changing the rules', () => {
  it('B043: keeps the number where the other profile takes it', async () => {
    const game = await fixtureOf('standard');
    const { columns } = game.position;
    game.rules = 'scored';
    game.cells = 2;
    await game.updateComplete;
    expect([game.deal, game.cells]).to.deep.equal([617, 2]);
    expect(game.position.columns).to.deep.equal(columns);
  });

  it('deals another one with a message where it does not, and blames nobody', async () => {
    const game = await fixtureOf('standard', 'deal="40000"');
    const heard = new EventRecording(game);
    game.rules = 'classic';
    await game.updateComplete;
    expect(heard.names).to.deep.equal(['fc-deal']);
    expect(game.deal).to.be.within(1, 32_000);
    expect(messageOf(game)).to.contain('40000').and.to.contain('random deal');
  });
});

describe('collecting by hand', () => {
  it('takes all that fits by its key, where the profile has the button', async () => {
    const classic = await fixtureOf('classic', 'deal="1775" auto-collect="off"');
    classic.focus();
    typeKey('H', { shiftKey: true });
    expect(classic.position.foundations.filter((card) => card !== null).length).to.equal(4);
    const standard = await fixtureOf('standard', 'deal="1775" auto-collect="off"');
    standard.focus();
    typeKey('H', { shiftKey: true });
    expect(standard.position.foundations.filter((card) => card !== null).length).to.equal(0);
  });

  it('takes all that fits by the button: one move, one undo', async () => {
    const game = await fixtureOf('single-card', 'deal="1775"');
    const heard = new EventRecording(game);
    await choose(game, 'collect');
    expect(heard.names).to.deep.equal(['fc-before-move', 'fc-move']);
    const home = game.position.foundations.filter((card) => card !== null).length;
    expect(home).to.equal(4);
    expect(game.moveCount).to.equal(1);
    expect(inside(game, '.counter.rubies').textContent).to.contain(
      String(heard.details('fc-move')[0]?.score),
    );
    game.undo();
    expect(game.position.foundations.every((card) => card === null)).to.equal(true);
  });
});

describe('rubies', () => {
  async function fixtureAces(attributes = ''): Promise<FreeCellGame> {
    return fixtureGame(`deal="1775" rules="single-card" ${attributes}`);
  }
  const stones = (game: FreeCellGame): number =>
    game.renderRoot.querySelectorAll('.ruby-flight').length;

  it('rise where a card comes home, and are counted', async () => {
    const game = await fixtureAces();
    const ace = game.position.columns
      .map((column) => column.at(-1))
      .find((card) => card?.[0] === 'A');
    await click(game, controlOf(game, ace ?? ''));
    expect(stones(game)).to.equal(1);
    expect(inside(game, '.counter.rubies b').textContent).to.equal('1');
    game.undo();
    await game.updateComplete;
    expect(inside(game, '.counter.rubies b').textContent).to.equal('0');
  });

  it('stay down where the player has switched them off', async () => {
    const game = await fixtureAces();
    await choose(game, 'settings');
    inside<HTMLInputElement>(game, '[name="animation"][value="off"]').click();
    await game.updateComplete;
    game.collect();
    await game.updateComplete;
    expect(stones(game)).to.equal(0);
    expect(inside(game, '.counter.rubies b').textContent).not.to.equal('0');
  });

  it('are none in the other profiles', async () => {
    const game = await fixtureGame('deal="1775" rules="scored"');
    game.collect();
    await game.updateComplete;
    expect(stones(game)).to.equal(0);
  });
});
