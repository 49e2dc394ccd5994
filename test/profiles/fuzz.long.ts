import { fuzz } from './fuzz.js';

const STEPS = 2500;

describe('profiles: whatever is done, at length', () => fuzz(STEPS, Date.now() % 1_000_000));
