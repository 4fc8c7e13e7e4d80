/** Contact pressure under a stiff plate (linear, compression only), and contact area of a deformed plate. */
import type { Point } from '@/drawing/plan/shapes';

/** Linear function p = a + b x + c y. */
type Plane = Record<'a' | 'b' | 'c', number>;

export const valueAt = ({ a, b, c }: Plane, [x, y]: Point): number => a + b * x + c * y;

/** Returns the part of a convex polygon with values accepted by `isIn`; values are linear along each side. */
const partOf = (
  polygon: readonly Point[],
  values: readonly number[],
  isIn: (value: number) => boolean,
): Point[] =>
  polygon.flatMap(([x, y], i): Point[] => {
    const k = (i + 1) % polygon.length;
    const [p, q] = [values[i], values[k]];
    const kept: Point[] = isIn(p) ? [[x, y]] : [];
    const share = p / (p - q);
    if (isIn(p) !== isIn(q)) kept.push([x + share * (polygon[k][0] - x), y + share * (polygon[k][1] - y)]);
    return kept;
  });

/** Returns the part of a convex polygon in which the linear function is not negative. */
export const positivePart = (polygon: readonly Point[], plane: Plane): Point[] =>
  partOf(
    polygon,
    polygon.map((point) => valueAt(plane, point)),
    (value) => value >= 0,
  );

/** Returns the integrals of 1, x, y, x², xy, y² over a polygon. */
function moments(polygon: readonly Point[]): [number, number, number, number, number, number] {
  const sum: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  polygon.forEach(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length];
    const turn = x1 * y2 - x2 * y1;
    sum[0] += turn / 2;
    sum[1] += (turn * (x1 + x2)) / 6;
    sum[2] += (turn * (y1 + y2)) / 6;
    sum[3] += (turn * (x1 * x1 + x1 * x2 + x2 * x2)) / 12;
    sum[4] += (turn * (x1 * y2 + 2 * x1 * y1 + 2 * x2 * y2 + x2 * y1)) / 24;
    sum[5] += (turn * (y1 * y1 + y1 * y2 + y2 * y2)) / 12;
  });
  return sum;
}

const determinant = ([p, q, r]: readonly (readonly number[])[]): number =>
  p[0] * (q[1] * r[2] - q[2] * r[1]) -
  p[1] * (q[0] * r[2] - q[2] * r[0]) +
  p[2] * (q[0] * r[1] - q[1] * r[0]);

const ROUNDS = 60;

/** Returns the linear pressure whose positive part has the resultant `force` at (x, y); null if none has. */
export function pressureOf(polygon: readonly Point[], force: number, [x, y]: Point): Plane | null {
  let contact = [...polygon];
  for (let round = 0; round < ROUNDS; round++) {
    const [A, Sx, Sy, Sxx, Sxy, Syy] = moments(contact);
    const rows = [
      [A, Sx, Sy],
      [Sx, Sxx, Sxy],
      [Sy, Sxy, Syy],
    ];
    const whole = determinant(rows);
    if (!(Math.abs(whole) > 1e-9)) return null;
    const right = [force, force * x, force * y];
    const solved = [0, 1, 2].map((column) => {
      const replaced = rows.map((row, i) => row.map((value, k) => (k === column ? right[i] : value)));
      return determinant(replaced) / whole;
    });
    const plane = { a: solved[0], b: solved[1], c: solved[2] };
    const next = positivePart(polygon, plane);
    const same =
      next.length === contact.length &&
      next.every((point, i) => Math.hypot(point[0] - contact[i][0], point[1] - contact[i][1]) < 1e-6);
    if (same) return plane;
    if (next.length < 3) return null;
    contact = next;
  }
  return null;
}

/** Deflections on a regular grid, mm, row by row from the lower left; negative where the plate presses. */
interface DeflectionGrid {
  nx: number;
  ny: number;
  w: readonly number[];
}

/** Returns the parts of the grid cells where a deformed plate presses on the concrete. */
export function compressedCells(
  { nx, ny, w }: DeflectionGrid,
  plate: { length: number; width: number },
): Point[][] {
  return Array.from({ length: (nx - 1) * (ny - 1) }, (_, index) => {
    const first = index + Math.floor(index / (nx - 1));
    const cell = [first, first + 1, first + nx + 1, first + nx];
    const place = (at: number): Point => [
      ((at % nx) / (nx - 1) - 0.5) * plate.length,
      (Math.floor(at / nx) / (ny - 1) - 0.5) * plate.width,
    ];
    return partOf(
      cell.map(place),
      cell.map((at) => -w[at]),
      (value) => value > 0,
    );
  }).filter((cell) => cell.length > 2);
}
