/** Rectangular grid of the plate, finer at the walls of the profile and the washers. */
import { ELEMENT_NODES, NODE_UNKNOWNS } from '@/engineering/plate/elastic/plate-element';
import { DEGREE, LINE_NODES, NODE_POSITIONS, valuesAt } from '@/engineering/plate/elastic/shape-functions';

/** Axis-parallel box on the plate, mm. */
export interface Box {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}

export interface Mesh {
  /** Coordinates of the element lines along x and y, mm, ascending. */
  xs: Float64Array;
  ys: Float64Array;
  /** Number of nodes along x and y. */
  nodesX: number;
  nodesY: number;
}

export interface ElementSizes {
  /** Largest element size near a wall or a washer, mm. */
  fine: number;
  /** Largest element size elsewhere, mm. */
  coarse: number;
  /** Preferred smallest distance between two lines, mm. */
  gap?: number;
}

/** Smallest distances between two lines, mm; the next larger one if the grid would become too large. */
const GAPS = [1, 4, 8, 14, 25, 40];
/** Target for the largest number of elements, which limits time and memory. */
const MAX_ELEMENTS = 420;

type Interval = readonly [number, number];

/** Returns grid lines over the whole length; lines of earlier boxes displace lines closer than the gap. */
function linesAlong(
  length: number,
  bands: readonly Interval[],
  gap: number,
  { fine, coarse }: ElementSizes,
): Float64Array {
  const lines = [-length / 2, length / 2];
  for (const value of bands.flat()) {
    if (Math.abs(value) < length / 2 && lines.every((line) => Math.abs(line - value) >= gap))
      lines.push(value);
  }
  lines.sort((a, b) => a - b);
  const result = [lines[0]];
  for (let i = 1; i < lines.length; i++) {
    const [from, to] = [lines[i - 1], lines[i]];
    const middle = (from + to) / 2;
    const size = bands.some(([a, b]) => a < middle && middle < b) ? fine : coarse;
    const parts = Math.max(1, Math.ceil((to - from) / size - 1e-9));
    for (let k = 1; k <= parts; k++) result.push(from + ((to - from) * k) / parts);
  }
  return Float64Array.from(result);
}

/**
 * Creates a grid over Lx x Ly around the origin, with lines at the sides of the boxes if the grid stays
 * small enough. Lines at the sides are not necessary but improve accuracy; earlier boxes have priority.
 */
export function createMesh(Lx: number, Ly: number, boxes: readonly Box[], sizes: ElementSizes): Mesh {
  const bandsX = boxes.map(({ x1, x2 }): Interval => [x1, x2]);
  const bandsY = boxes.map(({ y1, y2 }): Interval => [y1, y2]);
  const closest = sizes.gap ?? GAPS[0];
  const meshes = [closest, ...GAPS.filter((gap) => gap > closest)].map((gap) =>
    meshOf(linesAlong(Lx, bandsX, gap, sizes), linesAlong(Ly, bandsY, gap, sizes)),
  );
  return meshes.find((mesh) => elementCount(mesh) <= MAX_ELEMENTS) ?? meshes.at(-1)!;
}

const meshOf = (xs: Float64Array, ys: Float64Array): Mesh => ({
  xs,
  ys,
  nodesX: DEGREE * (xs.length - 1) + 1,
  nodesY: DEGREE * (ys.length - 1) + 1,
});

/** Creates a rectangular grid of equal elements. */
export function evenMesh({ x1, x2, y1, y2 }: Box, size: number): Mesh {
  const along = (from: number, to: number): Float64Array => {
    const parts = Math.max(1, Math.ceil((to - from) / size - 1e-9));
    return Float64Array.from({ length: parts + 1 }, (_, k) => from + ((to - from) * k) / parts);
  };
  return meshOf(along(x1, x2), along(y1, y2));
}

export const elementsX = (mesh: Mesh): number => mesh.xs.length - 1;
export const elementsY = (mesh: Mesh): number => mesh.ys.length - 1;
export const elementCount = (mesh: Mesh): number => elementsX(mesh) * elementsY(mesh);
export const nodeCount = (mesh: Mesh): number => mesh.nodesX * mesh.nodesY;

/** Returns the node numbers of the element in column ex and row ey, in the element's node order. */
export function nodesOfElement(mesh: Mesh, ex: number, ey: number): Int32Array {
  const nodes = new Int32Array(ELEMENT_NODES);
  for (let j = 0; j < LINE_NODES; j++) {
    for (let i = 0; i < LINE_NODES; i++) {
      nodes[i + LINE_NODES * j] = ex * DEGREE + i + (ey * DEGREE + j) * mesh.nodesX;
    }
  }
  return nodes;
}

/** Returns the position of the n-th node along a direction. */
function positionAlong(lines: Float64Array, n: number): number {
  const e = Math.min(Math.floor(n / DEGREE), lines.length - 2);
  const [from, to] = [lines[e], lines[e + 1]];
  return from + ((NODE_POSITIONS[n - e * DEGREE] + 1) / 2) * (to - from);
}

/** Returns the position of a node, mm. */
export function nodePosition(mesh: Mesh, node: number): [number, number] {
  const i = node % mesh.nodesX;
  return [positionAlong(mesh.xs, i), positionAlong(mesh.ys, (node - i) / mesh.nodesX)];
}

/** Returns the interval of a value between ascending lines; outside, the first or last interval. */
export function intervalOf(lines: Float64Array, value: number): number {
  let [low, high] = [0, lines.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle] <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the local coordinate of a value in the e-th interval, from -1 to 1. */
const placeIn = (lines: Float64Array, e: number, value: number): number =>
  (2 * (value - lines[e])) / (lines[e + 1] - lines[e]) - 1;

/** Returns the element at a point (or nearest to it) and the point's local coordinates, -1 to 1. */
export function locate(
  mesh: Mesh,
  x: number,
  y: number,
): { ex: number; ey: number; element: number; xi: number; eta: number } {
  const ex = intervalOf(mesh.xs, x);
  const ey = intervalOf(mesh.ys, y);
  return {
    ex,
    ey,
    element: ex + ey * elementsX(mesh),
    xi: placeIn(mesh.xs, ex, x),
    eta: placeIn(mesh.ys, ey, y),
  };
}

/**
 * For each node along a direction of the new grid: the first node of the element in the old grid that
 * contains the node, and the values of that element's shape functions.
 */
interface Places {
  first: Int32Array;
  values: Float64Array;
}

function placesAlong(from: Float64Array, to: Float64Array, nodes: number): Places {
  const places = { first: new Int32Array(nodes), values: new Float64Array(nodes * LINE_NODES) };
  for (let n = 0; n < nodes; n++) {
    const position = positionAlong(to, n);
    const e = intervalOf(from, position);
    places.first[n] = DEGREE * e;
    places.values.set(valuesAt(placeIn(from, e, position)), n * LINE_NODES);
  }
  return places;
}

/** Returns the unknowns of the new grid, interpolated from the old grid: first along x, then along y. */
export function transfer(from: Mesh, to: Mesh, u: Float64Array): Float64Array {
  const x = placesAlong(from.xs, to.xs, to.nodesX);
  const y = placesAlong(from.ys, to.ys, to.nodesY);
  const [nodes, stride] = [LINE_NODES, NODE_UNKNOWNS];
  const row = stride * to.nodesX;
  const between = new Float64Array(from.nodesY * row);
  for (let j = 0; j < from.nodesY; j++) {
    for (let n = 0; n < to.nodesX; n++) {
      for (let i = 0; i < nodes; i++) {
        const N = x.values[n * nodes + i];
        const source = stride * (x.first[n] + i + j * from.nodesX);
        for (let c = 0; c < stride; c++) between[j * row + stride * n + c] += N * u[source + c];
      }
    }
  }
  const result = new Float64Array(to.nodesY * row);
  for (let n = 0; n < to.nodesY; n++) {
    for (let j = 0; j < nodes; j++) {
      const N = y.values[n * nodes + j];
      const source = (y.first[n] + j) * row;
      for (let k = 0; k < row; k++) result[n * row + k] += N * between[source + k];
    }
  }
  return result;
}
