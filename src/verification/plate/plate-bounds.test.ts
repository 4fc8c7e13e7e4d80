// @starts-first
import { expect, it } from 'vitest';
import { plateYieldStrength } from '@/engineering/model/bearing-strength';
import { meanPressure } from '@/engineering/plate/elastic/plate-forces';
import { preparePlate, loadInNewton } from '@/engineering/plate/run-plate';
import { howMany } from '@/testing/run/how-many';
import { valueOf } from '@/verification/check-helpers';
import { randomPlate } from '@/verification/plate/random-plate';
import { randomFrom } from '@/verification/random-numbers';

/**
 * Fraction of the yield strength that the largest stress reaches under a scaled load; twice that load
 * exceeds the yield strength.
 */
const USED = 0.7;

/**
 * First seed of each block of random plates. The plates are at least 5 mm thick and have up to eight
 * anchors; the long tests solve 200 of them in four blocks.
 */
const blocks = Array.from({ length: howMany(1, 4) }, (_, block) => block * 1000 + 1);

it.each(blocks)(
  'stress and pressure of the full solution are within the bounds calculated without stresses, seeds from %i',
  (first) => {
    let solved = 0;
    for (let seed = first; solved < howMany(3, 50); seed++) {
      const input = randomPlate(seed);
      const plate = preparePlate(input);
      if (input.t < 5 || input.anchors.length > 8 || !plate.ok) continue;
      const load = loadInNewton(input);
      const [full, forces] = [plate.value.solve(load), plate.value.forces(load)];
      if (full === null || forces === null) continue;
      solved += 1;
      const about = `seed ${seed}`;
      expect(forces.leastStress, about).toBeLessThanOrEqual(full.maxVonMises);
      expect(forces.stressBound, about).toBeGreaterThanOrEqual(full.maxVonMises);
      expect(forces.pressureBound, about).toBeGreaterThanOrEqual(meanPressure(full));
      expect(forces.leastPressure, about).toBeLessThanOrEqual(meanPressure(full));
      // At this load, close-ups tighten the bound enough to show that the plate does not yield.
      const limit = plateYieldStrength(input.t);
      const share = (USED * limit) / full.maxVonMises;
      const near = plate.value.forces({ Fz: share * load.Fz, Mx: share * load.Mx, My: share * load.My })!;
      expect(near.stressBound, about).toBeGreaterThanOrEqual(USED * limit);
      expect(near.stressBound, about).toBeLessThanOrEqual(limit);
    }
  },
);

it('the stress and pressure of a small profile on a thick plate never exceed their bounds under random loads', () => {
  const plate = valueOf(preparePlate(randomPlate(7040, 500)));
  const random = randomFrom(7040);
  const between = () => 2 * random() - 1;
  for (let load = 0; load < howMany(4, 60); load++) {
    const one = { Fz: 1e4 * between(), Mx: 1.75e6 * between(), My: 1.75e6 * between() };
    const full = plate.solve(one)!;
    const { leastPressure, pressureBound, stressBound } = plate.forces(one)!;
    expect(pressureBound, JSON.stringify(one)).toBeGreaterThanOrEqual(meanPressure(full));
    expect(leastPressure, JSON.stringify(one)).toBeLessThanOrEqual(meanPressure(full));
    expect(stressBound, JSON.stringify(one)).toBeGreaterThanOrEqual(full.maxVonMises);
  }
});
