import { expect, test, type Page } from '@playwright/test';
import { aim, Finger, type Point } from './hands.js';
import { heard, openStage } from './stage.js';

// The page is longer than the window, so that there is something to scroll.
const PAGE = `<free-cell-game deal="617" auto-collect="off"></free-cell-game>
  <p>Text</p><hr><p>Text</p><hr><p>Text</p><hr><p>Text</p><hr><p>Text</p><hr><p>Text</p><hr>
  <p>Text</p><hr><p>Text</p><hr><p>Text</p><hr><p>Text</p><hr><p>Text</p><hr><p>Text</p><hr>`;

const SCROLL_MS = 400;

test.use({ hasTouch: true, viewport: { width: 390, height: 620 } });
test.setTimeout(120_000);

async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(`free-cell-game ${selector}`).first().boundingBox();
  if (box === null) throw new Error(`Nothing seen of ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far the page scrolls when a finger swipes upwards from a point. */
async function scrolledBySwipe(page: Page, from: Point): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0));
  const finger = await Finger.of(page);
  await finger.drag(from, { x: from.x, y: from.y - 130 }, 12);
  await page.waitForTimeout(SCROLL_MS);
  return page.evaluate(() => scrollY);
}

function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

test('B077 a swipe from the felt, an empty place or a covered card scrolls the page', async ({
  page,
}) => {
  await openStage(page, PAGE);
  const felt = await middleOf(page, '[part~="message"]');
  const below = { x: 20, y: 450 };
  const starts = [
    below,
    felt,
    await middleOf(page, '[data-pile="foundation-2"]'),
    await middleOf(page, '[data-card="4C"]'),
  ];
  for (const from of starts) {
    expect(await scrolledBySwipe(page, from), JSON.stringify(from)).toBeGreaterThan(40);
  }
  expect(await heard(page, 'fc-move')).toEqual([]);
});

test('B077 a swipe from a card that can move drags it, and the page stays', async ({ page }) => {
  await openStage(page, PAGE);
  expect(await scrolledBySwipe(page, await middleOf(page, '[data-card="JC"]'))).toBe(0);
});

test('B086 B078 a drag by touch makes a move, and the console stays empty', async ({ page }) => {
  const said = watchConsole(page);
  await openStage(page, PAGE);
  const finger = await Finger.of(page);
  for (const notation of ['58', '83', '1a', 'a2']) {
    const { from, to } = await aim(page, notation);
    await finger.drag(from, to);
  }
  expect((await heard(page, 'fc-move')).map(({ notation }) => notation)).toEqual([
    '58',
    '83',
    '1a',
  ]);
  expect((await heard(page, 'fc-refused')).map(({ reason }) => reason)).toEqual(['wrong-rank']);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  expect(said).toEqual([]);
});

test('B087 one tap is one move, not two', async ({ page }) => {
  await openStage(page, PAGE.replace('deal=', 'input="auto-place" deal='));
  const finger = await Finger.of(page);
  await finger.tap(await middleOf(page, '[data-card="JC"]'));
  await page.waitForTimeout(SCROLL_MS);
  expect(await heard(page, 'fc-move')).toHaveLength(1);
  expect(await heard(page, 'fc-before-move')).toHaveLength(1);
  expect(await heard(page, 'fc-refused')).toHaveLength(0);
});

test('B083 a long touch sends a card home, once, without the browser’s menu', async ({ page }) => {
  await openStage(page, PAGE.replace('617', '2'));
  await page.evaluate(() => {
    document.addEventListener('contextmenu', (event) => {
      if (!event.defaultPrevented) window.violations.push('menu');
    });
  });
  const finger = await Finger.of(page);
  await finger.hold(await middleOf(page, '[data-card="AS"]'), 800);
  await page.waitForTimeout(SCROLL_MS);
  expect((await heard(page, 'fc-move')).map(({ notation }) => notation)).toEqual(['1h']);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test.describe('two fingers', () => {
  test.use({ isMobile: true });

  const PAIRS = [
    ['[data-card="JC"]', '[data-card="QH"]'],
    ['[data-card="JC"]', '[data-pile="cell-a"]'],
    ['[data-pile="cell-a"]', '[data-card="JC"]'],
    ['[data-card="TH"]', '[data-card="JC"]'],
  ] as const;
  for (const [one, other] of PAIRS) {
    test(`zoom the page and move no card, from ${one} and ${other}`, async ({ page }) => {
      await openStage(page, PAGE);
      const zoom = () => page.evaluate(() => visualViewport?.scale ?? 0);
      const before = await zoom();
      const finger = await Finger.of(page);
      await finger.pinch(await middleOf(page, one), await middleOf(page, other));
      await expect.poll(zoom).toBeGreaterThan(before * 1.2);
      expect(await heard(page, 'fc-before-move')).toEqual([]);
      expect(await heard(page, 'fc-refused')).toEqual([]);
      await expect(page.locator('free-cell-game [aria-pressed="true"]')).toHaveCount(0);
      await expect(page.locator('free-cell-game [part~="dragging"]')).toHaveCount(0);
    });
  }
});
