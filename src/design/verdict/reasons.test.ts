import { expect, it } from 'vitest';
import { combinedSums, reasonOfMode, reasonOfSum } from '@/design/verdict/checks';
import type { CheckResult, ForceKind, ModeKey, Remark } from '@/engineering';
import { checkResult } from '@/testing/check-result';

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
