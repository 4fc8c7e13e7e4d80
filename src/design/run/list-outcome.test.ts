/** Tests which load cases need a full solution of the elastic plate. */
import { expect, it } from 'vitest';
import { dueInFull, isOpenByForces } from '@/design/run/phases';
import type { CaseVerdict } from '@/design/verdict/case-verdict';
import { everyRequirement } from '@/design/verdict/requirement-states';
import type { CasePlate } from '@/design/verdict/run-result';

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

const namesOf = (cases: readonly Judged[]) => dueInFull(cases).map(({ name }) => name);
/**
 * Ten governing load cases that already have a full solution, so that no other load case is due because of
 * its rank.
 */
const governing = Array.from({ length: 10 }, (_, index) => judged(`G${index}`, 90, 0, 'elastic'));

it('dueInFull returns governing load cases and load cases at a limit until they have a full solution', () => {
  expect(namesOf([...governing, judged('low', 20), judged('at the limit', 99)])).toEqual(['at the limit']);
  expect(namesOf([...governing, judged('at the limit', 99, 0, 'elastic')])).toEqual([]);
  expect(namesOf(governing.map((one) => ({ ...one, plate: 'forces' })))).toHaveLength(10);
});

it('dueInFull returns load cases near the largest utilisation only after the governing load cases have been solved', () => {
  const others = [judged('near', 89), judged('far', 88)];
  expect(namesOf([...governing, ...others])).toEqual(['near']);
  const first = governing.map((one): Judged => ({ ...one, plate: 'forces' }));
  expect(namesOf([...first, ...others])).toEqual(first.map(({ name }) => name));
});

it('dueInFull returns a load case with fine forces only if the error of these forces may change the result', () => {
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

it('dueInFull returns only the load case with the largest stress if the plate yields under several load cases', () => {
  const yielding = [judged('A', 20, 300), judged('B', 10, 500), judged('C', 30, 400)];
  expect(namesOf([...governing, ...yielding])).toEqual(['B']);
  const solved = [judged('A', 20, 300), judged('B', 10, 600, 'elastic'), judged('C', 30, 400)];
  expect(namesOf([...governing, ...solved])).toEqual([]);
});

it('dueInFull returns the load case with the largest pressure if its pressure certainly exceeds the concrete strength', () => {
  const pressed = ['A', 'B', 'C'].map((name, index) => {
    const one = judged(name, 20);
    const exceeds = {
      code: 'pressure_above_strength',
      values: { pressure: 20 + index },
      clause: '',
      field: '',
    };
    return { ...one, verdict: { ...one.verdict, reservations: [exceeds] } };
  });
  expect(namesOf([...governing, ...pressed])).toEqual(['C']);
});
