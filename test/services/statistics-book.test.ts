import { expect } from '@open-wc/testing';
import {
  NO_STATISTICS,
  profileOf,
  SafeStorage,
  Slot,
  StatisticsBook,
  type GameResult,
} from '../../src/services/index.js';

const LOSS: GameResult = { key: 'standard', outcome: 'lost', cardsLeft: 10 };

describe('services/statistics-book', () => {
  let name: string;
  let number = 0;
  let isFull: boolean;
  const slotOf = (slotName: string): Slot => {
    const storage = new Proxy(sessionStorage, {
      get(target, key) {
        if (key === 'setItem' && isFull) throw new DOMException('full', 'QuotaExceededError');
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    return new Slot(
      new SafeStorage(
        () => storage,
        () => undefined,
      ),
      slotName,
    );
  };
  const games = (book: StatisticsBook): number => profileOf(book.all, 'standard').games;

  beforeEach(() => {
    number += 1;
    name = `book-${number}`;
    isFull = false;
  });
  afterEach(() => {
    isFull = false;
    for (const slot of [name, `${name}-b`]) slotOf(slot).clear();
  });

  it('counts in memory, and takes that along into a slot', () => {
    const book = new StatisticsBook();
    book.add(LOSS);
    expect(games(book)).to.equal(1);
    book.use(slotOf(name));
    book.add(LOSS);
    const next = new StatisticsBook();
    next.use(slotOf(name));
    expect(games(next)).to.equal(2);
  });

  it('loses nothing of what two tabs count, one after the other', () => {
    const [one, two] = [new StatisticsBook(), new StatisticsBook()];
    one.use(slotOf(name));
    two.use(slotOf(name));
    one.add(LOSS);
    two.add(LOSS);
    one.add(LOSS);
    two.refresh();
    expect([games(one), games(two)]).to.deep.equal([3, 3]);
  });

  it('keeps what could not be written for the next time', () => {
    const book = new StatisticsBook();
    book.use(slotOf(name));
    book.add(LOSS);
    isFull = true;
    book.add(LOSS);
    expect(games(book)).to.equal(2);
    isFull = false;
    book.add(LOSS);
    const next = new StatisticsBook();
    next.use(slotOf(name));
    expect(games(next)).to.equal(3);
  });

  it('leaves in a slot what belongs there', () => {
    const book = new StatisticsBook();
    book.use(slotOf(name));
    book.add(LOSS);
    book.use(slotOf(`${name}-b`));
    expect(games(book)).to.equal(0);
    book.use(slotOf(name));
    expect(games(book)).to.equal(1);
  });

  it('still knows what it counted when the slot is taken away', () => {
    const book = new StatisticsBook();
    const slot = slotOf(name);
    book.use(slot);
    book.add(LOSS);
    slot.clear();
    book.use(null);
    book.add(LOSS);
    expect(games(book)).to.equal(2);
    book.use(slotOf(name));
    expect(games(book)).to.equal(2);
  });

  it('is reset and replaced as a whole', () => {
    const book = new StatisticsBook();
    book.use(slotOf(name));
    book.add(LOSS);
    const { all } = book;
    book.replace(NO_STATISTICS);
    expect(games(book)).to.equal(0);
    book.refresh();
    expect(games(book)).to.equal(0);
    book.replace(all);
    const next = new StatisticsBook();
    next.use(slotOf(name));
    expect(games(next)).to.equal(1);
  });
});
