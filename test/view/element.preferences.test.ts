import { expect } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import type { Preference } from '../../src/view/settings.js';
import type { FcPanel } from '../../src/view/fc-panel.js';
import { fixtureGame, inside, placeOf, playAll } from '../helpers/fixture-game.js';
import { clearSlots, keptText, putText, reloadedGame, rememberedGame } from '../helpers/storage.js';

const SLOT = 'preferences-test';

/** Each setting with a choice that no page makes by default. */
const CHOICES: readonly Preference[] = [
  { name: 'theme', value: 'felt' },
  { name: 'indices', value: 'local' },
  { name: 'fourColor', value: true },
  { name: 'mirrored', value: true },
  { name: 'autoCollect', value: 'all' },
  { name: 'input', value: 'auto-place' },
  { name: 'sound', value: true },
  { name: 'animation', value: 'off' },
];

async function choose(game: FreeCellGame, choice: Preference): Promise<void> {
  game.prefer(choice);
  await game.updateComplete;
}

/** How the table looks, as far as settings have a say. */
function lookOf(game: FreeCellGame): Record<string, unknown> {
  const { theme, fourColor, mirrored } = inside(game, '.root').dataset;
  return { theme, fourColor: fourColor !== undefined, mirrored: mirrored !== undefined };
}

describe('the player’s own settings', () => {
  beforeEach(() => clearSlots(SLOT));
  afterEach(() => clearSlots(SLOT));

  for (const choice of CHOICES) {
    it(`B137 keeps ${choice.name} where the page lets games be remembered`, async () => {
      const before = await rememberedGame(SLOT, 'deal="617"');
      expect(before[choice.name]).to.not.equal(choice.value);
      await choose(before, choice);
      const game = await reloadedGame(SLOT, 'deal="617"');
      expect(game[choice.name]).to.equal(choice.value);
    });
  }

  it('B137 shows what was chosen in the panel, again after a reload', async () => {
    const open = (game: FreeCellGame): Promise<boolean> => {
      inside<FcPanel>(game, '.overlay').dispatch?.({ type: 'open', panel: 'settings' });
      return game.updateComplete;
    };
    const game = await rememberedGame(SLOT);
    await open(game);
    inside<HTMLInputElement>(game, 'input[name="mirrored"]').click();
    inside<HTMLInputElement>(game, 'input[name="theme"][value="dark"]').click();
    await game.updateComplete;
    const again = await reloadedGame(SLOT);
    expect(lookOf(again)).to.deep.equal({ theme: 'dark', fourColor: false, mirrored: true });
    await open(again);
    expect(inside<HTMLInputElement>(again, 'input[name="mirrored"]').checked).to.equal(true);
    expect(inside<HTMLInputElement>(again, 'input[name="theme"]:checked').value).to.equal('dark');
  });

  it('last as long as the page view where nothing is kept', async () => {
    const game = await fixtureGame('deal="617" theme="light"');
    await choose(game, { name: 'theme', value: 'dark' });
    game.newGame(5);
    await game.updateComplete;
    expect(lookOf(game)).to.include({ theme: 'dark' });
    expect(Object.keys(localStorage).filter((key) => key.includes(':preferences'))).to.deep.equal(
      [],
    );
    const other = await fixtureGame('deal="617" theme="light"');
    expect(lookOf(other)).to.include({ theme: 'light' });
  });

  it('win over the attributes of the page, after a reload too', async () => {
    await choose(await rememberedGame(SLOT, 'theme="light"'), { name: 'theme', value: 'felt' });
    const game = await reloadedGame(SLOT, 'theme="light" four-color');
    expect(lookOf(game)).to.include({ theme: 'felt', fourColor: true });
    expect(game.getAttribute('theme')).to.equal('light');
  });

  it('give way when the page changes that attribute, and only that one', async () => {
    const game = await rememberedGame(SLOT, 'theme="light"');
    await choose(game, { name: 'theme', value: 'felt' });
    await choose(game, { name: 'mirrored', value: true });
    game.setAttribute('theme', 'dark');
    await game.updateComplete;
    expect(lookOf(game)).to.include({ theme: 'dark', mirrored: true });
    const again = await reloadedGame(SLOT, 'theme="light"');
    expect(lookOf(again)).to.include({ theme: 'light', mirrored: true });
  });

  it('stay when the page only says again what it said before', async () => {
    const game = await fixtureGame('theme="light"');
    await choose(game, { name: 'theme', value: 'felt' });
    game.theme = 'light';
    await game.updateComplete;
    expect(lookOf(game)).to.include({ theme: 'felt' });
    game.theme = 'dark';
    await game.updateComplete;
    expect(lookOf(game)).to.include({ theme: 'dark' });
  });

  it('stay when the rules change, whose defaults are other ones', async () => {
    const game = await fixtureGame('deal="617"');
    await choose(game, { name: 'autoCollect', value: 'all' });
    game.rules = 'single-card';
    await game.updateComplete;
    expect([game.autoCollect, game.input]).to.deep.equal(['all', 'home-first']);
  });

  it('are in force from the first deal on', async () => {
    await choose(await rememberedGame(SLOT, 'deal="1"'), { name: 'autoCollect', value: 'off' });
    const game = await reloadedGame(SLOT, 'rules="one-tap" deal="1775"');
    expect(game.position.foundations).to.deep.equal([null, null, null, null]);
    await choose(game, { name: 'input', value: 'select' });
    placeOf(game, 'column-1').click();
    await game.updateComplete;
    expect(game.moveCount).to.equal(0);
  });

  it('take what is sound of an unsound record, and go on', async () => {
    putText(
      SLOT,
      'preferences',
      '{"version":1,"values":{"theme":"<b>","mirrored":true,"input":1}}',
    );
    const game = await rememberedGame(SLOT);
    expect([game.theme, game.mirrored, game.input]).to.deep.equal(['auto', true, 'select']);
    await playAll(game, '4a');
    putText(SLOT, 'preferences', 'nonsense');
    const again = await reloadedGame(SLOT);
    expect([again.mirrored, again.notation]).to.deep.equal([false, '4a']);
  });

  it('chosen before the page lets them be kept are kept from then on', async () => {
    const game = await fixtureGame(`deal="617" storage-key="${SLOT}"`);
    await choose(game, { name: 'fourColor', value: true });
    game.storage = 'local';
    await game.updateComplete;
    expect(keptText(SLOT, 'preferences')).to.contain('"fourColor":true');
  });
});
