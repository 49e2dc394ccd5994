import { expect, test, type Page } from '@playwright/test';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { aim } from './hands.js';
import { openStage, settle } from './stage.js';

/** A look worth keeping: how the game stands, in what size and surroundings. */
interface Look {
  readonly attributes?: string;
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly forced?: boolean;
  /** Moves played before. */
  readonly moves?: string;
  readonly act?: (page: Page) => Promise<void>;
}

const GAME = 'free-cell-game';
const CHOSEN = '58';
/** Of deal 1301: they make a column of nineteen cards, the most there can be. */
const NINETEEN = '63 6a 8b 5d 5c 71 c1 5c 51 81 72 b2 cb dc 1d d1 7d dh 71 21 71 31';

const card = (page: Page, name: string) => page.locator(`${GAME} [data-card="${name}"]`);
const pressKeys = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  await page.evaluate(() => document.querySelector<HTMLElement>('free-cell-game')?.focus());
  for (const key of keys) await page.keyboard.press(key);
};
const choose = (page: Page): Promise<void> => card(page, 'QH').click();
const hint = (page: Page): Promise<void> =>
  page.locator(`${GAME} [data-action="hint"]`).first().click();

/** Lifts the queen with her jack and holds them over the felt. */
async function carry(page: Page): Promise<void> {
  const { from } = await aim(page, '83');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 90, from.y + 40, { steps: 4 });
}

const LOOKS: Readonly<Record<string, Look>> = {
  'start-1000': { width: 1000, height: 800 },
  'start-1280-dark': { width: 1280, height: 800, scheme: 'dark' },
  'start-240': { width: 240, height: 480, attributes: 'lang="ru"' },
  'start-320-felt': { width: 320, height: 480, attributes: 'theme="felt" lang="uk"' },
  'start-667-side': { width: 667, height: 375, attributes: 'lang="bg"' },
  'four-colors-mirrored': { attributes: 'four-color mirrored indices="local" lang="ru"' },
  'four-colors-dark': { attributes: 'four-color', scheme: 'dark' },
  selected: { moves: CHOSEN, act: choose },
  'selected-dark': { moves: CHOSEN, act: choose, scheme: 'dark' },
  'selected-forced': { moves: CHOSEN, act: choose, forced: true },
  'focus-forced-dark': {
    moves: CHOSEN,
    act: (page) => pressKeys(page, '5', 'ArrowLeft'),
    forced: true,
    scheme: 'dark',
  },
  dragging: { moves: CHOSEN, act: carry },
  refused: { act: (page) => pressKeys(page, '1', '2'), attributes: 'theme="felt"' },
  'refused-240': { act: (page) => pressKeys(page, '1', '2'), width: 240, height: 480 },
  hint: { act: hint, attributes: 'no-worker' },
  'long-column-320': { attributes: 'deal="1301"', moves: NINETEEN, width: 320, height: 480 },
  'long-column-560-dark': {
    attributes: 'deal="1301"',
    moves: NINETEEN,
    width: 560,
    height: 480,
    scheme: 'dark',
  },
  won: { moves: SOLUTION_OF_617.join(' ') },
  'won-240-dark': { moves: SOLUTION_OF_617.join(' '), width: 240, height: 480, scheme: 'dark' },
};

for (const [name, look] of Object.entries(LOOKS)) {
  test(`looks as it did: ${name}`, async ({ page }) => {
    const { attributes = '', width = 640, height = 512, scheme = 'light', forced, moves } = look;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({
      colorScheme: scheme,
      forcedColors: forced === true ? 'active' : 'none',
      reducedMotion: 'reduce',
    });
    const deal = attributes.includes('deal=') ? '' : 'deal="617"';
    const own = `${deal} auto-collect="off" hint-button tutorial no-timer ${attributes}`;
    await openStage(page, `<free-cell-game ${own}></free-cell-game>`);
    await page.evaluate(
      (size) => {
        document.documentElement.style.setProperty('color-scheme', 'light dark');
        document.body.style.setProperty('margin', '0');
        const game = document.querySelector<HTMLElement>('free-cell-game');
        const styles = { ...size, 'min-block-size': '0', 'max-inline-size': 'none' };
        for (const [key, value] of Object.entries(styles)) game?.style.setProperty(key, value);
      },
      { 'inline-size': `${width}px`, 'block-size': `${height}px` },
    );
    await settle(page);
    await page.evaluate((notation) => {
      const game = document.querySelector('free-cell-game') as unknown as {
        move(text: string): { ok: boolean };
      };
      for (const text of notation.split(' ').filter(Boolean)) {
        if (!game.move(text).ok) throw new Error(`${text} can't be played`);
      }
    }, moves ?? '');
    await look.act?.(page);
    await settle(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
