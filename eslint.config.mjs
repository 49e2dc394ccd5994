import comments from '@eslint-community/eslint-plugin-eslint-comments';
import js from '@eslint/js';
import jsdoc from 'eslint-plugin-jsdoc';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folders that run anywhere: no clock, no chance, no page. (The DOM is kept out by tsconfig.pure.json.) */
const PURE = 'src/{engine,solver,levels,state,layout,tutorial,interaction,i18n}/**/*.ts';

const BANNED_SYNTAX = [
  { selector: 'TSEnumDeclaration', message: 'Use an `as const` table and a union type.' },
  {
    selector:
      'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\\sstyle\\s*=/]',
    message: 'A strict CSP drops style attributes: set styles with a directive or a class.',
  },
  {
    selector:
      'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/<style[\\s>]/]',
    message: 'A strict CSP drops <style>: use `static styles`.',
  },
  {
    selector: 'CallExpression[callee.property.name="setAttribute"][arguments.0.value="style"]',
    message: 'A strict CSP drops style attributes: use `element.style.setProperty()`.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
    message: 'Render with lit; trusted types refuse strings of HTML.',
  },
];

/** One import ban for all of src; each entry says why. */
const BANNED_IMPORTS = {
  paths: [
    ...['lit/directives/style-map.js', 'lit-html/directives/style-map.js'].map((name) => ({
      name,
      message: 'styleMap writes a style attribute at its first render, which a strict CSP drops.',
    })),
    ...['unsafe-html', 'unsafe-svg', 'unsafe-mathml'].map((name) => ({
      name: `lit/directives/${name}.js`,
      message: 'No strings of HTML: use templates.',
    })),
  ],
  patterns: [
    {
      regex: '^\\.{1,2}/(?!.*\\.(js|json|css)$)',
      message: 'Imports end in .js, as the browser will ask for them.',
    },
  ],
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'coverage/',
      'storybook-static/',
      'test-results/',
      'playwright-report/',
      'shots/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { '@eslint-community/eslint-comments': comments },
    rules: {
      '@eslint-community/eslint-comments/require-description': [
        'error',
        { ignore: ['eslint-enable'] },
      ],
      '@eslint-community/eslint-comments/no-unlimited-disable': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
      'prefer-const': 'error',
      'object-shorthand': 'error',
    },
  },
  {
    files: ['**/*.ts'],
    extends: [
      ...tseslint.configs.recommendedTypeChecked,
      lit['flat/recommended'],
      wc['flat/best-practice'],
    ],
    plugins: { 'lit-a11y': litA11y },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...litA11y.configs.recommended.rules,
      // lit binds `@click=${this.#handle}` to the host, so an unbound method is right there.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...BANNED_SYNTAX],
      'no-restricted-imports': ['error', BANNED_IMPORTS],
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { jsdoc },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: { esm: true, cjs: false, window: false, ancestorsOnly: true },
          enableFixer: false,
          require: { FunctionDeclaration: true, ClassDeclaration: true },
          contexts: [
            'ExportNamedDeclaration > VariableDeclaration',
            'TSInterfaceDeclaration',
            'TSTypeAliasDeclaration',
          ],
        },
      ],
    },
  },
  {
    files: [PURE],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'Pure layers take the time as an argument.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Pure layers take chance as an argument.' },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'test/**/*.ts', 'scripts/**/*.mjs', 'bench/**/*', '*.mjs'],
    ignores: ['**/locales/**', '**/art/**', '**/lessons/**', '**/data/**'],
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  {
    files: ['test/**/*.ts', 'stories/**/*.ts'],
    rules: {
      // chai speaks in properties, and its accessibility check is typed as a promise even when awaited.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    ignores: ['demo/**'],
    languageOptions: { globals: globals.node },
  },
  {
    // Partly run in the page that they measure.
    files: ['bench/{board,hint,tutorial}.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    files: ['demo/**/*.{js,mjs}'],
    languageOptions: { globals: globals.browser },
  },
);
