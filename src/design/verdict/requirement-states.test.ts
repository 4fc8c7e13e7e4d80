import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  REQUIREMENTS,
  everyRequirement,
  sharedCells,
  wordOf,
  STATES,
  worstOf,
  type Cells,
  type CellState,
  type VerdictWord,
} from '@/design/verdict/requirement-states';

const cellsOf = (...states: readonly CellState[]): fc.Arbitrary<Cells> =>
  fc.record(Object.fromEntries(REQUIREMENTS.map((one) => [one, fc.constantFrom(...states)])));
const someCells = cellsOf(...STATES);
const fewCells = cellsOf('satisfied', 'assumed', 'not_applicable');

/** All verdicts except "incomplete" and "not verified". */
const GREEN: readonly VerdictWord[] = ['verified', 'verified_rigid', 'nothing', 'reservations'];

it.each<[CellState, VerdictWord]>([
  ['satisfied', 'verified'],
  ['assumed', 'verified_rigid'],
  ['reservation', 'reservations'],
  ['not_judged', 'incomplete'],
  ['not_satisfied', 'not_verified'],
])('a ledger with one requirement %s and the others satisfied has the verdict %s', (state, word) => {
  for (const requirement of REQUIREMENTS)
    expect(wordOf({ ...everyRequirement('satisfied'), [requirement]: state })).toBe(word);
});

it('a ledger in which no failure mode applies has the verdict "nothing", or "reservations" if it contains a reservation', () => {
  expect(wordOf(everyRequirement('not_applicable'))).toBe('nothing');
  // A reservation is kept even if no check applies.
  expect(wordOf({ ...everyRequirement('not_applicable'), pressure: 'reservation' })).toBe('reservations');
});

it('the verdict of a ledger is incomplete or not verified if any requirement is missing', () => {
  fc.assert(
    fc.property(fc.oneof(someCells, fewCells), fc.constantFrom(...REQUIREMENTS), (cells, requirement) => {
      const { [requirement]: _, ...rest } = cells;
      expect(GREEN).not.toContain(wordOf(rest));
    }),
  );
});

it('a ledger without load cases is incomplete, and an additional load case never makes an incomplete ledger verified', () => {
  expect(wordOf(worstOf([]))).toBe('incomplete');
  fc.assert(
    fc.property(fc.array(fc.oneof(someCells, fewCells), { minLength: 1 }), someCells, (cases, added) => {
      const before = wordOf(worstOf(cases));
      const after = wordOf(worstOf([...cases, added]));
      if (!GREEN.includes(before)) expect(GREEN).not.toContain(after);
      if (GREEN.includes(after)) expect(GREEN).toContain(wordOf(added));
    }),
  );
});

it('sharedCells returns one object for equal cells, and another for cells that differ in one state', () => {
  const [requirements, states] = [fc.constantFrom(...REQUIREMENTS), fc.constantFrom(...STATES)];
  fc.assert(
    fc.property(someCells, requirements, states, (cells, requirement, state) => {
      const one = sharedCells({ ...cells });
      expect(one).toEqual(cells);
      expect(sharedCells({ ...cells })).toBe(one);
      const other = { ...cells, [requirement]: state };
      expect(sharedCells(other)).toEqual(other);
    }),
  );
});
