import type { LessonPlan } from '../lesson-plan.js';
import { attempt, isAlternate, isBySuit, judge, look, watch } from './steps.js';

const RULE = ['4S QC', 'KH', 'TD', 'JS', '9C 7S', '8D', 'QS 2H', '3C'];
const RULE_BY_SUIT = ['4S QC', 'KC', 'TD', 'JD', '9C 7S', '8S', 'QS 2H', '3H'];
const PAIRS = ['12', '34', '56', '78'];
const TEN = ['5H TC', 'JH', 'JD', 'JS', 'JC'];

/** Which card goes on which. */
export const columns: LessonPlan = {
  id: 'columns',
  steps: [
    watch('rule', RULE, PAIRS, { when: isAlternate }),
    watch('rule-by-suit', RULE_BY_SUIT, PAIRS, { when: isBySuit }),
    attempt('try', ['5S JD', '9H QC', '3C'], ['12'], { when: isAlternate }),
    attempt('try', ['5S JD', '9H QD', '3C'], ['12'], { when: isBySuit }),
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
    judge('judge', ['5H TC', '7S JS'], '12', 'same-color', { when: isAlternate }),
    judge('judge', ['3H QS', 'KC'], '12', 'same-color', { when: isAlternate }),
    judge('judge', ['3H QS', 'KC'], '12', 'same-suit-needed', { when: isBySuit }),
    judge('judge-two-lower', ['4C 9H', '6D JC'], '12', 'wrong-rank', { when: isAlternate }),
    judge('judge-two-lower', ['4C 9H', '6D JH'], '12', 'wrong-rank', { when: isBySuit }),
    judge('judge-equal', ['QH 8C', 'TS 8D'], '12', 'wrong-rank', { when: isAlternate }),
    judge('judge-king', ['3S KD', 'TH QC'], '12', 'wrong-rank', { when: isAlternate }),
    judge('judge-king', ['3S KD', 'TH QD'], '12', 'wrong-rank', { when: isBySuit }),
    judge('judge', ['4D JS', '9H QC'], '12', 'same-color', { when: isAlternate }),
    judge('judge', ['5C 7S', 'KD 8H'], '12', 'legal', { when: isAlternate }),
    judge('judge-red', ['5C 7H', 'KS 8D'], '12', 'same-color', { when: isAlternate }),
    look('run', ['9C 8D 7S 6H', 'TD'], {
      when: (setup) => isAlternate(setup) && setup.rules.groups,
      lit: ['9C', '8D', '7S', '6H'],
      claims: [['12v4', 'legal']],
    }),
    judge('no-run', ['9C 8S 7H', 'TD'], '12v3', 'not-available', {
      when: (setup) => isAlternate(setup) && setup.rules.groups,
    }),
    look('run-by-suit', ['9C 8C 7C 6C', 'TC'], {
      when: (setup) => isBySuit(setup) && setup.rules.groups,
      lit: ['9C', '8C', '7C', '6C'],
      claims: [['12v4', 'legal']],
    }),
    judge('no-run-by-suit', ['9C 8D 7C', 'TC'], '12v3', 'not-available', {
      when: (setup) => isBySuit(setup) && setup.rules.groups,
    }),
  ],
};
