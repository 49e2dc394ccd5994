import { expect } from '@open-wc/testing';
import { ruleIds, rules as findRules, type RuleProfile } from '../../src/engine/index.js';
import type { Locale, Messages } from '../../src/i18n/index.js';
import { bg } from '../../src/i18n/locales/bg.js';
import { en } from '../../src/i18n/locales/en.js';
import { ru } from '../../src/i18n/locales/ru.js';
import { uk } from '../../src/i18n/locales/uk.js';
import type { FreeCellGame } from '../../src/index.js';
import { createBoardLayout } from '../../src/layout/index.js';
import { createGame } from '../../src/state/index.js';
import { countersWidth } from '../../src/view/counter-room.js';
import { settingsOf } from '../../src/view/settings.js';
import { showsDealInBar } from '../../src/view/templates/counters.js';
import { planBar, type BarPlan } from '../../src/view/toolbar-labels.js';
import { fixtureGame, inside } from '../helpers/fixture-game.js';

const LANGUAGES: Readonly<Record<Locale, Messages>> = { en, ru, uk, bg };
const WIDTHS = Array.from({ length: 53 }, (_, at) => 240 + 20 * at);
const ICON_PX = 44;
const RULE_PX = 17;
const SETTINGS = settingsOf({
  theme: 'auto',
  input: 'select',
  indices: 'latin',
  keys: 'on',
  fourColor: false,
  mirrored: false,
  hintButton: true,
  readonly: false,
  sound: false,
  animation: 'on',
  level: 'any',
  winnableSign: false,
  noSolution: false,
  noTimer: false,
  tutorial: '',
  controls: null,
  storage: 'off',
});

interface Bar {
  readonly plan: BarPlan;
  /** Px for the numbers, as they are planned; what the buttons leave them. */
  readonly wanted: number;
  readonly left: number;
}

/** The bar of a widget of this width in its usual shape. */
function barOf(rules: RuleProfile, messages: Messages, width: number, deal = 617): Bar {
  const height = Math.max(480, 0.8 * width);
  const layout = createBoardLayout({ width, height, cells: rules.cells });
  const state = createGame({ rules, deal });
  const plan = planBar({ layout, state }, SETTINGS, messages);
  const wanted = countersWidth({
    layout,
    rules,
    messages,
    deal: showsDealInBar(layout) ? deal : null,
    hasTimer: true,
    hasWords: plan.hasWords,
  });
  const buttons = (plan.groups.flat().length + 1) * ICON_PX;
  const left = layout.toolbar.width - buttons - (plan.groups.length - 1) * RULE_PX;
  return { plan, wanted, left };
}

/** The numbers of which a part isn't seen. */
function hiddenIn(game: FreeCellGame): readonly string[] {
  const counters = inside(game, '.bar .counters');
  const { top, bottom, right } = counters.getBoundingClientRect();
  return [...counters.children]
    .filter((child) => {
      const rect = child.getBoundingClientRect();
      return rect.bottom > bottom + 4 || rect.top < top - 4 || rect.right > right + 0.5;
    })
    .map(({ className }) => className);
}

/** Lets a number or the clock show another text, as if the game had come that far. */
function show(game: FreeCellGame, selector: string, text: string): void {
  inside(game, `.bar ${selector} .count`).textContent = text;
}

describe('view/toolbar.room', () => {
  for (const id of ruleIds()) {
    it(`leaves every number its room beside the buttons: ${id}`, () => {
      const rules = findRules(id);
      const short: string[] = [];
      for (const [lang, messages] of Object.entries(LANGUAGES)) {
        for (const width of WIDTHS) {
          const { wanted, left } = barOf(rules, messages, width);
          if (wanted > left) short.push(`${lang} ${String(width)}`);
        }
      }
      // In the narrowest bar three numbers are one too many: the clock goes.
      expect(short.filter((where) => !where.endsWith('240'))).to.deep.equal([]);
    });

    it(`knows how much room numbers take up: ${id}`, async () => {
      for (const lang of ['en', 'ru', 'uk', 'bg']) {
        const attributes = `deal="617" hint-button tutorial rules="${id}" lang="${lang}"`;
        const game = await fixtureGame(attributes, { width: 1000 });
        for (const width of [260, 300, 360, 480, 640, 800, 1000, 1280]) {
          if (game.parentElement !== null) game.parentElement.style.width = `${String(width)}px`;
          await new Promise(requestAnimationFrame);
          await game.updateComplete;
          expect(hiddenIn(game), `${lang} ${String(width)}`).to.deep.equal([]);
        }
        game.remove();
      }
    });
  }

  it('gives up names before words, words before buttons, and no button that is needed', () => {
    const rules = findRules('one-tap');
    const plans = [...WIDTHS].reverse().map((width) => barOf(rules, ru, width).plan);
    const ranks = plans.map(({ hasLabels, hasWords, groups }) => {
      const buttons = groups.flat();
      expect(buttons).to.include.members(['undo', 'hint']);
      return hasLabels ? 3 : hasWords ? 2 : buttons.length > 2 ? 1 : 0;
    });
    expect(new Set(ranks)).to.deep.equal(new Set([3, 2, 1, 0]));
    const wide = WIDTHS.filter((width) => width >= 480).length;
    expect(ranks.slice(0, wide)).to.deep.equal([...ranks.slice(0, wide)].sort((a, b) => b - a));
  });

  it('has what the bar gives up in the menu', () => {
    const rules = findRules('single-card');
    for (const width of WIDTHS) {
      const { plan } = barOf(rules, en, width);
      expect([...plan.groups.flat(), ...plan.menu]).to.include.members(['redo', 'tutorial']);
    }
  });

  it('shifts nothing when a number grows or the hour is full', async () => {
    for (const width of [260, 375, 640, 1000]) {
      const game = await fixtureGame('deal="617" hint-button tutorial rules="standard"', { width });
      const placesOf = (): readonly number[] =>
        [...game.renderRoot.querySelectorAll('.bar .counter, .bar .timer, .bar button')].flatMap(
          (element) => {
            const { left, right } = element.getBoundingClientRect();
            return [left, right];
          },
        );
      const before = placesOf();
      show(game, '.moves b', '888');
      show(game, '.timer', '9:59:59');
      expect(placesOf(), `${String(width)} px`).to.deep.equal(before);
      game.remove();
    }
  });

  it('keeps the line beside the columns where it is, too', async () => {
    const style = 'aspect-ratio: auto; min-block-size: 0; block-size: 320px';
    const game = await fixtureGame(`deal="617" style="${style}"`, { width: 667 });
    await new Promise(requestAnimationFrame);
    await game.updateComplete;
    const line = inside(game, '.idle .counters');
    const before = line.getBoundingClientRect().left;
    inside(game, '.idle .moves b .count').textContent = '888';
    inside(game, '.idle .timer .count').textContent = '9:59:59';
    expect(line.getBoundingClientRect().left).to.equal(before);
  });
});
