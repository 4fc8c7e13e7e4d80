import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import parser from '@typescript-eslint/parser';
import baseline from 'eslint-plugin-baseline-js';
import boundaries from 'eslint-plugin-boundaries';
import i18next from 'eslint-plugin-i18next';
import redos from 'eslint-plugin-redos';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';

const { layers, sets, entry } = JSON.parse(
  readFileSync(new URL('./src/testing/architecture/layers.json', import.meta.url), 'utf8'),
);

const tests = ['**/*.test.{ts,tsx}', 'src/testing/**', 'e2e/**'];

/** Baseline year: every browser in src/app/oldest-browsers.ts supports the features of this year. */
const BASELINE = 2024;

/**
 * Features that the Baseline rule ignores: the app has a fallback, or every supported browser supports the
 * feature in the form that the app uses.
 */
const WITH_FALLBACK = ['execcommand', 'devicepixelratio', 'functions-caller-arguments'];

/** Files that run only in Node. */
const NODE = ['src/cli/**', 'src/report/pdf/build-fonts.ts', 'mocks/node.ts', 'mocks/vite-plugin.ts'];

/** Layers, longest path first, so that a sublayer is found before the layer that contains it. */
const elements = Object.entries(layers)
  .filter(([, { path }]) => !path.endsWith('.tsx'))
  .sort(([, a], [, b]) => b.path.length - a.path.length)
  .map(([type, { path }]) => ({ type, pattern: path }));

/** Returns the layer names in a list; each set in the list is replaced by the layers in the set. */
const spelled = (names) => names.flatMap((name) => (sets[name] ? spelled(sets[name]) : [name]));

/**
 * Lint configuration of each layer, with only the policy for this layer: if the policies of all layers were
 * checked, the time per import would increase with the number of layers. A sublayer comes after the layer
 * that contains it, so that its configuration overrides that of the layer.
 */
const layerRules = elements.toReversed().map(({ type, pattern }) => {
  const allowed = spelled(layers[type].may);
  const anyOf = allowed.includes('*') ? Object.keys(layers) : [type, ...allowed];
  const policies = [{ from: { element: { type } }, allow: { to: { element: { types: { anyOf } } } } }];
  const below = allowed.map((name) => layers[name]?.path).filter((path) => path !== undefined);
  const places = below.length === 0 ? 'nothing else' : below.join(', ');
  const message =
    `${pattern} takes from itself and ${places}. What is needed from elsewhere belongs in one of these if ` +
    'others need it too, in this folder if nobody else does, or comes in as a parameter.';
  return {
    files: [`${pattern}/**/*.{ts,tsx}`],
    ignores: tests,
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', message, policies }] },
  };
});

const BY_THE_ENTRY = 'The engine is imported by its entry, src/engineering/index.ts, alone.';
const PAST_THE_ENTRY = { regex: '/engineering/', message: BY_THE_ENTRY };

const CALCULATIONS = {
  group: ['**/engineering'],
  importNames: entry.calculations,
  message:
    'Results come from a server: src/api/calculation answers its two calls, and the command line asks it.',
};

const inSource = elements.filter(({ pattern }) => pattern.startsWith('src/'));
/**
 * Packages of each layer. What a layer takes from the engine it takes by the entry, and results come from a
 * server.
 */
const importRules = inSource.toReversed().map(({ type, pattern }) => {
  const packages = spelled(layers[type].packages);
  const isIn = (folders) => folders.some((folder) => pattern.startsWith(`src/${folder}`));
  const isBelowEngine = isIn(['engineering', 'quantities', 'text/formula', 'verification']);
  const known = [
    '@/',
    '.*/package\\.json$',
    ...(isIn(['cli', 'verification']) ? ['node:'] : []),
    ...packages.map((name) => `${name}(/|$)`),
  ];
  const others = {
    regex: `^(?!${known.join('|')})`,
    message: `${pattern} uses ${packages.join(', ') || 'no package'}, and imports by @/ alone.`,
  };
  const patterns = [
    ...(packages.includes('*') ? [] : [others]),
    ...(isBelowEngine ? [] : [PAST_THE_ENTRY]),
    ...(isBelowEngine || isIn(['api/calculation', 'cli']) ? [] : [CALCULATIONS]),
  ];
  return {
    files: [`${pattern}/**/*.{ts,tsx}`],
    ignores: [...tests, 'src/report/pdf/build-fonts.ts'],
    rules: { 'no-restricted-imports': patterns.length === 0 ? 'off' : ['error', { patterns }] },
  };
});

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'A union of literals.' };

const NO_FIELDSET = {
  selector: 'JSXOpeningElement[name.name="fieldset"]',
  message:
    'A <div role="group">: in WebKit, a fieldset is too high at first, and its rows move a moment later.',
};

const NO_SHARED_STATE = {
  selector: ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
  message:
    'State of a module outlives a test: keep it in a function that makes it, or in an object made by one.',
};

const NO_CLASS_OF_A_LIBRARY = {
  selector: ':matches(Literal[value=/\\.ant-/], TemplateElement[value.raw=/\\.ant-/])',
  message: 'A class of the component library: read the screen by role, name, text or test id.',
};

const A_CODE = 'A wire code: src/api/contract names it (design-codes.ts, records.ts); compare the name.';
const A_POSITION = 'A row by position: src/api/contract names the values of a check.';

/** API codes and row positions, which only src/api/contract may read. */
const NO_WIRE_FORMS = [
  { selector: 'BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^[0-4]$/]', message: A_CODE },
  { selector: 'SwitchCase > Literal[value=/^[0-4]$/]', message: A_CODE },
  ...["[object.name='row']", "[object.property.name='row']", "[object.object.property.name='summary']"].map(
    (place) => ({
      selector: `MemberExpression[computed=true]${place} > Literal.property[raw=/^[0-9]+$/]`,
      message: A_POSITION,
    }),
  ),
  { selector: "Property[key.name='row'] > ArrayPattern", message: A_POSITION },
  { selector: "VariableDeclarator[init.property.name='row'] > ArrayPattern", message: A_POSITION },
  { selector: "MemberExpression[property.name='tension_and_shear']", message: A_POSITION },
  { selector: "ObjectPattern > Property[key.name='tension_and_shear']", message: A_POSITION },
];

const AS_A_USER =
  'A test of a screen acts and reads as a user; src/testing gives designs and results to the app.';

export default defineConfig(
  { ignores: ['dist', 'dist-real', 'coverage', 'test-results', 'playwright-report', 'node_modules'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': {
        [fileURLToPath(new URL('./src/testing/architecture/resolver.cjs', import.meta.url))]: {},
      },
    },
    rules: {
      'no-useless-assignment': 'error',
      'no-restricted-syntax': ['error', NO_ENUM],
    },
  },
  {
    // Each of the two plugins finds expressions that take more than linear time and that the other one misses.
    // Tests and the formulas of the engine are exempt, because they only read what this repository contains.
    files: ['**/*.{ts,tsx,js,cjs}'],
    ignores: [...tests, 'src/verification/**'],
    languageOptions: { parser },
    plugins: { redos, regexp },
    rules: {
      // The other checker guesses texts at random: it finds other expressions in each run.
      'redos/no-vulnerable': ['error', { checker: 'automaton', cache: { strategy: 'aggressive' } }],
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['src/**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', NO_ENUM, NO_CLASS_OF_A_LIBRARY] },
  },
  {
    // Test files are exempt, because `beforeEach` assigns the variables that their tests share.
    files: ['src/**/*.{ts,tsx}', 'mocks/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', NO_ENUM, NO_FIELDSET, NO_SHARED_STATE] },
  },
  {
    // Exempt: API parsers, the engine, formula texts, and code for tables and files of other programs.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      ...tests,
      'src/{api/contract,engineering,examples,verification}/**',
      'src/{files/load-tables,report/pdf,text/format}/**',
      'src/text/*.ts',
      // Reads the flags of a record in API form; this layer must not import the contract.
      'src/quantities/plausible/read-anchor.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', NO_ENUM, NO_FIELDSET, NO_SHARED_STATE, ...NO_WIRE_FORMS] },
  },
  ...layerRules,
  {
    // Code that runs in the browser, linted with type information: the rule recognises
    // `element.checkVisibility()` only if it knows the type of `element`.
    files: ['src/**/*.{ts,tsx}', 'mocks/**/*.ts'],
    ignores: [...tests, ...NODE],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'baseline-js': baseline },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: BASELINE,
          includeWebApis: { preset: 'type-aware' },
          includeJsBuiltins: { preset: 'type-aware' },
          ignoreFeatures: WITH_FALLBACK,
        },
      ],
    },
  },
  {
    files: ['mocks/**/*.ts', 'e2e/**/*.ts', 'templates/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', { patterns: [PAST_THE_ENTRY] }] },
  },
  {
    files: tests,
    ignores: ['src/engineering/**', 'src/verification/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [PAST_THE_ENTRY] }] },
  },
  {
    files: ['src/{app,features}/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [PAST_THE_ENTRY, { regex: '^@/stores/|\\.css$', message: AS_A_USER }] },
      ],
      'no-restricted-syntax': [
        'error',
        NO_ENUM,
        NO_CLASS_OF_A_LIBRARY,
        { selector: 'Literal[value=/\\.anticon/]', message: NO_CLASS_OF_A_LIBRARY.message },
      ],
    },
  },
  ...importRules,
  {
    files: ['src/{app,features,shared,viewer}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': ['error', { mode: 'jsx-text-only' }],
    },
  },
);
