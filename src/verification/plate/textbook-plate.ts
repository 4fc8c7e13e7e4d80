/**
 * Solves plates made of the elements in `plate-element.ts`, with the supports, springs and loads of textbook
 * cases, which do not occur in base plates.
 */
import { shapeRow } from '@/engineering/plate/elastic/elastic-model';
import { samplesOfDisc } from '@/engineering/plate/elastic/footprint';
import { GridSolver } from '@/engineering/plate/elastic/front-tree';
import {
  elementCount,
  elementsX,
  locate,
  nodeCount,
  nodePosition,
  nodesOfElement,
  type Mesh,
} from '@/engineering/plate/elastic/mesh';
import {
  degreesOfFreedom,
  ELEMENT_NODES,
  ELEMENT_UNKNOWNS,
  ElementKind,
  elementStiffness,
  NODE_UNKNOWNS,
  type PlateStiffness,
} from '@/engineering/plate/elastic/plate-element';
import { plateField, type PlateField } from '@/engineering/plate/elastic/plate-field';
import { LINE_NODES, lineMatrices } from '@/engineering/plate/elastic/shape-functions';

type Freedom = 'w' | 'px' | 'py';
const FREEDOMS: readonly Freedom[] = ['w', 'px', 'py'];

type Where = (x: number, y: number) => boolean;

/** Returns the share of a uniform load on a side of this length that each of its nodes takes. */
const sharesOf = (h: number): number[] =>
  lineMatrices(h).mass.map((row) => row.reduce((sum, value) => sum + value, 0));

export class PlateCore {
  private readonly fixed = new Map<number, number>();
  private readonly load: Float64Array;
  private readonly matrices: Float64Array[] = [];

  constructor(
    readonly mesh: Mesh,
    private readonly plate: PlateStiffness,
    /** Bedding stiffness in tension and compression, N/mm3. */
    bedding = 0,
  ) {
    this.load = new Float64Array(NODE_UNKNOWNS * nodeCount(mesh));
    for (let element = 0; element < elementCount(mesh); element++) {
      const [hx, hy] = this.sides(element);
      const K = elementStiffness(hx, hy, plate);
      const [X, Y] = [lineMatrices(hx).mass, lineMatrices(hy).mass];
      for (let a = 0; a < ELEMENT_NODES; a++) {
        for (let b = 0; b < ELEMENT_NODES; b++) {
          const mass =
            X[a % LINE_NODES][b % LINE_NODES] * Y[Math.floor(a / LINE_NODES)][Math.floor(b / LINE_NODES)];
          K[NODE_UNKNOWNS * (a * ELEMENT_UNKNOWNS + b)] += bedding * mass;
        }
      }
      this.matrices.push(K);
    }
  }

  private place(element: number): [number, number] {
    const ex = element % elementsX(this.mesh);
    return [ex, (element - ex) / elementsX(this.mesh)];
  }

  private sides(element: number): [number, number] {
    const [ex, ey] = this.place(element);
    const { xs, ys } = this.mesh;
    return [xs[ex + 1] - xs[ex], ys[ey + 1] - ys[ey]];
  }

  private unknown(node: number, freedom: Freedom): number {
    return NODE_UNKNOWNS * node + FREEDOMS.indexOf(freedom);
  }

  private nodesWhere(where: Where): number[] {
    return Array.from({ length: nodeCount(this.mesh) }, (_, node) => node).filter((node) =>
      where(...nodePosition(this.mesh, node)),
    );
  }

  hold(freedom: Freedom, where: Where, value: (x: number, y: number) => number = () => 0): this {
    for (const node of this.nodesWhere(where)) {
      this.fixed.set(this.unknown(node, freedom), value(...nodePosition(this.mesh, node)));
    }
    return this;
  }

  /** Holds all freedoms at zero. */
  clamp(where: Where): this {
    return this.hold('w', where).hold('px', where).hold('py', where);
  }

  /** Applies a uniform load in N/mm2 to the elements whose centre is in the region. */
  press(q: number, where: Where = () => true): this {
    for (let element = 0; element < elementCount(this.mesh); element++) {
      const [ex, ey] = this.place(element);
      const { xs, ys } = this.mesh;
      if (!where((xs[ex] + xs[ex + 1]) / 2, (ys[ey] + ys[ey + 1]) / 2)) continue;
      const [hx, hy] = this.sides(element);
      const [X, Y] = [sharesOf(hx), sharesOf(hy)];
      nodesOfElement(this.mesh, ex, ey).forEach((node, a) => {
        this.load[NODE_UNKNOWNS * node] += q * X[a % LINE_NODES] * Y[Math.floor(a / LINE_NODES)];
      });
    }
    return this;
  }

  /** Returns the linear form that evaluates the mean deflection over a disc around a point. */
  discMean(x: number, y: number, radius: number): { unknown: number; value: number }[] {
    const parts = new Map<number, number>();
    for (const sample of samplesOfDisc(radius, 12, () => 48)) {
      const { ex, ey, xi, eta } = locate(this.mesh, x + sample.x, y + sample.y);
      const nodes = nodesOfElement(this.mesh, ex, ey);
      shapeRow(xi, eta).forEach((N, a) => {
        const unknown = NODE_UNKNOWNS * nodes[a];
        parts.set(unknown, (parts.get(unknown) ?? 0) + (N * sample.area) / (Math.PI * radius ** 2));
      });
    }
    return Array.from(parts, ([unknown, value]) => ({ unknown, value }));
  }

  pressDisc(total: number, x: number, y: number, radius: number): this {
    for (const { unknown, value } of this.discMean(x, y, radius)) this.load[unknown] += total * value;
    return this;
  }

  /**
   * Yields the elements on one side of the element line at x (to its right; to its left for the last line),
   * with the indices of their nodes on the line.
   */
  private *alongLine(x: number): Generator<{ element: number; hy: number; places: number[] }> {
    const line = Array.from(this.mesh.xs).findIndex((value) => Math.abs(value - x) < 1e-9);
    if (line < 0) throw new Error('no element line there');
    const ex = Math.min(line, elementsX(this.mesh) - 1);
    const column = line === ex ? 0 : LINE_NODES - 1;
    for (let ey = 0; ey < this.mesh.ys.length - 1; ey++) {
      const element = ex + ey * elementsX(this.mesh);
      const places = Array.from({ length: LINE_NODES }, (_, j) => column + LINE_NODES * j);
      yield { element, hy: this.sides(element)[1], places };
    }
  }

  /** Applies a line load in N/mm on the element line at x. */
  pressLine(p: number, x: number): this {
    for (const { element, hy, places } of this.alongLine(x)) {
      const nodes = nodesOfElement(this.mesh, ...this.place(element));
      sharesOf(hy).forEach((share, j) => {
        this.load[NODE_UNKNOWNS * nodes[places[j]]] += p * share;
      });
    }
    return this;
  }

  /** Adds a line spring in N/mm2 under the element line at x. */
  springLine(k: number, x: number): this {
    for (const { element, hy, places } of this.alongLine(x)) {
      lineMatrices(hy).mass.forEach((row, i) =>
        row.forEach((value, j) => {
          this.matrices[element][NODE_UNKNOWNS * (places[i] * ELEMENT_UNKNOWNS + places[j])] += k * value;
        }),
      );
    }
    return this;
  }

  solve(): Float64Array {
    const right = this.load.slice();
    const matrices = this.matrices.map((matrix, element) => {
      const K = matrix.slice();
      const nodes = nodesOfElement(this.mesh, ...this.place(element));
      const unknowns = degreesOfFreedom(nodes);
      unknowns.forEach((fixed, j) => {
        const value = this.fixed.get(fixed);
        if (value === undefined) return;
        unknowns.forEach((unknown, i) => {
          if (!this.fixed.has(unknown)) right[unknown] -= K[i * ELEMENT_UNKNOWNS + j] * value;
          K[i * ELEMENT_UNKNOWNS + j] = 0;
          K[j * ELEMENT_UNKNOWNS + i] = 0;
        });
        K[j * ELEMENT_UNKNOWNS + j] = 1;
      });
      return K;
    });
    const solver = new GridSolver(
      this.mesh,
      matrices.map((matrix) => new ElementKind(matrix)),
    );
    const all = () => true;
    if (!solver.factor(() => null, all)) throw new Error('the plate is not held');
    // The diagonal entry for a fixed unknown is the number of elements that share the unknown, so the
    // right-hand side is multiplied by that number.
    for (const [unknown, value] of this.fixed) right[unknown] = value * this.sharedBy(unknown);
    solver.solve(right);
    return right;
  }

  /** Solves the plate of thickness `t`, mm, and samples the solution. */
  field(t: number): PlateField {
    return plateField(this.mesh, this.solve(), this.plate, t);
  }

  private sharedBy(unknown: number): number {
    const node = Math.floor(unknown / NODE_UNKNOWNS);
    const isAt = (_: Float64Array, element: number) =>
      nodesOfElement(this.mesh, ...this.place(element)).includes(node);
    return this.matrices.filter(isAt).length;
  }
}
