import { expect, test } from '@playwright/test';
import { heard, openStage } from './stage.js';

test('runs from a file of another origin, in four languages (B124)', async ({ page }) => {
  const other = process.env['OTHER_ORIGIN'] ?? '';
  expect(other).not.toBe('');
  await openStage(
    page,
    `<free-cell-game deal="617" lang="ru"></free-cell-game>
     <free-cell-game deal="618" lang="bg"></free-cell-game>`,
    { script: `${other}/dist/bundled.js`, csp: `default-src 'none'; script-src ${other}` },
  );
  const names = await page
    .locator('free-cell-game section > h2')
    .evaluateAll((headings) => headings.map((heading) => heading.textContent));
  expect(names[0]).toContain('617');
  expect(names[0]).not.toBe(names[1]);
  expect(await heard(page, 'fc-deal')).toHaveLength(2);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
});

test('the page may load the file twice (B124)', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openStage(page, '<free-cell-game deal="617"></free-cell-game>');
  // The address is the page's, none that the types know.
  const isSame = await page.evaluate(async (address: string) => {
    const before = customElements.get('free-cell-game');
    await import(address);
    return before === customElements.get('free-cell-game');
  }, '/dist/bundled.js?again');
  expect(isSame).toBe(true);
  expect(errors).toEqual([]);
});

test('two games on one page are strangers (B128)', async ({ page }) => {
  await openStage(
    page,
    `<free-cell-game id="a" deal="617" auto-collect="off"></free-cell-game>
     <free-cell-game id="b" deal="617" auto-collect="off"></free-cell-game>`,
  );
  await page.locator('#a [data-card="JC"]').focus();
  await page.keyboard.press('5');
  await page.keyboard.press('8');
  const counts = await page
    .locator('free-cell-game')
    .evaluateAll((games) =>
      games.map((game) => (game as unknown as { moveCount: number }).moveCount),
    );
  expect(counts).toEqual([1, 0]);
});
