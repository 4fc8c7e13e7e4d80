/**
 * Tests the values in the sentence on the deviation of a rigid plate's anchor forces from those of the
 * elastic plate.
 */
import { expect, it } from 'vitest';
import { isContradicted, MOST_SHARE, rigidityValues, type Rigidity } from '@/design/verdict/rigidity';

const checked = (share: number): Rigidity => ({
  kind: 'checked',
  share,
  thickness: 12,
  section: 'IPE 100',
  from: 25,
});

it.each([
  [0.123, '12'],
  [0, '0'],
  [-0.2, '−20'],
  [1.5, '150'],
  [MOST_SHARE, '> 1000'],
])('rigidityValues states a change in an anchor force of %d (fraction) as %j (per cent)', (share, text) => {
  expect(rigidityValues(checked(share))).toEqual({
    share: text,
    thickness: 12,
    section: 'IPE 100',
    from: 25,
  });
});

it('an anchor force that increases by more than 10 % contradicts a rigid plate', () => {
  expect([0.99 * 0.1, 1.01 * 0.1, -0.5].map((share) => isContradicted(checked(share)))).toEqual([
    false,
    true,
    false,
  ]);
});
