/** Tests the order of a run's load cases, its time budget, and which load cases need a full solution. */
import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import {
  pendingInFull,
  inOrderOfDirection,
  isOpenByForces,
  LONG,
  WITHOUT_TIME_BUDGET,
  withinTimeBudget,
} from '@/design/run/load-case-phases';
import type { CaseVerdict } from '@/design/verdict/case-verdict';
import { everyRequirement } from '@/design/verdict/requirement-states';
import type { CasePlate } from '@/design/verdict/run-result';
import { givenDesign } from '@/testing/given-design';
import { randomFrom } from '@/verification/random-numbers';

interface Judged {
  name: string;
  plate: CasePlate;
  verdict: CaseVerdict;
}

function judged(name: string, utilisation: number, stress = 0, plate: CasePlate = 'forces'): Judged {
  const kind = { kind: 'mode', force: 'tension', mode: 'concrete_cone', anchors: '1' } as const;
  const yields = { code: 'plate_above_yield', values: { stress }, clause: '', field: '' };
  const verdict: CaseVerdict = {
    word: 'reservations',
    governing: { ...kind, utilisation },
    cells: everyRequirement('satisfied'),
    reservations: stress > 0 ? [yields] : [],
  };
  return { name, plate, verdict };
}

const namesOf = (cases: readonly Judged[]) => pendingInFull(cases).map(({ name }) => name);
/**
 * Ten governing load cases that already have a full solution, so that no other load case is due because of
 * its rank.
 */
const governing = Array.from({ length: 10 }, (_, index) => judged(`G${index}`, 90, 0, 'elastic'));

it('pendingInFull returns governing load cases and load cases at a limit until they have a full solution', () => {
  expect(namesOf([...governing, judged('low', 20), judged('at the limit', 99)])).toEqual(['at the limit']);
  expect(namesOf([...governing, judged('at the limit', 99, 0, 'elastic')])).toEqual([]);
  expect(namesOf(governing.map((one) => ({ ...one, plate: 'forces' })))).toHaveLength(10);
});

it('pendingInFull returns load cases near the largest utilisation only after the governing load cases have been solved', () => {
  const others = [judged('near', 89), judged('far', 88)];
  expect(namesOf([...governing, ...others])).toEqual(['near']);
  const first = governing.map((one): Judged => ({ ...one, plate: 'forces' }));
  expect(namesOf([...first, ...others])).toEqual(first.map(({ name }) => name));
});

it('pendingInFull returns a load case with fine forces only if the error of these forces may change the result', () => {
  const fine = (name: string, utilisation: number) => judged(name, utilisation, 0, 'fine-forces');
  const others = [fine('near', 89.9), fine('far', 89), fine('at the limit', 100.1), fine('above', 101)];
  const largest = governing.map((one): Judged => ({ ...one, verdict: judged('', 120).verdict }));
  expect(namesOf([...governing, ...others.slice(0, 2)])).toEqual(['near']);
  expect(namesOf([...largest, ...others])).toEqual(['at the limit']);
});

it('isOpenByForces is true only for a load case with rough forces and a decided plate stress', () => {
  const open = judged('open', 89);
  open.verdict.cells = { ...open.verdict.cells, plate_stress: 'not_judged' };
  const cases = [judged('rough', 89), open, judged('fine', 89, 0, 'fine-forces'), ...governing];
  expect(cases.filter(isOpenByForces).map(({ name }) => name)).toEqual(['rough']);
});

it('pendingInFull returns only the load case with the largest stress if the plate yields under several load cases', () => {
  const yielding = [judged('A', 20, 300), judged('B', 10, 500), judged('C', 30, 400)];
  expect(namesOf([...governing, ...yielding])).toEqual(['B']);
  const solved = [judged('A', 20, 300), judged('B', 10, 600, 'elastic'), judged('C', 30, 400)];
  expect(namesOf([...governing, ...solved])).toEqual([]);
});

it('pendingInFull returns the load case with the largest pressure if its pressure certainly exceeds the concrete strength', () => {
  const pressed = ['A', 'B', 'C'].map((name, index) => {
    const one = judged(name, 20);
    const values = { pressure: 20 + index };
    const exceeds = { code: 'pressure_above_strength', values, clause: '', field: '' };
    return { ...one, verdict: { ...one.verdict, reservations: [exceeds] } };
  });
  expect(namesOf([...governing, ...pressed])).toEqual(['C']);
});

const random = randomFrom(3);
const between = (most: number) => most * (2 * random() - 1);
const cases = Array.from({ length: 1000 }, (_, row) => ({
  row,
  design: givenDesign({ Nz: between(20), Mx: between(4), My: between(4) }),
}));

/**
 * Returns the angle between two loads. Moments are divided by 0.2 m, half the side of a 400 mm plate, so
 * that they are comparable with forces.
 */
function angleBetween(one: Design, other: Design): number {
  const direction = ({ loads: { dead } }: Design) => [dead.Nz, dead.Mx / 0.2, dead.My / 0.2];
  const [a, b] = [direction(one), direction(other)];
  const dot = (p: number[], q: number[]) => p.reduce((sum, value, i) => sum + value * q[i], 0);
  return Math.acos(Math.min(1, dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))));
}

it('inOrderOfDirection returns every load case exactly once', () => {
  const rows = inOrderOfDirection(cases).map(({ row }) => row);
  expect(rows.toSorted((a, b) => a - b)).toEqual(cases.map(({ row }) => row));
});

it('inOrderOfDirection starts with load cases in all directions and then proceeds in small steps', () => {
  const ordered = inOrderOfDirection(cases).map(({ design }) => design);
  const angles = ordered.slice(1).map((design, index) => angleBetween(ordered[index], design));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(angles.slice(100))).toBeLessThan(0.15);
  // Every load direction is similar to the direction of one of the first 64 cases.
  const first = ordered.slice(0, 64);
  const farthest = Math.max(...ordered.map((one) => Math.min(...first.map((two) => angleBetween(one, two)))));
  expect(farthest).toBeLessThan(0.8);
});

it('inOrderOfDirection keeps the order of a list of only 200 load cases', () => {
  const short = cases.slice(0, 200);
  expect(inOrderOfDirection(short)).toEqual(short);
});

function paceOf(total: number) {
  let now = 0;
  const isLong = withinTimeBudget(() => now)(total);
  return (ms: number, done: number) => {
    now = ms;
    return isLong(done);
  };
}

it('`hurried` estimates from the finished load cases whether the remaining load cases take too long', () => {
  const after = paceOf(100);
  // Ten of 100 load cases took 0.6 s, so the remaining 90 would take 5.4 s.
  expect(after(600, 10)).toBe(false);
  // Ten load cases took 1.2 s, so the remaining 90 would take 10.8 s.
  expect(after(1200, 10)).toBe(true);
  expect(after(1000 * LONG * 10, 100)).toBe(false);
});

it('`hurried` makes no estimate in the first half second, because the server may have been idle', () => {
  expect(paceOf(1000)(499, 1)).toBe(false);
  expect(paceOf(1000)(500, 1)).toBe(true);
});

it('PATIENT never reports that the remaining load cases take too long, here with 19,999 load cases', () => {
  expect(WITHOUT_TIME_BUDGET(20_000)(1)).toBe(false);
});
