import { existsSync } from 'node:fs';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { CHROMIUM_FLAGS, needChromium } from './scripts/lib/chromium.mjs';
import { jsonReporter } from './scripts/lib/json-reporter.mjs';

/** `new URL('./x.js', import.meta.url)` is no import, so the esbuild plugin leaves it alone. */
function jsToTs(context, next) {
  const source = context.path.replace(/\.js$/, '.ts');
  const isOurs = context.path.endsWith('.js') && !context.path.includes('node_modules');
  if (isOurs && !existsSync(`.${context.path}`) && existsSync(`.${source}`)) {
    context.url = context.url.replace(/\.js(?=$|\?)/, '.ts');
  }
  return next();
}

const summaryPath = process.env.WTR_SUMMARY;

/** `npm run test:long` takes its time. */
const isLong = process.argv.some((word) => word.includes('.long.'));

export default {
  files: ['test/**/*.test.ts', '!test/e2e/**'],
  nodeResolve: { exportConditions: ['browser', 'development'] },
  middleware: [jsToTs],
  plugins: [esbuildPlugin({ ts: true, tsconfig: './tsconfig.json', target: 'es2022' })],
  concurrency: 2,
  testFramework: { config: { timeout: 30_000, forbidOnly: true } },
  browserStartTimeout: 120_000,
  testsStartTimeout: 180_000,
  testsFinishTimeout: isLong ? 7_200_000 : 300_000,
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: {
        executablePath: await needChromium(),
        args: [...CHROMIUM_FLAGS, '--js-flags=--expose-gc'],
      },
    }),
  ],
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: Boolean(process.stdout.isTTY) }),
    ...(summaryPath ? [jsonReporter({ path: summaryPath })] : []),
  ],
  filterBrowserLogs: ({ args }) => !args.some((arg) => String(arg).includes('Lit is in dev mode')),
  coverageConfig: { include: ['src/**/*.ts'] },
};
