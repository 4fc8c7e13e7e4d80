/**
 * The energy of an elastic plate on tension-only anchors and no-tension concrete, welded to a profile with a
 * rigid section. Unknowns: u = (w, px, py) per node of the plate, r = (deflection, slope x, slope y) of the
 * section, slopes times `scale`.
 */
import type { AreaPoints, Footprint } from './footprint';
import { gaussRule } from './gauss';
import { valuesAt, LINE_NODES } from './line-basis';
import { elementCount, elementsX, locate, nodeCount, nodesOfElement, type Mesh } from './mesh';
import {
  ELEMENT_NODES,
  ELEMENT_UNKNOWNS,
  elementStiffness,
  NODE_UNKNOWNS,
  type PlateStiffness,
  unknownsOf,
} from './plate-element';

export interface ElasticProblem {
  plate: PlateStiffness;
  /** Per anchor the disc on which it holds the plate, and the area of a whole disc, mm2. */
  washers: readonly AreaPoints[];
  washerArea: number;
  /** Anchor stiffness, N/mm; bedding of the concrete and of the profile's walls, N/mm3. */
  k_a: number;
  k_c: number;
  k_s: number;
  footprint: Footprint;
  /** Reference point of the profile, mm. */
  centre: readonly [number, number];
  /** N and N mm at the reference point. */
  Fz: number;
  Mx: number;
  My: number;
}

/** A linear form on the deflections of few nodes. */
export interface SparseRow {
  unknowns: Int32Array;
  values: Float64Array;
}

export type Section = readonly [number, number, number];

/** Contact is watched at this many points per direction and element. */
const CONTACT_POINTS = 7;
export const CONTACT_PER_ELEMENT = CONTACT_POINTS * CONTACT_POINTS;

/** Shape functions of an element at a place in it. */
export function shapeRow(xi: number, eta: number): Float64Array {
  const [Nx, Ny] = [valuesAt(xi), valuesAt(eta)];
  const N = new Float64Array(ELEMENT_NODES);
  for (let j = 0, a = 0; j < LINE_NODES; j++) {
    for (let i = 0; i < LINE_NODES; i++) N[a++] = Nx[i] * Ny[j];
  }
  return N;
}

const RULE = gaussRule(CONTACT_POINTS);
/** Shape functions [49 x 25] and weights of the contact points of an element of 2 x 2. */
const CONTACT_SHAPES = RULE.points.flatMap((eta) => RULE.points.map((xi) => shapeRow(xi, eta)));
const CONTACT_WEIGHTS = RULE.weights.flatMap((wy) => RULE.weights.map((wx) => wx * wy));

export class ElasticModel {
  readonly unknowns: number;
  readonly elements: number;
  /** Divides the section's slopes, mm. */
  readonly scale: number;
  readonly load: Section;
  readonly anchors: readonly SparseRow[];
  /** Coupling of plate and section, three columns. */
  readonly coupling: readonly [Float64Array, Float64Array, Float64Array];
  /** Stiffness of the walls against the section alone [3 x 3]. */
  readonly wall: number[][] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  /** Plate and walls, per element [75 x 75]. */
  private readonly base: Float64Array[] = [];
  private readonly elementUnknowns: Int32Array[] = [];
  private readonly elementAreas: Float64Array;
  private readonly scratch = new Float64Array(ELEMENT_UNKNOWNS * ELEMENT_UNKNOWNS);

  constructor(
    readonly mesh: Mesh,
    readonly problem: ElasticProblem,
  ) {
    const { plate, footprint, Fz, Mx, My } = problem;
    this.unknowns = NODE_UNKNOWNS * nodeCount(mesh);
    this.elements = elementCount(mesh);
    const { bounds } = footprint;
    this.scale = Math.max(bounds.x2 - bounds.x1, bounds.y2 - bounds.y1) / 2;
    this.load = [Fz, -My / this.scale, Mx / this.scale];
    this.elementAreas = new Float64Array(this.elements);
    this.coupling = [
      new Float64Array(this.unknowns),
      new Float64Array(this.unknowns),
      new Float64Array(this.unknowns),
    ];
    for (let element = 0; element < this.elements; element++) {
      const ex = element % elementsX(mesh);
      const ey = (element - ex) / elementsX(mesh);
      const [hx, hy] = [mesh.xs[ex + 1] - mesh.xs[ex], mesh.ys[ey + 1] - mesh.ys[ey]];
      this.base.push(elementStiffness(hx, hy, plate));
      this.elementAreas[element] = hx * hy;
      this.elementUnknowns.push(unknownsOf(nodesOfElement(mesh, ex, ey)));
    }
    this.addWalls(footprint);
    this.anchors = problem.washers.map((washer) => this.washerMean(washer));
  }

  private addWalls({ x, y, area }: AreaPoints): void {
    const { k_s, centre } = this.problem;
    const [lift, tiltX, tiltY] = this.coupling;
    for (let q = 0; q < area.length; q++) {
      const { element, xi, eta } = locate(this.mesh, x[q], y[q]);
      const N = shapeRow(xi, eta);
      const K = this.base[element];
      const unknowns = this.elementUnknowns[element];
      const R = [1, (x[q] - centre[0]) / this.scale, (y[q] - centre[1]) / this.scale];
      const k = k_s * area[q];
      // The lower triangle only: this loop runs for thousands of points.
      for (let a = 0; a < ELEMENT_NODES; a++) {
        const row = NODE_UNKNOWNS * a * ELEMENT_UNKNOWNS;
        const ka = k * N[a];
        for (let b = 0; b <= a; b++) K[row + NODE_UNKNOWNS * b] += ka * N[b];
        const unknown = unknowns[NODE_UNKNOWNS * a];
        lift[unknown] -= ka;
        tiltX[unknown] -= ka * R[1];
        tiltY[unknown] -= ka * R[2];
      }
      for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) this.wall[i][j] += k * R[i] * R[j];
    }
    for (const K of this.base) mirrorDeflections(K);
  }

  /** Mean deflection of a washer as a linear form; of a part of a washer, its share of that mean. */
  private washerMean({ x, y, area }: AreaPoints): SparseRow {
    const parts = new Map<number, number>();
    for (let q = 0; q < area.length; q++) {
      const { element, xi, eta } = locate(this.mesh, x[q], y[q]);
      const share = area[q] / this.problem.washerArea;
      shapeRow(xi, eta).forEach((value, a) => {
        const unknown = this.elementUnknowns[element][NODE_UNKNOWNS * a];
        parts.set(unknown, (parts.get(unknown) ?? 0) + share * value);
      });
    }
    return { unknowns: Int32Array.from(parts.keys()), values: Float64Array.from(parts.values()) };
  }

  /** Forces of plate and walls: y = A u + B r; answers the section's part B' u + C r. */
  linearForces(u: Float64Array, r: Section, y: Float64Array): [number, number, number] {
    y.fill(0);
    const local = new Float64Array(ELEMENT_UNKNOWNS);
    for (let element = 0; element < this.elements; element++) {
      const unknowns = this.elementUnknowns[element];
      const K = this.base[element];
      for (let i = 0; i < ELEMENT_UNKNOWNS; i++) local[i] = u[unknowns[i]]!;
      for (let i = 0; i < ELEMENT_UNKNOWNS; i++) {
        const row = i * ELEMENT_UNKNOWNS;
        let sum = 0;
        for (let j = 0; j < ELEMENT_UNKNOWNS; j++) sum += K[row + j] * local[j];
        y[unknowns[i]] += sum;
      }
    }
    const section: [number, number, number] = [0, 0, 0];
    this.coupling.forEach((column, i) => {
      let sum = 0;
      for (let k = 0; k < column.length; k++) {
        sum += column[k] * u[k];
        y[k] += column[k] * r[i];
      }
      section[i] = sum + this.wall[i].reduce((total, value, j) => total + value * r[j], 0);
    });
    return section;
  }

  /** Deflection at all contact points, element by element. */
  contactDeflections(u: Float64Array): Float64Array {
    const result = new Float64Array(this.elements * CONTACT_PER_ELEMENT);
    const local = new Float64Array(ELEMENT_NODES);
    for (let element = 0; element < this.elements; element++) {
      const unknowns = this.elementUnknowns[element];
      for (let a = 0; a < ELEMENT_NODES; a++) local[a] = u[unknowns[NODE_UNKNOWNS * a]]!;
      for (let q = 0; q < CONTACT_PER_ELEMENT; q++) {
        const N = CONTACT_SHAPES[q];
        let w = 0;
        for (let a = 0; a < ELEMENT_NODES; a++) w += N[a] * local[a];
        result[element * CONTACT_PER_ELEMENT + q] = w;
      }
    }
    return result;
  }

  /** Area that each contact point stands for, mm2. */
  contactArea(point: number): number {
    const element = Math.floor(point / CONTACT_PER_ELEMENT);
    return (this.elementAreas[element] * CONTACT_WEIGHTS[point % CONTACT_PER_ELEMENT]) / 4;
  }

  /** Adds the forces of the pressed contact points to y. */
  addContactForces(w: Float64Array, y: Float64Array): void {
    const { k_c } = this.problem;
    for (let point = 0; point < w.length; point++) {
      if (w[point] >= 0) continue;
      const unknowns = this.elementUnknowns[Math.floor(point / CONTACT_PER_ELEMENT)];
      const N = CONTACT_SHAPES[point % CONTACT_PER_ELEMENT];
      const force = k_c * this.contactArea(point) * w[point];
      for (let a = 0; a < ELEMENT_NODES; a++) y[unknowns[NODE_UNKNOWNS * a]] += force * N[a];
    }
  }

  /** Deflection and slopes at a point of the plate. */
  valuesAt(u: Float64Array, x: number, y: number): [number, number, number] {
    const { element, xi, eta } = locate(this.mesh, x, y);
    const unknowns = this.elementUnknowns[element];
    const values: [number, number, number] = [0, 0, 0];
    shapeRow(xi, eta).forEach((N, a) => {
      for (let c = 0; c < NODE_UNKNOWNS; c++) values[c] += N * u[unknowns[NODE_UNKNOWNS * a + c]];
    });
    return values;
  }

  /** Mean lift of each anchor's washer, mm. */
  stretchOf(u: Float64Array): number[] {
    return this.anchors.map((row) => valueOf(row, u));
  }

  /** Resultant of the pressure: N, N mm about the origin (momentX = force times y), and mm2. */
  contactResultant(u: Float64Array): {
    force: number;
    momentX: number;
    momentY: number;
    area: number;
  } {
    const { mesh } = this;
    const result = { force: 0, momentX: 0, momentY: 0, area: 0 };
    this.contactDeflections(u).forEach((w, point) => {
      if (w >= 0) return;
      const element = Math.floor(point / CONTACT_PER_ELEMENT);
      const q = point % CONTACT_PER_ELEMENT;
      const ex = element % elementsX(mesh);
      const ey = (element - ex) / elementsX(mesh);
      const along = (lines: Float64Array, e: number, xi: number): number =>
        lines[e] + ((xi + 1) / 2) * (lines[e + 1] - lines[e]);
      const area = this.contactArea(point);
      const force = -this.problem.k_c * area * w;
      result.force += force;
      result.momentX += force * along(mesh.ys, ey, RULE.points[Math.floor(q / CONTACT_POINTS)]);
      result.momentY += force * along(mesh.xs, ex, RULE.points[q % CONTACT_POINTS]);
      result.area += area;
    });
    return result;
  }

  /** Tangent of an element with the contact points that are pressed; valid until the next call. */
  elementMatrix(element: number, pressed: Uint8Array): Float64Array {
    const K = this.scratch;
    K.set(this.base[element]);
    const first = element * CONTACT_PER_ELEMENT;
    for (let q = 0; q < CONTACT_PER_ELEMENT; q++) {
      if (!pressed[first + q]) continue;
      const N = CONTACT_SHAPES[q];
      const k = this.problem.k_c * this.contactArea(first + q);
      for (let a = 0; a < ELEMENT_NODES; a++) {
        const row = NODE_UNKNOWNS * a * ELEMENT_UNKNOWNS;
        const ka = k * N[a];
        for (let b = 0; b < ELEMENT_NODES; b++) K[row + NODE_UNKNOWNS * b] += ka * N[b];
      }
    }
    return K;
  }
}

/** Copies the deflections' lower triangle of an element matrix to the upper one. */
function mirrorDeflections(K: Float64Array): void {
  for (let a = 0; a < ELEMENT_UNKNOWNS; a += NODE_UNKNOWNS) {
    for (let b = 0; b < a; b += NODE_UNKNOWNS) K[b * ELEMENT_UNKNOWNS + a] = K[a * ELEMENT_UNKNOWNS + b]!;
  }
}

export function valueOf({ unknowns, values }: SparseRow, u: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] * u[unknowns[i]];
  return sum;
}

/** y += factor times the row. */
export function addRow({ unknowns, values }: SparseRow, factor: number, y: Float64Array): void {
  for (let i = 0; i < values.length; i++) y[unknowns[i]] += factor * values[i];
}
