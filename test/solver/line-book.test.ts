import { expect } from '@open-wc/testing';
import {
  applyMove,
  collectable,
  dealPosition,
  isWon,
  legalMoves,
  rules,
  type Position,
} from '../../src/engine/index.js';
import { LineBook, solve } from '../../src/solver/index.js';

const standard = rules('standard');
const start = dealPosition(617, standard);

/** A move of the book with the cards that go home after it. */
function follow(book: LineBook, position: Position): Position {
  const step = book.stepFrom(position, standard, 'safe');
  if (step === null) throw new Error('no step from here');
  const played = applyMove(position, step.move, standard);
  return collectable(played, 'safe', standard, { lastMove: step.move }).reduce(
    (table, move) => applyMove(table, move, standard),
    played,
  );
}

async function learn(book: LineBook, position: Position): Promise<number> {
  const { line = [] } = await solve(position, standard, { autoCollect: 'safe' });
  book.add(position, line, standard, 'safe');
  return line.length;
}

describe('solver/line-book', () => {
  it('knows the way from every position of a line, and nothing else', async () => {
    const book = new LineBook();
    expect(book.stepFrom(start, standard, 'safe')).to.equal(null);
    const length = await learn(book, start);
    let position = start;
    for (let left = length; left > 0; left -= 1) {
      expect(book.stepFrom(position, standard, 'safe')?.left).to.equal(left);
      expect(book.lineFrom(position, standard, 'safe')).to.have.length(left);
      position = follow(book, position);
    }
    expect(isWon(position)).to.equal(true);
    expect(book.lineFrom(position, standard, 'safe')).to.deep.equal([]);
    expect(book.stepFrom(dealPosition(618, standard), standard, 'safe')).to.equal(null);
  });

  it('belongs to one set of rules and one mode', async () => {
    const book = new LineBook();
    await learn(book, start);
    expect(book.stepFrom(start, standard, 'off')).to.equal(null);
    expect(book.stepFrom(start, rules('classic'), 'safe')).to.equal(null);
    expect(book.lineFrom(start, standard, 'all')).to.equal(null);
  });

  it('leads to the end from everywhere it knows, however many lines meet in it', async () => {
    const book = new LineBook();
    await learn(book, start);
    const others = legalMoves(start, standard).map((move) => applyMove(start, move, standard));
    for (const position of others) await learn(book, position);
    for (const first of [start, ...others]) {
      if (book.stepFrom(first, standard, 'safe') === null) continue;
      let position = first;
      for (let moves = 0; !isWon(position); moves += 1) {
        expect(moves).to.be.below(300);
        position = follow(book, position);
      }
    }
  });

  it('says the same of a line however little of it is written down', async () => {
    const { line = [] } = await solve(start, standard, { autoCollect: 'safe' });
    const [lazy, eager] = [new LineBook(), new LineBook()];
    for (const book of [lazy, eager]) book.add(start, line, standard, 'safe');
    expect(eager.write()).to.equal(true);
    expect(lazy.write(2)).to.equal(false);
    const positions = [start];
    for (let index = 0; index < line.length; index += 1) {
      positions.push(follow(eager, positions[index] as Position));
    }
    // From the end: what is asked for first is not written yet.
    for (let index = line.length - 1; index >= 0; index -= 1) {
      const position = positions[index] as Position;
      for (const book of [lazy, eager]) {
        expect(book.stepFrom(position, standard, 'safe')?.left).to.equal(line.length - index);
      }
    }
  });

  it('takes a line again that it has for nothing new', async () => {
    const { line = [] } = await solve(start, standard, { autoCollect: 'safe' });
    const book = new LineBook();
    for (let time = 0; time < 3; time += 1) book.add(start, line, standard, 'safe');
    // Not written to its end, as each other one would be before the next.
    expect(book.write(2)).to.equal(false);
    expect(book.lineFrom(start, standard, 'safe')).to.deep.equal(line);
  });

  it('goes on with the newest line where two meet, though it is not written down to there', async () => {
    const { line = [] } = await solve(start, standard, { autoCollect: 'safe' });
    const book = new LineBook();
    book.add(start, line, standard, 'safe');
    const later = follow(book, follow(book, start));
    const { line: other = [] } = await solve(later, standard, {
      autoCollect: 'safe',
      budget: { shortenMs: 100 },
    });
    book.add(later, other, standard, 'safe');
    expect(book.stepFrom(start, standard, 'safe')?.left).to.equal(line.length);
    expect(book.stepFrom(later, standard, 'safe')?.left).to.equal(other.length);
  });
});
