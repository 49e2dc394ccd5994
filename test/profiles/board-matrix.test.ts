import { proveBoard } from './board-matrix.js';

/** As many as every run can afford; `npm run test:long` takes the whole lot. */
const POSITIONS = 4;

describe('profiles/board-matrix', () => proveBoard(POSITIONS));
