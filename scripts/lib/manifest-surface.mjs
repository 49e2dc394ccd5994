/** A plugin of the manifest analyzer: adds what the analyzer can't see for itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';
import { CSS_PROPERTIES, PARTS, SLOTS, STATES } from './surface.mjs';

const GAME = 'free-cell-game';
const EXAMPLE = 'free-cell-example';
/** What an example fires, has slots for, and lets a page style; the rest is the game's. */
const OF_EXAMPLE = {
  events: ['fc-example', 'fc-error'],
  slots: ['', 'caption'],
  parts: [
    'board',
    'card',
    'movable',
    'dragging',
    'cell',
    'foundation',
    'column',
    'mark',
    'mark-selected',
    'mark-target',
    'mark-focus',
    'mark-last',
    'mark-lesson',
    'message',
    'button',
    'caption',
  ],
};
const ONLY_OF_EXAMPLE = ['fc-example', 'caption'];

/** Whitespace of a doc comment as one line. */
const toLine = (text = '') => text.replace(/\s+/g, ' ').trim();

const toAttribute = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function commentOf(node) {
  return toLine(node.jsDoc?.at(-1)?.comment);
}

// ── What the source says ────────────────────────────────────────────────────────────────────────

function readSources(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .join('\n');
}

function matches(text, pattern) {
  return [...text.matchAll(pattern)].map((match) => match[1]);
}

/**
 * Private properties by the public ones that they pass on; the ground of a card is the card's, until it is selected.
 * What stands in for a colour on a page's own table is no default.
 */
function toPublic(value) {
  return value
    .replace(/^var\(--_fc-own-[a-z]+, (.+)\)$/, '$1')
    .replaceAll('--_fc-ground', '--_fc-card')
    .replace(/--_(fc-[a-z-]+)/g, '--$1');
}

/** The default of a custom property: the second argument of its first `var()`, which may hold brackets. */
function defaultOf(name, source) {
  const start = source.indexOf(`var(${name},`);
  if (start < 0) return undefined;
  const begin = start + `var(${name},`.length;
  let depth = 1;
  for (let end = begin; end < source.length; end += 1) {
    if (source[end] === '(') depth += 1;
    if (source[end] === ')') depth -= 1;
    if (depth === 0) return toPublic(toLine(source.slice(begin, end)));
  }
  return undefined;
}

/** The strings of a list, given as it is written or by its name, with those of the lists it takes in. */
function valuesOf(list) {
  const named = new RegExp(`const ${list}\\b[^=]*= \\[([^\\]]*)\\]`);
  const text = list.startsWith('[') ? list : named.exec(readSources('src'))?.[1];
  if (text === undefined) throw new Error(`No list ${list} in src`);
  const taken = matches(text, /\.\.\.(\w+)/g).flatMap(valuesOf);
  return [...matches(text, /'([^']*)'/g), ...taken];
}

function compare(what, described, used) {
  const missing = [...used].filter((name) => !described.includes(name));
  const gone = described.filter((name) => !used.has(name));
  if (missing.length + gone.length === 0) return;
  throw new Error(
    `scripts/lib/surface.mjs, ${what}: not described ${missing.join(' ') || '–'}; not in src/view ${gone.join(' ') || '–'}`,
  );
}

function checkSurface(source) {
  const literals = matches(source, /\bpart="([\w -]+)"/g).flatMap((parts) => parts.split(' '));
  const described = Object.keys(PARTS);
  // Some parts are put together at run time; those need only be named somewhere.
  const named = described.filter((part) => source.includes(part.replace(/^mark-/, '')));
  compare('PARTS', described, new Set([...literals, ...named]));
  compare(
    'SLOTS',
    Object.keys(SLOTS).filter(Boolean),
    new Set(matches(source, /<slot name="([^"]+)"/g)),
  );
  compare(
    'CSS_PROPERTIES',
    Object.keys(CSS_PROPERTIES),
    new Set(matches(source, /var\((--fc-[a-z-]+)/g)),
  );
  const [states = ''] = matches(source, /type GameStateName =([^;]+);/g);
  compare('STATES', Object.keys(STATES), new Set(matches(states, /'(\w+)'/g)));
}

// ── The plugin ──────────────────────────────────────────────────────────────────────────────────

function toEntries(table, toMore = () => ({})) {
  return Object.entries(table).map(([name, description]) => ({
    name,
    description,
    ...toMore(name),
  }));
}

/** Enumerated attributes (`@choice`), events with their details, and what surface.mjs describes. */
export function surfacePlugin() {
  /** Enumerated properties as the decorator has them: a list or the name of one, and the value in place of any other. */
  const choices = new Map();
  const events = new Map();
  /** Fields of the interfaces of event details. */
  const details = new Map();

  function readChoice(ts, node) {
    for (const { expression } of ts.getDecorators(node) ?? []) {
      if (!ts.isCallExpression(expression) || expression.expression.getText() !== 'choice')
        continue;
      const [values, fallback] = expression.arguments;
      choices.set(node.name.getText(), {
        list: values.getText(),
        // Where a function finds the value, the rules in force have it.
        fallback: ts.isStringLiteral(fallback) ? fallback.getText() : undefined,
      });
    }
  }

  function readEvent(ts, node) {
    const base = node.heritageClauses?.[0]?.types[0];
    if (base?.expression.getText() !== 'FreeCellEvent') return;
    const type = node.members.find((member) => member.name?.getText() === 'type');
    if (type === undefined) return;
    events.set(type.initializer.text, {
      className: node.name.text,
      detail: base.typeArguments[0].getText(),
      description: commentOf(node).replace(/^`[^`]*`: /, ''),
    });
  }

  /** Enumerated attributes are no `@property` that the analyzer knows. */
  function addChoices(element) {
    element.attributes ??= [];
    for (const member of element.members) {
      const choice = choices.get(member.name);
      if (choice === undefined) continue;
      const values = valuesOf(choice.list);
      member.type = { text: values.map((value) => `'${value}'`).join(' | ') };
      member.attribute = toAttribute(member.name);
      if (choice.fallback !== undefined) member.default = choice.fallback;
      const { type, description, default: value } = member;
      element.attributes.push({
        name: member.attribute,
        type,
        ...(value === undefined ? {} : { default: value }),
        description,
        fieldName: member.name,
      });
    }
    const order = element.members.map(({ name }) => name);
    element.attributes.sort((a, b) => order.indexOf(a.fieldName) - order.indexOf(b.fieldName));
  }

  /** `@param options.budget` describes a field; the analyzer takes it for a parameter. */
  function dropFields(member) {
    member.parameters &&= member.parameters.filter(({ name }) => !name.includes('.'));
  }

  return {
    name: 'surface',
    analyzePhase({ ts, node }) {
      if (ts.isPropertyDeclaration(node)) readChoice(ts, node);
      if (ts.isClassDeclaration(node)) readEvent(ts, node);
      if (ts.isInterfaceDeclaration(node)) {
        details.set(
          node.name.text,
          node.members.map((member) => member.name.getText()),
        );
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      const source = readSources('src/view');
      checkSurface(source);
      const modules = customElementsManifest.modules.filter(({ declarations = [] }) =>
        declarations.some(({ tagName }) => tagName),
      );
      customElementsManifest.modules = modules;
      const elements = modules.flatMap(({ declarations }) => declarations);
      const [game, example] = [GAME, EXAMPLE].map((tag) =>
        elements.find(({ tagName }) => tagName === tag),
      );
      for (const element of [game, example]) {
        addChoices(element);
        element.members.forEach(dropFields);
      }
      const all = [...events].map(([name, { className, detail, description }]) => ({
        name,
        type: { text: className },
        description,
        detail: details.get(detail) ?? ['reason', '…'],
      }));
      const isOfGame = ({ name }) => !ONLY_OF_EXAMPLE.includes(name);
      const isOf = (names) => (entry) => names.includes(entry.name);
      game.events = all.filter(isOfGame);
      game.slots = toEntries(SLOTS).filter(isOfGame);
      game.cssParts = toEntries(PARTS).filter(isOfGame);
      game.cssStates = toEntries(STATES);
      example.events = all.filter(isOf(OF_EXAMPLE.events));
      example.slots = toEntries(SLOTS).filter(isOf(OF_EXAMPLE.slots));
      example.cssParts = toEntries(PARTS).filter(isOf(OF_EXAMPLE.parts));
      for (const element of [game, example]) {
        element.cssProperties = toEntries(CSS_PROPERTIES, (name) => ({
          default: defaultOf(name, source),
        }));
      }
    },
  };
}
