/**
 * The reference tables of the README, made from what is in dist/: `node scripts/docs.mjs`.
 * With `--check` nothing is written; it fails where the README, or the demo page with all attributes, is behind.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import prettier from 'prettier';
import { ROOT } from './lib/process.mjs';

const README = 'README.md';
const BENCH_PAGE = 'demo/01-attributes.html';
const BENCH_LOG = 'demo/log.js';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const manifest = JSON.parse(read('dist/custom-elements.json'));
const elementOf = (tag) =>
  manifest.modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === tag);
const game = elementOf('free-cell-game');
const example = elementOf('free-cell-example');

const byName = (entries) => entries.sort((a, b) => (a.name < b.name ? -1 : 1));

/** What either element has, each once. */
const unionOf = (key) => [
  ...new Map([...game[key], ...example[key]].map((entry) => [entry.name, entry])).values(),
];
const { rules, ruleIds } = await import(pathToFileURL(join(ROOT, 'dist/engine/index.js')).href);

// ── Tables ──────────────────────────────────────────────────────────────────────────────────────

const code = (text) => `\`${text}\``;

/** On one line, without what would end the cell, beginning and ending alike wherever the text comes from. */
function cell(text = '') {
  const line = text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|').replace(/\.$/, '');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function table(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** `'off' | 'safe'` → the values themselves; other types in words. */
function valuesOf(type) {
  if (type.includes("'"))
    return type
      .split(' | ')
      .map((value) => code(value.replaceAll("'", '')))
      .join(' ');
  return { string: 'text', 'string | null': 'text', 'number | null': 'number' }[type] ?? type;
}

function signatureOf({ name, parameters = [] }) {
  const list = parameters.map((parameter) => parameter.name + (parameter.optional ? '?' : ''));
  return code(`${name}(${list.join(', ')})`);
}

const members = game.members.filter((member) => !member.static);

function rulesTable() {
  const rows = ruleIds().map((id) => {
    const {
      cells,
      cellChoices,
      stacking,
      groups,
      emptyColumn,
      takeBack,
      autoCollect,
      input,
      deals,
    } = rules(id);
    return [
      code(id),
      cellChoices.length > 1 ? cellChoices.join(', ') : String(cells),
      stacking === 'same-suit' ? 'by suit' : 'alternating colours',
      groups ? 'yes' : 'no',
      emptyColumn === 'kings' ? 'kings' : 'anything',
      takeBack ? 'yes' : 'no',
      code(autoCollect),
      code(input),
      String(deals.accepted),
    ];
  });
  const head = [
    '`rules`',
    'cells',
    'columns build',
    'groups',
    'empty column takes',
    'cards come back from home',
    '`auto-collect`',
    '`input`',
    'deals up to',
  ];
  return table(head, rows);
}

const attributesTable = ({ attributes }) =>
  table(
    ['attribute', 'property', 'values', ''],
    attributes.map(({ name, fieldName, type, description }) => [
      code(name),
      code(fieldName),
      valuesOf(type.text),
      description,
    ]),
  );

const TABLES = {
  attributes: () => attributesTable(game),
  'example-attributes': () => attributesTable(example),
  properties: () =>
    table(
      ['property', ''],
      members
        .filter(({ kind, readonly }) => kind === 'field' && readonly)
        .map(({ name, description }) => [code(name), description]),
    ),
  methods: () =>
    table(
      ['method', ''],
      members
        .filter(({ kind }) => kind === 'method')
        .map((method) => [signatureOf(method), method.description]),
    ),
  events: () =>
    table(
      ['event', 'when', 'detail'],
      byName(unionOf('events')).map(({ name, description, detail }) => [
        code(name),
        description,
        detail.map(code).join(' '),
      ]),
    ),
  parts: () =>
    table(
      ['part', ''],
      unionOf('cssParts').map(({ name, description }) => [code(name), description]),
    ),
  states: () =>
    table(
      ['state', ''],
      game.cssStates.map(({ name, description }) => [code(`:state(${name})`), description]),
    ),
  slots: () =>
    table(
      ['slot', ''],
      unionOf('slots').map(({ name, description }) => [
        name === '' ? '(none)' : code(name),
        description,
      ]),
    ),
  'custom-properties': () =>
    table(
      ['property', 'default', ''],
      game.cssProperties.map(({ name, default: value, description }) => [
        code(name),
        code(value),
        description,
      ]),
    ),
  rules: rulesTable,
};

async function writeTables(text) {
  const filled = text.replace(
    /(<!-- table: ([\w-]+) -->)[\s\S]*?(<!-- end -->)/g,
    (_, begin, name, end) => `${begin}\n\n${TABLES[name]()}\n\n${end}`,
  );
  const options = await prettier.resolveConfig(join(ROOT, README));
  return prettier.format(filled, { ...options, parser: 'markdown' });
}

// ── What the documents must keep up with ────────────────────────────────────────────────────────

/** The line that reserves the element's size must say what the element itself says. */
function findSizeGaps() {
  const host = /:host \{([^}]*)\}/.exec(read('src/view/styles/root.ts'))?.[1] ?? '';
  const squeeze = (text) => text.replace(/\s+/g, '');
  return [README, 'demo/demo.css', 'demo/08-late-script.html'].flatMap((path) => {
    const line = /free-cell-game:not\(\[hidden\]\)\s*\{([^}]*)\}/.exec(read(path))?.[1] ?? '';
    return line
      .split(';')
      .filter((declaration) => !squeeze(host).includes(squeeze(declaration)))
      .map((declaration) => `${path} reserves ${declaration.trim()}, the element doesn't`);
  });
}

function findGaps(readme) {
  const page = read(BENCH_PAGE);
  const log = read(BENCH_LOG);
  return [
    ...findSizeGaps(),
    ...Object.keys(TABLES)
      .filter((name) => !readme.includes(`<!-- table: ${name} -->`))
      .map((name) => `${README} has no table ${name}`),
    ...game.attributes
      .filter(({ name }) => !page.includes(`name="${name}"`))
      .map(({ name }) => `${BENCH_PAGE} has no control for ${name}`),
    ...members
      .filter(({ kind, name }) => kind === 'method' && !page.includes(`data-method="${name}"`))
      .map(({ name }) => `${BENCH_PAGE} has no button for ${name}()`),
    ...unionOf('events')
      .filter(({ name }) => !log.includes(`'${name}'`))
      .map(({ name }) => `${BENCH_LOG} doesn't listen for ${name}`),
  ];
}

const present = read(README);
const current = await writeTables(present);
const problems = findGaps(present);
if (!process.argv.includes('--check')) writeFileSync(join(ROOT, README), current);
else if (current !== present)
  problems.push(`${README} is behind the code: node scripts/docs.mjs brings it up to date`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
