/** The README's sample of the solver. */
import { execFileSync } from 'node:child_process';
import { ROOT } from './process.mjs';

const SOLVE_SAMPLE = `import { dealPosition, formatMove, rules } from 'free-cell-game/engine';
import { solve } from 'free-cell-game/solver';

const standard = rules('standard');
const { verdict, line } = await solve(dealPosition(617), standard);
console.log(verdict, line.length, line.slice(0, 6).map(formatMove).join(' '));
const impossible = await solve(dealPosition(11982), standard);
console.log(impossible.verdict);`;

/** The sample with what it prints: it is run by the package's own doors. */
export function solveSample() {
  const args = ['--input-type=module', '--eval', SOLVE_SAMPLE];
  const printed = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  const comments = printed.trimEnd().replaceAll(/^/gm, '// ');
  return ['```js', SOLVE_SAMPLE, comments, '```'].join('\n');
}
