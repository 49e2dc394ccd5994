import type { LessonPlan } from '../lesson-plan.js';
import {
  all,
  byStacking,
  hasGroups,
  isAlternate,
  isBySuit,
  isOpen,
  judge,
  look,
  not,
  say,
  THEN,
  watch,
} from './steps.js';

const TWO = byStacking(['QS 6C 5D', 'KD 7H'], ['QS 6C 5C', 'KD 7C']);
const THREE = byStacking(['5D TS 8S 7H 6C', '4S 9D'], ['5D TS 8S 7S 6S', '4S 9S']);
const FOUR = byStacking(['4D TC 9D 8S 7H', 'KC JH'], ['4D TC 9C 8C 7C', 'KC JC']);
const SEVEN = byStacking(
  ['Freecells: - - 3C KS', '2D TS 9H 8C 7D 6S 5H 4C', '5S JD', ':', 'JC 4H'],
  ['Freecells: - - 3C KS', '2D TS 9S 8S 7S 6S 5S 4S', '5D JS', ':', 'JC 4C'],
);
const SEVEN_KINGS = ['2D TS 9S 8S 7S 6S 5S 4S', '5D JS'];
const SIX = byStacking(['QH TS 9H 8C 7D 6S 5H', ':'], ['QH TS 9S 8S 7S 6S 5S', ':']);
const PARTS = ['KD 9S 8D 7C 6D', 'QS TH', '5C 8H'];
const isRoomy = all(isBySuit, not(isOpen), ({ rules }) => rules.cells > 6);

/** How many cards can move in one go, and why. */
export const runs: LessonPlan = {
  id: 'runs',
  when: hasGroups,
  steps: [
    look('questions', TWO, {
      room: 1,
      lit: ['6C', '5D', '5C', '7H', '7C'],
      claims: [['12', 'legal']],
    }),
    watch('two', TWO, ['12'], { room: 1 }),
    watch('three', THREE, ['12'], { room: 2 }),
    judge('no-room', FOUR, '12v4', 'run-too-long', { room: 0 }),
    judge('seven', SEVEN, '12v7', 'run-too-long', { room: 2, when: isOpen }),
    watch('seven-free', SEVEN, ['c4', '12'], { room: 2, when: isOpen }),
    judge('seven-kings', SEVEN_KINGS, '12v7', 'run-too-long', { room: 5, when: isRoomy }),
    watch('seven-kings-free', SEVEN_KINGS, ['12'], { room: 6, when: isRoomy }),
    look('one-column', ['KH', ':'], { room: 4, when: isOpen, lit: ['cells', 'column-2'] }),
    look('two-columns', ['KH', ':', ':'], {
      room: 4,
      when: isOpen,
      lit: ['cells', 'column-2', 'column-3'],
      shows: 'capacity',
    }),
    look('kings-table', ['KH', ':'], { when: not(isOpen), lit: ['cells'], shows: 'capacity' }),
    judge('target', SIX, '12v6', 'run-too-long', { room: 4 }),
    watch('parts', PARTS, ['13', '12', '32'], {
      room: 1,
      when: isAlternate,
      claims: [['12v4', 'run-too-long']],
    }),
    judge('yesterday', THREE, '12v3', 'run-too-long', { room: 1 }),
    say('tell', THEN),
  ],
};
