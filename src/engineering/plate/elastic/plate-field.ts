/** Deflection and surface stress of the plate on a grid of sample points. */
import {
  elementsX,
  elementsY,
  intervalOf,
  nodeCount,
  nodesOfElement,
  type Mesh,
} from '@/engineering/plate/elastic/mesh';
import {
  ELEMENT_NODES,
  momentsOf,
  NODE_UNKNOWNS,
  type PlateStiffness,
} from '@/engineering/plate/elastic/plate-element';
import { LINE_NODES, slopesAt, valuesAt } from '@/engineering/plate/elastic/shape-functions';

export interface PlateField {
  /** Coordinates of the sample points along x and y, mm, ascending. */
  xs: Float64Array;
  ys: Float64Array;
  /** Deflection in mm and von Mises stress at the surface in MPa, row by row [ys.length x xs.length]. */
  w: Float64Array;
  vonMises: Float64Array;
  /** Moments per unit width, N mm/mm. */
  Mx: Float64Array;
  My: Float64Array;
  Mxy: Float64Array;
}

/** Number of sample intervals per element. */
const INTERVALS = 6;
const PLACES = Array.from({ length: INTERVALS + 1 }, (_, s) => (2 * s) / INTERVALS - 1);
const VALUES = PLACES.map(valuesAt);
const SLOPES = PLACES.map(slopesAt);

function sampleLines(lines: Float64Array): Float64Array {
  const result = new Float64Array(INTERVALS * (lines.length - 1) + 1);
  for (let i = 0; i < result.length; i++) {
    const e = Math.min(Math.floor(i / INTERVALS), lines.length - 2);
    result[i] = lines[e] + ((lines[e + 1] - lines[e]) * (i - e * INTERVALS)) / INTERVALS;
  }
  return result;
}

/** Number of sums per place: the deflection, and the value and the slope along x of each rotation. */
const PARTS = 5;

/**
 * Sums the shape functions over the nodes of each row of an element, at each place along x [rows x places x
 * PARTS]. These sums and the following sums over the rows together take a third of the time of sums over all
 * nodes.
 */
function sumRows(local: Float64Array, rows: Float64Array): void {
  for (let row = 0, at = 0; row < LINE_NODES; row++) {
    for (let i = 0; i < PLACES.length; i++) {
      const [N, dN] = [VALUES[i], SLOPES[i]];
      let [w, px, dpx, py, dpy] = [0, 0, 0, 0, 0];
      for (let k = 0, node = NODE_UNKNOWNS * LINE_NODES * row; k < LINE_NODES; k++, node += NODE_UNKNOWNS) {
        w += N[k] * local[node];
        px += N[k] * local[node + 1];
        dpx += dN[k] * local[node + 1];
        py += N[k] * local[node + 2];
        dpy += dN[k] * local[node + 2];
      }
      rows[at++] = w;
      rows[at++] = px;
      rows[at++] = dpx;
      rows[at++] = py;
      rows[at++] = dpy;
    }
  }
}

/** Field values at one of an element's sample points. */
interface Sampled {
  w: number;
  pxx: number;
  pxy: number;
  pyx: number;
  pyy: number;
}

function sampleAt(rows: Float64Array, i: number, j: number, hx: number, hy: number): Sampled {
  const [N, dN] = [VALUES[j], SLOPES[j]];
  let [w, pxx, pxy, pyx, pyy] = [0, 0, 0, 0, 0];
  for (let row = 0, at = PARTS * i; row < LINE_NODES; row++, at += PARTS * PLACES.length) {
    w += N[row] * rows[at];
    pxy += dN[row] * rows[at + 1];
    pxx += N[row] * rows[at + 2];
    pyy += dN[row] * rows[at + 3];
    pyx += N[row] * rows[at + 4];
  }
  return { w, pxx: (2 * pxx) / hx, pxy: (2 * pxy) / hy, pyx: (2 * pyx) / hx, pyy: (2 * pyy) / hy };
}

/** Samples the solution; on the line between two elements, the stress follows from their mean moments. */
export function plateField(mesh: Mesh, u: Float64Array, plate: PlateStiffness, t: number): PlateField {
  if (u.length !== NODE_UNKNOWNS * nodeCount(mesh)) throw new Error('the solution belongs to another mesh');
  const [xs, ys] = [sampleLines(mesh.xs), sampleLines(mesh.ys)];
  const size = xs.length * ys.length;
  const sums = (): Float64Array => new Float64Array(size);
  const [w, Mx, My, Mxy, count] = [sums(), sums(), sums(), sums(), sums()];
  const local = new Float64Array(NODE_UNKNOWNS * ELEMENT_NODES);
  const rows = new Float64Array(PARTS * LINE_NODES * PLACES.length);
  for (let ey = 0; ey < elementsY(mesh); ey++) {
    for (let ex = 0; ex < elementsX(mesh); ex++) {
      nodesOfElement(mesh, ex, ey).forEach((node, a) => {
        for (let c = 0; c < NODE_UNKNOWNS; c++) local[NODE_UNKNOWNS * a + c] = u[NODE_UNKNOWNS * node + c]!;
      });
      const [hx, hy] = [mesh.xs[ex + 1] - mesh.xs[ex], mesh.ys[ey + 1] - mesh.ys[ey]];
      sumRows(local, rows);
      for (let j = 0; j <= INTERVALS; j++) {
        for (let i = 0; i <= INTERVALS; i++) {
          const sample = sampleAt(rows, i, j, hx, hy);
          const [mx, my, mxy] = momentsOf(plate, sample.pxx, sample.pxy, sample.pyx, sample.pyy);
          const at = INTERVALS * ex + i + (INTERVALS * ey + j) * xs.length;
          w[at] += sample.w;
          Mx[at] += mx;
          My[at] += my;
          Mxy[at] += mxy;
          count[at]++;
        }
      }
    }
  }
  const vonMises = new Float64Array(size);
  for (let at = 0; at < size; at++) {
    const n = count[at];
    for (const values of [w, Mx, My, Mxy]) values[at] /= n;
    const [mx, my, mxy] = [Mx[at], My[at], Mxy[at]];
    vonMises[at] = (6 * Math.sqrt(mx * mx - mx * my + my * my + 3 * mxy * mxy)) / (t * t);
  }
  return { xs, ys, w, vonMises, Mx, My, Mxy };
}

/** Returns the value of a field at a point by bilinear interpolation. */
export function fieldAt({ xs, ys }: PlateField, values: Float64Array, x: number, y: number): number {
  const place = (lines: Float64Array, value: number): [number, number] => {
    const i = intervalOf(lines, value);
    return [i, Math.min(1, Math.max(0, (value - lines[i]) / (lines[i + 1] - lines[i])))];
  };
  const [i, a] = place(xs, x);
  const [j, b] = place(ys, y);
  const at = i + j * xs.length;
  const row = xs.length;
  return (
    (values[at] * (1 - a) + values[at + 1] * a) * (1 - b) +
    (values[at + row] * (1 - a) + values[at + row + 1] * a) * b
  );
}
