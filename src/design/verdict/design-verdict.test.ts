/** Tests that the most unfavourable of all results governs the verdict. */
import { expect, it } from 'vitest';
import { nameOfRow } from '@/design/model/load-cases';
import { bySeverity, type CaseVerdict } from '@/design/verdict/case-verdict';
import type { GoverningRow } from '@/design/verdict/checks';
import { overallOf, type RequiredCases } from '@/design/verdict/design-verdict';
import { everyRequirement, worstOf, type Cells, type VerdictWord } from '@/design/verdict/requirement-states';
import type { CaseResult } from '@/design/verdict/run-result';
import { plainDesign } from '@/verification/plain-design';

/** Cells of a load case that result in each verdict. */
const CELLS: Readonly<Record<VerdictWord, Cells>> = {
  nothing: everyRequirement('not_applicable'),
  verified: everyRequirement('satisfied'),
  verified_rigid: { ...everyRequirement('satisfied'), rigidity: 'assumed' },
  reservations: { ...everyRequirement('satisfied'), scope: 'reservation' },
  incomplete: { ...everyRequirement('satisfied'), pressure: 'not_judged' },
  not_verified: { ...everyRequirement('satisfied'), concrete_cone: 'not_satisfied' },
};

const outcome = (word: VerdictWord, utilisation: number | null): CaseVerdict => {
  const governing: GoverningRow = {
    kind: 'mode',
    force: 'tension',
    mode: 'concrete_cone',
    anchors: '1',
    utilisation,
  };
  return { word, governing, cells: CELLS[word], reservations: [] };
};

const combination = (number: 2 | 3, end: CaseVerdict): CaseResult => ({
  combination: number,
  factors: { dead: 1, live: 1.5 },
  state: 'done',
  plate: 'rigid',
  verdict: end,
});

const listed = (name: string, end: CaseVerdict): CaseResult => ({
  ...nameOfRow({ name }),
  state: 'done',
  listed: { name, Nz: 1, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 },
  plate: 'rigid',
  verdict: end,
});

function decided(shown: CaseVerdict, others: CaseResult[], rows: CaseResult[] = []) {
  const { length } = rows;
  const list: RequiredCases['list'] = {
    fingerprint: '',
    rows: length,
    done: length,
    failed: 0,
    rigid: 0,
    failedNames: [],
    worst: rows,
    cells: worstOf(rows.map(({ verdict: { cells } }) => cells)),
    reservations: [],
  };
  const entered = { combinations: 1 + others.length, rows: length, isElastic: false };
  const { word, governing, worst } = overallOf(
    { others, input: plainDesign({}) },
    { ...shown, missing: [], assumptions: [] },
    { list: length === 0 ? null : list, entered },
  );
  return { word, utilisation: governing?.utilisation, by: worst?.row ?? worst?.combination ?? null };
}

it.each<[string, CaseVerdict, CaseResult[], ReturnType<typeof decided>]>([
  [
    'the shown combination governs if its utilisation is the highest',
    outcome('verified', 90),
    [combination(2, outcome('verified', 80))],
    { word: 'verified', utilisation: 90, by: null },
  ],
  [
    'another combination governs if its utilisation is higher',
    outcome('verified', 70),
    [combination(2, outcome('verified', 80)), combination(3, outcome('verified', 75))],
    { word: 'verified', utilisation: 80, by: 2 },
  ],
  [
    'a failing combination governs over a passing combination with a higher utilisation',
    outcome('verified', 99),
    [combination(2, outcome('not_verified', 60)), combination(3, outcome('verified', 98))],
    { word: 'not_verified', utilisation: 60, by: 2 },
  ],
  [
    'a combination with unbounded utilisation governs over every other failing combination',
    outcome('not_verified', 150),
    [combination(2, outcome('not_verified', null)), combination(3, outcome('not_verified', 400))],
    { word: 'not_verified', utilisation: null, by: 2 },
  ],
  [
    'the shown combination governs if another has the same utilisation',
    outcome('verified', 80),
    [combination(2, outcome('verified', 80))],
    { word: 'verified', utilisation: 80, by: null },
  ],
])('over all combinations, %s', (_, shown, others, expected) => {
  expect(decided(shown, others)).toEqual(expected);
});

it('word and utilisation are two maxima: a row with reservations does not hide the larger utilisation of another', () => {
  const rows = [listed('a', outcome('verified', 97.6)), listed('b', outcome('reservations', 15.8))];
  expect(decided(outcome('verified', 70), [combination(2, outcome('verified', 80))], rows)).toEqual({
    word: 'reservations',
    utilisation: 97.6,
    by: 'a',
  });
});

it('bySeverity orders failing outcomes, then incomplete ones, before all others, each by utilisation', () => {
  const rising = [
    outcome('nothing', 0),
    outcome('verified', 20),
    outcome('reservations', 50),
    outcome('verified', 80),
    outcome('incomplete', 5),
    outcome('not_verified', 50),
    outcome('not_verified', null),
  ];
  rising.slice(1).forEach((graver, index) => {
    expect(bySeverity(graver, rising[index])).toBeGreaterThan(0);
    expect(bySeverity(rising[index], graver)).toBeLessThan(0);
  });
});
