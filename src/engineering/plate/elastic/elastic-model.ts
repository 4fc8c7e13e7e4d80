/**
 * Energy of an elastic plate on tension-only anchors and no-tension concrete, welded to a profile with a
 * rigid section. Unknowns: u = (w, px, py) per node of the plate, r = (deflection, slope x, slope y) of the
 * section, slopes times `scale`. Loops copy an imported number to a local constant, because without
 * bundling, as in tests, each access to an import is a function call.
 */
import { addPressure, NO_PRESSURE, type PressureSums } from '@/engineering/plate/contact';
import type { AreaPoints, Footprint } from '@/engineering/plate/elastic/footprint';
import type { BorderPart } from '@/engineering/plate/elastic/front-tree';
import {
  elementCount,
  elementsX,
  locate,
  nodeCount,
  nodesOfElement,
  type Mesh,
} from '@/engineering/plate/elastic/mesh';
import {
  ELEMENT_NODES,
  ELEMENT_UNKNOWNS,
  ElementKind,
  elementStiffness,
  NODE_UNKNOWNS,
  degreesOfFreedom,
  type PlateStiffness,
} from '@/engineering/plate/elastic/plate-element';
import { gaussRule, LINE_NODES, valuesAt } from '@/engineering/plate/elastic/shape-functions';

interface ElasticGeometry {
  plate: PlateStiffness;
  /** Disc by which each anchor holds down the plate, and the area of a complete disc, mm2. */
  washers: readonly AreaPoints[];
  washerArea: number;
  /** Stiffness of an anchor, N/mm; bedding of concrete (0 without contact) and profile walls, N/mm3. */
  k_a: number;
  k_c: number;
  k_s: number;
  footprint: Footprint;
  /** Reference point of the profile, mm. */
  centre: readonly [number, number];
}

export type Section = readonly [number, number, number];

/** Number of contact points per direction and element. */
const CONTACT_POINTS = 7;
export const CONTACT_PER_ELEMENT = CONTACT_POINTS * CONTACT_POINTS;

/** Decimal places to which element sizes (mm) are rounded before they are compared. */
const SIZE_DIGITS = 9;

/** Returns the shape functions of an element at the point (xi, eta). */
export function shapeRow(xi: number, eta: number, N = new Float64Array(ELEMENT_NODES)): Float64Array {
  const Nx = valuesAt(xi);
  const Ny = valuesAt(eta);
  for (let j = 0, a = 0; j < LINE_NODES; j++) {
    for (let i = 0; i < LINE_NODES; i++) N[a++] = Nx[i] * Ny[j];
  }
  return N;
}

const RULE = gaussRule(CONTACT_POINTS);
/** Values of the one-dimensional polynomials at the contact points [7 x 5]. */
const LINE_VALUES = Float64Array.from(RULE.points.flatMap(valuesAt));
/** Shape functions [49 x 25] and weights at the contact points of a 2 x 2 element. */
const CONTACT_SHAPES = RULE.points.flatMap((eta) => RULE.points.map((xi) => shapeRow(xi, eta)));
const CONTACT_WEIGHTS = RULE.weights.flatMap((wy) => RULE.weights.map((wx) => wx * wy));
/** Number of border columns for the section: deflection and two slopes. The anchor columns follow them. */
const SECTION_COLUMNS = 3;

type Triple = [number, number, number];

export class ElasticModel {
  readonly unknowns: number;
  readonly elements: number;
  /** Length (mm) that multiplies the section's slopes, so that all its unknowns are lengths. */
  readonly scale: number;
  /** Contribution of each element to the border columns, which couple plate, section and anchors. */
  readonly borders: BorderPart[][];
  readonly columns: number;
  readonly kinds: readonly ElementKind[];
  /** Stiffness of the walls when only the section moves [3 x 3]. */
  readonly wall: number[][] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  /** Stiffness of the concrete under each contact point, N/mm. */
  readonly contactStiffness: Float64Array;
  /** Stiffness of each anchor, N/mm. */
  readonly anchorStiffness: Float64Array;
  private readonly elementUnknowns: Int32Array[] = [];
  private readonly elementAreas: Float64Array;
  private readonly added = new Float64Array(ELEMENT_NODES * ELEMENT_NODES);

  constructor(
    readonly mesh: Mesh,
    readonly geometry: ElasticGeometry,
  ) {
    const { footprint, washers, k_c } = geometry;
    this.unknowns = NODE_UNKNOWNS * nodeCount(mesh);
    this.elements = elementCount(mesh);
    this.columns = SECTION_COLUMNS + washers.length;
    this.anchorStiffness = new Float64Array(washers.length).fill(geometry.k_a);
    const { bounds } = footprint;
    this.scale = Math.max(bounds.x2 - bounds.x1, bounds.y2 - bounds.y1) / 2;
    this.borders = Array.from({ length: this.elements }, () => []);
    this.elementAreas = new Float64Array(this.elements);
    for (let element = 0; element < this.elements; element++) {
      const { ex, ey, hx, hy } = this.placeOf(element);
      this.elementAreas[element] = hx * hy;
      this.elementUnknowns.push(degreesOfFreedom(nodesOfElement(mesh, ex, ey)));
    }
    this.kinds = this.withWalls(this.bareKinds());
    washers.forEach((washer, i) => this.addWasher(washer, SECTION_COLUMNS + i));
    this.contactStiffness = new Float64Array(this.elements * CONTACT_PER_ELEMENT);
    for (let point = 0; point < this.contactStiffness.length; point++)
      this.contactStiffness[point] = k_c * this.contactArea(point);
  }

  /** Number of values that the element matrices store; determines the memory used. */
  get entries(): number {
    const own = new Set(this.kinds);
    return own.size * 2 * ELEMENT_UNKNOWNS ** 2 + this.contactStiffness.length;
  }

  private placeOf(element: number): { ex: number; ey: number; hx: number; hy: number } {
    const { xs, ys } = this.mesh;
    const ex = element % elementsX(this.mesh);
    const ey = (element - ex) / elementsX(this.mesh);
    return { ex, ey, hx: xs[ex + 1] - xs[ex], hy: ys[ey + 1] - ys[ey] };
  }

  /** Creates the element kinds; elements of equal size share a kind. */
  private bareKinds(): ElementKind[] {
    const known = new Map<string, ElementKind>();
    return Array.from({ length: this.elements }, (_, element) => {
      const { hx, hy } = this.placeOf(element);
      const key = `${hx.toFixed(SIZE_DIGITS)} ${hy.toFixed(SIZE_DIGITS)}`;
      const kind = known.get(key) ?? new ElementKind(elementStiffness(hx, hy, this.geometry.plate));
      known.set(key, kind);
      return kind;
    });
  }

  /** Adds the stiffness of the profile's walls: each element under a wall gets its own kind. */
  private withWalls(kinds: ElementKind[]): ElementKind[] {
    const { k_s, centre, footprint } = this.geometry;
    const { x, y, area } = footprint;
    const matrices = new Map<number, Float64Array>();
    const N = new Float64Array(ELEMENT_NODES);
    for (let q = 0; q < area.length; q++) {
      const { element, xi, eta } = locate(this.mesh, x[q], y[q]);
      shapeRow(xi, eta, N);
      let K = matrices.get(element);
      if (!K) matrices.set(element, (K = kinds[element].matrix.slice()));
      const R = [1, (x[q] - centre[0]) / this.scale, (y[q] - centre[1]) / this.scale];
      const k = k_s * area[q];
      addProducts(K, k, N);
      for (let i = 0; i < SECTION_COLUMNS; i++) {
        addTo(this.borderPart(element, i), -k * R[i], N);
        for (let j = 0; j < SECTION_COLUMNS; j++) this.wall[i][j] += k * R[i] * R[j];
      }
    }
    matrices.forEach(mirrorDeflections);
    return kinds.map((kind, element) => {
      const matrix = matrices.get(element);
      return matrix ? new ElementKind(matrix) : kind;
    });
  }

  /** Adds the points of a washer to a border column that gives the washer's mean deflection. */
  private addWasher({ x, y, area }: AreaPoints, column: number): void {
    const N = new Float64Array(ELEMENT_NODES);
    for (let q = 0; q < area.length; q++) {
      const { element, xi, eta } = locate(this.mesh, x[q], y[q]);
      shapeRow(xi, eta, N);
      addTo(this.borderPart(element, column), area[q] / this.geometry.washerArea, N);
    }
  }

  private borderPart(element: number, column: number): Float64Array {
    const parts = this.borders[element];
    let part = parts.find((known) => known.column === column);
    if (!part) parts.push((part = { column, values: new Float64Array(ELEMENT_NODES) }));
    return part.values;
  }

  /** Computes the forces on plate and walls, y = A u + B r; returns those on the section, B' u + C r. */
  linearForces(u: Float64Array, r: Section, y: Float64Array): Triple {
    y.fill(0);
    const local = new Float64Array(ELEMENT_UNKNOWNS);
    const size = local.length;
    for (let element = 0; element < this.elements; element++) {
      const unknowns = this.elementUnknowns[element];
      const K = this.kinds[element].matrix;
      for (let i = 0; i < size; i++) local[i] = u[unknowns[i]];
      // Handles three rows at a time, so that the processor can compute the three sums in parallel.
      for (let i = 0; i < size; i += 3) {
        const a = i * size;
        const b = a + size;
        const c = b + size;
        let s0 = 0;
        let s1 = 0;
        let s2 = 0;
        for (let j = 0; j < size; j++) {
          const value = local[j];
          s0 += K[a + j] * value;
          s1 += K[b + j] * value;
          s2 += K[c + j] * value;
        }
        y[unknowns[i]] += s0;
        y[unknowns[i + 1]] += s1;
        y[unknowns[i + 2]] += s2;
      }
    }
    this.addColumns(r, y);
    const along = this.alongColumns(u);
    const section = (i: 0 | 1 | 2): number =>
      along[i] + this.wall[i].reduce((total, value, j) => total + value * r[j], 0);
    return [section(0), section(1), section(2)];
  }

  /** Adds the first border columns, each multiplied by its factor, to `y`. */
  private addColumns(factors: ArrayLike<number>, y: Float64Array): void {
    this.borders.forEach((parts, element) => {
      const unknowns = this.elementUnknowns[element];
      for (const { column, values } of parts) {
        if (column >= factors.length) continue;
        addToDeflections(y, unknowns, factors[column], values);
      }
    });
  }

  /** Returns the dot product of each border column with u. */
  private alongColumns(u: Float64Array): Float64Array {
    const sums = new Float64Array(this.columns);
    const stride = NODE_UNKNOWNS;
    this.borders.forEach((parts, element) => {
      const unknowns = this.elementUnknowns[element];
      for (const { column, values } of parts) {
        let sum = 0;
        for (let a = 0, at = 0; a < values.length; a++, at += stride) sum += values[a] * u[unknowns[at]];
        sums[column] += sum;
      }
    });
    return sums;
  }

  /** Adds the force of each anchor on the plate to `y`. */
  addPulls(pulls: readonly number[], y: Float64Array): void {
    this.addColumns([0, 0, 0, ...pulls], y);
  }

  /** Smallest stretch at which an anchor carries a force, mm: minus infinity without contact. */
  get leastStretch(): number {
    return this.geometry.k_c === 0 ? -Infinity : 0;
  }

  /** Returns the tension in each anchor, N; negative (compression) only without contact. */
  pullsOf(stretch: ArrayLike<number>): number[] {
    return Array.from(this.anchorStiffness, (k, i) => k * Math.max(this.leastStretch, stretch[i]));
  }

  /** Returns the mean lift of each anchor's washer, mm. */
  stretchOf(u: Float64Array): number[] {
    return Array.from(this.alongColumns(u).subarray(SECTION_COLUMNS));
  }

  /**
   * Returns the deflection at all contact points, element by element; interpolates first along x, then along
   * y. Without contact, all values are 0, so that no point counts as under pressure.
   */
  contactDeflections(u: Float64Array): Float64Array {
    const result = new Float64Array(this.elements * CONTACT_PER_ELEMENT);
    if (this.geometry.k_c === 0) return result;
    const [nodes, stride] = [LINE_NODES, NODE_UNKNOWNS];
    const rows = new Float64Array(CONTACT_POINTS * nodes);
    for (let element = 0; element < this.elements; element++) {
      const unknowns = this.elementUnknowns[element];
      for (let j = 0; j < nodes; j++) {
        for (let p = 0; p < CONTACT_POINTS; p++) {
          let sum = 0;
          for (let i = 0; i < nodes; i++)
            sum += LINE_VALUES[p * nodes + i] * u[unknowns[stride * (i + nodes * j)]];
          rows[p * nodes + j] = sum;
        }
      }
      let point = element * CONTACT_PER_ELEMENT;
      for (let q = 0; q < CONTACT_POINTS; q++) {
        for (let p = 0; p < CONTACT_POINTS; p++) {
          let w = 0;
          for (let j = 0; j < nodes; j++) w += LINE_VALUES[q * nodes + j] * rows[p * nodes + j];
          result[point++] = w;
        }
      }
    }
    return result;
  }

  /** Returns the area that a contact point represents, mm2. */
  private contactArea(point: number): number {
    const element = Math.floor(point / CONTACT_PER_ELEMENT);
    return (this.elementAreas[element] * CONTACT_WEIGHTS[point % CONTACT_PER_ELEMENT]) / 4;
  }

  /** Adds the forces of the contact points under pressure to `y`. */
  addContactForces(w: Float64Array, y: Float64Array): void {
    for (let element = 0, point = 0; element < this.elements; element++) {
      const unknowns = this.elementUnknowns[element];
      for (let q = 0; q < CONTACT_PER_ELEMENT; q++, point++) {
        if (w[point] >= 0) continue;
        const N = CONTACT_SHAPES[q];
        addToDeflections(y, unknowns, this.contactStiffness[point] * w[point], N);
      }
    }
  }

  /** Returns the integrals of the pressure over the contact area, N and mm, and the contact area, mm2. */
  contactResultant(u: Float64Array): PressureSums & { area: number } {
    const { xs, ys } = this.mesh;
    const result = { ...NO_PRESSURE, area: 0 };
    const w = this.contactDeflections(u);
    for (let element = 0, point = 0; element < this.elements; element++) {
      const { ex, ey, hx, hy } = this.placeOf(element);
      for (let q = 0; q < CONTACT_PER_ELEMENT; q++, point++) {
        if (w[point] >= 0) continue;
        const force = -this.contactStiffness[point] * w[point];
        const area = this.contactArea(point);
        const x = xs[ex] + ((RULE.points[q % CONTACT_POINTS] + 1) / 2) * hx;
        const y = ys[ey] + ((RULE.points[Math.floor(q / CONTACT_POINTS)] + 1) / 2) * hy;
        addPressure(result, force, force / area, x, y);
        result.area += area;
      }
    }
    return result;
  }

  /**
   * Returns the stiffness that the contact points under pressure add to the deflections of an element, lower
   * triangle [25 x 25]; null if no contact point is under pressure. Valid until the next call.
   */
  contactMatrix(element: number, pressed: Uint8Array): Float64Array | null {
    const K = this.added;
    const first = element * CONTACT_PER_ELEMENT;
    let any = false;
    for (let q = 0; q < CONTACT_PER_ELEMENT; q++) {
      if (!pressed[first + q]) continue;
      if (!any) K.fill(0);
      any = true;
      const N = CONTACT_SHAPES[q];
      const nodes = N.length;
      const k = this.contactStiffness[first + q];
      for (let a = 0; a < nodes; a++) {
        const ka = k * N[a];
        for (let b = 0; b <= a; b++) K[a * nodes + b] += ka * N[b];
      }
    }
    return any ? K : null;
  }
}

function addTo(part: Float64Array, factor: number, N: Float64Array): void {
  for (let a = 0; a < N.length; a++) part[a] += factor * N[a];
}

/** Adds k N N' to the deflection entries (lower triangle) of an element matrix. */
function addProducts(K: Float64Array, k: number, N: Float64Array): void {
  const [across, down] = [NODE_UNKNOWNS, NODE_UNKNOWNS * ELEMENT_UNKNOWNS];
  for (let a = 0; a < N.length; a++) {
    const row = down * a;
    const ka = k * N[a];
    for (let b = 0; b <= a; b++) K[row + across * b] += ka * N[b];
  }
}

/** Adds `factor` times `N` to the deflection entries of an element's nodes in `y`. */
function addToDeflections(y: Float64Array, unknowns: Int32Array, factor: number, N: Float64Array): void {
  const stride = NODE_UNKNOWNS;
  for (let a = 0, at = 0; a < N.length; a++, at += stride) y[unknowns[at]] += factor * N[a];
}

/** Copies the deflection entries in the lower triangle of an element matrix to the upper triangle. */
function mirrorDeflections(K: Float64Array): void {
  for (let a = 0; a < ELEMENT_UNKNOWNS; a += NODE_UNKNOWNS) {
    for (let b = 0; b < a; b += NODE_UNKNOWNS) K[b * ELEMENT_UNKNOWNS + a] = K[a * ELEMENT_UNKNOWNS + b];
  }
}
