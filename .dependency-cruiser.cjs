/**
 * The law of the house: a folder imports only leftwards, through the other's index.ts.
 *
 *   engine ← { solver · levels · state · layout · tutorial } ← interaction ← services ← view ← element/define
 *
 * Siblings in braces don't know each other, `i18n` imports nothing, `events` stands beside services.
 */
const MAY_IMPORT = {
  i18n: [],
  engine: [],
  solver: ['engine'],
  levels: ['engine'],
  state: ['engine'],
  layout: ['engine'],
  tutorial: ['engine'],
  interaction: ['engine', 'solver', 'state', 'layout', 'tutorial'],
  events: ['engine', 'solver', 'state', 'tutorial'],
  services: ['engine', 'solver', 'levels', 'state', 'layout', 'tutorial', 'interaction', 'i18n'],
  view: [
    'engine',
    'solver',
    'levels',
    'state',
    'layout',
    'tutorial',
    'interaction',
    'services',
    'events',
    'i18n',
  ],
};
const LAYERS = Object.keys(MAY_IMPORT).join('|');
const LIT = '(^|node_modules/)(lit|lit-html|lit-element|@lit)/?';

/** The folders a layer must keep out of: all but its own and those to the left of it. */
function layerRule([layer, allowed]) {
  const reachable = [layer, ...allowed].join('|');
  return {
    name: `layer-${layer}`,
    comment: `src/${layer} may import ${allowed.join(', ') || 'no other folder of src'}.`,
    severity: 'error',
    from: { path: `^src/${layer}/` },
    to: { path: '^src/', pathNot: `^src/(${reachable})/` },
  };
}

module.exports = {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(layerRule),
    {
      name: 'known-folders',
      comment: 'A new folder of src needs its place in the law (MAY_IMPORT in this file).',
      severity: 'error',
      from: {},
      to: { path: '^src/[^/]+/', pathNot: `^src/(${LAYERS})/` },
    },
    {
      name: 'through-the-door',
      comment: 'Another folder is entered through its index.ts.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/[^/]+/', pathNot: ['^src/$1/', '^src/[^/]+/index[.]ts$'] },
    },
    {
      name: 'through-the-door-from-the-top',
      comment:
        'The entry files use the doors too, but for what is a door of the package itself: a language.',
      severity: 'error',
      from: { path: '^src/[^/]+$' },
      to: { path: '^src/[^/]+/', pathNot: ['^src/[^/]+/index[.]ts$', '^src/i18n/locales/'] },
    },
    {
      name: 'lit-is-for-the-view',
      comment: 'Everything left of the view runs without lit.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(view/|[^/]+$)' },
      to: { path: LIT },
    },
    {
      name: 'no-other-packages',
      comment: 'lit and @lit/context are the only packages that pages have to load.',
      severity: 'error',
      from: { path: '^src/' },
      to: { pathNot: ['^src/', LIT], couldNotResolve: false },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file nobody imports and that imports nobody is no part of the product.',
      severity: 'error',
      from: { path: '^src/', orphan: true },
      to: {},
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
    },
  },
};
