/**
 * How long a player waits for a hint, and how long the page is held up meanwhile: `node bench/hint.mjs [deals]`, the
 * single file from the sources, in Chromium. Each deal has a page of its own, so that the worker and all code are new.
 * The goals: from the start of the worker to the first hint at most 150 ms, be it asked for by the page or by hand; with
 * the processor four times slower no task of the main thread above 50 ms. Wants a machine with nothing else to do.
 */
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { rollup } from 'rollup';
import config from '../rollup.config.mjs';
import { CHROMIUM_FLAGS, needChromium } from '../scripts/lib/chromium.mjs';
import { ROOT } from '../scripts/lib/process.mjs';

const COUNT = Number(process.argv[2] ?? 8);
/** Every so many numbers of the 32000, from 1 on: chosen by nothing. */
const DEALS = Array.from({ length: COUNT }, (_, index) => 1 + index * Math.floor(32000 / COUNT));
const SLOWDOWNS = [1, 4];
const FIRST_HINT_MS = 150;
const LONGEST_TASK_MS = 50;
/** From reaching the button to pressing it, and from press to release. */
const REACH_MS = 120;
const PRESS_MS = 60;
/** Until all that something brings about is drawn. */
const REST_MS = 400;
/** Where the browser writes down its tasks, and by what the page's own thread is found there. */
const TASKS = 'disabled-by-default-devtools.timeline';
const MARK = 'bench';

const PAGE = `<!doctype html><style>body{margin:0}main{width:640px}main>*{display:block}</style><main></main>
  <script type="module" src="/bundled.js"></script>`;

async function bundle() {
  process.chdir(ROOT);
  const forPages = config.find(({ input }) => input === 'src/bundled.ts');
  const made = await rollup(forPages);
  const { output } = await made.generate({ ...forPages.output, sourcemap: false });
  await made.close();
  return output[0].code;
}

async function serve(code) {
  const server = createServer((request, response) => {
    const isCode = request.url === '/bundled.js';
    const type = isCode ? 'text/javascript' : 'text/html';
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.setHeader('cache-control', 'max-age=3600');
    response.end(isCode ? code : PAGE);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${server.address().port}/` };
}

/** Runs in the page before all else: makes the game, and does what is measured. */
function prepare() {
  let game;
  // In tasks of their own, so that those of the debugger don't count.
  const soon = (act) => new Promise((resolve) => setTimeout(() => resolve(act())));
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const button = () => game.shadowRoot.querySelector('.bar [data-action="hint"]');
  const hinted = () =>
    new Promise((resolve) => {
      const since = performance.now();
      const onHint = async ({ detail }) => resolve({ ...detail, ms: (await painted()) - since });
      game.addEventListener('fc-hint', onHint, { once: true });
    });
  window.bench = {
    async open(deal) {
      await customElements.whenDefined('free-cell-game');
      game = Object.assign(document.createElement('free-cell-game'), { deal });
      game.toggleAttribute('hint-button', true);
      document.querySelector('main').append(game);
      await game.updateComplete;
    },
    where() {
      const { x, y, width, height } = button().getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    /** The page asks, which starts the worker at once; milliseconds until the hint is painted. */
    ask: () =>
      soon(async () => {
        const since = performance.now();
        await game.hint();
        await game.updateComplete;
        return (await painted()) - since;
      }),
    /** A hand presses; milliseconds from the click on until the hint is painted. */
    pressed: () =>
      new Promise((resolve) => {
        game.addEventListener('click', () => resolve(hinted().then(({ ms }) => ms)), {
          once: true,
          capture: true,
        });
      }),
    /** Makes the move that is suggested, and presses for the next hint. */
    async follow() {
      const next = () =>
        soon(() => {
          const hint = hinted();
          button().click();
          return hint;
        });
      const { notation } = await next();
      await soon(() => game.move(notation));
      await painted();
      return (await next()).ms;
    },
    check: () => soon(() => game.checkWinnable()),
    solution: () => soon(() => game.dispatch({ type: 'solution', command: 'start' })),
  };
}

/** The tasks of the page's main thread while something is done, in ms: the longest. */
async function longestTask(browser, page, act) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [TASKS, 'blink.user_timing'] },
  });
  await page.evaluate((name) => performance.mark(name), MARK);
  await act();
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();
  // The browser has other pages in the making.
  const mark = events.find(({ name }) => name === MARK);
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === mark.pid && tid === mark.tid,
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
}

/** A page with a deal, all of it new. */
async function open(browser, address, deal, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.addInitScript(prepare);
  await page.goto(address);
  await page.evaluate((number) => window.bench.open(number), deal);
  await page.waitForTimeout(REST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function press(page) {
  const { x, y } = await page.evaluate(() => window.bench.where());
  const ms = page.evaluate(() => window.bench.pressed());
  await page.mouse.move(x, y);
  await page.waitForTimeout(REACH_MS);
  await page.mouse.click(x, y, { delay: PRESS_MS });
  return ms;
}

const times = new Map();
const note = (name, ms) => times.set(name, [...(times.get(name) ?? []), ms]);

/** Each way to a first hint on a page of its own, then what comes after it. */
async function measure(browser, address, deal, slowdown) {
  const waits = (name, ms) => note(`${name}, ${slowdown}×`, ms);
  const holds = async (name, act) => {
    const ms = await longestTask(browser, page, act);
    note(`longest task: ${name}, ${slowdown}×`, ms);
  };
  let page = await open(browser, address, deal, slowdown);
  await holds('first hint by hand', async () => waits('first hint by hand', await press(page)));
  await page.context().close();

  page = await open(browser, address, deal, slowdown);
  await holds('first hint by the page', async () =>
    waits('first hint by the page', await page.evaluate(() => window.bench.ask())),
  );
  await holds('next hint', async () =>
    waits('next hint', await page.evaluate(() => window.bench.follow())),
  );
  await page.context().close();

  for (const name of ['check', 'solution']) {
    page = await open(browser, address, deal, slowdown);
    await holds(name, () => page.evaluate((act) => window.bench[act](), name));
    await page.context().close();
  }
}

/** What a row must not exceed; undefined: nothing is asked of it. */
function goalOf(name) {
  if (name.startsWith('longest task')) return name.endsWith(' 4×') ? LONGEST_TASK_MS : undefined;
  return name.endsWith(' 1×') ? FIRST_HINT_MS : undefined;
}

const code = await bundle();
const { server, address } = await serve(code);
const browser = await chromium.launch({
  executablePath: await needChromium(),
  args: CHROMIUM_FLAGS,
});
for (const deal of DEALS) {
  for (const slowdown of SLOWDOWNS) await measure(browser, address, deal, slowdown);
}
await browser.close();
server.close();

console.log(`ms | median | slowest of ${COUNT} | goal`);
for (const [name, values] of [...times].sort()) {
  const sorted = values.toSorted((one, other) => one - other);
  const [median, slowest] = [sorted[sorted.length >> 1], sorted.at(-1)];
  const goal = goalOf(name);
  let verdict = '';
  if (goal !== undefined) {
    const share = slowest <= goal ? 'reached' : median <= goal ? 'reached by the median' : 'missed';
    verdict = `≤ ${goal}: ${share}`;
  }
  console.log([name, median.toFixed(0), slowest.toFixed(0), verdict].join(' | '));
}
