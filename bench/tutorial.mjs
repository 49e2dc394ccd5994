/**
 * What opening the tutorial costs: bytes of what comes late, and script time in Chromium at a fourth of its speed; and
 * what examples cost a page: one, and ten of them, far away and looked at.
 * `npm run build` first, then `node bench/tutorial.mjs`.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, needChromium } from '../scripts/lib/chromium.mjs';

const RUNS = 5;
const THROTTLE = 4;

/** The package split as a bundler splits it: what is in the first file, and what comes with the first lesson. */
const { outputFiles } = await build({
  entryPoints: ['src/index.ts'],
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  charset: 'utf8',
  write: false,
  outdir: 'out',
  metafile: true,
  tsconfig: 'tsconfig.build.json',
});
const files = new Map(outputFiles.map(({ path, contents }) => [path.split('/').at(-1), contents]));
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
for (const [name, contents] of [...files].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(
    `${name.padEnd(32)} ${kib(contents.length).padStart(10)} raw ${kib(brotliCompressSync(contents).length).padStart(10)} br`,
  );
}

const browser = await chromium.launch({
  executablePath: await needChromium(),
  args: CHROMIUM_FLAGS,
});
const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
const asked = [];
const workers = [];
page.on('worker', (worker) => workers.push(worker.url()));
/** An article with so many examples, screens apart from each other and from the top. */
const article = (count) => `<!doctype html><script type="module" src="index.js"></script>
  <style>free-cell-example:not(:defined) { display: block; min-block-size: 280px } p { height: 3000px; margin: 0 }</style>
  ${'<p>Text</p><free-cell-example position="4D TC&#10;8S JH&#10;KD 7S" moves="12" mode="judge"></free-cell-example>'.repeat(count)}`;
await page.route('http://bench.test/**', (route) => {
  const name = new URL(route.request().url()).pathname.slice(1);
  if (name === '') {
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script type="module" src="index.js"></script><free-cell-game deal="617" tutorial></free-cell-game>',
    });
  }
  if (name.startsWith('article-')) {
    const body = article(Number(name.slice('article-'.length)));
    return route.fulfill({ contentType: 'text/html', body });
  }
  asked.push(name);
  const contents = files.get(name);
  return contents === undefined
    ? route.fulfill({ status: 404, body: '' })
    : route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: Buffer.from(contents) });
});
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');
await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
const scriptMs = async () => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
};

const rows = [];
for (let run = 0; run < RUNS; run += 1) {
  await page.goto('http://bench.test/');
  await page.waitForFunction(() => document.querySelector('free-cell-game')?.hasUpdated);
  asked.length = 0;
  const before = await scriptMs();
  const wall = await page.evaluate(async () => {
    const game = document.querySelector('free-cell-game');
    const start = performance.now();
    game.showTutorial();
    await game.updateComplete;
    return performance.now() - start;
  });
  const opened = await scriptMs();
  await page.evaluate(async () => {
    const game = document.querySelector('free-cell-game');
    for (let step = 0; step < 8; step += 1) {
      game.shadowRoot.querySelector('[data-action="next"]').click();
      await game.updateComplete;
    }
  });
  rows.push({ script: opened - before, wall, step: ((await scriptMs()) - opened) / 8 });
}

const opened = [...asked];
const examples = [];
for (const count of [1, 10]) {
  await page.goto(`http://bench.test/article-${count}`);
  await page.waitForFunction(
    () => [...document.querySelectorAll('free-cell-example')].at(-1)?.hasUpdated,
  );
  const nodesIn = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('free-cell-example')]
        .map(({ shadowRoot }) => shadowRoot.querySelectorAll('*').length)
        .reduce((sum, nodes) => sum + nodes, 0),
    );
  const far = { ms: await scriptMs(), nodes: await nodesIn() };
  await page.evaluate(async () => {
    for (const example of document.querySelectorAll('free-cell-example')) {
      example.scrollIntoView({ block: 'center' });
      while (!example.shadowRoot.querySelector('.cards')) await new Promise(requestAnimationFrame);
    }
  });
  examples.push({ count, far, seen: { ms: await scriptMs(), nodes: await nodesIn() } });
}
await browser.close();

const bytes = opened.reduce((sum, name) => sum + brotliCompressSync(files.get(name)).length, 0);
const median = (key) => {
  const sorted = rows.map((row) => row[key]).sort((a, b) => a - b);
  return sorted.at(Math.floor(RUNS / 2)).toFixed(1);
};
console.log(`fetched when it opens: ${opened.join(', ')}: ${kib(bytes)} br`);
console.log(`opening: ${median('script')} ms of script, ${median('wall')} ms until it is there`);
console.log(`a step: ${median('step')} ms of script (medians of ${RUNS}, CPU at 1/${THROTTLE})`);
console.log(
  `one file with everything: ${kib(brotliCompressSync(readFileSync('dist/bundled.js')).length)} br`,
);
for (const { count, far, seen } of examples) {
  console.log(
    `${count} example(s) of six cards: ${far.ms.toFixed(1)} ms of script and ${far.nodes} nodes while far away, ${(seen.ms - far.ms).toFixed(1)} ms more and ${seen.nodes} nodes when all were looked at`,
  );
}
console.log(`workers started by examples and lessons: ${workers.length}`);
if (workers.length > 0) process.exitCode = 1;
