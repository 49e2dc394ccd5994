/** Serves the built demo while the browser tests run. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';
import { startServer } from './server.mjs';

/** @returns what Playwright calls at the end */
export default async function serveForTests() {
  if (!existsSync(join(ROOT, 'dist/bundled.js'))) {
    throw new Error('dist/bundled.js is missing: run `npm run build` first.');
  }
  const { site, otherOrigin, stop } = await startServer(8180);
  process.env.SITE_ORIGIN = site;
  process.env.OTHER_ORIGIN = otherOrigin;
  return stop;
}
