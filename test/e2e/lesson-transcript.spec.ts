import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { LANGUAGES, listen, readTree } from './ears.js';
import { openStage } from './stage.js';

/** More stops than there are between any two controls of a lesson. */
const MAX_STOPS = 12;

/** One reader with a keyboard and a screen reader, in the lesson `columns`. */
class Reader {
  readonly lines: string[] = [];
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.hear(key);
  }

  async hear(cause: string): Promise<void> {
    this.lines.push(`${cause}: ${await listen(this.#page)}`);
  }

  async look(): Promise<void> {
    this.lines.push('', ...(await readTree(this.#session)), '');
  }

  /** Goes by a key until the focus is on a control of this kind. */
  async go(key: string, selector: string): Promise<void> {
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await this.#isAt(selector)) return;
      await this.press(key);
    }
    throw new Error(
      `${key} doesn't reach ${selector}:\n${this.lines.slice(-MAX_STOPS).join('\n')}`,
    );
  }

  has(selector: string): Promise<boolean> {
    return this.#page
      .locator(`free-cell-game ${selector}`)
      .count()
      .then((count) => count > 0);
  }

  /** Waits until the cards of the step have moved. */
  async watch(): Promise<void> {
    const pause = this.#page.locator('free-cell-game [data-action="pause"]');
    if (!(await this.has('[data-action="pause"][aria-disabled="false"]'))) return;
    await expect(pause).toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 });
    await this.hear('when the cards have moved');
  }

  #isAt(selector: string): Promise<boolean> {
    return this.#page.evaluate((wanted) => {
      const root = document.querySelector('free-cell-game')?.shadowRoot;
      return root?.activeElement?.matches(wanted) === true;
    }, selector);
  }
}

/** Reads the whole lesson by keys, and writes down what is heard and what could be read at each step. */
async function transcribe(page: Page): Promise<string> {
  const reader = new Reader(page, await page.context().newCDPSession(page));
  await page.locator('free-cell-game [data-action="tutorial"]').focus();
  await reader.press('Enter');
  await expect(page.locator('free-cell-game [data-action="next"]')).toBeFocused();
  await reader.hear('when it is there');
  await reader.go('Shift+Tab', '[data-action="lessons"]');
  await reader.press('Enter');
  await reader.look();
  await reader.go('Tab', '[data-action="lesson:columns"]');
  await reader.press('Enter');
  const place = page.locator('free-cell-game .lesson-place');
  const steps = Number(/\d+$/.exec((await place.innerText()).trim())?.[0]);
  expect(steps).toBeGreaterThan(5);
  for (let step = 1; step <= steps; step += 1) {
    reader.lines.push('', `# Step ${step}`);
    await reader.look();
    if (step === 2) {
      // A wrong try, then the right one, by the numbers of the columns.
      await reader.go('Shift+Tab', '[data-card], [data-pile]');
      for (const key of ['2', '1', '1', '2']) await reader.press(key);
      await reader.go('Tab', '[data-action="next"]');
    }
    if (await reader.has('[data-action="judge:illegal"]')) {
      await reader.go('Shift+Tab', '[data-action="judge:illegal"]');
      await reader.press('Enter');
    }
    await reader.watch();
    if (step < steps) await reader.press('Enter');
  }
  await reader.press('Escape');
  return `${reader.lines.join('\n')}\n`;
}

for (const language of LANGUAGES) {
  test(`a whole lesson as it is heard: ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    await openStage(
      page,
      `<free-cell-game deal="617" auto-collect="off" tutorial no-timer lang="${language}"></free-cell-game>`,
    );
    const heard = (await transcribe(page)).trimStart();
    expect(heard).not.toMatch(/[{}]|undefined|[.?!]\./);
    const path = new URL(`../golden/lesson-columns-${language}.txt`, import.meta.url);
    if (process.env['UPDATE_GOLDEN'] !== undefined) await writeFile(path, heard);
    expect(heard.split('\n')).toEqual((await readFile(path, 'utf8')).split('\n'));
  });
}
