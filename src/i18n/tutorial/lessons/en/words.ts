import { countCells } from '../../../texts/en/names.js';
import { labels } from '../../../texts/en/panels.js';
import type { TutorialFacts } from '../../page.js';

const { actions: label } = labels;

/** What the button that sends cards home is called under these rules. */
export const collectLabel = (f: TutorialFacts): string =>
  f.forcedFinish === 'never' ? label.collectAll : label.collect;

/** «2 cells are empty». */
export const areEmpty = (count: number): string =>
  `${countCells(count)} ${count === 1 ? 'is' : 'are'} empty`;
