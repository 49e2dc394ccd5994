import type { Card } from '../../engine/index.js';
import { stepOf, type Course, type Progress, type Step } from '../../tutorial/index.js';
import type { LessonMark } from '../context.js';

/** What is pointed at where a reader is. */
export function markOf(progress: Progress, course: Course): LessonMark | null {
  const step = stepOf(progress, course);
  const { lit, moves } = step;
  const bright = new Set<Card>();
  for (const { cards, onto, singles } of moves) {
    for (const card of [...cards, onto, ...singles.map((single) => single.onto)]) {
      if (card !== null) bright.add(card);
    }
  }
  const move = moveOf(progress, step);
  const isEmpty = lit.cards.length + lit.piles.length + moves.length === 0;
  if (isEmpty) return null;
  const count = moves.flatMap(({ singles }) => singles).length;
  return {
    cards: lit.cards,
    piles: lit.piles,
    bright: [...bright],
    move,
    number: move !== null && count > 1 ? progress.played + 1 : null,
    isVeiled: true,
  };
}

function moveOf(progress: Progress, { kind, moves, verdict }: Step): LessonMark['move'] {
  const [next] = progress.queue;
  if (next !== undefined) return { cards: [next.card], to: next.to };
  const isOpen = kind === 'judge' ? progress.answer === null || verdict?.legal === false : false;
  const asked = kind === 'try' ? moves[progress.made] : isOpen ? moves[0] : undefined;
  return asked === undefined ? null : { cards: asked.cards, to: asked.to };
}
