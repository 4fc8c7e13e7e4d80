import { expect, it } from 'vitest';
import {
  allChecks,
  combinedFails,
  combinedSums,
  contradictionOf,
  isNotNeededOf,
  reasonOfMode,
  reasonOfSum,
  ROW_KEYS,
  type RowKey,
  type Utilisations,
} from '@/design/verdict/check-status';
import { COMBINED_KEYS, type CheckResult, type Standard, type Verdict } from '@/engineering';
import type { ForceKind, ModeKey, Remark } from '@/engineering';
import { checkResult } from '@/testing/check-result';

type Words = Partial<Record<'pull_out' | 'pry_out' | 'steel' | 'either', Verdict>>;

const answerWith = ({ pull_out = 'Satisfied', pry_out = 'Satisfied', ...words }: Words): CheckResult => {
  const others = { steel_tension: {}, concrete_cone: {}, steel_shear: {}, concrete_edge: {} };
  return checkResult({
    checks: { ...others, pull_out: { verdict: pull_out }, pry_out: { verdict: pry_out } },
    combinedVerdicts: { steel: 'Satisfied', either: 'Satisfied', ...words },
  });
};

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

it('contradictionOf names the failure mode and its utilisation', () => {
  const pull_out = { utilisation: 55, verdict: 'Not satisfied', stated: 'Not satisfied' } as const;
  const answer = checkResult({ checks: { steel_tension: {}, pull_out } });
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
])('under %s, sums of %d and %d with %j contradict %j', (standard, concrete, linear, words, rows) => {
  const answer = checkResult({
    standard,
    combined: { steel: { value: 0.5 }, concrete: { value: concrete }, linear: { value: linear } },
    combinedVerdicts: { steel: 'Satisfied', either: 'Satisfied', ...words },
  });
  const stated = found(answer).map(({ values }) => `${values.mode} ${Number(values.utilisation).toFixed()}`);
  expect(stated).toEqual(rows);
});

const OTHERS = { steel: { value: 0.5 }, concrete: { value: 0.5 }, linear: { value: 0.5 } };

it.each([
  ['steel', 1, 'Satisfied'],
  ['steel', 1.0001, 'Not satisfied'],
  ['concrete', 1, 'Satisfied'],
  ['concrete', 1.0001, 'Not satisfied'],
  ['linear', 1.2, 'Satisfied'],
  ['linear', 1.2001, 'Not satisfied'],
  ['linear', null, 'Not applicable'],
] as const)('the combined %s check with the value %j has the verdict %s', (key, value, verdict) => {
  const sums = combinedSums(checkResult({ combined: { ...OTHERS, [key]: { value } } }));
  expect(sums[COMBINED_KEYS.indexOf(key)]).toMatchObject({ key, value, verdict, anchors: [] });
});

it.each<[string, Utilisations, RowKey, boolean]>([
  ['is not required if only this check is exceeded', { concrete: 95, linear: 108 }, 'linear', true],
  ['is required if it is met', { concrete: 95, linear: 108 }, 'concrete', false],
  ['is required if both alternatives are exceeded', { concrete: 104, linear: 108 }, 'concrete', false],
  ['is required if the alternative is unbounded', { concrete: 104, linear: null }, 'concrete', false],
  ['is required if there is no alternative', { concrete: 104 }, 'concrete', false],
  ['is always required for steel', { steel: 104, concrete: 50, linear: 50 }, 'steel', false],
])('a combined check %s', (_, shares, key, expected) => expect(isNotNeededOf(shares, key)).toBe(expected));

interface Parts {
  /** Kinds of force without any check that applies. */
  without?: ForceKind;
  /** Stated reasons of checks that do not apply. */
  reasons?: Partial<Record<ModeKey | 'steel', string>>;
  remarks?: readonly Remark[];
}

const answerOf = ({ without, reasons = {}, remarks = [] }: Parts): CheckResult => {
  const off = (mode: ModeKey) => ({
    verdict: 'Not applicable' as const,
    detail: { reason: reasons[mode] ?? '' },
  });
  return checkResult({
    checks: {
      ...(without === 'tension' ? {} : { steel_tension: {}, concrete_cone: {} }),
      ...(without === 'shear' ? {} : { steel_shear: {}, pry_out: {} }),
      splitting: off('splitting'),
      concrete_edge: off('concrete_edge'),
    },
    combined: { steel: { reason: reasons.steel ?? '' }, concrete: { value: 0.7 }, linear: { value: 1 } },
    remarks,
  });
};

const ofMode = (answer: CheckResult, mode: ModeKey) => reasonOfMode(answer, answer.checks[mode]);
const ofSum = (answer: CheckResult, index: number) => reasonOfSum(answer, combinedSums(answer)[index]);

it('reasonOfMode returns the reason that the response states for a mode that does not apply', () => {
  const answer = answerOf({ reasons: { concrete_edge: 'no_edges' } });
  expect(ofMode(answer, 'concrete_edge')).toEqual({ code: 'no_edges', values: {} });
  expect(ofMode(answer, 'pry_out')).toBeNull();
});

it('reasonOfMode returns the code and values of the matching remark, even if its code is more specific', () => {
  const remark = (code: string): Remark => ({ kind: 'information', code, clause: '', values: { h: 200 } });
  for (const code of ['splitting_far_from_edges', 'splitting_no_edges']) {
    const answer = answerOf({ reasons: { splitting: 'splitting_far_from_edges' }, remarks: [remark(code)] });
    expect(ofMode(answer, 'splitting')).toMatchObject({ code, values: { h: 200 } });
  }
  // No reason is returned if the values of the remark are missing, because its sentence would have gaps.
  expect(ofMode(answerOf({ reasons: { splitting: 'splitting_far_from_edges' } }), 'splitting')).toBeNull();
});

it('reasonOfMode derives why a failure mode does not apply from the summary rows if the response states no reason', () => {
  const answer = answerOf({ without: 'tension' });
  expect(ofMode(answer, 'splitting')).toEqual({ code: 'no_tension', values: {} });
  expect(ofMode(answer, 'concrete_edge')).toBeNull();
  expect(ofMode(answerOf({ without: 'shear' }), 'pry_out')?.code).toBe('no_shear');
  expect(ofMode(answerOf({}), 'pull_out')).toBeNull();
});

it('reasonOfSum returns the reason that the response states for a combined check that does not apply', () => {
  const answer = answerOf({ reasons: { steel: 'lever_arm_contains_tension' } });
  expect(ofSum(answer, 0)?.code).toBe('lever_arm_contains_tension');
  expect(ofSum(answer, 1)).toBeNull();
});

it('reasonOfSum derives from the summary rows why a combined check does not apply, and returns null if the check applies', () => {
  expect(ofSum(answerOf({ without: 'shear' }), 0)?.code).toBe('no_shear');
  expect(ofSum(answerOf({ without: 'tension' }), 0)?.code).toBe('no_tension');
  expect(ofSum(answerOf({}), 0)).toBeNull();
});
