import { proveBoard } from './board-matrix.js';

const POSITIONS = 200;

describe('profiles/board-matrix at length', () => proveBoard(POSITIONS));
