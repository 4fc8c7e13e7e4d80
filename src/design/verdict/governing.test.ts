import { describe, expect, it } from 'vitest';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { governingRow } from '@/design/verdict/checks';
import type { CombinedRow, SummaryRow } from '@/engineering';

const OFF: SummaryRow = [null, null, null, '', 'Not applicable'];
const row = (utilisation: number, anchors = '1'): SummaryRow => [1, 2, utilisation, anchors, 'Satisfied'];
const UNBOUNDED: SummaryRow = [1, 0, null, '3', 'Not satisfied'];

interface Figures {
  tension?: SummaryRow;
  shear?: SummaryRow;
  sums?: readonly (number | null)[];
  combined?: CheckAnswerOnWire['combined'];
}

const answerOf = ({ tension = OFF, shear = OFF, sums = [null, null, null], combined }: Figures) =>
  ({
    summary: { tension: [OFF, OFF, tension, OFF], shear: [OFF, shear, OFF] },
    tension_and_shear: sums.map((value): CombinedRow => [0.5, 0.5, value]),
    combined,
  }) as unknown as CheckAnswerOnWire;

describe('governing row', () => {
  it('the governing row is the mode with the highest utilisation, with its anchors', () => {
    const answer = answerOf({ tension: row(60), shear: row(80, '1,2') });
    expect(governingRow(answer)).toEqual({
      kind: 'mode',
      force: 'shear',
      mode: 'pry_out',
      anchors: '1,2',
      utilisation: 80,
    });
  });

  it('the governing row of the combined checks is the more favourable of the concrete and the linear check', () => {
    const found = governingRow(answerOf({ tension: row(60), shear: row(40), sums: [0.5, 0.95, 0.8] }));
    expect(found).toMatchObject({ kind: 'combined', sum: 'linear', value: 0.8, limit: 1.2, anchors: '' });
    const other = governingRow(answerOf({ tension: row(60), shear: row(40), sums: [0.5, 0.7, 1] }));
    expect(other).toMatchObject({ sum: 'concrete', value: 0.7, limit: 1 });
  });

  it('the governing row has the anchors of a combined check if the response contains them', () => {
    const none = { anchors: [], reason: '' };
    const combined = { steel: { anchors: [2, 4], reason: '' }, concrete: none, linear: none };
    expect(governingRow(answerOf({ tension: row(60), sums: [0.9, 0.1, 0.1], combined }))).toMatchObject({
      sum: 'steel',
      anchors: '2,4',
    });
  });

  it('the governing row is the mode with no resistance left, even if another mode and the combined checks fail', () => {
    const found = governingRow(answerOf({ tension: UNBOUNDED, shear: row(900), sums: [50, 50, 50] }));
    expect(found).toMatchObject({ mode: 'concrete_cone', utilisation: null, anchors: '3' });
  });

  it('the governing row is null if no row applies', () => {
    expect(governingRow(answerOf({}))).toBeNull();
  });
});
