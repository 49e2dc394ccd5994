import { fuzz } from './fuzz.js';

/** As many as every run can afford; `npm run test:long` takes more, from another seed each time. */
const STEPS = 200;
const SEED = 617;

describe('profiles/fuzz', () => fuzz(STEPS, SEED));
