import { expect } from '@open-wc/testing';
import { explainMove, rules, type Move } from '../../src/engine/index.js';
import { FULL_CELLS, lay, type Layout } from '../helpers/tables.js';

const HOME = { home: 'H-K C-K D-K S-K' };
const RUN: Layout = { 1: '9C 8D 7S 6D', 2: '8H' };

/** Moves that are wrong in two ways, the first of which must be told. */
const CASES: readonly (readonly [string, string, Layout, object, string?])[] = [
  ['game-over', 'bad-notation', HOME, { from: 1 }],
  ['bad-notation', 'no-such-place', {}, { from: 'column-0', to: 'column-0' }],
  ['bad-notation', 'no-such-card', {}, { from: 'column-1', to: 'column-2', count: 0 }],
  ['no-such-place', 'no-such-card', {}, { from: 'column-1', to: 'cell-e' }],
  ['no-such-card', 'foundation-final', {}, { from: 'foundation', to: 'column-1' }],
  ['no-such-card', 'not-available', { 1: 'AS KC' }, { from: 'column-1', to: 'cell-a', count: 3 }],
  ['foundation-final', 'ambiguous', { home: 'S-2 H-2' }, { from: 'foundation', to: 'cell-a' }],
  [
    'ambiguous',
    'cell-occupied',
    { home: 'S-2 H-2', a: 'KC' },
    { from: 'foundation', to: 'cell-a' },
    'scored',
  ],
  [
    'not-available',
    'run-broken',
    { 1: '9C KD 7S 6C' },
    { from: 'column-1', to: 'column-2', count: 4 },
  ],
  [
    'not-available',
    'groups-off',
    { 1: '9C KD' },
    { from: 'column-1', to: 'column-2', count: 2 },
    'single-card',
  ],
  [
    'run-broken',
    'groups-off',
    { 1: '9C 8D 8S' },
    { from: 'column-1', to: 'column-2', count: 3 },
    'single-card',
  ],
  ['run-broken', 'cell-takes-one', { 1: '9C 8D 8S' }, { from: 'column-1', to: 'cell-a', count: 3 }],
  [
    'groups-off',
    'ace-home-only',
    { 1: '2D AS' },
    { from: 'column-1', to: 'column-2', count: 2 },
    'single-card',
  ],
  [
    'groups-off',
    'cell-takes-one',
    RUN,
    { from: 'column-1', to: 'cell-a', count: 2 },
    'single-card',
  ],
  ['groups-off', 'wrong-rank', RUN, { from: 'column-1', to: 'column-2' }, 'single-card'],
  [
    'ace-home-only',
    'cell-occupied',
    { 1: 'AS', a: 'KC' },
    { from: 'column-1', to: 'cell-a' },
    'single-card',
  ],
  [
    'ace-home-only',
    'same-color',
    { 1: 'AS', 2: '2C' },
    { from: 'column-1', to: 'column-2' },
    'single-card',
  ],
  [
    'no-cell-to-cell',
    'cell-occupied',
    { a: 'AS', b: 'KC' },
    { from: 'cell-a', to: 'cell-b' },
    'one-tap',
  ],
  [
    'cell-takes-one',
    'cell-occupied',
    { ...RUN, a: 'KC' },
    { from: 'column-1', to: 'cell-a', count: 2 },
  ],
  ['cell-occupied', 'cells-full', { ...RUN, ...FULL_CELLS }, { from: 'column-1', to: 'cell-a' }],
  [
    'foundation-takes-one',
    'foundation-suit',
    RUN,
    { from: 'column-1', to: 'foundation-1', count: 2 },
  ],
  ['foundation-suit', 'foundation-needs', RUN, { from: 'column-1', to: 'foundation-1' }],
  [
    'kings-only',
    'run-too-long',
    { 1: '5C 4C 3C 2C AC' },
    { from: 'column-1', to: 'column-2', count: 5 },
    'eight-off',
  ],
  ['same-color', 'wrong-rank', { 1: '9S', 2: 'JC' }, { from: 'column-1', to: 'column-2' }],
  [
    'same-color',
    'run-too-long',
    { 1: '5C 4D 3C', 2: '6C', ...FULL_CELLS },
    { from: 'column-1', to: 'column-2', count: 3 },
  ],
];

describe('engine/legality: the first reason that applies', () => {
  for (const [told, untold, layout, move, id = 'standard'] of CASES) {
    it(`${told} before ${untold}`, () => {
      const profile = rules(id);
      const answer = explainMove(lay(layout, profile), move as Move, profile);
      expect(answer).to.include({ legal: false, reason: told });
    });
  }
});
