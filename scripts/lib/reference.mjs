/** What the sources say of their doors: exports, types and fields with their comments, as rows of a table. */
import { join } from 'node:path';
import ts from 'typescript';
import { code } from './markdown.mjs';
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
    const unnamed = isOptional ? 'options' : 'value';
    const shown = ts.isIdentifier(parameter.name) ? parameter.name.text : unnamed;
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

/** A type as its author wrote it, behind its name: the order in which a checker lists a union changes with the program. */
function unwrap(node) {
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return unwrap(node.type);
  if (!ts.isTypeReferenceNode(node)) return node;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const known = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = known.declarations.find(ts.isTypeAliasDeclaration);
  return declaration === undefined ? node : unwrap(declaration.type);
}

/** The values of a type, each in words or as the code has it: `['`off`', '`safe`']`, `['number']`. */
function valuesOf(written) {
  const node = unwrap(written);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(valuesOf);
  if (ts.isArrayTypeNode(node)) return [`list of ${valuesOf(node.elementType).join(' ')}`];
  if (ts.isIndexedAccessTypeNode(node)) {
    return checker.getTypeFromTypeNode(node).types.map(({ value }) => code(value));
  }
  if (ts.isLiteralTypeNode(node)) return [code(node.getText().replaceAll("'", ''))];
  if (node.kind === ts.SyntaxKind.BooleanKeyword) return [code('true'), code('false')];
  return [node.kind === ts.SyntaxKind.StringKeyword ? 'text' : node.getText()];
}

/** The fields of an event's detail, with their values where they are words. */
export function listDetail(className) {
  const detail = checker.getDeclaredTypeOfSymbol(findType(className)).getProperty('detail');
  const type = checker.getTypeOfSymbol(detail);
  if (type.isUnion()) return [code('reason'), '…'];
  return type.getProperties().map(({ name, valueDeclaration }) => {
    const words = valuesOf(valueDeclaration.type).filter((value) =>
      /^`(?!null|true|false)/.test(value),
    );
    return words.length === 0 ? code(name) : `${code(name)} (${words.join(' ')})`;
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
      return [{ field, values: valuesOf(member.type).join(' '), text }];
    });
  return walk(declaration.members, '');
}
