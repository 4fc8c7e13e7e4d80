// @starts-first
import { expect, it } from 'vitest';
import { plateYieldStrength } from '@/engineering/model/plate-steel';
import { preparePlate } from '@/engineering/plate';
import { loadInNewton } from '@/engineering/plate/run-plate';
import { howMany } from '@/testing/run/how-many';
import { randomPlate } from '@/verification/plate/random-plate';

/** Fraction of the yield strength to which a load is scaled: twice the load exceeds the yield strength. */
const USED = 0.7;

/** First seeds: each block contains thick plates with few anchors that converge, 200 in the long tests. */
const blocks = Array.from({ length: howMany(1, 4) }, (_, block) => block * 1000 + 1);

it.each(blocks)(
  'forces alone give upper bounds of stress and pressure of the full solution, seeds from %i',
  (first) => {
    let solved = 0;
    for (let seed = first; solved < howMany(8, 50); seed++) {
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
      // Here close-ups tighten the bound enough to show that the plate does not yield.
      const limit = plateYieldStrength(input.t);
      const share = (USED * limit) / full.maxVonMises;
      const near = plate.value.forces({ Fz: share * load.Fz, Mx: share * load.Mx, My: share * load.My })!;
      expect(near.stressBound, about).toBeGreaterThanOrEqual(USED * limit);
      expect(near.stressBound, about).toBeLessThanOrEqual(limit);
    }
  },
);
