import { expect } from '@open-wc/testing';
import { dealPosition, rules, type Position } from '../../src/engine/index.js';
import { createBoardLayout, placeCards, type CardBox, type Rect } from '../../src/layout/index.js';
import { walkFrom } from '../helpers/tables.js';

const TARGET_PX = 24;
const GAMES = 1000;
const MOVES = 60;
const SIZES = [
  [240, 480],
  [320, 480],
  [375, 480],
  [560, 480],
  [640, 512],
  [667, 375],
  [1000, 800],
] as const;
const STANDARD = rules('standard');

interface Target extends Rect {
  readonly pile: string;
  readonly covered: boolean;
}

function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}

/** What a finger can hit: what is seen of each card, and the empty places. */
function listTargets(position: Position, width: number, height: number): readonly Target[] {
  const layout = createBoardLayout({ width, height, cells: 4 });
  const { boxes, piles } = placeCards(layout, position, STANDARD);
  const { card } = layout;
  const isSeen = (box: CardBox): boolean => !box.pile.startsWith('foundation') || !box.covered;
  const cards = [...boxes.values()].filter(isSeen).map((box) => ({
    x: box.x,
    y: box.y,
    width: card.width,
    height: Math.min(box.strip, card.height),
    pile: box.pile,
    covered: box.covered,
  }));
  const taken = new Set(cards.map(({ pile }) => pile));
  const places = [...piles].filter(([pile]) => !taken.has(pile));
  return [
    ...cards,
    ...places.map(([pile, { x, y }]) => ({
      ...card,
      x,
      y,
      pile,
      covered: false,
    })),
  ];
}

function isLargeEnough({ width, height }: Rect): boolean {
  return width >= TARGET_PX && height >= TARGET_PX;
}

/** WCAG 2.2, 2.5.8: a circle of 24 px around the middle of a small target meets no other target or circle. */
function hasRoom(target: Target, others: readonly Target[]): boolean {
  const x = target.x + target.width / 2;
  const y = target.y + target.height / 2;
  return others.every((other) => {
    if (other === target) return true;
    if (!isLargeEnough(other)) {
      const dx = other.x + other.width / 2 - x;
      const dy = other.y + other.height / 2 - y;
      return Math.hypot(dx, dy) >= TARGET_PX;
    }
    const dx = Math.max(other.x - x, 0, x - other.x - other.width);
    const dy = Math.max(other.y - y, 0, y - other.y - other.height);
    return Math.hypot(dx, dy) >= TARGET_PX / 2;
  });
}

describe('layout/targets', () => {
  it(`2.5.8 targets in ${GAMES} random games: 24 px, or room for it, or a column too long for it`, () => {
    const chance = createChance(617);
    let small = 0;
    for (let game = 0; game < GAMES; game += 1) {
      const start = dealPosition(1 + (chance() % 32_000), STANDARD);
      const choices = Array.from({ length: MOVES }, chance);
      const [width, height] = SIZES[game % SIZES.length] ?? SIZES[0];
      for (const position of walkFrom(start, choices, STANDARD)) {
        const targets = listTargets(position, width, height);
        const layout = createBoardLayout({ width, height, cells: 4 });
        for (const target of targets) {
          if (isLargeEnough(target)) continue;
          small += 1;
          // Only what lies under other cards may be small, and its column's last card is the control that is not.
          expect(target.covered, `${target.pile} at ${width} × ${height}`).to.equal(true);
          const column = targets.filter(({ pile }) => pile === target.pile);
          expect(column.some((other) => !other.covered && isLargeEnough(other))).to.equal(true);
          if (hasRoom(target, targets)) continue;
          const room = (layout.columns[0]?.height ?? 0) - layout.card.height;
          const even = room / (column.length - 1);
          expect(even, `${column.length} cards at ${width} × ${height}`).to.be.below(TARGET_PX);
        }
      }
    }
    expect(small, 'the rule is put to the test').to.be.above(0);
  }).timeout(60_000);
});
