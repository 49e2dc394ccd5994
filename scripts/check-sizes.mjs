/** What a page has to load: measured on the built files, printed, and limited. */
import { KB, measureDoors } from './lib/sizes.mjs';

function kilobytes(bytes) {
  return `${(bytes / KB).toFixed(1)} kB`.padStart(9);
}

let tooLarge = 0;
for (const { name, min, gzip, brotli, limit } of await measureDoors()) {
  const sizes = `${kilobytes(min)} min${kilobytes(gzip)} gzip${kilobytes(brotli)} brotli`;
  console.log(`${name.padEnd(22)}${sizes}, at most${kilobytes(limit)}`);
  if (brotli > limit) {
    console.error(`${name} is ${brotli - limit} bytes over its limit`);
    tooLarge += 1;
  }
}
process.exitCode = tooLarge === 0 ? 0 : 1;
