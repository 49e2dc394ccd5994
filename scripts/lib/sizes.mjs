/** What a page has to load, measured on the built files. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from './process.mjs';

/** Sizes of files are told in thousands. */
export const KB = 1000;

/**
 * `limit` is in bytes after brotli. A door is measured as a page's own bundler would take it in: with all that it
 * imports at once, without what it imports when someone asks (lessons, levels). The single file has all of that
 * inside, in four languages, and the solver twice: once as the text of its worker.
 */
const DOORS = [
  { name: './bundled, lit inside', path: 'dist/bundled.js', limit: 170 * KB, isFinished: true },
  { name: '. without lit', path: 'dist/index.js', limit: 96 * KB },
  { name: './solver', path: 'dist/solver/index.js', limit: 20 * KB },
  { name: 'the worker', path: 'dist/solver/worker.js', limit: 14.5 * KB, isFinished: true },
  { name: './engine', path: 'dist/engine/index.js', limit: 12.5 * KB },
  { name: './locales/ru', path: 'dist/i18n/locales/ru.js', limit: 14 * KB },
];

/** The code that a door brings at once. */
async function bundle(path) {
  const { outputFiles, metafile } = await build({
    entryPoints: { door: path },
    absWorkingDir: ROOT,
    outdir: 'sizes',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    charset: 'utf8',
    external: ['lit', 'lit/*', '@lit/*'],
  });
  const names = new Set(['sizes/door.js']);
  // A set grows while it is walked through.
  for (const name of names) {
    for (const { path: other, kind } of metafile.outputs[name].imports) {
      if (kind === 'import-statement' && other in metafile.outputs) names.add(other);
    }
  }
  const taken = outputFiles.filter((file) => names.has(relative(ROOT, file.path)));
  return Buffer.concat(taken.map(({ contents }) => contents));
}

/**
 * The doors with their sizes in bytes: minified, after gzip, after brotli.
 * @returns {Promise<{ name: string, min: number, gzip: number, brotli: number, limit: number }[]>}
 */
export function measureDoors() {
  return Promise.all(
    DOORS.map(async ({ name, path, limit, isFinished }) => {
      const code = isFinished ? readFileSync(join(ROOT, path)) : await bundle(path);
      const [gzip, brotli] = [gzipSync(code).length, brotliCompressSync(code).length];
      return { name, min: code.length, gzip, brotli, limit };
    }),
  );
}
