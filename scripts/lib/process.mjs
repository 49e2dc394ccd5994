/** Running programs of the project's packages. Node builtins only: used before `npm ci`, too. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const IS_WINDOWS = process.platform === 'win32';

function options(extraEnv) {
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...extraEnv, PATH };
  return { cwd: ROOT, stdio: 'inherit', shell: IS_WINDOWS, env };
}

/**
 * Runs a program to its end, showing what it prints.
 * @param {string} command its name, as found in node_modules/.bin or the PATH
 * @param {string[]} args
 * @param {Record<string, string>} [env] variables on top of the present ones
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, options(env));
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Installs exactly what package-lock.json names, if nothing is installed yet. */
export function ensurePackages() {
  if (existsSync(join(ROOT, 'node_modules/.package-lock.json'))) return;
  console.log('Installing the packages (npm ci) …');
  const { status } = spawnSync('npm', ['ci'], { cwd: ROOT, stdio: 'inherit', shell: IS_WINDOWS });
  if (status !== 0) {
    console.error('npm ci failed: see above.');
    process.exit(1);
  }
}
