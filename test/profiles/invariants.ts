import { expect } from '@open-wc/testing';
import {
  CELL_IDS,
  COLUMN_IDS,
  FOUNDATION_IDS,
  isCompletePosition,
  rules as findRules,
} from '../../src/engine/index.js';
import { FcMoveEvent, type FreeCellEventMap, type FreeCellGame } from '../../src/index.js';
import { readSnapshot, takeSnapshot } from '../../src/state/index.js';
import { spellPosition } from '../helpers/tables.js';

type AnyEvent = FreeCellEventMap[keyof FreeCellEventMap];

/** What lies where as the controls show it, in the spelling of the model. */
function tableInDocument(game: FreeCellGame): unknown {
  const [cells, foundations, ...columns] = [
    ...game.renderRoot.querySelectorAll('.controls > [role="group"]'),
  ].map((group) =>
    [...group.querySelectorAll<HTMLElement>('button')].map(
      (control) => control.dataset['card'] ?? null,
    ),
  );
  return {
    columns: columns.map((column) => column.filter((card) => card !== null)),
    cells,
    foundations,
  };
}

/** The last control of every pile carries its name. */
function pilesInDocument(game: FreeCellGame): readonly string[] {
  return [...game.renderRoot.querySelectorAll<HTMLElement>('.controls [data-pile]')].map(
    (control) => control.dataset['pile'] ?? '',
  );
}

/** Cards that are drawn, each once. */
function facesInDocument(game: FreeCellGame): number {
  const faces = [...game.renderRoot.querySelectorAll<HTMLElement>('.cards [data-face]')];
  return new Set(faces.map((face) => face.dataset['face'])).size === faces.length
    ? faces.length
    : -1;
}

/** What holds of a game whatever was done to it. */
export function checkGame(game: FreeCellGame): void {
  const { position, status, moveCount, cells } = game;
  const rules = findRules(game.rules, { cells });
  expect(isCompletePosition(position), 'B042 52 different cards').to.equal(true);
  expect(Object.isFrozen(position)).to.equal(true);
  expect(position.cells.length, 'as many cells as it says').to.equal(cells);
  expect(rules.cellChoices).to.include(cells);

  // The record replays to the very table, through JSON.
  const snapshot = game.exportGame();
  const verdict = readSnapshot(JSON.parse(JSON.stringify(snapshot)));
  expect(verdict.ok, 'the record can be read').to.equal(true);
  if (!verdict.ok) return;
  expect(spellPosition(verdict.game.position)).to.equal(spellPosition(position));
  expect(takeSnapshot(verdict.game, { timeMs: snapshot.timeMs })).to.deep.equal(snapshot);
  const { history, undoFloor, counters } = snapshot;
  expect(game.notation.split(' ').filter(Boolean).length).to.be.at.least(history.length);

  // Counters.
  for (const count of Object.values(counters)) expect(count).to.be.at.least(0);
  expect(moveCount).to.equal(counters.moves);
  const isPlain = !rules.undo.countsAsMove && !rules.hint.countsAsMove;
  if (isPlain) expect(moveCount, 'moves that stand').to.equal(history.length);
  else expect(moveCount).to.be.at.least(history.length);
  const { limit } = rules.undo;
  if (limit !== null) expect(history.length - undoFloor).to.be.at.most(limit);

  const isHome = position.foundations.every((top) => top?.startsWith('K') === true);
  expect(status === 'won', 'won is when all are home').to.equal(isHome);

  // The document shows the model, and nothing else.
  expect(tableInDocument(game)).to.deep.equal({
    columns: position.columns,
    cells: position.cells,
    foundations: position.foundations,
  });
  expect([...pilesInDocument(game)].sort()).to.deep.equal(
    [...CELL_IDS.slice(0, cells), ...FOUNDATION_IDS, ...COLUMN_IDS].sort(),
  );
  expect(facesInDocument(game), 'cards drawn').to.equal(52);
}

/** What holds of the events of one step, in the order in which they came. */
export function checkEvents(events: readonly AnyEvent[]): void {
  let wins = 0;
  for (const [index, event] of events.entries()) {
    expect(Object.isFrozen(event.detail), event.type).to.equal(true);
    expect(JSON.parse(JSON.stringify(event.detail)), event.type).to.deep.equal(event.detail);
    const before = events[index - 1];
    if (event.type === 'fc-win') wins += 1;
    if (!(event instanceof FcMoveEvent)) continue;
    if (event.detail.source === 'auto') {
      expect(before?.type, 'automatic cards come after a move').to.equal('fc-move');
    } else expect(before?.type, 'a move is announced').to.equal('fc-before-move');
  }
  expect(wins, 'a win is told once').to.be.at.most(1);
}
