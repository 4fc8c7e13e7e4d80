import { describe, expect, it } from 'vitest';
import { groupAnchors, GROUPS, SERIES } from '@/engineering';
import { merged } from '@/viewer/drawing/drawing';
import { LAYERS } from '@/viewer/scene/layers';
import { bolt, layersOf, scene } from '@/viewer/testing/scene-builder';

const SPACINGS = { Sx1: 120, Sx2: 100, Sy1: 110, Sy2: 90 };
const FREE = [
  { x: -90, y: -90 },
  { x: 90, y: 90 },
  { x: 90, y: -90 },
];

describe('complete scene', () => {
  it.each(GROUPS.map(({ code }) => code))(
    'a scene with the anchor group %s has finite coordinates, and a number for each anchor',
    (code) => {
      const bolts = groupAnchors(code, SPACINGS, FREE, null).map(({ no, x, y, actsX, actsY }) =>
        bolt(no, x, y, { weightX: actsX ? 1 : 0, weightY: actsY ? 1 : 0 }),
      );
      const layers = layersOf(scene({ bolts }));
      for (const name of LAYERS) {
        for (const { positions } of [...layers[name].meshes, ...layers[name].lines]) {
          expect(positions.every(Number.isFinite)).toBe(true);
        }
        for (const { normals } of layers[name].meshes) expect(normals.every(Number.isFinite)).toBe(true);
      }
      expect(layers.numbers.labels.map(({ text }) => text)).toEqual(bolts.map(({ no }) => String(no)));
    },
  );

  it.each(SERIES.map(({ code }) => code))(
    'drawing a profile of series %d with missing or excessively thick walls does not throw',
    (type) => {
      expect(() => layersOf(scene({ section: { type, H: 100, W: 50, T: 0, FT: 0 } }))).not.toThrow();
      expect(() => layersOf(scene({ section: { type, H: 20, W: 10, T: 30, FT: 40 } }))).not.toThrow();
    },
  );

  it('the complete scene needs fewer than 30 draw calls for eight anchors', () => {
    const bolts = Array.from({ length: 8 }, (_, i) => bolt(i + 1, 40 * i - 140, (i % 2) * 100 - 50));
    const loads = { Nz: 1, Vx: 1, Vy: 1, Mx: 1, My: 1, Mz: 1 };
    const calls = Object.values(layersOf(scene({ bolts, loads }))).map((layer) => {
      const { meshes, lines, labels } = merged([layer]);
      return meshes.length + lines.length + (labels.length > 0 ? 1 : 0);
    });
    expect(calls.reduce((sum, count) => sum + count, 0)).toBeLessThan(30);
  });
});
