import { expect } from '@open-wc/testing';
import {
  CELL_IDS,
  COLUMN_IDS,
  FOUNDATION_IDS,
  indexOf,
  isPileId,
  kindOf,
} from '../../src/engine/index.js';

describe('engine/pile', () => {
  it('names the places as notation and pages do', () => {
    expect(COLUMN_IDS.join()).to.equal([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `column-${n}`).join());
    expect(CELL_IDS.map((id) => id.slice(-1)).join('')).to.equal('abcdefgk');
    expect(FOUNDATION_IDS.join()).to.equal([1, 2, 3, 4].map((n) => `foundation-${n}`).join());
  });

  it('tells kind and index of every place', () => {
    const kinds = { column: COLUMN_IDS, cell: CELL_IDS, foundation: FOUNDATION_IDS } as const;
    for (const [kind, ids] of Object.entries(kinds)) {
      ids.forEach((id, index) => {
        expect(kindOf(id)).to.equal(kind);
        expect(indexOf(id)).to.equal(index);
        expect(isPileId(id)).to.equal(true);
      });
    }
    expect(kindOf('foundation')).to.equal('foundation');
  });

  it('knows no other places', () => {
    for (const name of ['foundation', 'column-0', 'column-9', 'cell-h', 'cell-1', '', null, 3]) {
      expect(isPileId(name)).to.equal(false);
    }
  });
});
