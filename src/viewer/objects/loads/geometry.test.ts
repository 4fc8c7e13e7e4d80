import { describe, expect, it } from 'vitest';
import type { SceneMessage } from '@/viewer/message';
import { loadsGeometry } from '@/viewer/objects/loads/geometry';
import { stubHeight } from '@/viewer/objects/measures';
import { extent, only } from '@/viewer/testing/measure';
import { scene } from '@/viewer/testing/scene-builder';

const NONE = { Nz: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };
const drawn = (loads: Partial<typeof NONE>, ex = 0, more: Partial<SceneMessage> = {}) =>
  loadsGeometry(scene({ loads: { ...NONE, ...loads }, eccentricity: { ex, ey: 0 }, ...more }));

/** Returns the width of an arrow at each end; the tip is the narrower end. */
function headWidth(loads: Partial<typeof NONE>, axis: 0 | 1 | 2): { low: number; high: number } {
  const { positions } = drawn(loads).meshes[0];
  const points = Array.from({ length: positions.length / 3 }, (_, i) => [
    ...positions.subarray(3 * i, 3 * i + 3),
  ]);
  const along = points.map((point) => point[axis]);
  const [from, to] = [Math.min(...along), Math.max(...along)];
  const others = [0, 1, 2].filter((other) => other !== axis);
  const width = (near: (place: number) => boolean) => {
    const close = points.filter((point) => near(point[axis]));
    const across = close.map((point) => point[others[0]]);
    return Math.max(...across) - Math.min(...across);
  };
  return { low: width((place) => place < from + 1), high: width((place) => place > to - 1) };
}

describe('drawing loads', () => {
  it('the load layer is empty without loads', () => {
    const { meshes, labels } = drawn({});
    expect([meshes, labels]).toEqual([[], []]);
  });

  it('the label of each load component contains its value and unit', () => {
    const { labels } = drawn({ Nz: 10, Vx: -2.5, Vy: 3, Mx: 1, My: -0.25, Mz: 7 });
    expect(labels.map(({ text }) => text)).toEqual([
      'N_z = 10.000 kN',
      'V_x = -2.500 kN',
      'V_y = 3.000 kN',
      'M_x = 1.000 kNm\nM_y = -0.250 kNm\nM_z = 7.000 kNm',
    ]);
    expect(drawn({ My: 2 }).labels.map(({ text }) => text)).toEqual(['M_y = 2.000 kNm']);
  });

  it('the arrow for the load whose input field has the focus is highlighted', () => {
    const materialsOf = (markedLoad?: 'Nz' | 'Vx') =>
      drawn({ Nz: 10, Vx: 2 }, 0, { markedLoad }).meshes.map(({ material }) => material);
    expect(materialsOf()).toEqual(['load']);
    expect(materialsOf('Vx')).toEqual(['load', 'mark']);
  });

  it('force arrows point in the direction of action', () => {
    const right = headWidth({ Vx: 5 }, 0);
    expect(right.high).toBeLessThan(right.low);
    const left = headWidth({ Vx: -5 }, 0);
    expect(left.low).toBeLessThan(left.high);
    const pulling = headWidth({ Nz: 5 }, 2);
    expect(pulling.high).toBeLessThan(pulling.low);
    const pressing = headWidth({ Nz: -5 }, 2);
    expect(pressing.low).toBeLessThan(pressing.high);
  });

  it('the loads act at the profile’s reference point, and the arrows of normal forces are above the profile', () => {
    const top = 15 + stubHeight(scene());
    expect(extent(drawn({ Nz: 5 })).min[2]).toBeGreaterThan(top);
    expect(extent(drawn({ Nz: -5 })).min[2]).toBeGreaterThan(top);
    expect(extent(drawn({ Vx: 5 }, 60)).min[0] - extent(drawn({ Vx: 5 })).min[0]).toBeCloseTo(60, 3);
  });

  it('the arrow of a force is shorter if another force is larger', () => {
    const both = only(drawn({ Nz: 10, Vx: 1 }), 'load');
    const lengthX = extent(drawn({ Vx: 1 })).max[0];
    expect(extent(both).max[0]).toBeLessThan(lengthX);
  });

  it('the arc of the moment Mz rotates according to the right-hand rule', () => {
    // The arc runs counter-clockwise over the top, so its head is on the left; the head is drawn last.
    const centreOfHead = (Mz: number) => {
      const { positions } = drawn({ Mz }).meshes[0];
      return [...positions.subarray(positions.length - 9)];
    };
    expect(centreOfHead(1)[0]).toBeLessThan(0);
    expect(centreOfHead(1)[0]).toBeCloseTo(-centreOfHead(-1)[0], 0);
  });
});
