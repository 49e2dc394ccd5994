import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { LANGUAGES, listen, readTree } from './ears.js';
import { openStage } from './stage.js';

/** Plays the whole game by keys, and writes down what is heard. */
async function transcribe(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const lines = ['# At the start', ...(await readTree(session)), '', '# Key: announcement | focus'];
  await page.evaluate(() => document.querySelector<HTMLElement>('free-cell-game')?.focus());
  for (const [index, notation] of SOLUTION_OF_617.entries()) {
    const [from = '', to = ''] = notation;
    const count = notation.includes('v') ? Number(notation.slice(3)) : 1;
    const keys = [from, ...Array.from({ length: count - 1 }, () => '+'), to];
    for (const key of keys) {
      await page.keyboard.press(key);
      lines.push(`${key}: ${await listen(page)}`);
    }
    if (index === 45) lines.push('', '# In the middle', ...(await readTree(session)), '');
  }
  lines.push('', '# At the end', ...(await readTree(session)), '');
  return lines.join('\n');
}

for (const language of LANGUAGES) {
  test(`B112 a whole game as it is heard: ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    await openStage(
      page,
      `<free-cell-game deal="617" auto-collect="off" hint-button tutorial no-timer lang="${language}"></free-cell-game>`,
    );
    const heard = await transcribe(page);
    const path = new URL(`../golden/transcript-${language}.txt`, import.meta.url);
    if (process.env['UPDATE_GOLDEN'] !== undefined) await writeFile(path, heard);
    expect(heard.split('\n')).toEqual((await readFile(path, 'utf8')).split('\n'));
  });
}
