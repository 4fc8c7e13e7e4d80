import { expect, it } from 'vitest';
import {
  allChecks,
  combinedFails,
  combinedSums,
  contradictionOf,
  isNotNeededOf,
  ROW_KEYS,
  type RowKey,
  type Utilisations,
} from '@/design/verdict/checks';
import { COMBINED_KEYS, type CheckResult, type Standard, type Verdict } from '@/engineering';
import { checkResult } from '@/testing/check-result';

type Words = Partial<Record<'pull_out' | 'pry_out' | 'steel' | 'either', Verdict>>;

const answerWith = ({ pull_out = 'Satisfied', pry_out = 'Satisfied', ...words }: Words): CheckResult =>
  checkResult({
    checks: {
      steel_tension: {},
      concrete_cone: {},
      steel_shear: {},
      concrete_edge: {},
      pull_out: { verdict: pull_out },
      pry_out: { verdict: pry_out },
    },
    combinedVerdicts: { steel: 'Satisfied', either: 'Satisfied', ...words },
  });

it.each<[string, Words, string[], boolean]>([
  ['no failure if every row is satisfied or not applicable', {}, [], false],
  ['the failed tension row', { pull_out: 'Not satisfied' }, ['pull_out'], false],
  ['the failed shear row', { pry_out: 'Not satisfied' }, ['pry_out'], false],
  ['the failed combined steel check', { steel: 'Not satisfied' }, [], true],
  ['the failure of both other combined checks', { either: 'Not satisfied' }, [], true],
])('allChecks and combinedFails report %s', (_, words, modes, isCombined) => {
  const answer = answerWith(words);
  const failed = allChecks(answer).filter(({ verdict }) => verdict === 'Not satisfied');
  expect(failed.map(({ mode }) => mode)).toEqual(modes);
  expect(combinedFails(answer)).toBe(isCombined);
});

const found = (answer: CheckResult) => ROW_KEYS.flatMap((key) => contradictionOf(answer, key) ?? []);
const values = (concrete: number, linear: number) => ({
  steel: { value: 0.5 },
  concrete: { value: concrete },
  linear: { value: linear },
});

it('contradictionOf names the failure mode and its utilisation', () => {
  const answer = checkResult({
    checks: {
      steel_tension: {},
      pull_out: { utilisation: 55, verdict: 'Not satisfied', stated: 'Not satisfied' },
    },
  });
  expect(found(answer)).toEqual([{ code: 'word_and_figure', values: { mode: 'pull_out', utilisation: 55 } }]);
});

it.each<[Standard, number, number, Partial<Record<'steel' | 'either', Verdict>>, string[]]>([
  ['EN1992-4', 0.5, 0.6, {}, []],
  ['EN1992-4', 0.5, 0.9, { either: 'Not satisfied' }, ['concrete 50']],
  ['EN1992-4', 1.1, 0.6, { either: 'Not satisfied' }, ['linear 50']],
  ['EN1992-4', 1.1, 0.6, {}, []],
  ['EN1992-4', 1.5, 1.5, {}, ['linear 125']],
  ['EN1992-4', 1.5, 1.5, { either: 'Not satisfied' }, []],
  ['EN1992-4', 0.5, 0.6, { steel: 'Not satisfied' }, ['steel 50']],
  ['JGJ145-2013', 1.1, 0.6, {}, []],
  ['JGJ145-2013', 1.1, 0.6, { either: 'Not satisfied' }, []],
])(
  'under %s, the combined checks %d and %d with the verdicts %j contradict %j',
  (standard, concrete, linear, words, rows) => {
    const answer = checkResult({
      standard,
      combined: values(concrete, linear),
      combinedVerdicts: { steel: 'Satisfied', either: 'Satisfied', ...words },
    });
    expect(
      found(answer).map(({ values: { mode, utilisation } }) => `${mode} ${Number(utilisation).toFixed()}`),
    ).toEqual(rows);
  },
);

const valueOf = (index: number, value: number | null): CheckResult =>
  checkResult({
    combined: Object.fromEntries(
      COMBINED_KEYS.map((key, at) => [key, { value: at === index ? value : 0.5 }]),
    ),
  });

it.each([
  ['steel', 0, 1, 'Satisfied'],
  ['steel', 0, 1.0001, 'Not satisfied'],
  ['concrete', 1, 1, 'Satisfied'],
  ['concrete', 1, 1.0001, 'Not satisfied'],
  ['linear', 2, 1.2, 'Satisfied'],
  ['linear', 2, 1.2001, 'Not satisfied'],
  ['linear', 2, null, 'Not applicable'],
] as const)(
  'the combined %s check (row %d) with the value %j has the verdict %s',
  (key, index, value, verdict) => {
    expect(combinedSums(valueOf(index, value))[index]).toMatchObject({ key, value, verdict, anchors: [] });
  },
);

it.each<[string, Utilisations, RowKey, boolean]>([
  ['is not required if only this check is exceeded', { concrete: 95, linear: 108 }, 'linear', true],
  ['is required if it is met', { concrete: 95, linear: 108 }, 'concrete', false],
  ['is required if both alternatives are exceeded', { concrete: 104, linear: 108 }, 'concrete', false],
  ['is required if the alternative is unbounded', { concrete: 104, linear: null }, 'concrete', false],
  ['is required if there is no alternative', { concrete: 104 }, 'concrete', false],
  ['is always required for steel', { steel: 104, concrete: 50, linear: 50 }, 'steel', false],
])('a combined check %s', (_, shares, key, expected) => expect(isNotNeededOf(shares, key)).toBe(expected));
