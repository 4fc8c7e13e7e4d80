/**
 * Sparse direct solver for a rectangular grid of elements. The grid is bisected repeatedly, and each region
 * eliminates the unknowns that no other region shares (nested dissection, multifrontal Cholesky). A few
 * border columns, given element by element, belong to unknowns that are not eliminated; they remain as a
 * small dense system at the end. Regions without a changed element reuse their previous factorisation.
 */
import { backward, eliminate, forward, scratchFor } from '@/engineering/plate/elastic/dense-front';
import {
  elementsX,
  elementsY,
  nodeCount,
  nodesOfElement,
  type Box,
  type Mesh,
} from '@/engineering/plate/elastic/mesh';
import {
  columnsOf,
  DEFLECTIONS,
  ELEMENT_UNKNOWNS,
  INNER,
  NODE_UNKNOWNS,
  OUTER,
  restOf,
  degreesOfFreedom,
  type ElementKind,
} from '@/engineering/plate/elastic/plate-element';
import { DEGREE } from '@/engineering/plate/elastic/shape-functions';

/** Region of the elements with x1 <= ex < x2 and y1 <= ey < y2. */
type Region = Box;

/** Contribution of one element to a border column, for the element's nodal deflections. */
export interface BorderPart {
  column: number;
  values: Float64Array;
}

interface Front {
  /** Unknowns of the whole system: first those eliminated in this front, last those of the border columns. */
  unknowns: Int32Array;
  /** Number of unknowns eliminated in this front. */
  own: number;
  children: readonly Front[];
  /** For each child: the index in this front of each unknown that the child passes on. */
  places: readonly Int32Array[];
  leaf: Leaf | null;
  /** Factor [unknowns x own], and Schur complement of the remaining unknowns, lower triangle. */
  factor: Float64Array;
  schur: Float64Array;
}

interface Leaf {
  element: number;
  /** Unknowns of the whole system in the element's order: eliminated inside the element, and remaining. */
  inner: Int32Array;
  outer: Int32Array;
  /** Index in the front of each remaining unknown, of each node's deflection, and of each border column. */
  places: Int32Array;
  deflections: Int32Array;
  borders: readonly BorderPart[];
  borderPlaces: Int32Array;
}

/** True if all elements at the n-th node of a line of `count` elements have indices from `from` to `to`. */
function isBetween(n: number, from: number, to: number, count: number): boolean {
  const element = Math.floor(n / DEGREE);
  const first = n % DEGREE === 0 ? Math.max(0, element - 1) : element;
  return first >= from && Math.min(count - 1, element) < to;
}

function halves(region: Region): [Region, Region] {
  if (region.x2 - region.x1 >= region.y2 - region.y1) {
    const x = (region.x1 + region.x2) >> 1;
    return [
      { ...region, x2: x },
      { ...region, x1: x },
    ];
  }
  const y = (region.y1 + region.y2) >> 1;
  return [
    { ...region, y2: y },
    { ...region, y1: y },
  ];
}

function frontOf(
  unknowns: Int32Array,
  own: number,
  parts: Pick<Front, 'children' | 'places' | 'leaf'>,
): Front {
  const rest = unknowns.length - own;
  return {
    unknowns,
    own,
    ...parts,
    factor: new Float64Array(unknowns.length * own),
    schur: new Float64Array(rest * rest),
  };
}

/** Builds the fronts of a grid. */
class Builder {
  private readonly unknowns: number;
  /** Index of each unknown in the front being built, and the last front in which the unknown was seen. */
  private readonly place: Int32Array;
  private readonly seen: Int32Array;
  private front = 0;

  constructor(
    private readonly mesh: Mesh,
    private readonly borders: readonly (readonly BorderPart[])[],
    columns: number,
  ) {
    this.unknowns = NODE_UNKNOWNS * nodeCount(mesh);
    this.place = new Int32Array(this.unknowns + columns);
    this.seen = new Int32Array(this.unknowns + columns);
  }

  build(region: Region): Front {
    const { x1, x2, y1, y2 } = region;
    if (x2 - x1 === 1 && y2 - y1 === 1) return this.leaf(region);
    const children = halves(region).map((half) => this.build(half));
    const left = children.map(({ unknowns, own }) => unknowns.subarray(own));
    const { unknowns, own } = this.ordered(left, region);
    const places = left.map((list) => list.map((unknown) => this.place[unknown]));
    return frontOf(unknowns, own, { children, places, leaf: null });
  }

  private leaf(region: Region): Front {
    const element = region.x1 + region.y1 * elementsX(this.mesh);
    const local = degreesOfFreedom(nodesOfElement(this.mesh, region.x1, region.y1));
    const outer = OUTER.map((i) => local[i]);
    const borders = this.borders[element] ?? [];
    const columns = Int32Array.from(borders, ({ column }) => this.unknowns + column);
    const { unknowns, own } = this.ordered([outer, columns], region);
    const places = outer.map((unknown) => this.place[unknown]);
    const leaf = {
      element,
      inner: INNER.map((i) => local[i]),
      outer,
      places,
      deflections: DEFLECTIONS.map((i) => places[i]),
      borders,
      borderPlaces: columns.map((unknown) => this.place[unknown]),
    };
    return frontOf(unknowns, own, { children: [], places: [], leaf });
  }

  /**
   * Returns the distinct unknowns of the lists in this order: those eliminated in the region (`own` is their
   * number), those shared with other regions, and those of the border columns.
   */
  private ordered(lists: readonly Int32Array[], region: Region): { unknowns: Int32Array; own: number } {
    const [own, rest, border]: [number[], number[], number[]] = [[], [], []];
    this.front++;
    for (const list of lists) {
      for (const unknown of list) {
        if (this.seen[unknown] === this.front) continue;
        this.seen[unknown] = this.front;
        if (unknown >= this.unknowns) border.push(unknown);
        else if (this.isInside(Math.floor(unknown / NODE_UNKNOWNS), region)) own.push(unknown);
        else rest.push(unknown);
      }
    }
    const unknowns = Int32Array.from([...own, ...rest, ...border.sort((a, b) => a - b)]);
    unknowns.forEach((unknown, i) => (this.place[unknown] = i));
    return { unknowns, own: own.length };
  }

  /** True if all elements adjacent to a node are in the region. */
  private isInside(node: number, { x1, x2, y1, y2 }: Region): boolean {
    const { mesh } = this;
    const i = node % mesh.nodesX;
    return (
      isBetween(i, x1, x2, elementsX(mesh)) && isBetween((node - i) / mesh.nodesX, y1, y2, elementsY(mesh))
    );
  }
}

/** Stiffness to add to the deflections of an element, lower triangle [25 x 25]; null if there is none. */
type AddedStiffness = (element: number) => Float64Array | null;

export class GridSolver {
  private readonly root: Front;
  private readonly front: Float64Array;
  private readonly scratch: Float64Array;
  private readonly local: Float64Array;
  private readonly plateUnknowns: number;
  private fresh = true;

  /** `borders` lists the contributions of each element to the columns 0 to `columns` - 1. */
  constructor(
    mesh: Mesh,
    private readonly kinds: readonly ElementKind[],
    borders: readonly (readonly BorderPart[])[] = [],
    private readonly columns = 0,
  ) {
    const region = { x1: 0, x2: elementsX(mesh), y1: 0, y2: elementsY(mesh) };
    this.plateUnknowns = NODE_UNKNOWNS * nodeCount(mesh);
    this.root = new Builder(mesh, borders, columns).build(region);
    const n = largestFront(this.root);
    this.front = new Float64Array(n * n);
    this.scratch = new Float64Array(scratchFor(n));
    this.local = new Float64Array(Math.max(n, ELEMENT_UNKNOWNS));
  }

  /** Number of values that the factors store; determines the memory used. */
  get entries(): number {
    const count = ({ factor, schur, children }: Front): number =>
      factor.length + schur.length + children.reduce((sum, child) => sum + count(child), 0);
    return count(this.root) + this.front.length;
  }

  /**
   * Factorises the fronts that depend on changed elements; on the first call and after a failure, factorises
   * all fronts. Returns false if the matrix is not positive definite.
   */
  factor(addedTo: AddedStiffness, isChanged: (element: number) => boolean): boolean {
    const changed = this.refresh(this.root, addedTo, this.fresh ? () => true : isChanged);
    this.fresh = changed === null;
    return changed !== null;
  }

  /** Returns -B' A^-1 B as a full matrix: A is factorised, B contains the border columns. */
  borderProducts(): number[][] {
    const { unknowns, own, schur } = this.root;
    const rest = unknowns.length - own;
    const result = Array.from({ length: this.columns }, () => new Array<number>(this.columns).fill(0));
    const first = this.plateUnknowns;
    for (let i = 0; i < rest; i++) {
      for (let j = 0; j <= i; j++) {
        const [a, b] = [unknowns[own + i] - first, unknowns[own + j] - first];
        result[a][b] = result[b][a] = schur[i * rest + j];
      }
    }
    return result;
  }

  /**
   * Repeats the factorisation of a front and of the fronts below it if an element in them has changed.
   * Returns true if this front changed, false if it did not, and null if the elimination failed.
   */
  private refresh(
    part: Front,
    addedTo: AddedStiffness,
    isChanged: (element: number) => boolean,
  ): boolean | null {
    let changed = part.leaf !== null && isChanged(part.leaf.element);
    for (const child of part.children) {
      const below = this.refresh(child, addedTo, isChanged);
      if (below === null) return null;
      changed ||= below;
    }
    if (!changed) return false;
    return this.refactor(part, addedTo) ? true : null;
  }

  private refactor(part: Front, addedTo: AddedStiffness): boolean {
    const { own, leaf } = part;
    const n = part.unknowns.length;
    const F = this.front;
    F.fill(0, 0, n * n);
    if (leaf && !this.assembleLeaf(F, n, leaf, addedTo(leaf.element))) return false;
    part.children.forEach((child, i) => scatter(F, n, child.schur, part.places[i]));
    if (!eliminate(F, n, own, this.scratch)) return false;
    columnsOf(F, n, own, part.factor);
    restOf(F, n, own, part.schur);
    return true;
  }

  private assembleLeaf(F: Float64Array, n: number, leaf: Leaf, added: Float64Array | null): boolean {
    const condensed = this.kinds[leaf.element].condensed();
    if (!condensed) return false;
    const { places, deflections } = leaf;
    scatter(F, n, condensed.rest, places);
    leaf.borders.forEach(({ values }, b) => {
      const row = leaf.borderPlaces[b] * n;
      for (let a = 0; a < values.length; a++) F[row + deflections[a]] += values[a];
    });
    if (added) scatter(F, n, added, deflections);
    return true;
  }

  /** First half of a solution: x is the plate's right-hand side; the border becomes -B' A^-1 x. */
  reduce(x: Float64Array, part = this.root): void {
    const { children, leaf, unknowns, own, factor } = part;
    for (const child of children) this.reduce(x, child);
    const { local } = this;
    if (leaf) {
      gather(x, leaf.inner, local, 0);
      gather(x, leaf.outer, local, INNER.length);
      forward(this.kinds[leaf.element].condensed()!.factor, ELEMENT_UNKNOWNS, INNER.length, local);
      spread(x, leaf.inner, leaf.inner.length, local, 0);
      spread(x, leaf.outer, leaf.outer.length, local, INNER.length);
    }
    gather(x, unknowns, local, 0);
    forward(factor, unknowns.length, own, local);
    spread(x, unknowns, unknowns.length, local, 0);
  }

  /** Second half of a solution: x ends with the border unknowns q; the plate gets A^-1 (x - B q). */
  restore(x: Float64Array, part = this.root): void {
    const { children, leaf, unknowns, own, factor } = part;
    const { local } = this;
    gather(x, unknowns, local, 0);
    backward(factor, unknowns.length, own, local);
    spread(x, unknowns, own, local, 0);
    if (leaf) {
      gather(x, leaf.inner, local, 0);
      gather(x, leaf.outer, local, INNER.length);
      backward(this.kinds[leaf.element].condensed()!.factor, ELEMENT_UNKNOWNS, INNER.length, local);
      spread(x, leaf.inner, leaf.inner.length, local, 0);
    }
    for (const child of children) this.restore(x, child);
  }

  /** Solves a system without border columns; the solution replaces the right-hand side in x. */
  solve(x: Float64Array): void {
    this.reduce(x);
    this.restore(x);
  }
}

const largestFront = ({ unknowns, children }: Front): number =>
  Math.max(unknowns.length, ...children.map(largestFront));

function gather(x: Float64Array, unknowns: Int32Array, local: Float64Array, first: number): void {
  for (let i = 0; i < unknowns.length; i++) local[first + i] = x[unknowns[i]];
}

function spread(
  x: Float64Array,
  unknowns: Int32Array,
  count: number,
  local: Float64Array,
  first: number,
): void {
  for (let i = 0; i < count; i++) x[unknowns[i]] = local[first + i];
}

/** Adds the lower triangle of a symmetric matrix to the lower triangle of a front. */
function scatter(F: Float64Array, n: number, matrix: Float64Array, places: Int32Array): void {
  const size = places.length;
  for (let i = 0; i < size; i++) {
    const row = places[i];
    for (let j = 0; j <= i; j++) {
      const column = places[j];
      F[column <= row ? row * n + column : column * n + row] += matrix[i * size + j];
    }
  }
}
