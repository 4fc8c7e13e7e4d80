/**
 * Tests how a rigid plate is compared with the elastic plate: the values in the sentence on the anchor
 * forces, and the effect on the verdict on one load case.
 */
import { expect, it } from 'vitest';
import {
  isContradicted,
  MOST_SHARE,
  rigidityValues,
  wordOfCase,
  type Rigidity,
} from '@/design/verdict/rigidity';

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

it.each([
  ['verified', undefined, 'verified'],
  ['verified', checked(0.05), 'verified'],
  ['verified', checked(0.2), 'reservations'],
  ['verified', { kind: 'unchecked', lacks: 'both' }, 'verified_rigid'],
  ['not_verified', checked(0.2), 'not_verified'],
  ['not_verified', { kind: 'unchecked', lacks: 'both' }, 'not_verified'],
] as const)('wordOfCase for the verdict %s and the rigidity %j returns %s', (word, rigidity, shown) => {
  expect(wordOfCase(word, rigidity)).toBe(shown);
});
