import { expect, it } from 'vitest';
import { groupAnchors, GROUPS, SERIES } from '@/engineering';
import { withEqualPartsOf } from '@/viewer/message';
import { LAYERS, rememberingLayers, remembered } from '@/viewer/objects/layers';
import { scene, bolt, layersOf } from '@/viewer/testing/scene-builder';

const last = scene({ markedAnchor: 1 });

it('the next scene reuses the objects of unchanged properties', () => {
  const next = withEqualPartsOf(last, { ...structuredClone(last), locale: 'cn' });
  expect(next.locale).toBe('cn');
  expect(next.bolts).toBe(last.bolts);
  expect(next.plate).toBe(last.plate);
});

it('the next scene contains changed and added properties and omits removed properties', () => {
  const { markedAnchor: _, ...rest } = structuredClone(last);
  const changed = { ...rest, plate: { ...rest.plate, length: 999 }, rotation: 30 };
  expect(withEqualPartsOf(last, changed)).toEqual(changed);
});

it('the next scene is a new object even if nothing has changed, because the same image may be requested twice', () =>
  expect(withEqualPartsOf(last, structuredClone(last))).not.toBe(last));

const SPACINGS = { Sx1: 120, Sx2: 100, Sy1: 110, Sy2: 90 };
const FREE = [-90, 0, 90].map((x) => ({ x, y: x === 0 ? 90 : -90 }));

const CODES = GROUPS.map(({ code }) => code);
it.each(CODES)('a scene with the anchor group %s has finite coordinates and a number per anchor', (code) => {
  const bolts = groupAnchors(code, SPACINGS, FREE, null).map(({ no, x, y, actsX, actsY }) =>
    bolt(no, x, y, { weightX: actsX ? 1 : 0, weightY: actsY ? 1 : 0 }),
  );
  const layers = layersOf(scene({ bolts }));
  for (const name of LAYERS) {
    for (const { positions } of [...layers[name].meshes, ...layers[name].lines])
      expect(positions.every(Number.isFinite)).toBe(true);
    for (const { normals } of layers[name].meshes) expect(normals.every(Number.isFinite)).toBe(true);
  }
  expect(layers.numbers.labels.map(({ text }) => text)).toEqual(bolts.map(({ no }) => String(no)));
});

it.each(SERIES)('a profile of series $code with missing or too thick walls is drawn', ({ code: type }) => {
  expect(() => layersOf(scene({ section: { type, H: 100, W: 50, T: 0, FT: 0 } }))).not.toThrow();
  expect(() => layersOf(scene({ section: { type, H: 20, W: 10, T: 30, FT: 40 } }))).not.toThrow();
});

it('the complete scene needs fewer than 30 draw calls for eight anchors', () => {
  const bolts = Array.from({ length: 8 }, (_, i) => bolt(i + 1, 40 * i - 140, (i % 2) * 100 - 50));
  const loads = { Nz: 1, Vx: 1, Vy: 1, Mx: 1, My: 1, Mz: 1 };
  const calls = Object.values(layersOf(scene({ bolts, loads }))).map(
    ({ meshes, lines, labels }) => meshes.length + lines.length + (labels.length > 0 ? 1 : 0),
  );
  expect(calls.reduce((sum, count) => sum + count, 0)).toBeLessThan(30);
});

it('the cached drawing is redrawn only when a value that it has read changes', () => {
  const draw = remembered((parts: { plate: { length: number }; locale: string }) => [parts.plate.length]);
  const plate = { length: 300 };
  const first = draw({ plate, locale: 'en' });
  expect(first).toEqual([300]);
  expect(draw({ plate, locale: 'cn' })).toBe(first);
  expect(draw({ plate: { length: 400 }, locale: 'cn' })).toEqual([400]);
});

it('the cached drawing is redrawn when a value changes that only its last run has read', () => {
  const draw = remembered((parts: { deep: boolean; depth: number }) => [parts.deep ? parts.depth : 0]);
  draw({ deep: false, depth: 1 });
  draw({ deep: true, depth: 1 });
  expect(draw({ deep: true, depth: 2 })).toEqual([2]);
});

it('when a load changes, only the view layer with the loads is redrawn', () => {
  const layersOf = rememberingLayers();
  const first = scene();
  const before = layersOf(first);
  const after = layersOf({ ...first, loads: { ...first.loads, Nz: first.loads.Nz + 5 } });
  expect(LAYERS.filter((name) => before[name] !== after[name])).toEqual(['loads']);
});
