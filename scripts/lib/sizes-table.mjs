/** The README's table of sizes. */
import { code, table } from './markdown.mjs';
import { KB, measureDoors } from './sizes.mjs';

/** Sizes move with every change of the code: those that stand are good enough within this share. */
const SIZE_TOLERANCE = 0.1;

/** What each door weighs, as a table. */
export async function sizesTable() {
  const doors = await measureDoors();
  const rows = doors.map(({ name, min, gzip, brotli }) => [
    code(name),
    ...[min, gzip, brotli].map((bytes) => `${Math.round(bytes / KB)} kB`),
  ]);
  return table(['door', 'minified', 'gzip', 'brotli'], rows);
}

/** Whether all figures of one table are about those of the other. */
export function isAbout(one, other) {
  const [left, right] = [one, other].map((text) => (text.match(/\d+(?= kB)/g) ?? []).map(Number));
  return (
    left.length === right.length &&
    left.every((figure, at) => Math.abs(figure - right[at]) <= right[at] * SIZE_TOLERANCE + 1)
  );
}
