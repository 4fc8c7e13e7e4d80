/**
 * Load on a group of anchors in tension: the sum of the forces, and the eccentricity of their resultant from
 * the group's centroid.
 */
import { noteTension, type TensionAnchor } from '@/engineering/forces';
import { byMembers, meanOf, sumOf, type Calculation } from '@/engineering/trail';

const formulasOf = byMembers((numbers) => {
  const offset = (axis: 'x' | 'y') => ({
    places: numbers.map((no) => `${axis}_${no}`),
    e_N: `abs((${sumOf(numbers, (no) => `N_${no} * ${axis}_${no}`)}) / N_Ed_g - ${meanOf(numbers, (no) => `${axis}_${no}`)})`,
  });
  return {
    tensions: numbers.map((no) => `N_${no}`),
    N_Ed_g: sumOf(numbers, (no) => `N_${no}`),
    x: offset('x'),
    y: offset('y'),
  };
});

/** Computes the group's N_Ed_g (kN) and the absolute eccentricities e_N_x and e_N_y (mm). */
export function tensionGroup(
  calculation: Calculation,
  group: readonly TensionAnchor[],
  clause: string,
): number {
  const formulas = formulasOf(group);
  group.forEach((anchor, i) => noteTension(calculation, anchor, formulas.tensions[i], clause));
  const N_Ed_g = calculation.step('N_Ed_g', formulas.N_Ed_g, 'kN', clause);
  eccentricity(calculation, group, 'x', clause);
  eccentricity(calculation, group, 'y', clause);
  return N_Ed_g;
}

function eccentricity(
  calculation: Calculation,
  group: readonly TensionAnchor[],
  axis: 'x' | 'y',
  clause: string,
): void {
  const symbol = `e_N_${axis}`;
  const { places, e_N } = formulasOf(group)[axis];
  const [first] = group;
  if (group.every((anchor) => anchor[axis] === first[axis])) {
    calculation.step(symbol, '0', 'mm', clause);
    return;
  }
  group.forEach((anchor, i) => calculation.given(places[i], anchor[axis], 'mm', 'layout'));
  calculation.step(symbol, e_N, 'mm', clause);
}
