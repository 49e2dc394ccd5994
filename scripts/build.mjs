/** Makes dist/: the modules, the bundled file, the types, the manifest and what editors read. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './lib/process.mjs';

rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
const made = await Promise.all([
  run('rollup', ['--config', '--silent']),
  run('tsc', ['--project', 'tsconfig.build.json']),
]);
made.push(await run('custom-elements-manifest', ['analyze', '--quiet']));
process.exitCode = made.every(Boolean) ? 0 : 1;
