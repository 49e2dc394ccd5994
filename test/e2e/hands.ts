import type { CDPSession, Page } from '@playwright/test';

/** A point of the viewport in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a move in standard notation means for a hand: which control to take, which to put on. */
export interface Grasp {
  readonly card: string;
  readonly pile: string;
}

interface Table {
  readonly columns: readonly (readonly string[])[];
  readonly cells: readonly (string | null)[];
}

const RANKS = 'A23456789TJQK';
/** Board order of the foundations in the standard rules. */
const HOME_OF = { S: 'foundation-1', H: 'foundation-2', C: 'foundation-3', D: 'foundation-4' };

/** Reads notation as a player would, the last card where none fits: where the cards lie is all it asks of the table. */
export function readGrasp(notation: string, { columns, cells }: Table): Grasp {
  const [from = '', to = ''] = notation;
  const columnOf = (digit: string): readonly string[] => columns[Number(digit) - 1] ?? [];
  const count = notation.includes('v') ? Number.parseInt(notation.slice(3), 16) : 1;
  const source = /\d/.test(from) ? columnOf(from) : [cells['abcd'.indexOf(from)] ?? ''];
  const onto = /\d/.test(to) ? columnOf(to).at(-1) : undefined;
  const wanted = onto === undefined ? undefined : RANKS[RANKS.indexOf(onto.charAt(0)) - 1];
  const card =
    wanted === undefined
      ? source.at(-count)
      : ([...source].reverse().find((name) => name.startsWith(wanted)) ?? source.at(-1));
  if (card === undefined) throw new Error(`${notation} has no card here`);
  const home = HOME_OF[card.charAt(1) as keyof typeof HOME_OF];
  const pile = to === 'h' ? home : /\d/.test(to) ? `column-${to}` : `cell-${to}`;
  return { card, pile };
}

/** The table of the page's game, and where its controls are: all in one look. */
interface Look {
  readonly table: Table;
  readonly cards: Readonly<Record<string, Point>>;
  readonly piles: Readonly<Record<string, Point>>;
}

async function look(page: Page): Promise<Look> {
  return page.evaluate(async () => {
    const game = document.querySelector('free-cell-game') as HTMLElement & {
      position: Table;
      updateComplete: Promise<unknown>;
    };
    await game.updateComplete;
    const middles = (name: string): Record<string, Point> => {
      const found: Record<string, Point> = {};
      for (const control of game.shadowRoot?.querySelectorAll(`[${name}]`) ?? []) {
        const { x, y, width, height } = control.getBoundingClientRect();
        found[control.getAttribute(name) ?? ''] = { x: x + width / 2, y: y + height / 2 };
      }
      return found;
    };
    return { table: game.position, cards: middles('data-card'), piles: middles('data-pile') };
  });
}

/** Both ends of a move on the screen, and the card at its start. */
export async function aim(
  page: Page,
  notation: string,
): Promise<{ readonly card: string; readonly from: Point; readonly to: Point }> {
  const { table, cards, piles } = await look(page);
  const { card, pile } = readGrasp(notation, table);
  const from = cards[card];
  const to = piles[pile];
  if (from === undefined || to === undefined) throw new Error(`${notation}: ${card}, ${pile}?`);
  return { card, from, to };
}

/** Drags with the mouse, as a hand does: down, a few steps, up. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

const TAP_SECONDS = 0.08;

/**
 * A finger that tells the browser when it came and went: on a busy machine the two would otherwise lie so far apart
 * that a tap becomes a long press.
 */
export class Finger {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  /** A finger over a page. */
  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  /** Down and up at one point. */
  async tap(at: Point): Promise<void> {
    const now = Date.now() / 1000;
    await this.#touch('touchStart', [at], now);
    await this.#touch('touchEnd', [], now + TAP_SECONDS);
  }

  /** Down, along in some strides, up. */
  async drag(from: Point, to: Point, strides = 8): Promise<void> {
    await this.#touch('touchStart', [from]);
    for (let stride = 1; stride <= strides; stride += 1) {
      const part = stride / strides;
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.#touch('touchMove', [at]);
    }
    await this.#touch('touchEnd', []);
  }

  /** Down, and up after a while, without moving. */
  async hold(at: Point, ms: number): Promise<void> {
    const now = Date.now() / 1000;
    await this.#touch('touchStart', [at], now);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await this.#touch('touchEnd', [], now + ms / 1000);
  }

  /** Two fingers that come down one after the other and go apart. */
  async pinch(one: Point, other: Point): Promise<void> {
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const length = Math.hypot(dx, dy);
    const [x, y] = [dx / length, dy / length];
    const fingers = (apart: number) => [
      { x: one.x - x * apart, y: one.y - y * apart, id: 0 },
      { x: other.x + x * apart, y: other.y + y * apart, id: 1 },
    ];
    await this.#touch('touchStart', fingers(0).slice(0, 1));
    await this.#touch('touchStart', fingers(0));
    for (let apart = 8; apart <= 80; apart += 8) await this.#touch('touchMove', fingers(apart));
    await this.#touch('touchEnd', []);
  }

  async #touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: readonly (Point & { readonly id?: number })[],
    timestamp?: number,
  ): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [...touchPoints],
      ...(timestamp === undefined ? {} : { timestamp }),
    });
  }
}
