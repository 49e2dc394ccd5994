import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { ruleIds } from '../../src/engine/index.js';
import { FreeCellGame } from '../../src/index.js';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { EventRecording } from '../helpers/event-recording.js';
import { fixtureGame, inside, playAll } from '../helpers/fixture-game.js';

type Choice = 'autoCollect' | 'input' | 'theme' | 'indices' | 'keys' | 'rules';

/** Enumerated attributes: name, property, values, and what stands for anything else. */
const CHOICES: readonly (readonly [string, Choice, readonly string[], string])[] = [
  ['auto-collect', 'autoCollect', ['off', 'safe', 'all'], 'safe'],
  ['input', 'input', ['select', 'auto-place', 'home-first'], 'select'],
  ['theme', 'theme', ['auto', 'light', 'dark', 'felt'], 'auto'],
  ['indices', 'indices', ['latin', 'local'], 'latin'],
  ['keys', 'keys', ['on', 'off'], 'on'],
  ['rules', 'rules', ruleIds(), 'standard'],
];

const FLAGS = [
  ['hint-button', 'hintButton'],
  ['four-color', 'fourColor'],
  ['mirrored', 'mirrored'],
  ['no-timer', 'noTimer'],
  ['readonly', 'readonly'],
] as const;

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', ' ', 'off ', 'SAFE', 'null', 'undefined', 'true', '__proto__', 'constructor'),
);

function visibleText(game: FreeCellGame): string {
  return inside(game, '.root').textContent ?? '';
}

describe('attributes', () => {
  for (const [attribute, property, values, fallback] of CHOICES) {
    it(`${attribute} is one of its values, whatever the page writes`, async () => {
      const game = await fixtureGame();
      for (const value of values) {
        game.setAttribute(attribute, value);
        expect(game[property], value).to.equal(value);
      }
      game.removeAttribute(attribute);
      expect(game[property]).to.equal(fallback);
      await fc.assert(
        fc.asyncProperty(anyText, async (text) => {
          game.setAttribute(attribute, text);
          const isKnown = values.includes(text.trim().toLowerCase());
          expect(game[property]).to.equal(isKnown ? text.trim().toLowerCase() : fallback);
          await game.updateComplete;
        }),
        { numRuns: 30 },
      );
      expect(visibleText(game)).to.not.match(/NaN|undefined|null|\[object/);
    });

    it(`${property} takes any junk as a property, too`, async () => {
      const game = await fixtureGame();
      await fc.assert(
        fc.asyncProperty(fc.anything(), async (value) => {
          (game as unknown as Record<string, unknown>)[property] = value;
          expect(values).to.include(game[property]);
          await game.updateComplete;
        }),
        { numRuns: 30 },
      );
    });
  }

  for (const [attribute, property] of FLAGS) {
    it(`${attribute} is true wherever it stands`, async () => {
      const game = await fixtureGame();
      expect(game[property]).to.equal(false);
      for (const value of ['', 'true', 'false', '0', attribute]) {
        game.setAttribute(attribute, value);
        expect(game[property], value).to.equal(true);
      }
      game.removeAttribute(attribute);
      expect(game[property]).to.equal(false);
    });
  }

  it('B126 honours properties that were set before the element was defined', async () => {
    const late = document.createElement('free-cell-late') as FreeCellGame;
    document.body.append(late);
    Object.assign(late, {
      deal: 617,
      rules: 'one-tap',
      autoCollect: 'off',
      hintButton: true,
      theme: 'dark',
    });
    const heard = new EventRecording(late);
    customElements.define('free-cell-late', class extends FreeCellGame {});
    await late.updateComplete;
    expect(late.deal).to.equal(617);
    expect(late.rules).to.equal('one-tap');
    expect([late.autoCollect, late.hintButton, late.theme]).to.deep.equal(['off', true, 'dark']);
    expect(Object.hasOwn(late, 'deal')).to.equal(false);
    expect(heard.details('fc-deal')).to.have.length(1);
    late.remove();
  });

  it('writes no attribute itself, whatever is played', async () => {
    const game = await fixtureGame(
      'deal="617" auto-collect="off" class="mine" role="presentation"',
    );
    const before = game.outerHTML;
    const heard = new EventRecording(game);
    await playAll(game, SOLUTION_OF_617.join(' '));
    game.newGame(5);
    game.showTutorial();
    await game.updateComplete;
    expect(heard.names).to.deep.equal(['fc-win', 'fc-deal']);
    expect(game.outerHTML).to.equal(before);
    expect(document.createElement('free-cell-game').attributes).to.have.length(0);
  });

  it('never touches the running game for what only changes its looks or help', async () => {
    const game = await fixtureGame();
    await playAll(game, '58 83');
    const heard = new EventRecording(game);
    const { position } = game;
    for (const [name, value] of [
      ['lang', 'bg'],
      ['theme', 'dark'],
      ['hint-button', ''],
      ['auto-collect', 'all'],
      ['input', 'home-first'],
      ['indices', 'local'],
      ['keys', 'off'],
      ['four-color', ''],
      ['mirrored', ''],
      ['no-timer', ''],
      ['readonly', ''],
      ['tutorial', ''],
    ] as const) {
      game.setAttribute(name, value);
      await game.updateComplete;
      expect(game.position, name).to.equal(position);
    }
    expect(game.notation).to.equal('58 83');
    expect(heard.names).to.deep.equal([]);
  });

  it('a new auto-collect mode acts from the next move', async () => {
    const game = await fixtureGame('deal="2" auto-collect="off"');
    expect(game.position.foundations).to.deep.equal([null, null, null, null]);
    game.autoCollect = 'all';
    await game.updateComplete;
    expect(game.position.foundations).to.deep.equal([null, null, null, null]);
    await playAll(game, '2a');
    expect(game.position.foundations[0]).to.equal('AS');
  });

  it('opens the rules with tutorial="open" and shows only a button with an empty one', async () => {
    const game = await fixtureGame('deal="617" tutorial');
    expect(game.renderRoot.querySelector('[role="dialog"]')).to.equal(null);
    expect(game.renderRoot.querySelectorAll('[data-action="tutorial"]')).to.have.length(1);
    game.tutorial = 'open';
    await game.updateComplete;
    expect(game.renderRoot.querySelectorAll('[role="dialog"]')).to.have.length(1);
    expect(game.matches(':state(tutorial)')).to.equal(true);
    game.tutorial = null;
    game.hideTutorial();
    await game.updateComplete;
    expect(game.renderRoot.querySelector('[data-action="tutorial"]')).to.equal(null);
  });

  it('hides with hidden', async () => {
    const game = await fixtureGame();
    game.hidden = true;
    expect(getComputedStyle(game).display).to.equal('none');
  });

  it('mirrors cells and foundations, not the columns', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" mirrored');
    const x = (pile: string) => inside(game, `[data-pile="${pile}"]`).getBoundingClientRect().x;
    expect(x('foundation-1')).to.be.lessThan(x('cell-a'));
    expect(x('column-1')).to.be.lessThan(x('column-8'));
    expect(x('foundation-1')).to.be.lessThan(x('foundation-2'));
  });

  it('hides the clock with no-timer', async () => {
    const game = await fixtureGame();
    expect(game.renderRoot.querySelectorAll('[part~="timer"]')).to.have.length(1);
    game.noTimer = true;
    await game.updateComplete;
    expect(game.renderRoot.querySelectorAll('[part~="timer"]')).to.have.length(0);
  });

  for (const name of ['tutorial', 'controls', 'shareUrl', 'storageKey'] as const) {
    it(`takes anything for ${name}: true as the bare attribute, what is no text as nothing`, async () => {
      const game = await fixtureGame();
      for (const value of [false, 5, {}, ['undo'], undefined, null, true]) {
        Object.assign(game, { [name]: value });
        await game.updateComplete;
        expect(game[name]).to.equal(value === true ? '' : null);
        expect(game.renderRoot.querySelectorAll('.card')).to.have.length(52);
      }
      const early = Object.assign(document.createElement('free-cell-game'), { [name]: true });
      inside(game, '.root').append(early);
      await early.updateComplete;
      expect(early.renderRoot.querySelectorAll('.card')).to.have.length(52);
      early.remove();
    });
  }

  it('reads names of controls between blanks or commas', async () => {
    const game = await fixtureGame('deal="617" controls="undo,redo hint" hint-button');
    const actions = [...game.renderRoot.querySelectorAll<HTMLElement>('.bar [data-action]')];
    expect(actions.map(({ dataset }) => dataset['action'])).to.include.members(['undo', 'redo']);
  });
});
