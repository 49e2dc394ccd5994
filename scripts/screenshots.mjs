/**
 * Pictures of a page of the demo, at several widths and in both themes.
 *
 *   node scripts/screenshots.mjs <path> [--widths 240,320,768,1280] [--theme light,dark]
 *     [--height 900] [--full] [--wait <selector>] [--out shots/]
 *
 * <path> is one under the site, such as /demo/; whatever is in dist/ is served.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, needChromium } from './lib/chromium.mjs';
import { startServer } from './lib/server.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '240,320,768,1280' },
    theme: { type: 'string', default: 'light,dark' },
    height: { type: 'string', default: '900' },
    full: { type: 'boolean', default: false },
    wait: { type: 'string', default: 'free-cell-game:defined' },
    out: { type: 'string', default: 'shots/' },
  },
});

const path = positionals[0] ?? '/demo/';
const name = path.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'page';
const out = resolve(values.out);
mkdirSync(out, { recursive: true });

const { site, stop } = await startServer(8280);
const browser = await chromium.launch({
  executablePath: await needChromium(),
  args: CHROMIUM_FLAGS,
});
try {
  for (const colorScheme of values.theme.split(',')) {
    for (const width of values.widths.split(',').map(Number)) {
      const viewport = { width, height: Number(values.height) };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      page.on('pageerror', (error) => console.error(`${width} ${colorScheme}: ${error.message}`));
      await page.goto(new URL(path, site).href);
      await page.locator(values.wait).first().waitFor({ state: 'attached' });
      const file = join(out, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: values.full });
      console.log(file);
      await page.close();
    }
  }
} finally {
  await browser.close();
  stop();
}
