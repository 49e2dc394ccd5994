/**
 * An installed WebKit, driven over classic WebDriver. By hand, because the handful of requests needed here is less
 * than the settings of a client library that would otherwise look for drivers in the network.
 */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const PORT = 4646;
const BASE = `http://127.0.0.1:${PORT}`;
const TRIES = 50;

async function request(method, path, body) {
  const response = await fetch(BASE + path, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function startSession() {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await request('POST', '/session', { capabilities: { alwaysMatch: {} } });
    } catch (error) {
      // The driver takes a moment to listen; what it answers counts.
      if (left === 0 || !/fetch failed/.test(error.message)) throw error;
      await wait(100);
    }
  }
}

/** A display of its own where the machine has none. */
function startDriver() {
  const args = [DRIVER, `--port=${PORT}`];
  const isHeadless = process.platform === 'linux' && process.env.DISPLAY === undefined;
  const [command, ...rest] = isHeadless
    ? ['xvfb-run', '-a', '-s', '-screen 0 1280x1024x24', ...args]
    : args;
  return spawn(command, rest, { stdio: 'ignore', detached: true });
}

function mouseClick({ x, y }) {
  const parameters = { pointerType: 'mouse' };
  const actions = [
    { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] };
}

/** @returns the browser as `browsers.mjs` uses it; throws where no WebKit is installed */
export async function openWebKit() {
  if (!existsSync(DRIVER)) throw new Error('not installed (Debian: webkit2gtk-driver xvfb)');
  const driver = startDriver();
  const { sessionId, capabilities } = await startSession();
  const path = `/session/${sessionId}`;
  await request('POST', `${path}/window/rect`, { width: 1000, height: 1000 });
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    go: (url) => request('POST', `${path}/url`, { url }),
    evaluate: (source, argument) =>
      request('POST', `${path}/execute/async`, {
        script: `const done = arguments[1]; (${source})(arguments[0]).then(done);`,
        args: [argument ?? null],
      }),
    click: (point) => request('POST', `${path}/actions`, mouseClick(point)),
    screenshot: async (file) =>
      writeFileSync(file, Buffer.from(await request('GET', `${path}/screenshot`), 'base64')),
    close: async () => {
      await request('DELETE', path);
      process.kill(-driver.pid);
    },
  };
}
