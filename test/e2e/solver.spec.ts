import { expect, test, type Page } from '@playwright/test';
import type * as Engine from '../../src/engine/index.js';
import type * as Solver from '../../src/solver/index.js';
import { heard, openStage, STRICT_CSP } from './stage.js';

const GAME = '<free-cell-game deal="617" hint-button></free-cell-game>';
const OTHER = (): string => process.env['OTHER_ORIGIN'] ?? '';

interface Game extends HTMLElement {
  hint(): Promise<{ readonly from: string; readonly to: string } | null>;
  checkWinnable(options?: { readonly budget?: object }): Promise<{ readonly verdict: string }>;
}

/** Asks every game of the page for a hint, one after another; how many got one. */
async function hints(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let count = 0;
    for (const game of document.querySelectorAll<Game>('free-cell-game')) {
      if ((await game.hint()) !== null) count += 1;
    }
    return count;
  });
}

const violationsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.violations);

async function errorsIn(page: Page): Promise<readonly unknown[]> {
  return (await heard(page, 'fc-error')).map(({ code }) => code);
}

interface Row {
  readonly name: string;
  readonly isForeign?: boolean;
  readonly csp: (other: string) => string;
  /** The search runs in a worker; else in the page's own thread. */
  readonly hasWorker: boolean;
  readonly violations: number;
  readonly attributes?: string;
}

const ROWS: readonly Row[] = [
  {
    name: 'the strictest policy',
    csp: () => STRICT_CSP,
    hasWorker: true,
    violations: 0,
  },
  {
    name: "worker-src 'self'",
    csp: () => "default-src 'self'; style-src 'self'; worker-src 'self'",
    hasWorker: true,
    violations: 0,
  },
  {
    name: "worker-src 'none'",
    csp: () => `${STRICT_CSP}; worker-src 'none'`,
    hasWorker: false,
    violations: 1,
  },
  {
    name: "worker-src 'none' and no-worker",
    csp: () => `${STRICT_CSP}; worker-src 'none'`,
    hasWorker: false,
    violations: 0,
    attributes: 'no-worker',
  },
  {
    name: 'trusted types that name ours',
    csp: () =>
      `${STRICT_CSP}; require-trusted-types-for 'script'; trusted-types lit-html free-cell-game`,
    hasWorker: true,
    violations: 0,
  },
  {
    name: 'trusted types that do not',
    csp: () => `${STRICT_CSP}; require-trusted-types-for 'script'; trusted-types lit-html`,
    hasWorker: false,
    violations: 1,
  },
  {
    name: 'another origin without a policy',
    isForeign: true,
    csp: () => "script-src * 'unsafe-inline' blob:",
    hasWorker: true,
    violations: 0,
  },
  {
    name: 'another origin with worker-src blob:',
    isForeign: true,
    csp: (other) => `default-src 'none'; script-src ${other}; worker-src blob:`,
    hasWorker: true,
    violations: 0,
  },
  {
    name: 'another origin under the strictest policy',
    isForeign: true,
    csp: (other) => `default-src 'none'; script-src ${other}`,
    hasWorker: false,
    violations: 1,
  },
];

for (const { name, isForeign = false, csp, hasWorker, violations, attributes = '' } of ROWS) {
  test(`B138 the solver answers under ${name}`, async ({ page }) => {
    const script = isForeign ? `${OTHER()}/dist/bundled.js` : '/dist/bundled.js';
    const game = GAME.replace('hint-button', `hint-button ${attributes}`);
    await openStage(page, game + game, { script, csp: csp(OTHER()) });
    expect(await hints(page)).toBe(2);
    expect(page.workers()).toHaveLength(hasWorker ? 2 : 0);
    // The second game must not report again what the first has found out.
    expect(await violationsIn(page)).toHaveLength(violations);
    // Each game tells its own page, once.
    await hints(page);
    expect(await errorsIn(page)).toEqual(
      hasWorker || attributes !== '' ? [] : ['worker-failed', 'worker-failed'],
    );
  });
}

test('the solver answers in a sandboxed frame', async ({ page }) => {
  await openStage(page, '<iframe sandbox="allow-scripts" src="/frame.html"></iframe>', {
    csp: "default-src 'self' blob:",
  }).catch(() => undefined);
  await page.route('**/frame.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><script type="module" crossorigin src="/dist/bundled.js"></script>${GAME}`,
    }),
  );
  await page.reload();
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-action="hint"]').click();
  await expect(frame.locator('.mark-hint')).toHaveCount(2);
});

test('leaves no worker behind where the game leaves the page in the middle of a search', async ({
  page,
}) => {
  await openStage(page, '<free-cell-game deal="982" rules="scored" cells="2"></free-cell-game>');
  const verdict = page.evaluate(async () => {
    const game = document.querySelector<Game>('free-cell-game');
    const answer = game?.checkWinnable();
    await new Promise((resolve) => setTimeout(resolve, 400));
    game?.remove();
    return (await answer)?.verdict;
  });
  await expect.poll(() => page.workers().length).toBe(1);
  expect(await verdict).toBe('unknown');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('B060 B066 the impossible deal loads at once, asks nothing, and holds nothing up when asked', async ({
  page,
}) => {
  await openStage(page, '<free-cell-game deal="11982"></free-cell-game>');
  expect(page.workers()).toHaveLength(0);
  const { verdict, longestMs } = await page.evaluate(async () => {
    let longest = 0;
    let before = performance.now();
    let isOver = false;
    const watch = (): void => {
      const now = performance.now();
      longest = Math.max(longest, now - before);
      before = now;
      if (!isOver) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    const answer = await document.querySelector<Game>('free-cell-game')?.checkWinnable();
    isOver = true;
    return { verdict: answer?.verdict, longestMs: longest };
  });
  expect(verdict).toBe('unwinnable');
  expect(longestMs).toBeLessThan(1000);
});

test('the door ./solver starts the worker beside it, from its own origin and from another', async ({
  page,
}) => {
  for (const origin of ['', OTHER()]) {
    await openStage(page, GAME, { csp: 'script-src * blob:; worker-src * blob:' });
    const verdict = await page.evaluate(async (base) => {
      const engine = (await import(`${base}/dist/engine/index.js`)) as typeof Engine;
      const { SolverClient } = (await import(`${base}/dist/solver/index.js`)) as typeof Solver;
      const failures: string[] = [];
      const client = new SolverClient({ onFailure: (message) => failures.push(message) });
      const rules = engine.rules('standard');
      const answer = await client.solve(engine.dealPosition(617, rules), rules);
      return { verdict: answer.verdict, failures };
    }, origin);
    expect(verdict).toEqual({ verdict: 'winnable', failures: [] });
    expect(page.workers()).toHaveLength(1);
  }
});
