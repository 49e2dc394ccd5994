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

  it('adds an import, and what was counted after it, to what a slot holds already', () => {
    const before = new StatisticsBook();
    before.use(slotOf(name));
    for (let count = 0; count < 2; count += 1) before.add(LOSS);

    const elsewhere = new StatisticsBook();
    for (let count = 0; count < 3; count += 1) elsewhere.add(LOSS);
    const book = new StatisticsBook();
    book.add(LOSS);
    book.replace(elsewhere.all);
    expect(games(book)).to.equal(3);
    book.add(LOSS);
    expect(games(book)).to.equal(4);
    book.use(slotOf(name));
    expect(games(book)).to.equal(6);
    book.refresh();
    const next = new StatisticsBook();
    next.use(slotOf(name));
    expect([games(book), games(next)]).to.deep.equal([6, 6]);
    expect(profileOf(next.all, 'standard').cardsLeft).to.deep.equal(
      Array.from({ length: 6 }, () => 10),
    );
  });

  it('adds an import only once, and waits with it while nothing can be written', () => {
    const imported = new StatisticsBook();
    imported.add(LOSS);
    const book = new StatisticsBook();
    book.replace(imported.all);
    isFull = true;
    book.use(slotOf(name));
    book.refresh();
    expect(games(book)).to.equal(1);
    isFull = false;
    book.refresh();
    book.refresh();
    expect(games(book)).to.equal(1);
    book.use(null);
    book.use(slotOf(name));
    expect(games(book)).to.equal(1);
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
