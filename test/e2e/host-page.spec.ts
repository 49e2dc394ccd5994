import { expect, test, type Page } from '@playwright/test';
import { aim, drag } from './hands.js';
import { heard, openStage, settle } from './stage.js';

const GAME = '<free-cell-game deal="617" auto-collect="off" hint-button tutorial></free-cell-game>';

test.setTimeout(120_000);

/** Plays two moves with the mouse and gives what was heard. */
async function play(page: Page): Promise<unknown[]> {
  for (const notation of ['58', '83']) {
    const { from, to } = await aim(page, notation);
    await drag(page, from, to);
  }
  return (await heard(page, 'fc-move')).map(({ notation }) => notation);
}

/** How far the lifted card is from the pointer, in px of the window, at the most. */
async function lag(page: Page): Promise<number> {
  const { from, to } = await aim(page, '1a');
  const middle = () =>
    page.locator('free-cell-game [data-face="JD"]').evaluate((face) => {
      const { x, y, width, height } = face.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  const before = await middle();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const during = await middle();
  await page.mouse.up();
  return Math.hypot(during.x - before.x - (to.x - from.x), during.y - before.y - (to.y - from.y));
}

const SURROUNDINGS: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>]>> =
  {
    'scaled down': ['main', { transform: 'scale(0.8)', 'transform-origin': '0 0' }],
    'scaled up': ['main', { transform: 'scale(1.25)', 'transform-origin': '0 0' }],
    zoomed: ['main', { zoom: '1.2' }],
    sticky: ['main', { position: 'sticky', top: '0' }],
    moved: ['main', { position: 'relative', left: '37px', top: '11px' }],
    contained: ['main', { contain: 'strict', width: '700px', height: '600px' }],
    'with content-visibility': ['main', { 'content-visibility': 'auto', width: '700px' }],
  };

test.describe('wherever it stands', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const [name, [selector, styles]] of Object.entries(SURROUNDINGS)) {
    test(`B109 cards stay with the pointer: ${name}`, async ({ page }) => {
      await openStage(page, `<main>${GAME}</main>`);
      await page.locator(selector).evaluate((element, entries) => {
        for (const [key, value] of entries) element.style.setProperty(key, value);
      }, Object.entries(styles));
      await settle(page);
      expect(await lag(page)).toBeLessThan(1.5);
      expect((await heard(page, 'fc-move')).map(({ notation }) => notation)).toEqual(['1a']);
      expect(await page.evaluate(() => window.violations)).toEqual([]);
    });
  }

  test('B108 plays inside a modal dialog and above everything else', async ({ page }) => {
    await openStage(page, `<dialog>${GAME}</dialog>`);
    await page.locator('dialog').evaluate((dialog) => {
      const element = dialog as HTMLDialogElement;
      element.style.setProperty('width', '760px');
      element.showModal();
    });
    await settle(page);
    await expect(page.locator('free-cell-game [data-card="JC"]')).toBeVisible();
    expect(await play(page)).toEqual(['58', '83']);
  });

  test('B139 B160 keeps the strictest policy and an empty console through a game’s life', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await openStage(page, `<main>${GAME}</main>`);
    expect(await play(page)).toEqual(['58', '83']);
    await page.setViewportSize({ width: 400, height: 900 });
    for (const action of ['undo', 'redo', 'hint', 'tutorial']) {
      const button = page.locator(`free-cell-game [data-action="${action}"]`).first();
      await button.click();
    }
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const game = document.querySelector('free-cell-game');
      game?.setAttribute('deal', 'abc');
      game?.setAttribute('theme', 'dark');
      game?.setAttribute('lang', 'bg');
      document.querySelector('main')?.before(game ?? '');
    });
    expect(await heard(page, 'fc-error')).toHaveLength(1);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    expect(said).toEqual([]);
  });

  test('B140 takes up its place before its script comes, and moves nothing then', async ({
    page,
  }) => {
    await page.goto('/demo/08-late-script.html');
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { readonly value: number };
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + value,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.waitForFunction(() => customElements.get('free-cell-game') !== undefined);
    await page.locator('free-cell-game [data-card]').first().waitFor();
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
    expect(shift).toBeLessThan(0.001);
  });
});
