import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

const DEMO = new URL('../../demo/', import.meta.url);

test('demo pages have a number each, and lead from one to the next', async () => {
  const names = (await readdir(DEMO)).filter((name) => /^\d\d-.*\.html$/.test(name)).sort();
  expect(new Set(names.map((name) => name.slice(0, 2))).size).toBe(names.length);
  const all = await readFile(new URL('pages.html', DEMO), 'utf8');
  for (const [index, name] of names.entries()) {
    const html = await readFile(new URL(name, DEMO), 'utf8');
    const linkOf = (rel: string): string | undefined =>
      new RegExp(`<a\\s+href="([^"]+)"[^>]*\\srel="${rel}"`).exec(html)?.[1];
    expect(linkOf('prev'), `${name}, back`).toBe(names[index - 1]);
    expect(linkOf('next'), `${name}, on`).toBe(names[index + 1] ?? 'pages.html');
    expect(all, name).toContain(`href="${name}"`);
  }
});
