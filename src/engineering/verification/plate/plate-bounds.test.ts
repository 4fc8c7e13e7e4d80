// @starts-first
import { expect, it } from 'vitest';
import { howMany } from '@/testing/run/how-many';
import { preparePlate } from '../../plate';
import { loadInNewton } from '../../plate/run-plate';
import { randomPlate } from './random-plate';

it('bounds stress and pressure of the full solution by the forces alone', () => {
  let solved = 0;
  for (let seed = 1; solved < howMany(8, 500); seed++) {
    const input = randomPlate(seed);
    const plate = preparePlate(input);
    if (input.t < 5 || input.anchors.length > 8 || !plate.ok) continue;
    const load = loadInNewton(input);
    const [full, forces] = [plate.value.solve(load), plate.value.forces(load)];
    if (full === null || forces === null) continue;
    solved += 1;
    const about = `seed ${seed}`;
    expect(forces.stressBound, about).toBeGreaterThanOrEqual(full.maxVonMises);
    expect(forces.pressureBound, about).toBeGreaterThanOrEqual(full.maxPressure);
  }
});
