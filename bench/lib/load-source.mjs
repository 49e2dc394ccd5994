import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** What a few lines of code in `src` export, as it would be shipped, from the TypeScript. */
export async function loadSource(contents) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const outfile = join(folder, 'source.mjs');
  try {
    await build({
      stdin: {
        contents,
        resolveDir: fileURLToPath(new URL('../../src/', import.meta.url)),
        loader: 'ts',
      },
      bundle: true,
      format: 'esm',
      target: 'es2022',
      outfile,
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
