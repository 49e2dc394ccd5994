/** Packs the package, installs the tarball beside its dependencies and enters by every door. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './lib/process.mjs';

const IS_WINDOWS = process.platform === 'win32';
const DEPENDENCIES = ['lit', 'lit-html', 'lit-element', '@lit', '@types'];

/** What a page's author writes first; each line must run in Node, where there is no page. */
const CONSUMER_JS = `
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const engine = await import('free-cell-game/engine');
const position = engine.dealPosition(617);
assert.equal(position.columns.flat().length, 52);
assert.ok(Object.isFrozen(position));
assert.ok(engine.legalMoves(position, engine.rules('standard')).length > 0);

const { solve, SolverClient } = await import('free-cell-game/solver');
const rules = engine.rules('standard');
const solved = await solve(position, rules);
assert.equal(solved.verdict, 'winnable');
const end = solved.line.reduce((table, move) => engine.applyMove(table, move, rules), position);
assert.ok(engine.isWon(end), 'the line replays');
assert.equal((await solve(engine.dealPosition(11982), rules)).verdict, 'unwinnable');
await assert.rejects(solve(position, rules, { budget: { ms: -1 } }), RangeError);
assert.equal(typeof new SolverClient().solve, 'function');

const element = await import('free-cell-game/element');
assert.equal(typeof element.FreeCellGame, 'function');
assert.equal(globalThis.customElements?.get('free-cell-game'), undefined, './element registers');

const all = await import('free-cell-game');
assert.equal(all.FreeCellGame, element.FreeCellGame);
await import('free-cell-game');

for (const language of ['ru', 'uk', 'bg']) {
  const words = await import(\`free-cell-game/locales/\${language}\`);
  assert.ok(Object.keys(words).length > 0, language);
}

const manifest = createRequire(import.meta.url)('free-cell-game/custom-elements.json');
const declarations = manifest.modules.flatMap((module) => module.declarations);
assert.ok(declarations.some(({ tagName }) => tagName === 'free-cell-game'));
`;

const CONSUMER_TS = `
import 'free-cell-game';
import 'free-cell-game/locales/ru';
import type { FreeCellGame } from 'free-cell-game/element';
import { legalMoves, rules, dealPosition, type Move } from 'free-cell-game/engine';
import { solve, SolverClient, type SolveResult } from 'free-cell-game/solver';
import type { CustomElements } from 'free-cell-game/jsx';

export const moves: readonly Move[] = legalMoves(dealPosition(617), rules('standard'));
export const solved: Promise<SolveResult> = solve(dealPosition(617), rules('standard'), {
  budget: { ms: 100, shortenMs: 10 },
  autoCollect: 'safe',
});
new SolverClient({ onFailure: (message) => message.length }).close();
export const game: FreeCellGame = document.createElement('free-cell-game');
export const props: CustomElements['free-cell-game'] = {
  deal: 'random',
  'auto-collect': 'safe',
  'hint-button': true,
  'onfc-win': (event) => event.target.restart(),
};
void game.checkWinnable({ budget: { nodes: 1000 } }).then(({ verdict, line }) => [verdict, line]);
game.addEventListener('fc-win', (event) => event.detail.moves.toFixed());
`;

const CONSUMER_TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: 'ES2022',
    module: 'NodeNext',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  },
  files: ['consumer.ts'],
});

function pack(folder) {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [packed] = JSON.parse(
    execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', shell: IS_WINDOWS }),
  );
  console.log(`${packed.filename}: ${packed.entryCount} files, ${packed.size} bytes packed`);
  return join(folder, packed.filename);
}

function install(tarball, folder) {
  const modules = join(folder, 'node_modules');
  const target = join(modules, 'free-cell-game');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1']);
  for (const name of DEPENDENCIES) {
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'consumer.js'), CONSUMER_JS);
  writeFileSync(join(folder, 'consumer.ts'), CONSUMER_TS);
  writeFileSync(join(folder, 'tsconfig.json'), CONSUMER_TSCONFIG);
}

const folder = mkdtempSync(join(tmpdir(), 'free-cell-game-package-'));
const results = [];
try {
  const tarball = pack(folder);
  install(tarball, folder);
  results.push(await run('node', [join(folder, 'consumer.js')]));
  results.push(await run('tsc', ['--project', folder]));
  results.push(await run('publint', ['run', tarball, '--strict']));
  results.push(await run('attw', [tarball, '--profile', 'esm-only', '--no-emoji']));
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = results.every(Boolean) ? 0 : 1;
