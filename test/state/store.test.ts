import { expect } from '@open-wc/testing';
import { createStore, type Action, type GameState } from '../../src/state/index.js';
import { gameOf } from '../helpers/games.js';

const park = (cell: 'cell-a' | 'cell-b'): Action => ({
  type: 'move',
  move: { from: 'column-4', to: cell },
});

describe('state/store', () => {
  it('tells listeners of every change and of nothing else', () => {
    const begun = gameOf('standard', 617);
    const store = createStore(begun);
    const heard: [GameState, GameState, Action][] = [];
    store.subscribe((...news) => heard.push(news));
    expect(store.dispatch({ type: 'undo' })).to.equal(false);
    expect(heard).to.have.length(0);
    expect(store.dispatch(park('cell-a'))).to.equal(true);
    expect(heard).to.have.length(1);
    expect(heard[0]).to.deep.equal([store.state, begun, park('cell-a')]);
    expect(store.state.past).to.have.length(1);
  });

  it('tells everybody everything in order, also when a listener dispatches', () => {
    const store = createStore(gameOf('standard', 617));
    const first: number[] = [];
    const second: number[] = [];
    store.subscribe((state) => {
      first.push(state.past.length);
      if (state.past.length === 1) expect(store.dispatch(park('cell-b'))).to.equal(true);
    });
    store.subscribe((state, previous) => second.push(previous.past.length, state.past.length));
    store.dispatch(park('cell-a'));
    expect(first).to.deep.equal([1, 2]);
    expect(second).to.deep.equal([0, 1, 1, 2]);
  });

  it('a listener may leave, or send another away, while being told', () => {
    const store = createStore(gameOf('standard', 617));
    const heard: string[] = [];
    const leave = store.subscribe(() => {
      heard.push('once');
      leave();
      leaveOther();
    });
    const leaveOther = store.subscribe(() => heard.push('other'));
    store.subscribe(() => heard.push('always'));
    store.dispatch(park('cell-a'));
    store.dispatch(park('cell-b'));
    expect(heard).to.deep.equal(['once', 'always', 'always']);
    leave();
    expect(store.dispatch({ type: 'undo' })).to.equal(true);
  });

  it('the same function subscribed twice hears twice and leaves one at a time', () => {
    const store = createStore(gameOf('standard', 617));
    let heard = 0;
    const listener = (): void => {
      heard += 1;
    };
    const leave = store.subscribe(listener);
    store.subscribe(listener);
    store.dispatch(park('cell-a'));
    leave();
    store.dispatch(park('cell-b'));
    expect(heard).to.equal(3);
  });

  it('a listener that fails keeps nobody from hearing, and the store goes on', () => {
    const store = createStore(gameOf('standard', 617));
    const heard: number[] = [];
    const leave = store.subscribe(() => {
      throw new Error('broken');
    });
    store.subscribe((state) => heard.push(state.past.length));
    expect(() => store.dispatch(park('cell-a'))).to.throw(AggregateError);
    expect(heard).to.deep.equal([1]);
    leave();
    store.dispatch(park('cell-b'));
    expect(heard).to.deep.equal([1, 2]);
  });
});
