import { expect } from '@open-wc/testing';
import { migrateSnapshot } from '../../src/state/migrate-snapshot.js';
import { readSnapshot, takeSnapshot } from '../../src/state/index.js';
import { gameOf, playAll } from '../helpers/games.js';

describe('state/migrate-snapshot', () => {
  it('goes from version to version up to the newest, and each sees the one before it', () => {
    const migrations = new Map([
      [1, (older: object) => ({ ...older, path: 'a' })],
      [2, (older: { path?: unknown }) => ({ ...older, path: `${String(older.path)}b` })],
    ]);
    expect(migrateSnapshot({ version: 1, deal: 617 }, migrations)).to.deep.equal({
      version: 3,
      deal: 617,
      path: 'ab',
    });
    expect(migrateSnapshot({ version: 2, path: 'x' }, migrations)['path']).to.equal('xb');
  });

  it('leaves alone what is new enough or has no version', () => {
    for (const snapshot of [{ version: 3 }, { version: '1' }, { version: null }, {}]) {
      expect(migrateSnapshot(snapshot, new Map([[1, () => ({})]]))).to.equal(snapshot);
    }
  });

  it('changes nothing in a snapshot of today', () => {
    const snapshot = takeSnapshot(playAll(gameOf('standard', 617), '4a 46'), { timeMs: 5 });
    expect(readSnapshot(snapshot)).to.include({ ok: true, timeMs: 5 });
    expect(readSnapshot({ ...snapshot, version: 0 })).to.deep.equal({
      ok: false,
      reason: 'unknown-version',
    });
  });
});
