/**
 * Finds the Chromium that tests and screenshots run in. Node builtins only at the top: the file is
 * read before the packages are known to be installed.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags for a headless run in a container: no sandbox for root, no calls home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

function windowsPaths() {
  const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
    (key) => process.env[key],
  );
  return roots
    .filter((root) => root !== undefined)
    .flatMap((root) => [
      join(root, 'Google/Chrome/Application/chrome.exe'),
      join(root, 'Chromium/Application/chrome.exe'),
      join(root, 'Microsoft/Edge/Application/msedge.exe'),
    ]);
}

function linuxPaths() {
  const folders = new Set(['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]);
  return LINUX_NAMES.flatMap((name) => [...folders].map((folder) => join(folder, name)));
}

function candidates() {
  if (process.platform === 'darwin') return MAC_PATHS;
  if (process.platform === 'win32') return windowsPaths();
  return linuxPaths();
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that `npx playwright install chromium` may have put there, or `undefined`. */
async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright');
    const path = chromium.executablePath();
    return isExecutable(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The path of a Chromium, or `undefined`. `CHROME_PATH` wins and must then be right.
 * @throws {Error} when `CHROME_PATH` names nothing that can be run
 */
async function findChromium() {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (isExecutable(asked)) return asked;
    throw new Error(`CHROME_PATH is ${asked}, which is no program that can be run.`);
  }
  return candidates().find(isExecutable) ?? (await playwrightsOwn());
}

function canInstallDebians() {
  return (
    process.platform === 'linux' && process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')
  );
}

function installDebians() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => execFileSync('apt-get', args, { stdio: 'inherit', env });
  run('update');
  run('install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core');
}

/**
 * As `findChromium`, but installs Debian's where it may (root and apt-get).
 * @throws {Error} saying what to install where none is found and none can be installed
 */
export async function needChromium() {
  const found = await findChromium();
  if (found) return found;
  if (canInstallDebians()) {
    process.stdout.write('No Chromium found: installing Debian’s (chromium, fonts-dejavu-core).\n');
    installDebians();
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Error(
    [
      'No Chromium found. Do one of these and run the tests again:',
      '  Debian, Ubuntu:  sudo apt-get install chromium fonts-dejavu-core',
      '  Fedora:          sudo dnf install chromium',
      '  macOS:           brew install --cask google-chrome',
      '  Windows:         winget install Google.Chrome',
      '  any:             npx playwright install chromium',
      '  or set CHROME_PATH to the program of a Chromium, Chrome or Edge.',
    ].join('\n'),
  );
}
