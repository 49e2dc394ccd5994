import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { LAST_DEAL, decodeGame, encodeGame } from '../../src/engine/index.js';

const refused = (reason: string): object => ({ ok: false, reason });

describe('engine/game-code', () => {
  it('writes and reads known codes', () => {
    expect(encodeGame({ deal: 327, cells: 4 })).to.equal('FC1-C4-AAAAAKH');
    expect(decodeGame('FC1-C4-AAAAAKH')).to.deep.equal({ ok: true, deal: 327, cells: 4 });
    expect(encodeGame({ deal: 1, cells: 1 })).to.equal('FC1-C1-AAAAAAB');
    expect(encodeGame({ deal: 31, cells: 2 })).to.equal('FC1-C2-AAAAAA7');
    expect(encodeGame({ deal: LAST_DEAL, cells: 2 })).to.equal('FC1-C2-H777777');
  });

  it('reads every code it writes', () => {
    const games = fc.record({
      deal: fc.integer({ min: 1, max: LAST_DEAL }),
      cells: fc.constantFrom(4, 2, 1),
    });
    fc.assert(
      fc.property(games, (game) => {
        const code = encodeGame(game) ?? '';
        expect(code).to.match(/^FC1-C[421]-[A-Z2-7]{7}$/);
        expect(decodeGame(code)).to.deep.equal({ ok: true, ...game });
        expect(decodeGame(`  ${code.toLowerCase()}\n`)).to.deep.equal({ ok: true, ...game });
      }),
    );
  });

  it('has no code for another number of cells', () => {
    for (const cells of [0, 3, 5, 8, NaN, 1.5]) {
      expect(encodeGame({ deal: 1, cells })).to.equal(null);
    }
  });

  it('refuses to write what is no game', () => {
    for (const deal of [0, LAST_DEAL + 1, 1.5, NaN]) {
      expect(() => encodeGame({ deal, cells: 4 })).to.throw(RangeError);
    }
    expect(() => encodeGame({ deal: '1' as unknown as number, cells: 4 })).to.throw(TypeError);
    expect(() => encodeGame({ deal: 1, cells: '4' as unknown as number })).to.throw(TypeError);
    for (const value of [null, undefined, {}, 'FC1-C4-AAAAAKH']) {
      expect(() => encodeGame(value as { deal: number; cells: number })).to.throw(TypeError);
    }
  });

  const faults: Readonly<Record<string, string>> = {
    '': 'shape',
    AAAAAKH: 'shape',
    '327': 'shape',
    'XX1-C4-AAAAAKH': 'shape',
    'FC-C4-AAAAAKH': 'shape',
    'FC1-4-AAAAAKH': 'shape',
    'FC1 C4 AAAAAKH': 'shape',
    'FC1-C4-AAAAAKH-': 'shape',
    'FC1-C4': 'shape',
    'FC2-C4-AAAAAKH': 'version',
    'FC01-C4-AAAAAKH': 'version',
    'FC9-C9-1': 'version',
    'FC1-C3-AAAAAKH': 'cells',
    'FC1-C0-AAAAAKH': 'cells',
    'FC1-C04-AAAAAKH': 'cells',
    'FC1-C4-': 'length',
    'FC1-C4-AAAAKH': 'length',
    'FC1-C4-AAAAAAKH': 'length',
    'FC1-C4-AAAAA1H': 'letters',
    'FC1-C4-AAAAA8H': 'letters',
    'FC1-C4-AAAA KH': 'letters',
    'FC1-C4-АААААКН': 'letters',
    'FC1-C4-AAAAAıH': 'letters',
    'FC1-C4-AAAAAAA': 'number',
    'FC1-C4-IAAAAAA': 'number',
    'FC1-C4-7777777': 'number',
  };
  for (const [text, reason] of Object.entries(faults)) {
    it(`refuses "${text}" for its ${reason}`, () => {
      expect(decodeGame(text)).to.deep.equal(refused(reason));
    });
  }

  it('throws nothing, whatever it is given', () => {
    const texts = fc.oneof(
      fc.anything(),
      fc.string({ unit: fc.constantFrom(...'FC1-4A7 fc') }),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const told = decodeGame(text as string);
        expect(Object.isFrozen(told)).to.equal(true);
        if (told.ok) expect(encodeGame(told)).to.be.a('string');
        else expect(told.reason).to.be.a('string');
      }),
      { numRuns: 1000 },
    );
  });
});
