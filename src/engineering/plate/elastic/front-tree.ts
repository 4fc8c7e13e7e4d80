/**
 * Sparse direct solver for a rectangular grid of elements: the grid is halved again and again, and every part
 * eliminates the unknowns that no other part shares (nested dissection, multifrontal Cholesky). Parts without
 * a changed element keep their factor from the run before.
 */
import { backward, BLOCK, eliminate, forward } from './dense-front';
import { DEGREE } from './line-basis';
import { elementsX, elementsY, nodesOfElement, type Mesh } from './mesh';
import { NODE_UNKNOWNS, unknownsOf } from './plate-element';

/** Elements x1 <= ex < x2, y1 <= ey < y2. */
interface Region {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}

interface Front {
  /** Unknowns of the whole system, those eliminated here first. */
  unknowns: Int32Array;
  /** How many are eliminated here. */
  own: number;
  children: readonly Front[];
  /** Per child: place in this front of each unknown that the child leaves over. */
  places: readonly Int32Array[];
  /** Leaves only: number of the element, and place in this front of each of its unknowns. */
  element: number;
  leafPlaces: Int32Array;
  /** Factor [unknowns x own] and Schur complement of the rest. */
  factor: Float64Array;
  schur: Float64Array;
}

/** Whether all elements that touch the n-th node of a line lie between two of its `count` elements. */
function isBetween(n: number, from: number, to: number, count: number): boolean {
  const element = Math.floor(n / DEGREE);
  const first = n % DEGREE === 0 ? Math.max(0, element - 1) : element;
  return first >= from && Math.min(count - 1, element) < to;
}

/** Whether all elements that touch a node lie in the region. */
function isInside(mesh: Mesh, node: number, { x1, x2, y1, y2 }: Region): boolean {
  const i = node % mesh.nodesX;
  return (
    isBetween(i, x1, x2, elementsX(mesh)) && isBetween((node - i) / mesh.nodesX, y1, y2, elementsY(mesh))
  );
}

/** Order of a front's unknowns: eliminated ones first. */
function ordered(mesh: Mesh, nodes: Iterable<number>, region: Region): { unknowns: Int32Array; own: number } {
  const [own, rest]: [number[], number[]] = [[], []];
  for (const node of nodes) {
    const list = isInside(mesh, node, region) ? own : rest;
    for (let c = 0; c < NODE_UNKNOWNS; c++) list.push(NODE_UNKNOWNS * node + c);
  }
  return { unknowns: Int32Array.from([...own, ...rest]), own: own.length };
}

function placesIn(unknowns: Int32Array, wanted: Int32Array): Int32Array {
  const place = new Map<number, number>();
  unknowns.forEach((unknown, i) => place.set(unknown, i));
  return wanted.map((unknown) => place.get(unknown)!);
}

function halves({ x1, x2, y1, y2 }: Region): [Region, Region] {
  if (x2 - x1 >= y2 - y1) {
    const middle = (x1 + x2) >> 1;
    return [
      { x1, x2: middle, y1, y2 },
      { x1: middle, x2, y1, y2 },
    ];
  }
  const middle = (y1 + y2) >> 1;
  return [
    { x1, x2, y1, y2: middle },
    { x1, x2, y1: middle, y2 },
  ];
}

function build(mesh: Mesh, region: Region): Front {
  const { x1, x2, y1, y2 } = region;
  const isLeaf = x2 - x1 === 1 && y2 - y1 === 1;
  const children = isLeaf ? [] : halves(region).map((half) => build(mesh, half));
  const leafNodes = isLeaf ? nodesOfElement(mesh, x1, y1) : new Int32Array(0);
  const left = children.map((child) => child.unknowns.subarray(child.own));
  const nodes = isLeaf
    ? leafNodes
    : new Set(left.flatMap((list) => Array.from(list, (unknown) => Math.floor(unknown / NODE_UNKNOWNS))));
  const { unknowns, own } = ordered(mesh, nodes, region);
  const rest = unknowns.length - own;
  return {
    unknowns,
    own,
    children,
    places: left.map((list) => placesIn(unknowns, list)),
    element: isLeaf ? x1 + y1 * elementsX(mesh) : -1,
    leafPlaces: placesIn(unknowns, unknownsOf(leafNodes)),
    factor: new Float64Array(unknowns.length * own),
    schur: new Float64Array(rest * rest),
  };
}

/** Writes an element's matrix (row by row, symmetric) for the factorisation. */
export type ElementMatrix = (element: number) => Float64Array;

export class GridSolver {
  private readonly root: Front;
  private readonly work: Float64Array;
  private readonly front: Float64Array;
  private fresh = true;

  constructor(mesh: Mesh) {
    this.root = build(mesh, { x1: 0, x2: elementsX(mesh), y1: 0, y2: elementsY(mesh) });
    const largest = (front: Front): number =>
      Math.max(front.unknowns.length, ...front.children.map((child) => largest(child)));
    const n = largest(this.root);
    this.work = new Float64Array(BLOCK * n);
    this.front = new Float64Array(n * n);
  }

  /** Entries of the factor, for the record. */
  get entries(): number {
    const count = (front: Front): number =>
      front.factor.length + front.children.reduce((sum, child) => sum + count(child), 0);
    return count(this.root);
  }

  /** Factors anew what depends on the changed elements; false where the matrix is not positive definite. */
  factor(matrixOf: ElementMatrix, isChanged: (element: number) => boolean): boolean {
    const changed = this.refresh(this.root, matrixOf, this.fresh ? () => true : isChanged);
    this.fresh = changed === null;
    return changed !== null;
  }

  /** Whether this part changed; null where the elimination failed. */
  private refresh(
    part: Front,
    matrixOf: ElementMatrix,
    isChanged: (element: number) => boolean,
  ): boolean | null {
    let changed = part.element >= 0 && isChanged(part.element);
    for (const child of part.children) {
      const below = this.refresh(child, matrixOf, isChanged);
      if (below === null) return null;
      changed ||= below;
    }
    if (!changed) return false;
    return this.refactor(part, matrixOf) ? true : null;
  }

  private refactor(part: Front, matrixOf: ElementMatrix): boolean {
    const n = part.unknowns.length;
    const { own } = part;
    const F = this.front.subarray(0, n * n).fill(0);
    if (part.element >= 0) scatter(F, n, matrixOf(part.element), part.leafPlaces);
    part.children.forEach((child, i) => scatter(F, n, child.schur, part.places[i]));
    if (!eliminate(F, n, own)) return false;
    const rest = n - own;
    for (let i = 0; i < n; i++) {
      const end = Math.min(i + 1, own);
      for (let k = 0; k < end; k++) part.factor[i * own + k] = F[i * n + k]!;
    }
    for (let i = 0; i < rest; i++) {
      const row = (i + own) * n + own;
      for (let j = 0; j <= i; j++) part.schur[i * rest + j] = part.schur[j * rest + i] = F[row + j]!;
    }
    return true;
  }

  /** Solves all columns in place. */
  solve(columns: readonly Float64Array[]): void {
    for (let first = 0; first < columns.length; first += BLOCK) {
      const block = columns.slice(first, first + BLOCK);
      this.work.fill(0);
      this.down(this.root, block);
      this.up(this.root, block);
    }
  }

  private gather({ unknowns }: Front, block: readonly Float64Array[]): void {
    const { work } = this;
    for (let c = 0; c < block.length; c++) {
      const x = block[c];
      for (let i = 0; i < unknowns.length; i++) work[BLOCK * i + c] = x[unknowns[i]]!;
    }
  }

  private spread({ unknowns }: Front, block: readonly Float64Array[], rows: number): void {
    const { work } = this;
    for (let c = 0; c < block.length; c++) {
      const x = block[c];
      for (let i = 0; i < rows; i++) x[unknowns[i]] = work[BLOCK * i + c]!;
    }
  }

  private down(part: Front, block: readonly Float64Array[]): void {
    for (const child of part.children) this.down(child, block);
    this.gather(part, block);
    forward(part.factor, part.unknowns.length, part.own, this.work);
    this.spread(part, block, part.unknowns.length);
  }

  private up(part: Front, block: readonly Float64Array[]): void {
    this.gather(part, block);
    backward(part.factor, part.unknowns.length, part.own, this.work);
    this.spread(part, block, part.own);
    for (const child of part.children) this.up(child, block);
  }
}

/** Adds a symmetric matrix to the lower triangle of a front. */
function scatter(F: Float64Array, n: number, matrix: Float64Array, places: Int32Array): void {
  const size = places.length;
  for (let i = 0; i < size; i++) {
    const row = places[i];
    for (let j = 0; j < size; j++) {
      const column = places[j];
      if (column <= row) F[row * n + column] += matrix[i * size + j];
    }
  }
}
