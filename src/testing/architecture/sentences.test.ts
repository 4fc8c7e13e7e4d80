/** Tests of what docs/architecture.md states about the code, and of the tests that the document names. */
import { expect, it } from 'vitest';
import { filesIn, isTest, textOf } from '@/testing/architecture/source-files';

const sourcesIn = (folders: readonly string[]): string[] =>
  filesIn(
    folders.map((folder) => `src/${folder}`),
    /\.tsx?$/,
  ).filter((path) => !isTest(path));

/** Module-level variable, or module-level collection that starts empty and is filled later. */
const STATE =
  /^(?:export )?(?:let |const \w+(?:: [^=]+)? = (?:new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|boundedCache|create[<(]|\[\];))/m;

/** Caches; the comment of each states what it gains. */
const CACHES = [
  'src/engineering/trail/expression.ts',
  'src/engineering/trail/calculation.ts',
  'src/design/model/fingerprint.ts',
  'src/design/model/load-cases.ts',
  'src/design/run/load-case-evaluation.ts',
  'src/design/run/list-outcome.ts',
  'src/design/run/run-state.ts',
  'src/design/verdict/implausible-record-values.ts',
  'src/design/verdict/requirement-states.ts',
];

/** Tables filled when they are loaded, indices of symbols, open forms, and labels of the last frame. */
const OTHERS = [
  'src/quantities/units.ts',
  'src/files/load-tables/heading-words.ts',
  'src/engineering/trail/symbol-values.ts',
  'src/shared/hooks/stored-input.ts',
  'src/viewer/rendering/prepare-frame.ts',
];

it('below the screens, only stores, the client and the listed caches have state', () => {
  const folders = [
    ...['quantities', 'text', 'engineering', 'drawing', 'design', 'files'],
    ...['api/calculation', 'report', 'shared', 'viewer'],
  ];
  expect(
    sourcesIn(folders)
      .filter((file) => STATE.test(textOf(file)))
      .toSorted(),
  ).toEqual([...CACHES, ...OTHERS].toSorted());
});

it('the design, the quantities and the wording throw no errors', () => {
  const files = sourcesIn(['design', 'quantities', 'text/wording']);
  expect(files.filter((file) => /\bthrow\b[^.\n]*;/.test(textOf(file)))).toEqual([]);
});

it('each test that docs/architecture.md names for a sentence exists', () => {
  const rows = [...textOf('docs/architecture.md').matchAll(/^\| [^|]+ \| `([^`]+)` \| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(15);
  const missing = rows.filter(([, file, test]) => !textOf(file).includes(test));
  expect(missing.map(([, file, test]) => `${file}: ${test}`)).toEqual([]);
});
