/**
 * The boards that are set beside each other. Each scene is the source of a module that puts `scene` on the page:
 * `create` makes an element, `ready` waits for it, `toggleOne` and `toggleRun` make a move or take it back, `grip` and
 * `drop` say where a drag begins and ends, in CSS px of the page.
 */
const HELPERS = `
  const middle = (box, dy = 0) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 + dy });
  let isMoved = false;
  const turn = (there, back) => { isMoved = !isMoved; (isMoved ? there : back)(); };
`;

/** Name, pieces on the table, source. */
export const SCENES = [
  {
    name: 'free-cell-game',
    pieces: 52,
    source: `
      import './index.js';
      import { SOLUTIONS } from '../test/data/solutions.js';
      ${HELPERS}
      // After these moves five cards can go from column 6 to column 5.
      const line = SOLUTIONS.find(({ deal }) => deal === 98714).moves.split(' ').slice(0, 51);
      window.scene = {
        create: () => Object.assign(document.createElement('free-cell-game'), { deal: 98714, autoCollect: 'off' }),
        ready: (board) => board.updateComplete,
        start: (board) => { for (const move of line) if (!board.move(move).ok) throw new Error(move); },
        toggleOne: (board) => turn(() => board.move('6a'), () => board.undo()),
        toggleRun: (board) => turn(() => board.move('65'), () => board.undo()),
        grip: (board) => middle(board.shadowRoot.querySelector('[data-card="7S"]').getBoundingClientRect()),
        drop: (board) => middle(board.getBoundingClientRect()),
      };
    `,
  },
  {
    name: 'chessboard-element',
    pieces: 32,
    source: `
      import 'chessboard-element';
      ${HELPERS}
      const RUN = [['a2','a4'],['b2','b4'],['c2','c4'],['d2','d4'],['e2','e4']];
      const square = (board, name) => board.shadowRoot.querySelector('[data-square="' + name + '"]').getBoundingClientRect();
      window.scene = {
        create: () => {
          const board = document.createElement('chess-board');
          board.setAttribute('position', 'start');
          board.setAttribute('draggable-pieces', '');
          return board;
        },
        ready: (board) => board.updateComplete,
        start: () => {},
        toggleOne: (board) => turn(() => board.move('g1-f3'), () => board.move('f3-g1')),
        toggleRun: (board) => turn(
          () => board.move(...RUN.map(([from, to]) => from + '-' + to)),
          () => board.move(...RUN.map(([from, to]) => to + '-' + from)),
        ),
        grip: (board) => middle(square(board, 'e2')),
        drop: (board) => middle(square(board, 'e2'), -160),
      };
    `,
  },
  {
    name: 'gchessboard',
    pieces: 32,
    source: `
      import 'gchessboard';
      ${HELPERS}
      const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
      const ONE = 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R';
      const RUN = 'rnbqkbnr/pppppppp/8/8/PPPPP3/8/5PPP/RNBQKBNR';
      const square = (board, name) => board.shadowRoot.querySelector('[data-square="' + name + '"]').getBoundingClientRect();
      window.scene = {
        create: () => {
          const board = document.createElement('g-chess-board');
          board.fen = START;
          board.interactive = true;
          board.turn = 'white';
          return board;
        },
        ready: async () => {},
        start: () => {},
        toggleOne: (board) => turn(() => { board.fen = ONE; }, () => { board.fen = START; }),
        toggleRun: (board) => turn(() => { board.fen = RUN; }, () => { board.fen = START; }),
        grip: (board) => middle(square(board, 'e2')),
        drop: (board) => middle(square(board, 'e2'), -160),
      };
    `,
  },
];
