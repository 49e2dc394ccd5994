import { counted } from '../../../plural.js';
import { labels } from '../../../texts/bg/panels.js';
import type { TutorialFacts } from '../../page.js';
import { token } from '../../token.js';

const { actions: label } = labels;

/** What the button that sends cards home is called under these rules. */
export const collectLabel = (f: TutorialFacts): string =>
  f.forcedFinish === 'never' ? label.collectAll : label.collect;

/** «2 празни клетки». */
export const emptyCells = (count: number): string =>
  counted('bg', count, { one: 'празна клетка', other: 'празни клетки' });

/** The question whether the card of a step goes on the other one, without its question mark. */
export const canLie = (f: TutorialFacts): string =>
  `Може ли ${token(f.card)} да отиде върху ${token(f.onto)}`;
