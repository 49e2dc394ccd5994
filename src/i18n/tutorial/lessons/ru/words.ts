import { counted } from '../../../plural.js';
import { labels } from '../../../texts/ru/panels.js';
import type { TutorialFacts } from '../../page.js';
import { token } from '../../token.js';

const { actions: label } = labels;

/** What the button that sends cards home is called under these rules. */
export const collectLabel = (f: TutorialFacts): string =>
  f.forcedFinish === 'never' ? label.collectAll : label.collect;

/** «2 пустые ячейки». */
export const emptyCells = (count: number): string =>
  counted('ru', count, {
    one: 'пустая ячейка',
    few: 'пустые ячейки',
    many: 'пустых ячеек',
    other: 'пустой ячейки',
  });

/** The question whether the card of a step goes on the other one, without its question mark. */
export const canLie = (f: TutorialFacts): string =>
  `Можно ли положить ${token(f.card, 'a')} на ${token(f.onto, 'a')}`;
