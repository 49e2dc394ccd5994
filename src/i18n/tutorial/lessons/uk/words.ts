import { counted } from '../../../plural.js';
import { labels } from '../../../texts/uk/panels.js';
import type { TutorialFacts } from '../../page.js';
import { token } from '../../token.js';

const { actions: label } = labels;

/** What the button that sends cards home is called under these rules. */
export const collectLabel = (f: TutorialFacts): string =>
  f.forcedFinish === 'never' ? label.collectAll : label.collect;

/** «2 порожні комірки». */
export const emptyCells = (count: number): string =>
  counted('uk', count, {
    one: 'порожня комірка',
    few: 'порожні комірки',
    many: 'порожніх комірок',
    other: 'порожньої комірки',
  });

/** The question whether the card of a step goes on the other one, without its question mark. */
export const canLie = (f: TutorialFacts): string =>
  `Чи можна покласти ${token(f.card, 'a')} на ${token(f.onto, 'a')}`;
