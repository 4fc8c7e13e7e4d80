import { describe, expect, it } from 'vitest';
import { rememberingLayers, LAYERS } from '@/viewer/scene/layers';
import { remembered } from '@/viewer/scene/remembered';
import { scene } from '@/viewer/testing/scene-builder';

describe('cached drawing', () => {
  const plate = { length: 300 };

  it('the cached drawing is redrawn when a value that it has read changes', () => {
    const draw = remembered((parts: { plate: { length: number }; locale: string }) => [parts.plate.length]);
    expect(draw({ plate, locale: 'en' })).toEqual([300]);
    expect(draw({ plate: { length: 400 }, locale: 'en' })).toEqual([400]);
  });

  it('the cached drawing is the same object as long as no value that it has read changes', () => {
    const draw = remembered((parts: { plate: { length: number }; locale: string }) => [parts.plate.length]);
    expect(draw({ plate, locale: 'cn' })).toBe(draw({ plate, locale: 'en' }));
  });

  it('the cached drawing is redrawn when a value changes that only its last run has read', () => {
    const draw = remembered((parts: { deep: boolean; depth: number }) => [parts.deep ? parts.depth : 0]);
    draw({ deep: false, depth: 1 });
    draw({ deep: true, depth: 1 });
    expect(draw({ deep: true, depth: 2 })).toEqual([2]);
  });
});

describe('cached view layers', () => {
  it('when a load changes, only the view layer with the loads is redrawn', () => {
    const layersOf = rememberingLayers();
    const first = scene();
    const before = layersOf(first);
    const after = layersOf({ ...first, loads: { ...first.loads, Nz: first.loads.Nz + 5 } });
    expect(LAYERS.filter((name) => before[name] !== after[name])).toEqual(['loads']);
  });
});
