import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import minifyHtml from '@lit-labs/rollup-plugin-minify-html-literals';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';

const compile = () =>
  esbuild({ tsconfig: 'tsconfig.build.json', target: 'es2022', charset: 'utf8' });
const minify = () => terser({ ecma: 2020, module: true, format: { comments: false } });

/** Templates with a bound tag name (lit/static-html.js) are no HTML to the minifier. */
const canMinify = ({ tag, parts }) =>
  tag === 'html' && !parts.some(({ text }) => text.endsWith('<'));
const minifyTemplates = () =>
  minifyHtml({ failOnError: true, options: { shouldMinify: canMinify } });

/** As `sideEffects` in package.json says: only these files do something by being imported. */
const treeshake = {
  moduleSideEffects: (id) =>
    /\/src\/(index|bundled|solver\/worker|i18n\/locales\/[^/]+)\.ts$/.test(id),
};

/** Every language is a door of its own. */
const languages = readdirSync('src/i18n/locales').map((name) => `src/i18n/locales/${name}`);

/**
 * For bundlers and servers: one file per module, readable, lit left to the host's own copy. Templates and styles are
 * squeezed here, since a page's bundler takes strings as they are.
 */
const forNpm = {
  input: [
    'src/index.ts',
    'src/element.ts',
    'src/engine/index.ts',
    'src/solver/index.ts',
    ...languages,
  ],
  external: [/^lit($|\/)/, /^@lit\//],
  treeshake,
  plugins: [minifyTemplates(), resolve(), compile()],
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
    hoistTransitiveImports: false,
    sourcemap: true,
  },
};

/** The worker beside the module that starts it: one file, since a bundler may copy it as it is. */
const forWorker = {
  input: 'src/solver/worker.ts',
  treeshake,
  plugins: [resolve(), compile(), minify()],
  output: { file: 'dist/solver/worker.js', format: 'es', sourcemap: true },
};

/** In the single file the way to a worker is another one. */
const spawnFromBundle = () => ({
  name: 'spawn-from-bundle',
  resolveId: (source, importer) =>
    source === './spawn.js' && importer?.endsWith('/solver/client.ts')
      ? join(importer, '../spawn-bundled.ts')
      : null,
});

/** How the single file knows that it was started as a worker. */
const WORKER_NAME = 'free-cell-game-solver';

/** The worker as the body of a function. */
async function workerBody() {
  const { input, plugins } = forWorker;
  const bundle = await rollup({ input, treeshake, plugins });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code.trim();
}

/**
 * Makes one file be two things: in a page the game with its exports, in a worker of its own name the solver. Nothing of
 * the one runs in the other.
 */
const twoFaced = () => ({
  name: 'two-faced',
  async renderChunk(code, { exports }) {
    const head = [
      `const bundleUrl = import.meta.url;`,
      `const workerName = ${JSON.stringify(WORKER_NAME)};`,
      `function runWorker() { ${await workerBody()} }`,
      `const isWorker = typeof WorkerGlobalScope === 'function' && self instanceof WorkerGlobalScope;`,
      `const makeGame = () => {`,
    ].join('\n');
    const tail = [
      `return game; };`,
      `const made = isWorker && self.name === workerName ? (runWorker(), {}) : makeGame();`,
      `export const { ${exports.join(', ')} } = made;`,
    ].join('\n');
    const skipped = ';'.repeat(head.split('\n').length);
    // Line by line is what a map needs; the lines of the head have none.
    const mappings = `${skipped}AAAA${';AACA'.repeat(code.split('\n').length - 1)}`;
    return {
      code: `${head}\n${code}\n${tail}`,
      map: { version: 3, names: [], sources: ['bundled'], mappings },
    };
  },
});

/** For a `<script type="module">` from anywhere: everything in one file. */
const forPages = {
  input: 'src/bundled.ts',
  treeshake,
  plugins: [
    minifyTemplates(),
    spawnFromBundle(),
    // Without `production` a bundler may pick lit's development build.
    resolve({ exportConditions: ['production', 'browser'] }),
    compile(),
    twoFaced(),
    minify(),
  ],
  output: {
    file: 'dist/bundled.js',
    format: 'iife',
    name: 'game',
    inlineDynamicImports: true,
    sourcemap: true,
  },
};

export default [forNpm, forWorker, forPages];
