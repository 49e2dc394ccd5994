import type { LessonPlan } from '../lesson-plan.js';
import { isForBeginners } from '../setup.js';
import {
  attempt,
  byStacking,
  hasGroups,
  isAlternate,
  isBySuit,
  judge,
  look,
  not,
  watch,
} from './steps.js';

const RULE = ['4S QC', 'KH', 'TD', 'JS', '9C 7S', '8D', 'QS 2H', '3C'];
const RULE_BY_SUIT = ['4S QC', 'KC', 'TD', 'JD', '9C 7S', '8S', 'QS 2H', '3H'];
/** Only one card takes the jack: no other queen of that kind fills a column. */
const TRY = byStacking(
  ['5S JD', '9H QC', '3C', 'KS', '8H', '6C', 'KD', '4D'],
  ['5S JD', '9H QD', '3C', 'KS', '8H', '6C', 'KD', '4D'],
);
const PAIRS = ['12', '34', '56', '78'];
const TEN = ['5H TC', 'JH', 'JD', 'JS', 'JC'];
const PAIR = byStacking(['QS 6C 5D', 'KD 7H'], ['QS 6C 5C', 'KD 7C']);

/** Which card goes on which. */
export const columns: LessonPlan = {
  id: 'columns',
  steps: [
    watch('rule', RULE, PAIRS, { when: isAlternate }),
    watch('rule-by-suit', RULE_BY_SUIT, PAIRS, { when: isBySuit }),
    attempt('try', TRY, ['12']),
    look('either', TEN, {
      when: isAlternate,
      lit: ['TC', 'JH', 'JD'],
      claims: [
        ['12', 'legal'],
        ['13', 'legal'],
        ['14', 'same-color'],
        ['15', 'same-color'],
      ],
    }),
    look('own-suit', TEN, {
      when: isBySuit,
      lit: ['TC', 'JC'],
      claims: [
        ['12', 'same-suit-needed'],
        ['13', 'same-suit-needed'],
        ['14', 'same-suit-needed'],
        ['15', 'legal'],
      ],
    }),
    judge('judge', ['3H QS', '5D KC'], '12', 'same-color'),
    judge('judge', ['3H QS', '5D KC'], '12', 'same-suit-needed'),
    judge('judge', ['5C 7S', 'KD 8D'], '12', 'legal', { when: isAlternate }),
    judge('judge', ['5C 7S', 'KD 8S'], '12', 'legal', { when: isBySuit }),
    judge('two-lower', byStacking(['4C 9H', '6D JC'], ['4C 9H', '6D JH']), '12', 'wrong-rank'),
    judge('equal', ['QH 8C', 'TS 8D'], '12', 'wrong-rank', { when: isAlternate }),
    judge('upward', byStacking(['3S KD', 'TH QC'], ['3S KD', 'TH QD']), '12', 'wrong-rank'),
    judge('judge', ['4D JS', '9H QC'], '12', 'same-color'),
    judge('judge', ['5C 7H', 'KS 8D'], '12', 'same-color'),
    judge('judge', ['5C 7H', 'KS 8D'], '12', 'same-suit-needed'),
    look('run', ['KS 9C 8D 7S 6H', 'TD'], {
      when: isAlternate,
      lit: ['9C', '8D', '7S', '6H'],
      claims: (setup) => [['12v4', hasGroups(setup) ? 'legal' : 'groups-off']],
    }),
    look('run-by-suit', ['KS 9C 8C 7C 6C', 'TC'], {
      when: isBySuit,
      lit: ['9C', '8C', '7C', '6C'],
      claims: (setup) => [['12v4', hasGroups(setup) ? 'legal' : 'groups-off']],
    }),
    judge('no-run', ['KS 9C 8S 7H', 'TD'], '12v3', 'not-available', { when: isAlternate }),
    judge('no-run-by-suit', ['KS 9C 8D 7D', 'TC'], '12v3', 'not-available', { when: isBySuit }),
    judge('one-card', PAIR, '12v2', 'groups-off'),
    watch('card-by-card', PAIR, ['12'], { when: not(hasGroups) }),
    look('first-round', PAIR, { when: ({ rules }) => isForBeginners(rules) }),
  ],
};
