import { expect } from '@open-wc/testing';
import { FreeCellGame, registerRules, ruleIds, rules } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { fixtureGame, inside, playAll } from '../helpers/fixture-game.js';
import { drag } from './hands.js';
import { putTable } from '../helpers/put-table.js';

const OWN = {
  id: 'house-rules',
  cells: 3,
  emptyColumn: 'kings',
  undo: { limit: 2 },
  counters: ['moves', 'undos'],
} as const;

describe('profiles/own-rules', () => {
  it('is registered from the door of the element, whole or as what differs', () => {
    const own = registerRules(OWN);
    expect(ruleIds()).to.include('house-rules');
    expect(own).to.equal(rules('house-rules'));
    expect(Object.isFrozen(own)).to.equal(true);
    expect(own).to.deep.include({ cells: 3, cellChoices: [3], aces: 'anywhere' });
  });

  it('is played by the element: given as the object, as its id, or in the attribute', async () => {
    const own = registerRules(OWN);
    const game = await fixtureGame('deal="617"');
    const heard = new EventRecording(game);
    game.rules = own;
    await game.updateComplete;
    expect([game.rules, game.cells, game.deal]).to.deep.equal(['house-rules', 3, 617]);
    expect(heard.details('fc-deal').map(({ rules: id, cells }) => [id, cells])).to.deep.equal([
      ['house-rules', 3],
    ]);
    const other = await fixtureGame('deal="617" rules="house-rules" auto-collect="off"');
    expect(other.cells).to.equal(3);
    expect(inside(other, '.counter.undos')).to.not.equal(null);
    await putTable(other, { 1: '2C 9C' });
    expect(await drag(other, '9C', 'column-4')).to.equal('kings-only');
    await playAll(other, '1a ab bc');
    expect([other.undo().ok, other.undo().ok]).to.deep.equal([true, true]);
    expect(other.undo()).to.deep.equal({ ok: false, reason: 'undo-limit' });
  });

  it('may be registered after the tag was read, until the first deal', async () => {
    const game = document.createElement('free-cell-game');
    game.setAttribute('deal', '617');
    game.setAttribute('rules', 'late-rules');
    expect(game.rules).to.equal('standard');
    document.body.append(game);
    const other = document.createElement('free-cell-game');
    other.setAttribute('rules', 'late-rules');
    other.setAttribute('deal', '617');
    registerRules({ id: 'late-rules', cells: 2 });
    document.body.append(other);
    await other.updateComplete;
    expect([other.rules, other.cells, other.position.cells.length]).to.deep.equal([
      'late-rules',
      2,
      2,
    ]);
    // The first one was asked for its rules before, and has dealt; a page that sets them again gets them.
    game.setAttribute('rules', 'late-rules');
    await game.updateComplete;
    expect(game.rules).to.equal('late-rules');
    game.remove();
    other.remove();
  });

  it('keeps its games: they come back where it is registered, and nowhere else', async () => {
    registerRules(OWN);
    const game = await fixtureGame('deal="617" rules="house-rules"');
    const snapshot = game.exportGame();
    const other = await fixtureGame('deal="1"');
    expect(other.importGame(snapshot)).to.equal(true);
    expect(other.rules).to.equal('house-rules');
    expect(other.importGame({ ...snapshot, rules: 'never-heard-of' })).to.equal(false);
    expect(other.rules).to.equal('house-rules');
  });

  const BAD: readonly (readonly [field: string, profile: object])[] = [
    ['cells', { cells: 9 }],
    ['cells', { cells: '4' }],
    ['id', { id: 'Not An Id' }],
    ['id', { id: 'standard' }],
    ['stacking', { stacking: 'any' }],
    ['foundations', { foundations: ['S', 'S', 'C', 'D'] }],
    ['undo', { undo: { limit: 0 } }],
    ['deals', { deals: { offered: 100, accepted: 10 } }],
    ['dealtToCells', { dealtToCells: 5 }],
    ['extras', { extras: ['cheat'] }],
    ['colour', { colour: 'blue' }],
  ];
  for (const [field, profile] of BAD) {
    it(`is refused with the field and the reason: ${JSON.stringify(profile)}`, () => {
      const count = ruleIds().length;
      const register = (): unknown => registerRules({ id: 'bad-rules', ...profile });
      expect(register).to.throw(RangeError, new RegExp(`^rules: .*${field}`));
      expect(ruleIds().length).to.equal(count);
    });
  }

  it('what is no registered profile means the default, whatever it is', async () => {
    const game = await fixtureGame('deal="617" rules="scored"');
    const hostile = {
      get id(): string {
        throw new Error('no');
      },
    };
    for (const value of [hostile, { id: 'nobody' }, {}, 7, null, undefined, Symbol('s')]) {
      game.rules = 'scored';
      game.rules = value as never;
      expect(game.rules).to.equal('standard');
    }
    expect(game).to.be.instanceOf(FreeCellGame);
  });
});
