import type { LessonPlan } from '../lesson-plan.js';
import { byStacking, hasCells, judge, look, watch } from './steps.js';

/** The deal that shows the whole table. */
const DEAL = 617;

/** What is on the cards, what is on the table, and which card can be taken. */
export const cards: LessonPlan = {
  id: 'cards',
  steps: [
    look('order', ['KH QS JH TS 9H 8S 7H', '6S 5H 4S 3H 2S AH'], { lit: ['column-1', 'column-2'] }),
    look('suits', ['7H', '7D', '7S', '7C'], { lit: ['7H', '7D', '7S', '7C'] }),
    look('same-suit', ['5H', '9H', '9D'], { lit: ['5H', '9H', '9D'] }),
    look('table', DEAL, { lit: ['columns'] }),
    look('places', DEAL, { lit: ['cells', 'foundations'], when: hasCells }),
    judge('available', byStacking(['9C 4D JS', 'QH'], ['9C 4D JS', 'QS']), '12', 'legal'),
    judge('covered', byStacking(['9C 4D JS', '5C'], ['9C 4D JS', '5D']), '12v2', 'not-available'),
    watch('uncovered', byStacking(['9C 4D JS', 'QH', '5C'], ['9C 4D JS', 'QS', '5D']), [
      '12',
      '13',
    ]),
    judge('blocked', ['9H AD 8C 5H QS'], '1hv4', 'not-available'),
  ],
};
