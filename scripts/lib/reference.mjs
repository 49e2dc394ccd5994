/** What the sources say of their doors: exports, types and fields with their comments, as rows of a table. */
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './process.mjs';

const ENTRIES = [
  'src/engine/index.ts',
  'src/solver/index.ts',
  'src/events/index.ts',
  'src/view/index.ts',
];

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  ROOT,
);
const program = ts.createProgram(
  ENTRIES.map((path) => join(ROOT, path)),
  options,
);
const checker = program.getTypeChecker();

/** A doc comment, its first sentence only where it has many. */
function sentenceOf(symbol) {
  const text = ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ');
  return /^.*?[.](?= [A-Z`]|$)/.exec(text)?.[0] ?? text;
}

function exportsOf(path) {
  const source = program.getSourceFile(join(ROOT, path));
  return checker.getExportsOfModule(checker.getSymbolAtLocation(source)).map((symbol) => ({
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    name: symbol.name,
  }));
}

const isType = ({ symbol }) => (symbol.flags & ts.SymbolFlags.Value) === 0;

/** `name(a, b?)` of a function, the name alone of anything else. */
function signatureOf({ symbol, name }) {
  const declaration = symbol.valueDeclaration;
  if (!ts.isFunctionDeclaration(declaration)) return name;
  const parameters = declaration.parameters.map((parameter) => {
    const isOptional = checker.isOptionalParameter(parameter);
    const shown = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options';
    return shown + (isOptional ? '?' : '');
  });
  return `${name}(${parameters.join(', ')})`;
}

/** The functions, classes and constants of a door with the first sentence of their comments, by name. */
export function listDoor(path) {
  return exportsOf(path)
    .filter((entry) => !isType(entry))
    .map((entry) => [signatureOf(entry), sentenceOf(entry.symbol)]);
}

/** The types of a door, by name. */
export function listTypes(path) {
  return exportsOf(path)
    .filter(isType)
    .map(({ symbol, name }) => [name, sentenceOf(symbol)]);
}

function findType(name) {
  for (const path of ENTRIES) {
    const found = exportsOf(path).find((entry) => entry.name === name);
    if (found !== undefined) return found.symbol;
  }
  throw new Error(`No type ${name} on the doors ${ENTRIES.join(' ')}`);
}

/** Field and type of each variant of a union that is told apart by `reason`. */
export function listReasons(name) {
  const variants = checker.getDeclaredTypeOfSymbol(findType(name)).types;
  return variants.map((variant) => {
    const fields = variant.getProperties().map((property) => property.name);
    const [reason] = variant.getProperties();
    const { value } = checker.getTypeOfSymbol(reason);
    return { reason: value, fields: fields.filter((field) => field !== 'reason') };
  });
}

/** `{ a?, b? }` of an options type. */
export function listFields(name) {
  return checker
    .getDeclaredTypeOfSymbol(findType(name))
    .getProperties()
    .map((property) => property.name);
}

/** The values of a type: literals as they are, lists by their entries, anything else in words. */
function valuesOf(type) {
  const entry = checker.isArrayType(type) ? checker.getTypeArguments(type)[0] : undefined;
  if (entry !== undefined) return `list of ${valuesOf(entry)}`;
  if (type.flags & ts.TypeFlags.Boolean) return '`true` `false`';
  if (type.flags & ts.TypeFlags.Null) return '`null`';
  if (type.isStringLiteral()) return `\`${type.value}\``;
  if (type.isUnion()) return type.types.map(valuesOf).join(' ');
  return { string: 'text', number: 'number' }[checker.typeToString(type)] ?? 'object';
}

/** The fields of an event's detail, with their values where they are words. */
export function listDetail(className) {
  const detail = checker.getDeclaredTypeOfSymbol(findType(className)).getProperty('detail');
  const type = checker.getTypeOfSymbol(detail);
  if (type.isUnion())
    return [
      { field: 'reason', values: [] },
      { field: '…', values: [] },
    ];
  return type.getProperties().map((property) => {
    const held = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const words = held.isUnion() ? held.types.filter((one) => one.isStringLiteral()) : [];
    return { field: property.name, values: words.map(({ value }) => value) };
  });
}

/** Every field of an interface, those of its records by a path: `undo.limit`. */
export function listInterface(name) {
  const [declaration] = findType(name).declarations;
  const walk = (members, path) =>
    members.flatMap((member) => {
      const field = path + member.name.getText();
      if (ts.isTypeLiteralNode(member.type)) return walk(member.type.members, `${field}.`);
      const symbol = checker.getSymbolAtLocation(member.name);
      const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
      return [{ field, values: valuesOf(checker.getTypeFromTypeNode(member.type)), text }];
    });
  return walk(declaration.members, '');
}
