import { describe, expect, it } from 'vitest';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { checksOf, combinedSums, reasonOfMode, reasonOfSum } from '@/design/verdict/checks';
import type { ForceKind, ModeKey, Remark, SummaryRow } from '@/engineering';

const OFF: SummaryRow = [null, null, null, '', 'Not applicable'];
const ON: SummaryRow = [1, 2, 50, '1', 'Satisfied'];

interface Parts extends Partial<CheckAnswerOnWire> {
  tension?: readonly SummaryRow[];
  shear?: readonly SummaryRow[];
}

const answerOf = ({ tension = [ON, OFF, ON, OFF], shear = [ON, ON, OFF], ...rest }: Parts) =>
  ({
    summary: { tension, shear },
    tension_and_shear: [
      [null, null, null],
      [0.5, 0.5, 0.7],
      [0.5, 0.5, 1],
    ],
    ...rest,
  }) as unknown as CheckAnswerOnWire;

const detail = (reason: string) => ({ applicable: false, reason, trail: [] });
const ofMode = (answer: CheckAnswerOnWire, kind: ForceKind, mode: ModeKey) =>
  reasonOfMode(
    answer,
    checksOf(answer, kind).find((row) => row.mode === mode)!,
  );
const ofSum = (answer: CheckAnswerOnWire, index: number) => reasonOfSum(answer, combinedSums(answer)[index]);

describe('reason why a mode does not apply', () => {
  it('reasonOfMode returns the reason that the response states for a mode that does not apply', () => {
    const answer = answerOf({ concrete_edge: detail('no_edges') });
    expect(ofMode(answer, 'shear', 'concrete_edge')).toEqual({ code: 'no_edges', values: {} });
    expect(ofMode(answer, 'shear', 'pry_out')).toBeNull();
  });

  it('reasonOfMode returns the code and values of the matching remark, even if its code is more specific', () => {
    const remark = (code: string): Remark => ({ kind: 'information', code, clause: '', values: { h: 200 } });
    for (const code of ['splitting_far_from_edges', 'splitting_no_edges']) {
      const answer = answerOf({ splitting: detail('splitting_far_from_edges'), remarks: [remark(code)] });
      expect(ofMode(answer, 'tension', 'splitting')).toMatchObject({ code, values: { h: 200 } });
    }
    // No reason is returned if the values of the remark are missing, because its sentence would have gaps.
    expect(
      ofMode(answerOf({ splitting: detail('splitting_far_from_edges') }), 'tension', 'splitting'),
    ).toBeNull();
  });

  it('reasonOfMode derives why a failure mode does not apply from the summary rows if the response states no reason', () => {
    const answer = answerOf({ tension: [OFF, OFF, OFF, OFF] });
    expect(ofMode(answer, 'tension', 'splitting')).toEqual({ code: 'no_tension', values: {} });
    expect(ofMode(answer, 'shear', 'concrete_edge')).toBeNull();
    expect(ofMode(answerOf({ shear: [OFF, OFF, OFF] }), 'shear', 'pry_out')?.code).toBe('no_shear');
    expect(ofMode(answerOf({}), 'tension', 'pull_out')).toBeNull();
  });
});

describe('reason why a combined check does not apply', () => {
  it('reasonOfSum returns the reason that the response states for a combined check that does not apply', () => {
    const part = { anchors: [1], reason: '' };
    const combined = {
      steel: { anchors: [], reason: 'lever_arm_contains_tension' },
      concrete: part,
      linear: part,
    };
    const answer = answerOf({ combined });
    expect(ofSum(answer, 0)?.code).toBe('lever_arm_contains_tension');
    expect(ofSum(answer, 1)).toBeNull();
  });

  it('reasonOfSum derives from the summary rows why a combined check does not apply, and returns null if the check applies', () => {
    expect(ofSum(answerOf({ shear: [OFF, OFF, OFF] }), 0)?.code).toBe('no_shear');
    expect(ofSum(answerOf({ tension: [OFF, OFF, OFF, OFF] }), 0)?.code).toBe('no_tension');
    expect(ofSum(answerOf({}), 0)).toBeNull();
  });
});
