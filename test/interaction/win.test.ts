import { expect } from '@open-wc/testing';
import { rules } from '../../src/engine/index.js';
import type { Intent } from '../../src/interaction/index.js';
import { createGame, createStore, notationOf, statusOf } from '../../src/state/index.js';
import { table } from '../helpers/games.js';
import { Hand } from '../helpers/hand.js';

/** How often a store goes over to `won` while a hand brings the last card home in its way. */
function countWins(id: string, playLast: (hand: Hand) => readonly Intent[]): readonly string[] {
  const profile = rules(id);
  const position = table(profile, { columns: ['KS'], home: 'H-K C-K D-K S-Q' });
  const store = createStore(createGame({ rules: profile, position, autoCollect: 'off' }));
  const wins: string[] = [];
  store.subscribe((state, previous) => {
    if (statusOf(state) !== 'won' || statusOf(previous) === 'won') return;
    wins.push(`${notationOf(state).join(' ')}, ${String(state.counters.moves)} move`);
  });
  for (const intent of playLast(new Hand(profile, position))) {
    if (intent.type === 'move') store.dispatch({ type: 'move', move: intent.move });
    if (intent.type === 'collect') store.dispatch({ type: 'collect' });
  }
  for (const type of ['collect', 'undo', 'redo'] as const) store.dispatch({ type });
  return wins;
}

describe('interaction and state: the last card', () => {
  it('B069 wins exactly once, with the same result, however it goes home', () => {
    const ways: [string, string, (hand: Hand) => readonly Intent[]][] = [
      ['drag', 'standard', (hand) => hand.drag('column-1', 0, 'foundation-1')],
      [
        'two taps',
        'standard',
        (hand) => [...hand.tap('column-1', 0), ...hand.tap('foundation-1', 11)],
      ],
      ['one tap', 'one-tap', (hand) => hand.tap('column-1', 0)],
      ['tap home', 'scored', (hand) => hand.tap('column-1', 0)],
      [
        'double tap',
        'scored',
        (hand) => [...hand.keys('1'), ...hand.tap('column-1', 0, { double: true })],
      ],
      ['keys', 'standard', (hand) => hand.keys('1h')],
      ['Enter', 'single-card', (hand) => hand.enter({ pile: 'column-1', index: 0 })],
      [
        'right click',
        'classic',
        (hand) => hand.do({ type: 'context', target: { pile: 'column-1', index: 0 } }),
      ],
      ['right click on the felt', 'classic', (hand) => hand.do({ type: 'context', target: null })],
    ];
    for (const [name, id, playLast] of ways) {
      expect(countWins(id, playLast), name).to.deep.equal(['1h, 1 move']);
    }
  });
});
