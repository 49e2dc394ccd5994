import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import { provenDeals, ruleIds, rules as findRules } from '../../src/engine/index.js';
import type { FreeCellGame } from '../../src/index.js';
import { levelOf } from '../../src/levels/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { actionOf, fixtureGame, inside } from '../helpers/fixture-game.js';
import { choose, panelOf } from '../helpers/panels.js';
import { clearSlots, reloadedGame, rememberedGame } from '../helpers/storage.js';

const SLOT = 'levels-random';
const DRAWS = 20;

/** Deals at random again and again; what levels those deals have. */
function levelsOf(game: FreeCellGame): ReadonlySet<string | null> {
  const found = new Set<string | null>();
  for (let time = 0; time < DRAWS; time += 1) {
    game.newGame('random');
    found.add(levelOf(game.deal ?? 0));
  }
  return found;
}

async function pickLevel(game: FreeCellGame, level: string): Promise<void> {
  await choose(game, 'new-game');
  inside<HTMLInputElement>(game, `input[name="level"][value="${level}"]`).click();
  await game.updateComplete;
  actionOf(game, 'deal').click();
  await game.updateComplete;
}

describe('the level attribute', () => {
  for (const level of ['beginner', 'standard', 'challenge'] as const) {
    it(`draws from ${level} from the first deal on`, async () => {
      const heard = new EventRecording(document);
      const game = await fixtureGame(`level="${level}"`);
      heard.stop();
      expect(heard.names).to.deep.equal(['fc-deal']);
      expect(levelOf(game.deal ?? 0)).to.equal(level);
      expect(game.verified).to.equal('winnable');
      expect([...levelsOf(game)]).to.deep.equal([level]);
    });
  }

  it('is any where nothing is said, or nothing that is known; and never touches the running game', async () => {
    const game = await fixtureGame('deal="617" level="hard"');
    expect(game.level).to.equal('any');
    game.setAttribute('level', 'Challenge');
    await game.updateComplete;
    expect(game.level).to.equal('challenge');
    expect(game.deal).to.equal(617);
    game.removeAttribute('level');
    expect(game.level).to.equal('any');
    game.level = 'beginner';
    expect(game.level).to.equal('beginner');
  });

  it('is beginner by default in the profile for beginners, and the page may say otherwise', async () => {
    const game = await fixtureGame('rules="single-card"');
    expect(game.level).to.equal('beginner');
    expect([...levelsOf(game)]).to.deep.equal(['beginner']);
    const any = await fixtureGame('rules="single-card" level="any"');
    expect(levelsOf(any).size).to.be.greaterThan(1);
  });

  it('keeps to deals that are proven with the number of cells in play', async () => {
    const game = await fixtureGame('rules="scored" cells="2" level="challenge"');
    const proven = provenDeals(findRules('scored', { cells: 2 }));
    for (let time = 0; time < DRAWS; time += 1) {
      game.newGame();
      expect(levelOf(game.deal ?? 0)).to.equal('challenge');
      expect(proven?.has(game.deal ?? 0)).to.equal(true);
    }
  });
});

describe('a random deal', () => {
  for (const id of ruleIds()) {
    for (const cells of findRules(id).cellChoices) {
      it(`B041 is proven winnable under ${id} with ${cells} cells`, async () => {
        const heard = new EventRecording(document);
        const game = await fixtureGame(`rules="${id}" cells="${cells}"`);
        heard.stop();
        expect(game.cells).to.equal(cells);
        expect(heard.details('fc-deal')[0]?.verified).to.equal('winnable');
      });
    }
  }

  it('B041 is winnable as the solver sees it, not only as a list has it', async () => {
    const game = await fixtureGame('rules="bakers-game"');
    for (let time = 0; time < 5; time += 1) {
      game.newGame('random');
      expect((await game.checkWinnable()).verdict).to.equal('winnable');
    }
  });
});

describe('levels in the new-game dialog', () => {
  it('are offered where the rules have them', async () => {
    const rows: Readonly<Record<string, boolean>> = {
      standard: false,
      'one-tap': true,
      'single-card': false,
      classic: false,
      scored: false,
    };
    for (const [rules, isOffered] of Object.entries(rows)) {
      const game = await fixtureGame(`deal="617" rules="${rules}"`);
      await choose(game, 'new-game');
      const has = (value: string): boolean =>
        panelOf(game)?.querySelector(`input[value="${value}"]`) !== null;
      expect(has('challenge'), rules).to.equal(isOffered);
      expect(has('daily'), rules).to.equal(isOffered);
    }
  });

  it('deal what is chosen, and stay chosen for the next deal, here and after a reload', async () => {
    clearSlots(SLOT);
    const attributes = 'deal="617" rules="one-tap"';
    const game = await rememberedGame(SLOT, attributes);
    await pickLevel(game, 'challenge');
    expect(levelOf(game.deal ?? 0)).to.equal('challenge');
    expect([...levelsOf(game)]).to.deep.equal(['challenge']);
    const later = await reloadedGame(SLOT, attributes);
    expect(later.level).to.equal('challenge');
    await choose(later, 'new-game');
    expect(inside<HTMLInputElement>(later, 'input[value="challenge"]').checked).to.equal(true);
    clearSlots(SLOT);
  });

  it('yield to the page when the page changes the attribute', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap" level="beginner"');
    await pickLevel(game, 'standard');
    expect(game.level).to.equal('standard');
    game.setAttribute('level', 'challenge');
    await game.updateComplete;
    expect(game.level).to.equal('challenge');
  });
});
