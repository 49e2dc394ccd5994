import { expect, test } from '@playwright/test';

test.describe('tutorial', () => {
  test('comes from its button under the strictest policy, and goes with Escape', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/demo/04-strict-csp.html');
    const game = page.locator('free-cell-game').first();
    await game.evaluate((element) => {
      element.setAttribute('tutorial', '');
    });
    await game.locator('[data-action="tutorial"]').click();
    await expect(game.locator('.lesson-title')).toBeVisible();
    await expect(game.locator('[data-action="next"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(game.locator('dialog')).toHaveCount(0);
    await expect(game.locator('[data-action="tutorial"]')).toBeFocused();
    // The single file has everything in it.
    expect(asked.filter((url) => url.includes('/dist/'))).toHaveLength(1);
  });

  test('B105 scrolls by touch and keyboard at 320 × 400, and the page does not', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await page.goto('/demo/15-rules-en.html#play');
    const game = page.locator('free-cell-game');
    await game.evaluate((element) => {
      type Game = HTMLElement & { showTutorial(lesson: string, at: { step: number }): void };
      // One of the few whose words don't fit.
      (element as Game).showTutorial('runs', { step: 7 });
    });
    const body = game.locator('.lesson-body');
    await expect(game.locator('.lesson-title')).toBeVisible();
    const pageTop = await page.evaluate(() => scrollY);
    const room = await body.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(room).toBeGreaterThan(0);
    await body.focus();
    await page.keyboard.press('End');
    await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(pageTop);
    const box = await game.locator('dialog').boundingBox();
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(400);
  });

  for (const guide of ['14-rules-ru', '15-rules-en']) {
    test(`${guide}: every example of the guide can be shown`, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(`/demo/${guide}.html`);
      const examples = page.locator('free-cell-example');
      const count = await examples.count();
      expect(count).toBeGreaterThan(10);
      for (let index = 0; index < count; index += 1) {
        const example = examples.nth(index);
        await example.scrollIntoViewIfNeeded();
        await expect(example.locator('.card').first()).toBeVisible();
        await expect(example.locator('.fault')).toHaveCount(0);
      }
      expect(faults).toEqual([]);
    });
  }
});
