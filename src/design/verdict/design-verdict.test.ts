/**
 * Tests that the most unfavourable of all results governs the verdict, and how the elastic plate that
 * proves a rigid plate affects the outcome of a load case.
 */
import { expect, it } from 'vitest';
import { NO_LOAD } from '@/design/model/design-state';
import { nameOfRow } from '@/design/model/load-cases';
import {
  bySeverity,
  rigidityValues,
  withRigidity,
  worstRigidity,
  type CaseVerdict,
  type Rigidity,
} from '@/design/verdict/case-verdict';
import { overallOf } from '@/design/verdict/design-verdict';
import { everyRequirement, worstOf, type Cells, type VerdictWord } from '@/design/verdict/requirement-states';
import type { CaseResult } from '@/design/verdict/run-result';
import { plainDesign } from '@/verification/test-design';

/** Cells of a load case that result in each verdict. */
const CELLS: Readonly<Record<VerdictWord, Cells>> = {
  nothing: everyRequirement('not_applicable'),
  verified: everyRequirement('satisfied'),
  verified_rigid: { ...everyRequirement('satisfied'), rigidity: 'assumed' },
  reservations: { ...everyRequirement('satisfied'), scope: 'reservation' },
  incomplete: { ...everyRequirement('satisfied'), rigidity: 'not_judged' },
  not_verified: { ...everyRequirement('satisfied'), concrete_cone: 'not_satisfied' },
};

const MODE = { kind: 'mode', force: 'tension', mode: 'concrete_cone', anchors: '1' } as const;
const outcome = (word: VerdictWord, utilisation: number | null): CaseVerdict => {
  return { word, governing: { ...MODE, utilisation }, cells: CELLS[word], reservations: [] };
};
const verified = (utilisation: number) => outcome('verified', utilisation);
const failing = (utilisation: number | null) => outcome('not_verified', utilisation);

const DONE = { state: 'done', plate: 'rigid' } as const;
const combination = (verdict: CaseVerdict, index: number): CaseResult => {
  return { ...DONE, combination: index === 0 ? 2 : 3, factors: { dead: 1, live: 1.5 }, verdict };
};
const listed = (name: string, verdict: CaseVerdict): CaseResult => {
  return { ...DONE, ...nameOfRow({ name }), listed: { ...NO_LOAD, name, Nz: 1 }, verdict };
};

function decided(shown: CaseVerdict, others: CaseVerdict[], worst: CaseResult[] = []) {
  const rows = worst.length;
  const counts = { rows, done: rows, failed: 0, rigid: 0, failedNames: [] };
  const cells = worstOf(worst.map((row) => row.verdict.cells));
  const overall = overallOf(
    { others: others.map(combination), input: plainDesign({}) },
    { ...shown, missing: [], assumptions: [] },
    {
      list: rows === 0 ? null : { ...counts, fingerprint: '', worst, cells, reservations: [] },
      entered: { combinations: 1 + others.length, rows, isElastic: false },
    },
  );
  const by = overall.worst?.row ?? overall.worst?.combination ?? null;
  return { word: overall.word, utilisation: overall.governing?.utilisation, by };
}

it.each<[string, CaseVerdict, CaseVerdict[], number | null]>([
  ['the shown combination governs if its utilisation is the highest', verified(90), [verified(80)], null],
  ['another combination governs if its utilisation is higher', verified(70), [verified(80), verified(75)], 2],
  ['a failing combination governs over one that is used more', verified(99), [failing(60), verified(98)], 2],
  ['unbounded utilisation governs over any other failure', failing(150), [failing(null), failing(400)], 2],
  ['the shown combination governs if another has the same utilisation', verified(80), [verified(80)], null],
])('over all combinations, %s', (_, shown, others, by) => {
  const { word, governing } = by === null ? shown : others[0];
  expect(decided(shown, others)).toEqual({ word, utilisation: governing?.utilisation, by });
});

it('word and utilisation are two maxima: a row with reservations does not hide the larger utilisation of another', () => {
  const rows = [listed('a', verified(97.6)), listed('b', outcome('reservations', 15.8))];
  const expected = { word: 'reservations', utilisation: 97.6, by: 'a' };
  expect(decided(verified(70), [verified(80)], rows)).toEqual(expected);
});

it('bySeverity orders failing outcomes, then incomplete ones, before all others, each by utilisation', () => {
  const passing = [outcome('nothing', 0), verified(20), outcome('reservations', 50), verified(80)];
  const rising = [...passing, outcome('incomplete', 5), failing(50), failing(null)];
  rising.slice(1).forEach((graver, index) => {
    expect(bySeverity(graver, rising[index])).toBeGreaterThan(0);
    expect(bySeverity(rising[index], graver)).toBeLessThan(0);
  });
});

const PLATE = { thickness: 12, section: 'IPE 100' };
const checked = (elastic: CaseVerdict, share: number | null = null): Rigidity => {
  return { kind: 'checked', elastic, share, ...PLATE };
};
const UNCHECKED = { kind: 'unchecked', lacks: 'both' } as const;
const open = outcome('incomplete', 50);

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
  ['verified by an elastic plate that is used less', open, checked(verified(40)), 'verified', 50],
  ['verified by an elastic plate that is used more', open, checked(verified(60)), 'verified', 60],
  ['contradicted by an elastic plate that fails', open, checked(failing(120)), 'reservations', 50],
  ['without the data for an elastic plate', open, UNCHECKED, 'verified_rigid', 50],
  ['that fails itself', failing(130), checked(verified(90)), 'not_verified', 130],
])('withRigidity returns the verdict on a rigid plate %s', (_, own, rigidity, word, utilisation) => {
  const found = withRigidity(own, rigidity, 'EN1992-4');
  expect([found.word, found.governing?.utilisation]).toEqual([word, utilisation]);
  const codes = word === 'reservations' ? ['rigid_not_proven'] : [];
  expect(found.reservations.map(({ code }) => code)).toEqual(codes);
});

it('worstRigidity returns the rigidity with the most unfavourable elastic plate', () => {
  const [small, large, fails] = [checked(verified(10)), checked(verified(90)), checked(failing(101))];
  const worst = (...all: Rigidity[]) => worstRigidity(all.map((rigidity) => ({ rigidity })));
  expect(worst(small, large)).toBe(large);
  expect(worst(large, fails, small)).toBe(fails);
  expect(worstRigidity([{}, { rigidity: small }])).toBe(small);
});
