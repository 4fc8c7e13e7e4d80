/** Load of a group of pulled anchors: its sum and its eccentricity to the group's centroid. */
import { giveTension, type PulledAnchor } from '../forces';
import type { Calculation } from '../trail';

const term = (sign: string, parts: readonly string[]): string => parts.join(` ${sign} `);

/** N_Ed_g (kN) of the group, and e_N_x, e_N_y (mm) as distances, never negative. */
export function tensionGroup(
  calculation: Calculation,
  group: readonly PulledAnchor[],
  clause: string,
): number {
  for (const anchor of group) giveTension(calculation, anchor, `N_${anchor.no}`, clause);
  const N_Ed_g = calculation.step(
    'N_Ed_g',
    term(
      '+',
      group.map(({ no }) => `N_${no}`),
    ),
    'kN',
    clause,
  );
  for (const axis of ['x', 'y'] as const) {
    const values = group.map((anchor) => anchor[axis]);
    if (values.every((value) => value === values[0])) {
      calculation.step(`e_N_${axis}`, '0', 'mm', clause);
      continue;
    }
    for (const anchor of group) calculation.given(`${axis}_${anchor.no}`, anchor[axis], 'mm', 'layout');
    const moment = term(
      '+',
      group.map(({ no }) => `N_${no} * ${axis}_${no}`),
    );
    const centroid = `(${term(
      '+',
      group.map(({ no }) => `${axis}_${no}`),
    )}) / ${group.length}`;
    calculation.step(`e_N_${axis}`, `abs((${moment}) / N_Ed_g - ${centroid})`, 'mm', clause);
  }
  return N_Ed_g;
}
