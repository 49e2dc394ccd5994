import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, needChromium } from './scripts/lib/chromium.mjs';

const summaryPath = process.env.E2E_SUMMARY;

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './scripts/lib/e2e-setup.mjs',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Ninety moves by hand meet a stalled machine now and then; a second failure counts, a flaky test is named.
  retries: 1,
  timeout: 60_000,
  // Words are set in whatever font the machine has: they may differ, cards and marks may not.
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { scale: 'css', maxDiffPixelRatio: 0.02, threshold: 0.25 },
  },
  snapshotPathTemplate: 'test/golden/{arg}{ext}',
  reporter: summaryPath ? [['list'], ['json', { outputFile: summaryPath }]] : 'list',
  use: {
    // Set by globalSetup; `OTHER_ORIGIN` serves the same files to a page of another origin.
    baseURL: process.env.SITE_ORIGIN,
    // A page made by `page.route()` counts as a public one, which may not load from this machine.
    permissions: ['local-network-access'],
    // Recording slows a game of ninety moves many times over; a failure names the move it stuck at.
    trace: 'off',
    launchOptions: { executablePath: await needChromium(), args: CHROMIUM_FLAGS },
  },
});
