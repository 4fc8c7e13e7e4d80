/** Tests the loaded area of the concrete and the spreading of the load against closed forms. */
import { describe, expect, it } from 'vitest';
import { bearingStrength, preparePlate, type CheckInput } from '@/engineering';
import { solveRigidPlate } from '@/engineering/plate/rigid-plate';
import { loadInNewton } from '@/engineering/plate/run-plate';
import { howMany } from '@/testing/run/how-many';
import { expectNear } from '@/verification/near';
import { randomPlate } from '@/verification/plate/random-plate';
import { plainDesign } from '@/verification/test-design';

/** Relative tolerance: rounding of the integrals. */
const near = (got: number, expected: number) => expectNear(got, expected, 1e-9);

const PLATE = { Lx: 300, Ly: 200, anchors: [[0, 0]] as const, k_a: 1e5, k_c: 10, Fz: -60_000, Mx: 0, My: 0 };

it('the loaded area under a uniform pressure is the whole plate', () => {
  const { loadedArea } = solveRigidPlate(PLATE)!;
  near(loadedArea!.area, 300 * 200);
  near(loadedArea!.length, 300);
  near(loadedArea!.width, 200);
});

it('the loaded area under a triangular pressure over the whole plate is three quarters of it', () => {
  // With the resultant at a sixth of the side, the pressure is zero at the opposite edge.
  const { loadedArea, maxPressure } = solveRigidPlate({ ...PLATE, anchors: [], My: -60_000 * (300 / 6) })!;
  near(loadedArea!.area, 0.75 * 300 * 200);
  near(60_000 / loadedArea!.area, (2 / 3) * maxPressure);
  // Second moment of a triangle with the side L about its centroid: L² / 18 of its area.
  near(loadedArea!.length, Math.sqrt((12 * 300 ** 2) / 18));
  near(loadedArea!.width, 200);
});

it('a plate that is lifted off the concrete has no loaded area', () => {
  expect(solveRigidPlate({ ...PLATE, Fz: 60_000 })!.loadedArea).toBeNull();
});

it('the mean pressure on the loaded area of an elastic plate is below its largest pressure, and the area within the plate', () => {
  for (let seed = 3; seed <= howMany(4, 8); seed++) {
    const input = randomPlate(seed);
    const plate = preparePlate(input);
    const full = plate.ok ? plate.value.solve(loadInNewton(input)) : null;
    if (full?.loadedArea === null || full === null) continue;
    const { loadedArea, contactForce, contactArea, maxPressure } = full;
    expect(loadedArea.area).toBeLessThanOrEqual(contactArea * (1 + 1e-9));
    expect(contactForce / loadedArea.area).toBeLessThanOrEqual(maxPressure * 1.01);
  }
});

describe('spreading of the load (EN 1992-1-1, 6.7)', () => {
  const loaded = { x: 0, y: 0, length: 100, width: 100 };
  const concrete = (change: Partial<CheckInput['concrete']>) => {
    const { standard, concrete: plain } = plainDesign({});
    return { standard, concrete: { ...plain, f_ck: 20, gamma_c: 1.5, h: 1000, ...change } };
  };
  const outline = { X1: Infinity, X2: -Infinity, Y1: Infinity, Y2: -Infinity };
  it.each<[string, Partial<CheckInput['concrete']>, number]>([
    ['three times the sides far from all edges in a thick member', { outline }, 3],
    ['the depth of the member: 1 + 150 / 100', { outline, h: 150 }, 2.5],
    ['the nearest edge: 2 · 75 / 100', { outline: { ...outline, Y2: -75 } }, 1.5],
    ['no spreading beside an edge of the loaded area', { outline: { ...outline, X1: 50 } }, 1],
    ['no spreading past an edge', { outline: { ...outline, X1: 40 } }, 1],
  ])('the strength is limited by %s', (_, change, spreading) => {
    const found = bearingStrength(concrete(change), loaded);
    near(found.spreading, spreading);
    near(found.value, (spreading * 20) / 1.5);
  });

  it('without a loaded area, nothing is spread', () => {
    near(bearingStrength(concrete({ outline }), null).value, 20 / 1.5);
  });

  it('the longer side of a loaded strip decides into the depth', () => {
    const strip = { ...loaded, length: 400, width: 20 };
    near(bearingStrength(concrete({ outline, h: 200 }), strip).spreading, 1.5);
  });
});
