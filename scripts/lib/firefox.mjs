/** An installed Firefox, driven over WebDriver BiDi. */
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

const PATHS = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** @returns the browser as `browsers.mjs` uses it; throws where no Firefox is installed */
export async function openFirefox() {
  const executablePath = PATHS.find((path) => path !== undefined && existsSync(path));
  if (!executablePath) throw new Error('not installed (Debian: firefox-esr; or set FIREFOX_PATH)');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // A size given later asks for commands that not every version knows.
    defaultViewport: null,
    args: ['--width=1000', '--height=1000'],
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    go: (url) => page.goto(url),
    evaluate: (source, argument) =>
      page.evaluate(`(${source})(${JSON.stringify(argument ?? null)})`),
    click: ({ x, y }) => page.mouse.click(x, y),
    screenshot: (path) => page.screenshot({ path }),
    close: () => browser.close(),
  };
}
