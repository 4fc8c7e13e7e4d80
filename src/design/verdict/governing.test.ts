import { describe, expect, it } from 'vitest';
import { governingRow } from '@/design/verdict/checks';
import { COMBINED_KEYS, type Check } from '@/engineering';
import { checkResult } from '@/testing/check-result';

const row = (utilisation: number, anchors = '1'): Partial<Check> => ({ utilisation, anchors });
const UNBOUNDED = { resistance: 0, utilisation: null, anchors: '3', verdict: 'Not satisfied' } as const;

interface Figures {
  tension?: Partial<Check>;
  shear?: Partial<Check>;
  sums?: readonly (number | null)[];
  steel?: readonly number[];
}

const answerOf = ({ tension, shear, sums = [], steel = [] }: Figures) =>
  checkResult({
    checks: { ...(tension && { concrete_cone: tension }), ...(shear && { pry_out: shear }) },
    combined: Object.fromEntries(
      COMBINED_KEYS.map((key, index) => [
        key,
        { value: sums[index] ?? null, anchors: key === 'steel' ? steel : [] },
      ]),
    ),
  });

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
    expect(governingRow(answerOf({ tension: row(60), sums: [0.9, 0.1, 0.1], steel: [2, 4] }))).toMatchObject({
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
