import { proveBoard } from './board-matrix.js';

const POSITIONS = 200;

describe('profiles: the real board and the engine agree, at length', () => proveBoard(POSITIONS));
