type Json = Readonly<Record<string, unknown>>;

/** Makes a snapshot of the next version out of one of its own; the version itself is seen to. May throw. */
export type Migration = (older: Json) => Json;

/** By the version that they start from. What a reader needs after a change of the format goes in here. */
export type Migrations = ReadonlyMap<number, Migration>;

/** Version 1 is the first there was. */
const MIGRATIONS: Migrations = new Map();

/** A snapshot in the newest form to which a way leads; it isn't checked. */
export function migrateSnapshot(snapshot: Json, migrations: Migrations = MIGRATIONS): Json {
  const { version } = snapshot;
  if (typeof version !== 'number') return snapshot;
  const migrate = migrations.get(version);
  if (migrate === undefined) return snapshot;
  return migrateSnapshot({ ...migrate(snapshot), version: version + 1 }, migrations);
}
