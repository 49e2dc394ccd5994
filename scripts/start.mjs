/** `npm start`: builds, serves the demo and prints its address. Needs Node and git, nothing else. */
import { ensurePackages, run } from './lib/process.mjs';

/** How often it looks whether the shell that npm put in between is still there. */
const WATCH_MS = 500;

/**
 * Ends with whoever started it. npm passes a signal on to the shell that it runs a script in, and the shell, ended by
 * it, tells nobody: the server would stay alone and keep its port.
 */
function endWithParent() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(), WATCH_MS).unref();
}

endWithParent();
ensurePackages();
console.log('Building …');
if (!(await run('node', ['scripts/build.mjs']))) {
  console.error('The build failed: see above.');
  process.exit(1);
}
const { startServer } = await import('./lib/server.mjs');
const { site } = await startServer(Number(process.env.PORT ?? 8080));
console.log(`\n  The demo: ${site}/demo/\n  Ctrl+C ends it.\n`);
