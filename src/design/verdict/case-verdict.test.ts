/** Tests how the elastic plate that proves a rigid plate affects the outcome of a load case. */
import { expect, it } from 'vitest';
import {
  rigidityValues,
  withRigidity,
  worstRigidity,
  type CaseVerdict,
  type Rigidity,
} from '@/design/verdict/case-verdict';
import { everyRequirement, wordOf, type CellState } from '@/design/verdict/requirement-states';

function outcome(
  utilisation: number,
  cone: CellState = 'satisfied',
  rigidity: CellState = 'not_judged',
): CaseVerdict {
  const cells = { ...everyRequirement('satisfied'), concrete_cone: cone, rigidity };
  const mode = { kind: 'mode', force: 'tension', mode: 'concrete_cone', anchors: '1' } as const;
  return { word: wordOf(cells), governing: { ...mode, utilisation }, cells, reservations: [] };
}

const PLATE = { thickness: 12, section: 'IPE 100' };
const checked = (elastic: CaseVerdict, share: number | null = null): Rigidity => {
  return { kind: 'checked', elastic, share, ...PLATE };
};

const verified = (utilisation: number) => outcome(utilisation, 'satisfied', 'not_applicable');
const failing = (utilisation: number) => outcome(utilisation, 'not_satisfied', 'not_applicable');

it.each([
  [0.123, '+12'],
  [0, '+0'],
  [-0.001, '+0'],
  [-0.2, '−20'],
  [15, '+1500'],
  [null, ''],
])('rigidityValues states a change in an anchor force of %d (fraction) as %j (per cent)', (share, text) => {
  const values = rigidityValues(checked(verified(40), share));
  expect(values).toEqual({ share: text, utilisation: 40, ...PLATE });
});

it.each<[string, CaseVerdict, Rigidity, string, number]>([
  ['verified by an elastic plate that is used less', outcome(50), checked(verified(40)), 'verified', 50],
  ['verified by an elastic plate that is used more', outcome(50), checked(verified(60)), 'verified', 60],
  ['contradicted by an elastic plate that fails', outcome(50), checked(failing(120)), 'reservations', 50],
  [
    'without the data for an elastic plate',
    outcome(50),
    { kind: 'unchecked', lacks: 'both' },
    'verified_rigid',
    50,
  ],
  ['that fails itself', outcome(130, 'not_satisfied'), checked(verified(90)), 'not_verified', 130],
])('withRigidity returns the verdict on a rigid plate %s', (_, own, rigidity, word, utilisation) => {
  const found = withRigidity(own, rigidity, 'EN1992-4');
  expect([found.word, found.governing?.utilisation]).toEqual([word, utilisation]);
  expect(found.reservations.map(({ code }) => code)).toEqual(
    word === 'reservations' ? ['rigid_not_proven'] : [],
  );
});

it('a load case on a rigid plate is incomplete until its elastic plate was calculated', () => {
  expect(outcome(50).word).toBe('incomplete');
});

it('worstRigidity returns the rigidity with the most unfavourable elastic plate', () => {
  const [small, large, fails] = [checked(verified(10)), checked(verified(90)), checked(failing(101))];
  const worst = (...all: Rigidity[]) => worstRigidity(all.map((rigidity) => ({ rigidity })));
  expect(worst(small, large)).toBe(large);
  expect(worst(large, fails, small)).toBe(fails);
  expect(worstRigidity([{}, { rigidity: small }])).toBe(small);
});
