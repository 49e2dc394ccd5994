import { expect } from '@open-wc/testing';
import { rules } from '../../src/engine/index.js';
import { capacityTable } from '../../src/tutorial/index.js';

describe('tutorial/capacity-table', () => {
  it('tells what moves with 0 … 4 empty cells and 0, 1, 2 empty columns', () => {
    expect(capacityTable(rules('standard'))).to.deep.equal([
      { cells: 0, onto: [1, 2, 4], into: [1, 2] },
      { cells: 1, onto: [2, 4, 8], into: [2, 4] },
      { cells: 2, onto: [3, 6, 12], into: [3, 6] },
      { cells: 3, onto: [4, 8, 16], into: [4, 8] },
      { cells: 4, onto: [5, 10, 20], into: [5, 10] },
    ]);
    expect(capacityTable(rules('scored', { cells: 1 }))).to.have.length(5);
  });

  it('leaves empty columns out where they do not help', () => {
    const rows = capacityTable(rules('eight-off'));
    expect(rows).to.have.length(9);
    expect(rows.at(-1)).to.deep.equal({ cells: 8, onto: [9], into: [9] });
  });
});
