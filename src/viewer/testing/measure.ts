/** Measurements on drawings, for tests. */
import { Box3 } from 'three';
import { cornersOf, type Drawing, type MaterialName } from '@/viewer/drawing/drawing';

export const only = (drawing: Drawing, material: MaterialName): Drawing => ({
  meshes: drawing.meshes.filter((mesh) => mesh.material === material),
  lines: [],
  labels: [],
});

export function extent(drawing: Drawing) {
  const { min, max } = new Box3().setFromArray(cornersOf([{ ...drawing, labels: [] }]).flat());
  if (min.x > max.x) throw new Error('nothing is drawn');
  return { min: min.toArray(), max: max.toArray() };
}

/** Returns the volume of closed meshes, calculated with the divergence theorem, mm³. */
export function volume({ meshes }: Drawing): number {
  let sum = 0;
  for (const { positions: p } of meshes) {
    for (let i = 0; i < p.length; i += 9) {
      const [ax, ay, az, bx, by, bz, cx, cy, cz] = p.subarray(i, i + 9);
      sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
    }
  }
  return sum / 6;
}

/** Returns the area of the triangles that lie in the plane `axis` = `value`, mm². */
export function areaAt({ meshes }: Drawing, axis: 0 | 1 | 2, value: number): number {
  let sum = 0;
  for (const { positions: p } of meshes) {
    for (let i = 0; i < p.length; i += 9) {
      if ([0, 3, 6].some((corner) => Math.abs(p[i + corner + axis] - value) > 1e-3)) continue;
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      sum +=
        Math.abs(
          (p[i + 3 + u] - p[i + u]) * (p[i + 6 + v] - p[i + v]) -
            (p[i + 6 + u] - p[i + u]) * (p[i + 3 + v] - p[i + v]),
        ) / 2;
    }
  }
  return sum;
}
