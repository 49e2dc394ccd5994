import type { CDPSession, Page } from '@playwright/test';

/** A node of the browser's accessibility tree, as far as it is told here. */
interface Node {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { value: unknown } }[];
}

/** Whose texts are written down. */
export const LANGUAGES = ['en', 'ru', 'uk', 'bg'] as const;

const STATES = ['pressed', 'disabled', 'focused', 'expanded', 'checked'];
/** What a name consists of is told with the name. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak']);

/** The accessibility tree of the game, one node a line, indented. */
export async function readTree(session: CDPSession): Promise<string[]> {
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
export async function listen(page: Page): Promise<string> {
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
