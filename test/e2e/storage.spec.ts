import { expect, test, type Frame, type Page } from '@playwright/test';
import { heard, openStage } from './stage.js';

interface Game extends HTMLElement {
  readonly notation: string;
  readonly status: string;
  readonly updateComplete: Promise<unknown>;
  move(notation: string): { readonly ok: boolean };
}

const MARKUP =
  '<free-cell-game storage="local" storage-key="e2e" deal="617" auto-collect="off"></free-cell-game>';

/** Makes moves and reads back all that stand. */
async function play(place: Page | Frame, moves: string): Promise<string> {
  await place.waitForFunction(() => customElements.get('free-cell-game') !== undefined);
  return place.evaluate(async (text) => {
    const game = document.querySelector('free-cell-game') as unknown as Game;
    await game.updateComplete;
    for (const move of text.split(' ').filter(Boolean)) game.move(move);
    await game.updateComplete;
    return game.notation;
  }, moves);
}

test('a game outlives a reload and a closed tab (B134)', async ({ page, context }) => {
  await openStage(page, MARKUP);
  expect(await play(page, '4a 46')).toBe('4a 46');
  await page.reload();
  expect(await play(page, '4b')).toBe('4a 46 4b');
  await page.close();
  const another = await context.newPage();
  await openStage(another, MARKUP);
  expect(await play(another, '')).toBe('4a 46 4b');
  expect(await another.evaluate(() => window.violations)).toEqual([]);
});

test('two tabs with one slot leave each other alone; the last to write is kept (B128)', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openStage(page, MARKUP);
  await openStage(other, MARKUP);
  await play(page, '4a');
  await play(other, '4a 46');
  expect(await play(page, '')).toBe('4a');
  await play(page, '46 4b');
  expect(await play(other, '')).toBe('4a 46');
  const third = await context.newPage();
  await openStage(third, MARKUP);
  expect(await play(third, '')).toBe('4a 46 4b');
});

test('plays in a sandboxed frame, where storage throws (B131)', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const script = `${process.env['OTHER_ORIGIN'] ?? ''}/dist/bundled.js`;
  await page.route('**/frame.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Frame</title>
        <script>
          window.codes = [];
          document.addEventListener('fc-error', ({ detail }) => window.codes.push(detail.code));
        </script>
        <script type="module" crossorigin src="${script}"></script></head>
        <body>${MARKUP}</body></html>`,
    }),
  );
  await openStage(
    page,
    '<iframe sandbox="allow-scripts" src="/frame.html" width="700" height="600"></iframe>',
    { csp: "default-src 'none'; script-src 'self'; frame-src 'self'" },
  );
  const frame = page.frames().find((one) => one.url().endsWith('/frame.html'));
  if (frame === undefined) throw new Error('There is no frame');
  expect(await play(frame, '4a 46 4b')).toBe('4a 46 4b');
  const storage = await frame.evaluate(() => {
    try {
      return typeof window.localStorage;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(storage).toBe('SecurityError');
  const codes = await frame.evaluate(() => (window as unknown as { codes: string[] }).codes);
  expect(codes).toEqual(['storage-failed']);
  expect(errors).toEqual([]);
  expect(await heard(page, 'fc-error')).toEqual([]);
});
