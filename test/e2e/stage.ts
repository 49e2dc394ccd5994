import type { Page } from '@playwright/test';

/** What a page of the tests heard of its game, as plain data. */
export interface Heard {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    heard: Heard[];
    violations: string[];
  }
}

/** No source but the page's own origin, no inline styles, no inline scripts, no workers. */
export const STRICT_CSP = "default-src 'none'; script-src 'self'; style-src 'self'";

/** Without the percentage the least height would make a narrow board wider than its page. */
const MAX_WIDTH = 'min(100%, 800px)';

const EVENTS = [
  'fc-deal',
  'fc-before-move',
  'fc-move',
  'fc-undo',
  'fc-refused',
  'fc-win',
  'fc-error',
];

/** Before anything of the page runs: records the widget's events and every breach of the policy. */
function listen(names: readonly string[]): void {
  window.heard = [];
  window.violations = [];
  for (const type of names) {
    document.addEventListener(type, (event) => {
      window.heard.push({ type, detail: (event as CustomEvent<Heard['detail']>).detail });
    });
  }
  document.addEventListener('securitypolicyviolation', (event) => {
    window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
}

/** Opens a page that holds nothing but the given markup and the bundled file, under a strict policy. */
export async function openStage(
  page: Page,
  markup: string,
  { script = '/dist/bundled.js', csp = STRICT_CSP } = {},
): Promise<void> {
  await page.addInitScript(listen, EVENTS);
  await page.route('**/stage.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': csp },
      body: `<!doctype html><html lang="en"><head><title>Stage</title>
        <script type="module" crossorigin src="${script}"></script></head>
        <body>${markup}</body></html>`,
    }),
  );
  await page.goto('/stage.html');
  await page.waitForFunction(() => customElements.get('free-cell-game') !== undefined);
  await page.evaluate((width) => {
    for (const game of document.querySelectorAll<HTMLElement>('free-cell-game')) {
      // The whole board must be in the window, where a pointer can reach it.
      game.style.setProperty('max-inline-size', width);
    }
  }, MAX_WIDTH);
  await settle(page);
}

/** Waits until the games of a page have the size that their surroundings give them: they hear of it with a frame. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const game of document.querySelectorAll('free-cell-game')) {
      await (game as unknown as { updateComplete: Promise<unknown> }).updateComplete;
    }
  });
}

/** The details of one kind of event, in order. */
export async function heard(page: Page, type: string): Promise<readonly Heard['detail'][]> {
  const all = await page.evaluate(() => window.heard);
  return all.filter((one) => one.type === type).map(({ detail }) => detail);
}
