import { expect, test, type Page } from '@playwright/test';
import { drag, Finger, type Point } from './hands.js';
import { openStage, settle } from './stage.js';

/** A step that asks for `J♦` onto `Q♣`. */
const TRY = ['columns', 1] as const;
/** From the place of one column to another: the columns' first letters in notation. */
const RIGHT = '12';

async function openTry(page: Page, [lesson, step]: readonly [string, number] = TRY): Promise<void> {
  await page.evaluate(
    ([id, at]) => {
      const game = document.querySelector('free-cell-game') as unknown as {
        showTutorial(lesson: string, options: { step: number }): void;
      };
      game.showTutorial(id, { step: at });
    },
    [lesson, step] as const,
  );
  await expect(page.locator('free-cell-game .lesson-title')).toBeVisible();
  await settle(page);
}

/** The middle of what is seen of a card of the lesson's board. */
async function middleOf(page: Page, card: string): Promise<Point> {
  const box = await page.locator(`free-cell-game .fc-stage [data-card="${card}"]`).boundingBox();
  if (box === null) throw new Error(`Nothing seen of ${card}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pileOf(page: Page, card: string): Promise<string | null> {
  return page.locator(`free-cell-game .fc-stage [data-card="${card}"]`).getAttribute('data-pile');
}

async function expectMade(page: Page): Promise<void> {
  await expect.poll(() => pileOf(page, 'JD')).toBe('column-2');
  await expect(page.locator('free-cell-game [role="status"]')).toContainText(/^Right\./);
}

const GAME = '<free-cell-game deal="617" auto-collect="off" tutorial></free-cell-game>';

test.describe('a try with the mouse', () => {
  test('is made by a drag', async ({ page }) => {
    await openStage(page, GAME);
    await openTry(page);
    await drag(page, await middleOf(page, 'JD'), await middleOf(page, 'QC'));
    await expectMade(page);
  });

  test('is made by two clicks, and what else is clicked is refused with its reason', async ({
    page,
  }) => {
    await openStage(page, GAME);
    await openTry(page);
    const click = async (card: string): Promise<void> => {
      const { x, y } = await middleOf(page, card);
      await page.mouse.click(x, y);
    };
    await click('JD');
    await click('3C');
    await expect(page.locator('free-cell-game .message')).toContainText('go down in rank');
    // The card is still chosen.
    await click('QC');
    await expectMade(page);
  });

  test('is made in notation, typed without looking for the box', async ({ page }) => {
    await openStage(page, GAME);
    await openTry(page);
    await page.locator('free-cell-game .fc-stage [data-card="JD"]').focus();
    for (const key of RIGHT) await page.keyboard.press(key);
    await expectMade(page);
  });

  test('leaves the game below as it was, whatever keys are pressed', async ({ page }) => {
    await openStage(page, GAME);
    const notationOf = (): Promise<string> =>
      page.evaluate(
        () =>
          (document.querySelector('free-cell-game') as unknown as { notation: string }).notation,
      );
    await page.evaluate(() => {
      const game = document.querySelector('free-cell-game') as unknown as {
        move(notation: string): unknown;
      };
      game.move('58');
    });
    const before = await notationOf();
    expect(before).toBe('58');
    await openTry(page);
    for (const key of ['Control+z', 'u', 'h', 'Control+y']) await page.keyboard.press(key);
    await page.locator('free-cell-game .fc-stage [data-card="JD"]').focus();
    for (const key of ['Control+z', 'u', 'h', '1', '2']) await page.keyboard.press(key);
    expect(await notationOf()).toBe(before);
  });
});

test.describe('a try with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } });

  test('is made by two taps', async ({ page }) => {
    await openStage(page, GAME);
    await openTry(page);
    const finger = await Finger.of(page);
    await finger.tap(await middleOf(page, 'JD'));
    await finger.tap(await middleOf(page, 'QC'));
    await expectMade(page);
  });

  test('is made by a drag', async ({ page }) => {
    await openStage(page, GAME);
    await openTry(page);
    const finger = await Finger.of(page);
    await finger.drag(await middleOf(page, 'JD'), await middleOf(page, 'QC'));
    await expectMade(page);
  });
});

test.describe('a low and narrow window', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 400 } });

  test('B105 a finger scrolls the text of a lesson, and not the page under it', async ({
    page,
  }) => {
    await openStage(page, `${GAME}<p>Text</p><hr><p>Text</p><hr><p>Text</p><hr><p>Text</p>`);
    await openTry(page, ['runs', 7]);
    const body = page.locator('free-cell-game .lesson-body');
    const box = await body.boundingBox();
    if (box === null) throw new Error('no text');
    const finger = await Finger.of(page);
    const from = { x: box.x + box.width / 2, y: box.y + box.height - 6 };
    await finger.drag(from, { x: from.x, y: from.y - 90 }, 12);
    await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('nothing of the game below can be reached while lessons are open', async ({ page }) => {
  await openStage(page, GAME);
  await openTry(page);
  const covered = await page.evaluate(() => {
    const game = document.querySelector('free-cell-game') as HTMLElement;
    const { left, top, width, height } = game.getBoundingClientRect();
    const others = new Set<string>();
    for (let across = 0.02; across < 1; across += 0.04) {
      for (let down = 0.02; down < 1; down += 0.04) {
        const [x, y] = [left + width * across, top + height * down];
        const hit = game.shadowRoot?.elementFromPoint(x, y);
        if (hit != null && hit.closest('dialog') === null) others.add(hit.className);
      }
    }
    return [...others];
  });
  expect(covered).toEqual([]);
  const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
  const names = tree.nodes.map(({ name }) => String(name?.value ?? ''));
  expect(names.some((name) => /jack of diamonds/i.test(name))).toBe(true);
  // Cards that lie on the game's table and not on the lesson's, and buttons of the game's bar.
  expect(names.filter((name) => /ten of clubs|10 of clubs|^Undo|^New game/i.test(name))).toEqual(
    [],
  );
  const stops = new Set<string>();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    stops.add(
      await page.evaluate(() => {
        const inside = document.querySelector('free-cell-game')?.shadowRoot?.activeElement;
        return inside == null ? 'page' : inside.closest('dialog') === null ? 'below' : 'lesson';
      }),
    );
  }
  expect(stops.has('below')).toBe(false);
});
