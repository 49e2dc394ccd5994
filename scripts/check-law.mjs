/**
 * The layer law: src must keep it, and each rule must catch a file that breaks it
 * (else a typo in a rule would let everything pass unseen).
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { ROOT } from './lib/process.mjs';

const ruleSet = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const tsConfig = extractTSConfig(join(ROOT, 'tsconfig.json'));

async function violationsIn(baseDir) {
  const options = { ...ruleSet.options, ruleSet, baseDir, validate: true };
  const { output } = await cruise(['src'], options, {}, { tsConfig });
  return output;
}

const LAW_ABIDING = {
  'src/engine/index.ts': `export * from './card.js';`,
  'src/engine/card.ts': `export const card = 1;`,
  'src/state/index.ts': `export { card as state } from '../engine/index.js';`,
  'src/i18n/index.ts': `export * from './locales/ru.js';`,
  'src/i18n/locales/ru.ts': `export const ru = {};`,
  'src/view/index.ts': `import { html } from 'lit';\nimport { state } from '../state/index.js';\nexport const view = () => html\`\${state}\`;`,
  'src/element.ts': `export * from './view/index.js';`,
  'src/bundled.ts': `import './i18n/locales/ru.js';\nexport * from './element.js';`,
};

/** For each rule: the files that break it and nothing else is wrong with. */
const BREACHES = {
  'layer-i18n': { 'src/i18n/index.ts': `export * from '../engine/index.js';` },
  'layer-engine': {
    'src/engine/card.ts': `export type { state as card } from '../state/index.js';`,
  },
  'layer-solver': { 'src/solver/index.ts': `export * from '../state/index.js';` },
  'layer-levels': { 'src/levels/index.ts': `export * from '../state/index.js';` },
  'layer-state': { 'src/state/index.ts': `export * from '../view/index.js';` },
  'layer-layout': { 'src/layout/index.ts': `export * from '../state/index.js';` },
  'layer-tutorial': { 'src/tutorial/index.ts': `export * from '../i18n/index.js';` },
  'layer-interaction': { 'src/interaction/index.ts': `export * from '../view/index.js';` },
  'layer-events': { 'src/events/index.ts': `export * from '../view/index.js';` },
  'layer-services': { 'src/services/index.ts': `export * from '../view/index.js';` },
  'layer-view': { 'src/view/index.ts': `export * from '../element.js';` },
  'known-folders': {
    'src/utils/index.ts': `export const utils = 1;`,
    'src/element.ts': `export * from './utils/index.js';`,
  },
  'through-the-door': { 'src/state/index.ts': `export * from '../engine/card.js';` },
  'through-the-door-from-the-top': { 'src/element.ts': `export * from './engine/card.js';` },
  'lit-is-for-the-view': { 'src/state/index.ts': `export { html } from 'lit';` },
  'no-other-packages': { 'src/view/index.ts': `export * from 'rollup';` },
  'no-cycles': { 'src/engine/card.ts': `export * from './index.js';` },
  'no-orphans': { 'src/engine/lost.ts': `export const lost = 1;` },
  resolvable: { 'src/engine/card.ts': `export * from './missing.js';` },
};

async function caughtIn(files) {
  const folder = mkdtempSync(join(tmpdir(), 'layer-law-'));
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { summary } = await violationsIn(folder);
    return summary.violations.map((violation) => violation.rule.name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const problems = [];
const { summary, modules } = await violationsIn(ROOT);
for (const { rule, from, to } of summary.violations) {
  problems.push(`${rule.name}: ${from}${to === from ? '' : ` → ${to}`}`);
}

const innocent = await caughtIn(LAW_ABIDING);
if (innocent.length > 0) problems.push(`a law-abiding tree breaks ${innocent.join(', ')}`);
for (const { name } of ruleSet.forbidden) {
  const caught = BREACHES[name] ? await caughtIn({ ...LAW_ABIDING, ...BREACHES[name] }) : [];
  if (!caught.includes(name)) problems.push(`rule ${name} lets its breach pass`);
}

for (const problem of problems) console.error(problem);
console.log(
  `layer law: ${modules.length} modules, ${ruleSet.forbidden.length} rules, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
