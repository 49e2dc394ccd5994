import { readdirSync } from 'node:fs';
import minifyHtml from '@lit-labs/rollup-plugin-minify-html-literals';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';

const compile = () =>
  esbuild({ tsconfig: 'tsconfig.build.json', target: 'es2022', charset: 'utf8' });

/** Templates with a bound tag name (lit/static-html.js) are no HTML to the minifier. */
const canMinify = ({ tag, parts }) =>
  tag === 'html' && !parts.some(({ text }) => text.endsWith('<'));

/** As `sideEffects` in package.json says: only these files do something by being imported. */
const treeshake = {
  moduleSideEffects: (id) => /\/src\/(index|bundled|i18n\/locales\/[^/]+)\.ts$/.test(id),
};

/** Every language is a door of its own. */
const languages = readdirSync('src/i18n/locales').map((name) => `src/i18n/locales/${name}`);

/** For bundlers and servers: one file per module, readable, lit left to the host's own copy. */
const forNpm = {
  input: ['src/index.ts', 'src/element.ts', 'src/engine/index.ts', ...languages],
  external: [/^lit($|\/)/, /^@lit\//],
  treeshake,
  plugins: [resolve(), compile()],
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
    hoistTransitiveImports: false,
    sourcemap: true,
  },
};

/** For a `<script type="module">` from anywhere: everything in one file. */
const forPages = {
  input: 'src/bundled.ts',
  treeshake,
  plugins: [
    minifyHtml({ failOnError: true, options: { shouldMinify: canMinify } }),
    // Without `production` a bundler may pick lit's development build.
    resolve({ exportConditions: ['production', 'browser'] }),
    compile(),
    terser({ ecma: 2020, module: true, format: { comments: false } }),
  ],
  output: { file: 'dist/bundled.js', format: 'es', inlineDynamicImports: true, sourcemap: true },
};

export default [forNpm, forPages];
