/**
 * Compares the forces under a long load list, whose solutions start from earlier solutions, with the forces
 * from independent solutions for each load.
 */
import { expect, it } from 'vitest';
import { preparePlate, type PreparedPlate } from '@/engineering';
import type { PlateLoad } from '@/engineering/forces/loads';
import { BEARING_LIMITS, plateYieldStrength } from '@/engineering/model/bearing-strength';
import { DEVIATION, FINE_DEVIATION as FINE } from '@/engineering/plate/elastic/many-loads';
import {
  forceGap,
  meanPressure,
  MIXED_FROM,
  type PlateForces,
} from '@/engineering/plate/elastic/plate-forces';
import { howMany } from '@/testing/run/how-many';
import { valueOf } from '@/verification/check-helpers';
import { randomPlate } from '@/verification/plate/random-plate';
import { randomFrom } from '@/verification/random-numbers';

/** Returns loads in all directions with magnitudes that differ by a factor of up to 100. */
function randomLoads(seed: number, count: number, length: number): PlateLoad[] {
  const random = randomFrom(seed);
  const between = () => 2 * random() - 1;
  return Array.from({ length: count }, () => {
    const size = 10 ** (3 + 2 * random());
    return { Fz: size * between(), Mx: size * length * between(), My: size * length * between() };
  });
}

const plateOf = (seed: number): PreparedPlate => valueOf(preparePlate(randomPlate(seed, 500)));

/** Number of loads that are solved independently first. */
const FIRST = 40;
const COMPARED = howMany(4, 34);
/** Every 11th compared load is also compared with its full solution. */
const EVERY = 11;

const seeds = Array.from({ length: howMany(1, 8) }, (_, index) => 7000 + index);
it.each(seeds)(
  'forces under many loads agree with independent solutions, and their bounds enclose the largest stress and the mean pressure, plate %i',
  (seed) => {
    const plate = plateOf(seed);
    const { Lx, Ly } = plate.geometry;
    const loads = randomLoads(seed, FIRST + COMPARED, Math.max(Lx, Ly) / 2);
    const found = loads.map((load) => plate.forces(load, { isOneOfMany: true })!);
    loads.slice(FIRST).forEach((load, index) => {
      const forces = found[FIRST + index];
      const alone = plate.forces(load)!;
      const name = JSON.stringify({ seed, load });
      // A load solved independently may use the fine grid, whose forces differ from those of the medium
      // grid by at most the estimate.
      const ofGrids = forces.estimate > 0.8 * MIXED_FROM ? forces.estimate : 0;
      expect(forceGap(forces, alone), name).toBeLessThan(DEVIATION + ofGrids);
      expect(forces.imbalance, name).toBeLessThan(2e-7);
      if (index % EVERY !== 0) return;
      const full = plate.solve(load)!;
      const { maxVonMises } = full;
      const mean = meanPressure(full);
      const fine = plate.forces(load, { isFine: true })!;
      expect(forceGap(fine, full), name).toBeLessThan(FINE.force);
      expect(fine.imbalance, name).toBeLessThan(1e-8);
      expect(forces.leastStress, name).toBeLessThan(maxVonMises);
      expect(forces.stressBound, name).toBeGreaterThan(maxVonMises);
      expect(forces.leastPressure, name).toBeLessThanOrEqual(mean);
      expect(forces.pressureBound, name).toBeGreaterThanOrEqual(mean);
    });
  },
);

it.each(seeds)(
  'the bounds show whether a stress or pressure 2 % above or below its limit exceeds the limit, plate %i',
  (seed) => {
    const plate = plateOf(seed);
    const { Lx, Ly, t, f_ck } = plate.geometry;
    const between = { least: BEARING_LIMITS.least * f_ck!, most: BEARING_LIMITS.most * f_ck! };
    for (const load of randomLoads(seed, howMany(2, 12), Math.max(Lx, Ly) / 2)) {
      const full = plate.solve(load)!;
      const scaled = (by: number): PlateForces =>
        plate.forces({ Fz: by * load.Fz, Mx: by * load.Mx, My: by * load.My }, { isOneOfMany: true })!;
      const toYield = plateYieldStrength(t) / full.maxVonMises;
      const about = JSON.stringify({ seed, load });
      expect(scaled(1.02 * toYield).leastStress, about).toBeGreaterThan(plateYieldStrength(t));
      expect(scaled(0.98 * toYield).stressBound, about).toBeLessThan(plateYieldStrength(t));
      const mean = meanPressure(full);
      if (mean === 0) continue;
      expect(scaled((1.02 * between.most) / mean).leastPressure, about).toBeGreaterThan(between.most);
      expect(scaled((0.98 * between.least) / mean).pressureBound, about).toBeLessThan(between.least);
    }
  },
);

it('forces stay in equilibrium in a long load list in which later solutions start from earlier solutions', () => {
  const plate = plateOf(7001);
  const length = Math.max(plate.geometry.Lx, plate.geometry.Ly) / 2;
  for (let k = 0; k < howMany(50, 1500); k++) {
    const [turn, tilt] = [0.05 * k, 0.0185 * k];
    const moment = 1e4 * length * Math.sin(tilt);
    const load = { Fz: 1e4 * Math.cos(tilt), Mx: moment * Math.cos(turn), My: moment * Math.sin(turn) };
    expect(plate.forces(load, { isOneOfMany: true })!.imbalance, `load ${k}`).toBeLessThan(2e-8);
  }
});

it('the first 40 loads are solved independently, and at least four of the next five solutions start from earlier solutions', () => {
  const plate = plateOf(7003);
  const loads = randomLoads(1, FIRST + 5, 100);
  const found = loads.map((load) => plate.forces(load, { isOneOfMany: true })!.tensions);
  const isAlone = (index: number) => found[index].join() === plate.forces(loads[index])!.tensions.join();
  const compared = Array.from({ length: FIRST }, (_, index) => index).filter((i) => i % howMany(10, 1) === 0);
  expect(compared.filter((index) => !isAlone(index))).toEqual([]);
  // A load without six earlier loads in a similar direction is also solved independently.
  const continued = [0, 1, 2, 3, 4].filter((next) => !isAlone(FIRST + next));
  expect(continued.length).toBeGreaterThanOrEqual(4);
});
