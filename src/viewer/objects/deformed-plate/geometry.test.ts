import { describe, expect, it } from 'vitest';
import {
  deformedPlateGeometry,
  exaggeration,
  largestDeflection,
} from '@/viewer/objects/deformed-plate/geometry';
import { extent } from '@/viewer/testing/measure';
import { layersOf, scene } from '@/viewer/testing/scene-builder';

const field = (w: number[]) => scene({ deformation: { nx: 3, ny: 2, w } });

describe('drawing the deformed plate', () => {
  it('the deformed plate is raised by the deflections in the grid, row by row from the lower left', () => {
    for (const [w, place] of [
      [[0, 0, 0.02, 0, 0, 0], '200,-150'],
      [[0, 0, 0, 0.02, 0, 0], '-200,150'],
    ] as const) {
      const bent = field([...w]);
      const factor = exaggeration(bent);
      const drawing = deformedPlateGeometry(bent);
      const { max } = extent(drawing);
      expect(max[2]).toBeCloseTo(15 + factor * 0.02, 3);
      const { positions } = drawing.meshes[0];
      const highest = Array.from({ length: positions.length / 3 }, (_, i) =>
        positions.subarray(3 * i, 3 * i + 3),
      )
        .filter(([, , z]) => Math.abs(z - max[2]) < 1e-3)
        .map(([x, y]) => [x, y]);
      expect(new Set(highest.map(String))).toEqual(new Set([place]));
    }
  });

  it('the largest deflection of the deformed plate is the value stated in the solution, even if no grid point has this value', () => {
    const coarse = field([0, 0, 0.019, 0, 0, 0]);
    const fine = { ...coarse, deformation: { nx: 3, ny: 2, w: [0, 0, 0.019, 0, 0, 0], largest: 0.021 } };
    expect([largestDeflection(coarse.deformation!), largestDeflection(fine.deformation)]).toEqual([
      0.019, 0.021,
    ]);
    expect(exaggeration(fine)).toBeLessThanOrEqual(exaggeration(coarse));
  });

  it('the deformed plate is drawn in a separate layer, and only if its deflection is known', () => {
    expect(deformedPlateGeometry(scene()).meshes).toEqual([]);
    const { bent, plate } = layersOf(field([0, 0, 0.02, 0, 0, 0]));
    expect(bent.meshes.map(({ material }) => material)).toEqual(['deformation']);
    expect(plate.meshes.map(({ material }) => material)).toEqual(['plate']);
  });
});

describe('exaggeration factor', () => {
  it('the exaggeration factor is 1, 2 or 5 times a power of ten', () => {
    const factors = [0.003, 0.02, 0.1, 0.4, 3, 100].map((w) => exaggeration(field([0, 0, w, 0, 0, 0])));
    expect(factors).toEqual([10000, 1000, 200, 50, 10, 1]);
    expect(exaggeration(field([0, 0, 0, 0, 0, 0]))).toBe(1);
  });
});
