/**
 * The reference tables of the README, made from what is in dist/: `node scripts/docs.mjs`.
 * With `--check` nothing is written; it fails where the README, or the demo page with all attributes, is behind.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import prettier from 'prettier';
import { code, table } from './lib/markdown.mjs';
import { ROOT } from './lib/process.mjs';
import {
  listDetail,
  listDoor,
  listFields,
  listInterface,
  listReasons,
  listTypes,
} from './lib/reference.mjs';
import { ATTRIBUTE_VALUES, DEFAULTS, REFUSALS } from './lib/reference-words.mjs';
import { solveSample } from './lib/solve-sample.mjs';
import { isAbout, sizesTable } from './lib/sizes-table.mjs';

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

/** `'off' | 'safe'` → the values themselves; other types in words. */
function valuesOf({ name, type: { text } }) {
  if (name in ATTRIBUTE_VALUES) return ATTRIBUTE_VALUES[name];
  if (text.includes("'"))
    return text
      .split(' | ')
      .map((value) => code(value.replaceAll("'", '')))
      .join(' ');
  return { 'string | null': 'text', 'number | null': 'number', string: 'text' }[text] ?? text;
}

/** A value as an author writes it; what the manifest can't know stands in words. */
function defaultOf({ name, default: value }) {
  if (value === 'false') return 'off';
  if (value?.length > 2 && value.startsWith("'")) return code(value.replaceAll("'", ''));
  return DEFAULTS[name] ?? '–';
}

/** Options by their fields: `hint({ signal }?)`. */
function parameterOf({ name, optional, default: value, type: { text } }) {
  const fields = text.startsWith('{')
    ? [...text.matchAll(/(\w+)\??:/g)].map(([, field]) => field)
    : text.endsWith('Options')
      ? listFields(text)
      : [];
  const shown = fields.length > 0 ? `{ ${fields.join(', ')} }` : name;
  return shown + (optional === true || value !== undefined ? '?' : '');
}

function signatureOf({ name, parameters = [] }) {
  return code(`${name}(${parameters.map(parameterOf).join(', ')})`);
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

/** `standard` has the value of each field that a page leaves out. */
function standardValue(path) {
  const value = path.split('.').reduce((held, key) => held[key], rules('standard'));
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(code).join(' ');
  return code(String(value));
}

function profileTable() {
  const rows = listInterface('RuleProfile').map(({ field, values, text }) => [
    code(field),
    values,
    field === 'id' ? '–' : standardValue(field),
    text,
  ]);
  return table(['field', 'values', '`standard`', ''], rows);
}

function refusalsTable() {
  const rows = listReasons('Refusal').map(({ reason, fields }) => [
    code(reason),
    fields.length === 0 ? '–' : fields.map(code).join(' '),
    REFUSALS[reason],
  ]);
  return table(['reason', 'beside it', ''], rows);
}

const doorTable = (path) =>
  table(
    ['export', ''],
    listDoor(path).map(([name, text]) => [code(name), text]),
  );

const typesTable = (path) =>
  table(
    ['type', ''],
    listTypes(path).map(([name, text]) => [code(name), text]),
  );

const attributesTable = ({ attributes }) =>
  table(
    ['attribute', 'property', 'values', 'default', ''],
    attributes.map((attribute) => [
      code(attribute.name),
      code(attribute.fieldName),
      valuesOf(attribute),
      defaultOf(attribute),
      attribute.description,
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
      byName(unionOf('events')).map(({ name, description, type }) => [
        code(name),
        description,
        listDetail(type.text).join(', '),
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
  profile: profileTable,
  refusals: refusalsTable,
  engine: () => doorTable('src/engine/index.ts'),
  'engine-types': () => typesTable('src/engine/index.ts'),
  sizes: sizesTable,
  solve: solveSample,
};

const SLOT = /(<!-- table: ([\w-]+) -->)([\s\S]*?)(<!-- end -->)/g;

async function writeTables(text) {
  const made = new Map();
  for (const [, , name, present] of text.matchAll(SLOT)) {
    const now = await TABLES[name]();
    made.set(name, name === 'sizes' && isAbout(present, now) ? present.trim() : now);
  }
  const filled = text.replace(
    SLOT,
    (_, begin, name, __, end) => `${begin}\n\n${made.get(name)}\n\n${end}`,
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
    ...listReasons('Refusal')
      .filter(({ reason }) => !(reason in REFUSALS))
      .map(({ reason }) => `scripts/lib/reference-words.mjs has no words for ${reason}`),
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
