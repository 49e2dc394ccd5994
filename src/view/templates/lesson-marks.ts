import { html, nothing, type TemplateResult } from 'lit';
import { topOf, type Card, type PileId } from '../../engine/index.js';
import { createLessonPath, type PathEnd, type Point, type Rect } from '../../layout/index.js';
import type { LessonMark } from '../context.js';
import { box } from '../directives/box.js';
import { rectOfCards, rectOfPile, type MarkScene } from './mark-rects.js';

/** How far brackets stand off a card, in px; hardly above it, where the strip of the next card is read. */
const REACH_PX = 3.5;
const REACH_ABOVE_PX = 1;
/** Corners of paths, and the two strokes of their heads. */
const CORNER_PX = 14;
const HEAD_PX = 7;
/** Deeper ways have something in between, which a bow might cross. */
const MAX_BOW_PX = 40;

/** Everything that isn't lit up dims: one sheet with a window for each card that counts. */
export function veil(scene: MarkScene, mark: LessonMark): TemplateResult {
  const { layout, placement } = scene;
  const { width, height, radius } = layout.card;
  const lit = new Set([...mark.cards, ...mark.bright, ...(mark.move?.cards ?? [])]);
  const whole = new Set(mark.piles);
  const windows: string[] = [];
  for (const [card, seat] of placement.boxes) {
    if (!lit.has(card) || whole.has(seat.pile)) continue;
    windows.push(outline({ ...seat, width, height: Math.min(height, seat.strip) }, radius));
  }
  for (const pile of whole) {
    const rect = rectOfWholePile(scene, pile);
    if (rect !== null) windows.push(outline(rect, radius));
  }
  if (mark.move !== null && !whole.has(mark.move.to)) {
    const top = topOf(scene.position, mark.move.to);
    const rect = top !== null && lit.has(top) ? null : rectOfPile(scene, mark.move.to);
    if (rect !== null) windows.push(outline(rect, radius));
  }
  const sheet = `M0 0H${layout.width}V${layout.height}H0z`;
  return html`<svg class="veil" aria-hidden="true">
    <path fill-rule="evenodd" d=${sheet + windows.join('')}></path>
  </svg>`;
}

/** Lays the veil at a place in the stacking order of the cards. */
export function layVeil(board: Element, z: number): void {
  board.querySelector<SVGElement>('.veil')?.style.setProperty('z-index', String(z));
}

/** A column down to the end of its last card; of other places the place. */
function rectOfWholePile({ layout, placement }: MarkScene, pile: PileId): Rect | null {
  const rect = placement.piles.get(pile);
  return rect === undefined ? null : { ...rect, width: layout.card.width };
}

function outline({ x, y, width, height }: Rect, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return (
    `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}` +
    `a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}` +
    `a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

/** Brackets around what the lesson points at, and the path of its move. */
export function lessonMarks(scene: MarkScene, mark: LessonMark): TemplateResult {
  const { move, number } = mark;
  if (move === null) {
    const pointed = [
      ...groupCards(scene, mark.cards).map((cards) => rectOfCards(scene, cards)),
      ...joinNeighbours(
        scene,
        mark.piles.map((pile) => rectOfWholePile(scene, pile)),
      ),
    ];
    return html`${pointed.map((rect) => (rect === null ? nothing : brackets(scene, rect)))}`;
  }
  const source = rectOfCards(scene, move.cards);
  const target = rectOfPile(scene, move.to);
  if (source === null || target === null) return html``;
  return html`${brackets(scene, source)} ${brackets(scene, target)}
  ${path(scene, move, source, target)} ${number === null ? nothing : stillNumber(target, number)}`;
}

/** Places side by side are bracketed as one. */
function joinNeighbours({ layout }: MarkScene, rects: readonly (Rect | null)[]): readonly Rect[] {
  const joined: Rect[] = [];
  const sorted = rects.filter((rect) => rect !== null).sort((a, b) => a.y - b.y || a.x - b.x);
  for (const rect of sorted) {
    const last = joined.at(-1);
    const isNext = last?.y === rect.y && rect.x - (last.x + last.width) <= layout.gap + 2;
    if (!isNext) joined.push(rect);
    else {
      const height = Math.max(last.height, rect.height);
      joined[joined.length - 1] = { ...last, width: rect.x + rect.width - last.x, height };
    }
  }
  return joined;
}

/** Cards that lie on each other are bracketed as one. */
function groupCards({ placement }: MarkScene, cards: readonly Card[]): readonly Card[][] {
  const seats = cards
    .flatMap((card) => placement.boxes.get(card) ?? [])
    .sort((a, b) => a.pile.localeCompare(b.pile) || a.index - b.index);
  const groups: Card[][] = [];
  for (const [at, seat] of seats.entries()) {
    const before = seats[at - 1];
    const isNext = before?.pile === seat.pile && before.index === seat.index - 1;
    if (isNext) groups.at(-1)?.push(seat.card);
    else groups.push([seat.card]);
  }
  return groups;
}

/** Tells stills apart where nothing moves. */
function stillNumber(rect: Rect, number: number): TemplateResult {
  return html`<div class="mark mark-lesson still" part="mark mark-lesson" ${box(rect)}>
    <span class="still-number">${number}</span>
  </div>`;
}

/** Four corners, each with a light edge, so that they are seen on any ground. */
function brackets({ layout }: MarkScene, rect: Rect): TemplateResult {
  const reach = Math.min(REACH_PX, Math.max(1, layout.gap - 1));
  const left = Math.max(2, rect.x - reach);
  const right = Math.min(layout.width - 2, rect.x + rect.width + reach);
  const top = rect.y - REACH_ABOVE_PX;
  const bottom = Math.min(layout.height - 2, rect.y + rect.height + reach);
  const width = right - left;
  const height = bottom - top;
  const arm = Math.max(7, Math.min(18, 0.25 * layout.card.width));
  const r = Math.min(layout.card.radius + 2, arm - 2);
  const d =
    `M0 ${arm}V${r}a${r} ${r} 0 0 1 ${r} ${-r}H${arm}` +
    `M${width - arm} 0H${width - r}a${r} ${r} 0 0 1 ${r} ${r}V${arm}` +
    `M${width} ${height - arm}V${height - r}a${r} ${r} 0 0 1 ${-r} ${r}H${width - arm}` +
    `M${arm} ${height}H${r}a${r} ${r} 0 0 1 ${-r} ${-r}V${height - arm}`;
  return html`<div
    class="mark mark-lesson"
    part="mark mark-lesson"
    ${box({ x: left, y: top, width, height })}
  >
    <svg class="lesson-lines">
      <path class="edge" d=${d}></path>
      <path d=${d}></path>
    </svg>
  </div>`;
}

function endOf({ placement }: MarkScene, pile: PileId, rect: Rect): PathEnd {
  const top = placement.piles.get(pile)?.y ?? rect.y;
  return { pile, rect, isCovering: rect.y > top };
}

function path(
  scene: MarkScene,
  move: NonNullable<LessonMark['move']>,
  source: Rect,
  target: Rect,
): TemplateResult {
  const { layout, placement } = scene;
  const [head] = move.cards;
  const pile = head === undefined ? undefined : placement.boxes.get(head)?.pile;
  if (pile === undefined) return html``;
  const points = createLessonPath(
    layout,
    placement,
    endOf(scene, pile, source),
    endOf(scene, move.to, target),
  );
  const d = isBow(points) ? drawBow(points) : drawRounded(points);
  const arrow = drawHead(points);
  return html`<div
    class="mark mark-lesson way"
    part="mark mark-lesson"
    ${box({ x: 0, y: 0, width: layout.width, height: layout.height })}
  >
    <svg class="lesson-lines">
      <path class="edge" d=${d + arrow}></path>
      <path class="line" pathLength="1" d=${d}></path>
      <path class="head" d=${arrow}></path>
    </svg>
  </div>`;
}

/** A way that goes down, across and up with nothing in between can be drawn as one bow. */
function isBow(points: readonly Point[]): points is readonly [Point, Point, Point, Point] {
  const [a, b, c, d] = points;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false;
  return (
    points.length === 4 && b.y - Math.max(a.y, d.y) > 0 && b.y - Math.max(a.y, d.y) < MAX_BOW_PX
  );
}

/** A cubic reaches three quarters of the way to its two control points. */
function drawBow([a, b, c, d]: readonly [Point, Point, Point, Point]): string {
  const deepest = Math.max(a.y, d.y);
  const control = deepest + (b.y - deepest) / 0.75 + 0.1 * Math.abs(a.y - d.y);
  return `M${a.x} ${a.y}C${b.x} ${control} ${c.x} ${control} ${d.x} ${d.y}`;
}

function drawRounded(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  let d = `M${first.x} ${first.y}`;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined) continue;
    if (after === undefined) {
      d += `L${point.x} ${point.y}`;
      continue;
    }
    // A corner may take half of a stretch, and all but the arrow's of the first and the last.
    const isFirst = index === 1;
    const isLast = index === points.length - 2;
    const radius = Math.min(
      CORNER_PX,
      distance(before, point) / (isFirst ? 1 : 2),
      isLast ? distance(point, after) - 2 : distance(point, after) / 2,
    );
    const enter = towards(point, before, radius);
    const leave = towards(point, after, radius);
    d += `L${enter.x} ${enter.y}Q${point.x} ${point.y} ${leave.x} ${leave.y}`;
  }
  return d;
}

function drawHead(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const back = towards(tip, before, HEAD_PX);
  const [dx, dy] = [back.x - tip.x, back.y - tip.y];
  return `M${back.x - dy} ${back.y + dx}L${tip.x} ${tip.y}L${back.x + dy} ${back.y - dx}`;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point `length` px from one towards another. */
function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
