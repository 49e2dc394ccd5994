/** `npm start`: builds, serves the demo and prints its address. Needs Node and git, nothing else. */
import { ensurePackages, run } from './lib/process.mjs';

ensurePackages();
console.log('Building …');
if (!(await run('node', ['scripts/build.mjs']))) {
  console.error('The build failed: see above.');
  process.exit(1);
}
const { startServer } = await import('./lib/server.mjs');
const { site } = await startServer(Number(process.env.PORT ?? 8080));
console.log(`\n  The demo: ${site}/demo/\n  Ctrl+C ends it.\n`);
