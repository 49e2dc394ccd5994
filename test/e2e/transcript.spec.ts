import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { SOLUTION_OF_617 } from '../data/deal-617.js';
import { openStage } from './stage.js';

/** A node of the browser's accessibility tree, as far as it is told here. */
interface Node {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { value: unknown } }[];
}

const LANGUAGES = ['en', 'ru', 'uk', 'bg'] as const;
/** How long it took is another thing each time. */
const TIME = /\d+ (?:second|секунд)[\p{L}]*|\d:\d\d/gu;
const STATES = ['pressed', 'disabled', 'focused', 'expanded', 'checked'];
/** What a name consists of is told with the name. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak']);

/** The accessibility tree of the game, one node a line, indented. */
async function readTree(session: CDPSession): Promise<string[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: readonly Node[];
  };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const tell = (node: Node, depth: number): void => {
    const role = node.role?.value ?? '';
    const isTold = !node.ignored && !SILENT.has(role);
    if (isTold) {
      const states = (node.properties ?? [])
        .filter(
          ({ name, value }) =>
            STATES.includes(name) && ![false, 'false'].includes(value.value as string),
        )
        .map(({ name }) => ` [${name}]`);
      const name = node.name?.value ?? '';
      lines.push(
        `${'  '.repeat(depth)}${role}${name === '' ? '' : ` «${name}»`}${states.join('')}`,
      );
    }
    // A button or heading says what is in it by its name.
    if (isTold && ['button', 'heading', 'StaticText', 'textbox'].includes(role)) return;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child !== undefined) tell(child, isTold ? depth + 1 : depth);
    }
  };
  const region = nodes.find(({ role }) => role?.value === 'region');
  if (region === undefined) throw new Error('no region in the accessibility tree');
  tell(region, 0);
  return lines;
}

/** What a listener has after a key: the live region's text, and the control with the focus by its name. */
async function listen(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const game = document.querySelector('free-cell-game') as HTMLElement & {
      updateComplete: Promise<unknown>;
    };
    await game.updateComplete;
    const root = game.shadowRoot;
    const status = (root?.querySelector('[role="status"]')?.textContent ?? '').replaceAll(
      '\u00a0',
      ' ',
    );
    const focused = root?.activeElement;
    const name = focused?.ariaLabel ?? focused?.textContent?.trim() ?? 'nothing';
    return `${status.trim()} | ${name}`;
  });
}

/** Plays the whole game by keys, and writes down what is heard. */
async function transcribe(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const lines = ['# At the start', ...(await readTree(session)), '', '# Key: announcement | focus'];
  await page.evaluate(() => document.querySelector<HTMLElement>('free-cell-game')?.focus());
  for (const [index, notation] of SOLUTION_OF_617.entries()) {
    const [from = '', to = ''] = notation;
    const count = notation.includes('v') ? Number(notation.slice(3)) : 1;
    const keys = [from, ...Array.from({ length: count - 1 }, () => '+'), to];
    for (const key of keys) {
      await page.keyboard.press(key);
      lines.push(`${key}: ${await listen(page)}`);
    }
    if (index === 45) lines.push('', '# In the middle', ...(await readTree(session)), '');
  }
  lines.push('', '# At the end', ...(await readTree(session)), '');
  return lines.join('\n');
}

for (const language of LANGUAGES) {
  test(`B112 a whole game as it is heard: ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    await openStage(
      page,
      `<free-cell-game deal="617" auto-collect="off" hint-button tutorial no-timer lang="${language}"></free-cell-game>`,
    );
    const heard = (await transcribe(page)).replaceAll(TIME, '‹time›');
    const path = new URL(`../golden/transcript-${language}.txt`, import.meta.url);
    if (process.env['UPDATE_GOLDEN'] !== undefined) await writeFile(path, heard);
    expect(heard.split('\n')).toEqual((await readFile(path, 'utf8')).split('\n'));
  });
}
