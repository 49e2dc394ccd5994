import { expect, test, type Page } from '@playwright/test';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { aim, drag, Finger } from './hands.js';
import { heard, openStage } from './stage.js';

const GAME = '<free-cell-game deal="617" auto-collect="off"></free-cell-game>';

// Ninety moves by hand take their time on a busy machine.
test.setTimeout(240_000);

/** What must be heard of a game played to its end, whatever it was played with. */
async function expectWon(page: Page): Promise<void> {
  const moves = await heard(page, 'fc-move');
  expect(moves.map(({ notation }) => notation)).toEqual(SOLUTION_OF_617);
  expect(new Set(moves.map(({ source }) => source))).toEqual(new Set(['user']));
  const wins = await heard(page, 'fc-win');
  expect(wins).toHaveLength(1);
  expect(wins[0]).toMatchObject({ deal: 617, rules: 'standard', moves: SOLUTION_OF_617.length });
  expect(await heard(page, 'fc-refused')).toEqual([]);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
}

test.describe('deal 617 from the first move to the last', () => {
  test('with the mouse, dragging', async ({ page }) => {
    await openStage(page, GAME);
    for (const notation of SOLUTION_OF_617) {
      const { from, to } = await aim(page, notation);
      await drag(page, from, to);
    }
    await expectWon(page);
  });

  test('with the mouse, tapping card and place (B080)', async ({ page }) => {
    await openStage(page, GAME);
    for (const notation of SOLUTION_OF_617) {
      const { from, to } = await aim(page, notation);
      await page.mouse.click(from.x, from.y);
      await page.mouse.click(to.x, to.y);
    }
    await expectWon(page);
  });

  test('by keys alone: source and destination (B112)', async ({ page }) => {
    await openStage(page, GAME);
    await page.evaluate(() => document.querySelector<HTMLElement>('free-cell-game')?.focus());
    for (const notation of SOLUTION_OF_617) {
      if (notation.includes('v')) {
        // A run into an empty column: taken at its first card.
        const { card } = await aim(page, notation);
        await page.locator(`free-cell-game [data-card="${card}"]`).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press(notation.charAt(1));
      } else {
        await page.keyboard.press(notation.charAt(0));
        await page.keyboard.press(notation.charAt(1));
      }
    }
    await expectWon(page);
  });
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

  test('deal 617 by touch, faster than the clicks that follow (B087 B089)', async ({ page }) => {
    await openStage(page, GAME);
    const finger = await Finger.of(page);
    for (const notation of SOLUTION_OF_617) {
      const { from, to } = await aim(page, notation);
      await finger.tap(from);
      await finger.tap(to);
    }
    await expectWon(page);
  });
});
