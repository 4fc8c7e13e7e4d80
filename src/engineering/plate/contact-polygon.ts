/** Part of a rectangular plate that is in contact with the concrete, and its area integrals. */
import { addPressure, NO_PRESSURE, type PressureSums } from '@/engineering/plate/loaded-area';

/** Integrals of 1, x, y, x², xy, y² over the region where w < 0; mm² to mm⁴. */
export interface ContactIntegrals {
  I0: number;
  Ix: number;
  Iy: number;
  Ixx: number;
  Ixy: number;
  Iyy: number;
}

/** Returns the corners of the area in which w0 + bx x + by y < 0, counter-clockwise (Sutherland-Hodgman). */
function pressedPolygon(Lx: number, Ly: number, w0: number, bx: number, by: number): [number, number][] {
  const a = Lx / 2;
  const b = Ly / 2;
  const corners: [number, number][] = [
    [-a, -b],
    [a, -b],
    [a, b],
    [-a, b],
  ];
  const polygon: [number, number][] = [];
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) % 4;
    const [p, q] = [corners[i], corners[j]];
    const wp = w0 + bx * p[0] + by * p[1];
    const wq = w0 + bx * q[0] + by * q[1];
    if (wp < 0) polygon.push(p);
    if (wp < 0 !== wq < 0) {
      const t = wp / (wp - wq);
      polygon.push([p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]);
    }
  }
  return polygon;
}

/** Computes exact integrals by dividing the contact area into a fan of triangles. */
export function contactIntegrals(
  Lx: number,
  Ly: number,
  w0: number,
  bx: number,
  by: number,
): ContactIntegrals {
  const sums: ContactIntegrals = { I0: 0, Ix: 0, Iy: 0, Ixx: 0, Ixy: 0, Iyy: 0 };
  const polygon = pressedPolygon(Lx, Ly, w0, bx, by);
  for (let i = 1; i + 1 < polygon.length; i++) {
    const [x0, y0] = polygon[0];
    const [x1, y1] = polygon[i];
    const [x2, y2] = polygon[i + 1];
    const area = ((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)) / 2;
    const X = x0 + x1 + x2;
    const Y = y0 + y1 + y2;
    sums.I0 += area;
    sums.Ix += (area * X) / 3;
    sums.Iy += (area * Y) / 3;
    sums.Ixx += (area / 12) * (x0 * x0 + x1 * x1 + x2 * x2 + X * X);
    sums.Iyy += (area / 12) * (y0 * y0 + y1 * y1 + y2 * y2 + Y * Y);
    sums.Ixy += (area / 12) * (x0 * y0 + x1 * y1 + x2 * y2 + X * Y);
  }
  return sums;
}

/** Points of a triangle as shares of its corners, with weights; exact for polynomials of degree 3. */
const DEGREE_3 = [
  {
    weight: 1 / 20,
    points: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  },
  {
    weight: 2 / 15,
    points: [
      [0.5, 0.5, 0],
      [0.5, 0, 0.5],
      [0, 0.5, 0.5],
    ],
  },
  { weight: 9 / 20, points: [[1 / 3, 1 / 3, 1 / 3]] },
] as const;

/** Returns the integrals of the pressure k_c max(0, -w) under a plane plate, exactly. */
export function pressureSums(
  { Lx, Ly, k_c }: { Lx: number; Ly: number; k_c: number },
  [w0, bx, by]: readonly [number, number, number],
): PressureSums {
  const sums = { ...NO_PRESSURE };
  const [first, ...others] = pressedPolygon(Lx, Ly, w0, bx, by);
  for (let i = 0; i + 1 < others.length; i++) {
    const [p, q] = [others[i], others[i + 1]];
    const area = ((p[0] - first[0]) * (q[1] - first[1]) - (q[0] - first[0]) * (p[1] - first[1])) / 2;
    for (const { weight, points } of DEGREE_3)
      for (const [a, b, c] of points) {
        const [x, y] = [a * first[0] + b * p[0] + c * q[0], a * first[1] + b * p[1] + c * q[1]];
        const pressure = Math.max(0, -k_c * (w0 + bx * x + by * y));
        addPressure(sums, weight * area * pressure, pressure, x, y);
      }
  }
  return sums;
}
