/** What a page has to load: measured on the built files, printed, and limited. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from './lib/process.mjs';

const KB = 1000;

/** `limit` is in bytes after brotli. A door is measured as a page's own bundler would take it in. */
const DOORS = [
  { name: './bundled, lit inside', path: 'dist/bundled.js', limit: 80 * KB, isFinished: true },
  { name: '. without lit', path: 'dist/index.js', limit: 64 * KB },
  { name: './engine', path: 'dist/engine/index.js', limit: 12 * KB },
  { name: './locales/ru', path: 'dist/i18n/locales/ru.js', limit: 14 * KB },
];

async function bundle(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    external: ['lit', 'lit/*', '@lit/*'],
  });
  return outputFiles[0].contents;
}

function kilobytes(bytes) {
  return `${(bytes / KB).toFixed(1)} kB`.padStart(9);
}

let tooLarge = 0;
for (const { name, path, limit, isFinished } of DOORS) {
  const code = isFinished ? readFileSync(join(ROOT, path)) : await bundle(path);
  const size = brotliCompressSync(code).length;
  const sizes = `${kilobytes(code.length)} min${kilobytes(gzipSync(code).length)} gzip${kilobytes(size)} brotli`;
  console.log(`${name.padEnd(22)}${sizes}, at most${kilobytes(limit)}`);
  if (size > limit) {
    console.error(`${name} is ${size - limit} bytes over its limit`);
    tooLarge += 1;
  }
}
process.exitCode = tooLarge === 0 ? 0 : 1;
