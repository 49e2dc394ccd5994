import { fuzz } from './fuzz.js';

const STEPS = 2500;

describe('profiles/fuzz at length', () => fuzz(STEPS, Date.now() % 1_000_000));
