/**
 * The board beside two chess boards that do the like, in one run, under Chromium with the processor four times slower:
 * `node bench/board.mjs [rounds]`, from the sources. One piece moved and taken back, a run of five, 60 frames of dragging, the first
 * render, twenty boards on a page. Medians over rounds in which the boards take turns, so that the machine's moods meet
 * all of them. The goal: ahead of both in script and layouts per piece moved, in dropped frames and in the first render
 * per piece; at most one layout per move, none while dragging.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, needChromium } from '../scripts/lib/chromium.mjs';
import { SCENES } from './lib/board-scenes.mjs';
import { countForcedLayouts } from './lib/forced-layouts.mjs';

const ROUNDS = Number(process.argv[2] ?? 3);
const SLOWDOWN = 4;
const MOVES = 20;
const RUN_PIECES = 5;
const DRAG_FRAMES = 60;
const INSTANCES = 20;
const MOVE_MS = 320;
const SAMPLE_US = 200;
/** Moves of the pointer that each force a layout, to see that they are counted. */
const PROOF_MOVES = 10;
/** A frame that took so long has left out at least one. */
const DROPPED_MS = 34;

async function bundle({ source }) {
  const { outputFiles } = await build({
    stdin: {
      contents: source,
      resolveDir: fileURLToPath(new URL('../src/', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfig: fileURLToPath(new URL('../tsconfig.build.json', import.meta.url)),
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** Time in functions, in ms: all samples but those outside of script. */
function scriptIn({ nodes, samples, timeDeltas }) {
  const outside = new Set(['(program)', '(idle)', '(root)']);
  const isOutside = new Map(
    nodes.map(({ id, callFrame }) => [id, outside.has(callFrame.functionName)]),
  );
  return samples.reduce((sum, id, at) => sum + (isOutside.get(id) ? 0 : timeDeltas[at]), 0) / 1000;
}

/** A page with one board, and what the browser counts of it. */
class Stage {
  static async open(browser, code) {
    const stage = new Stage();
    stage.page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
    stage.page.on('pageerror', (error) => console.error(error.message));
    await stage.page.route('http://bench.test/', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<!doctype html><style>body{margin:0}main{width:640px}main>*{display:block}</style><main></main>',
      }),
    );
    await stage.page.goto('http://bench.test/');
    await stage.page.addScriptTag({ content: code, type: 'module' });
    await stage.page.waitForFunction(() => window.scene !== undefined);
    stage.session = await stage.page.context().newCDPSession(stage.page);
    await stage.session.send('Performance.enable');
    await stage.session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return stage;
  }

  /** What the browser has counted so far; times in ms. */
  async count() {
    const { metrics } = await this.session.send('Performance.getMetrics');
    const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return {
      taskMs: of.TaskDuration * 1000,
      layouts: of.LayoutCount,
      heap: of.JSHeapUsedSize,
    };
  }

  /** What was counted while something happened; script by the profiler's samples, since not all of it is counted. */
  async measure(act) {
    await this.session.send('Profiler.enable');
    await this.session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    await this.session.send('Profiler.start');
    const before = await this.count();
    const result = await act();
    const after = await this.count();
    const { profile } = await this.session.send('Profiler.stop');
    return {
      result,
      scriptMs: scriptIn(profile),
      taskMs: after.taskMs - before.taskMs,
      layouts: after.layouts - before.layouts,
    };
  }

  async collectGarbage() {
    await this.session.send('HeapProfiler.collectGarbage');
    await this.session.send('HeapProfiler.collectGarbage');
    return (await this.count()).heap;
  }
}

/** Creates boards and waits until they are painted. */
async function create(page, number) {
  await page.evaluate(async (count) => {
    const boards = Array.from({ length: count }, () => window.scene.create());
    document.querySelector('main').append(...boards);
    for (const board of boards) await window.scene.ready(board);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, number);
}

/** Moves a number of times, each with its flight; gives the frames that took too long. */
async function move(page, kind, waitMs) {
  return page.evaluate(
    async ({ kind, count, waitMs, limit }) => {
      const [board] = document.querySelector('main').children;
      let dropped = 0;
      for (let turn = 0; turn < count; turn += 1) {
        window.scene[kind](board);
        let last = performance.now();
        const end = last + waitMs;
        while (last < end) {
          await new Promise(requestAnimationFrame);
          const now = performance.now();
          if (now - last > limit) dropped += 1;
          last = now;
        }
      }
      return dropped;
    },
    { kind, count: MOVES, waitMs, limit: DROPPED_MS },
  );
}

async function drag(browser, stage) {
  const { page, session } = stage;
  const { from, to } = await page.evaluate(() => {
    const [board] = document.querySelector('main').children;
    return { from: window.scene.grip(board), to: window.scene.drop(board) };
  });
  const send = (type, at, buttons = 1) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: 'left',
      buttons,
      clickCount: 1,
    });
  await send('mouseMoved', from, 0);
  await send('mousePressed', from);
  // The lifting itself: it may lay out what it likes.
  for (const share of [0.05, 0.1]) await send('mouseMoved', between(from, to, share));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const swing = async () => {
    for (let frame = 0; frame < DRAG_FRAMES; frame += 1) {
      const share = 0.5 - 0.4 * Math.cos((frame / DRAG_FRAMES) * 4 * Math.PI);
      await send('mouseMoved', between(from, to, share));
    }
  };
  const counted = await stage.measure(async () => {
    const frames = page.evaluate(
      async ({ count, limit }) => {
        let [dropped, last] = [0, performance.now()];
        for (let frame = 0; frame < count; frame += 1) {
          await new Promise(requestAnimationFrame);
          const now = performance.now();
          if (now - last > limit) dropped += 1;
          last = now;
        }
        return dropped;
      },
      { count: DRAG_FRAMES, limit: DROPPED_MS },
    );
    await swing();
    return frames;
  });
  const forced = await countForcedLayouts(browser, swing);
  await send('mouseReleased', from, 0);
  return { ...counted, forced };
}

/** Whoever counts forced layouts must see them where there is one for every move of the pointer. */
async function proveForcedLayoutsAreSeen(browser) {
  const page = await browser.newPage();
  await page.setContent('<p>wide</p>');
  await page.evaluate(() => {
    const [paragraph] = document.getElementsByTagName('p');
    document.addEventListener('mousemove', ({ clientX }) => {
      paragraph.style.width = `${clientX}px`;
      paragraph.title = String(paragraph.offsetHeight);
    });
  });
  const seen = await countForcedLayouts(browser, async () => {
    for (let x = 100; x < 100 + PROOF_MOVES; x += 1) await page.mouse.move(x, 50);
  });
  await page.close();
  if (seen < PROOF_MOVES) throw new Error(`forced layouts: ${seen} of ${PROOF_MOVES} were seen`);
}

function between(from, to, share) {
  return {
    x: Math.round(from.x + (to.x - from.x) * share),
    y: Math.round(from.y + (to.y - from.y) * share),
  };
}

/** All nodes of a board, through its shadow roots. */
function countNodes() {
  const walk = (node) =>
    1 +
    [...node.childNodes, ...(node.shadowRoot?.childNodes ?? [])].reduce(
      (sum, child) => sum + walk(child),
      0,
    );
  return walk(document.querySelector('main').firstElementChild);
}

async function round(browser, { code, pieces }) {
  const stage = await Stage.open(browser, code);
  const { page } = stage;
  const first = await stage.measure(() => create(page, 1));
  await page.evaluate(() => window.scene.start(document.querySelector('main').firstElementChild));
  await page.waitForTimeout(800);
  const nodes = await page.evaluate(countNodes);
  await move(page, 'toggleOne', MOVE_MS);
  const idle = await stage.measure(() => move(page, 'ready', MOVE_MS));
  const one = await stage.measure(() => move(page, 'toggleOne', MOVE_MS));
  const run = await stage.measure(() => move(page, 'toggleRun', MOVE_MS));
  const held = await drag(browser, stage);
  await page.close();

  const crowd = await Stage.open(browser, code);
  await create(crowd.page, 1);
  const alone = await crowd.collectGarbage();
  const twenty = await crowd.measure(() => create(crowd.page, INSTANCES));
  const together = await crowd.collectGarbage();
  await crowd.page.close();
  const perMove = (counted, field) => Math.max(0, counted[field] - idle[field]) / MOVES;
  return {
    'first render, task ms per piece': first.taskMs / pieces,
    'first render, script ms per piece': first.scriptMs / pieces,
    'one piece: script ms': perMove(one, 'scriptMs'),
    'one piece: layouts': perMove(one, 'layouts'),
    'one piece: frames dropped': one.result / MOVES,
    'run of five: script ms per piece': perMove(run, 'scriptMs') / RUN_PIECES,
    'run of five: layouts per piece': perMove(run, 'layouts') / RUN_PIECES,
    'run of five: layouts per move': perMove(run, 'layouts'),
    'run of five: frames dropped': run.result / MOVES,
    'drag: script ms per frame': held.scriptMs / DRAG_FRAMES,
    'drag: layouts': held.layouts,
    'drag: layouts forced by script': held.forced,
    'drag: frames dropped of 60': held.result,
    nodes,
    'heap per instance, kB': (together - alone) / INSTANCES / 1024,
    'twenty boards: task ms per board': twenty.taskMs / INSTANCES,
  };
}

function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const browser = await chromium.launch({
  executablePath: await needChromium(),
  args: [...CHROMIUM_FLAGS, '--enable-precise-memory-info'],
});
await proveForcedLayoutsAreSeen(browser);
const boards = [];
for (const scene of SCENES) boards.push({ ...scene, code: await bundle(scene), rounds: [] });
for (let turn = 0; turn < ROUNDS; turn += 1) {
  for (const board of boards) board.rounds.push(await round(browser, board));
}
await browser.close();

const rows = Object.keys(boards[0].rounds[0]).map((what) => [
  what,
  ...boards.map(({ rounds }) => median(rounds.map((one) => one[what]))),
]);
console.log(['', ...boards.map(({ name }) => name)].join(' | '));
for (const [what, ...values] of rows) {
  console.log([what, ...values.map((value) => value.toFixed(value < 10 ? 2 : 0))].join(' | '));
}
