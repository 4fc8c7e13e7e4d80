import { expect, it } from 'vitest';
import { solveDense } from '@/engineering/plate/elastic/dense-front';
import { GridSolver, type BorderPart } from '@/engineering/plate/elastic/front-tree';
import { createMesh, elementCount, nodeCount, nodesOfElement } from '@/engineering/plate/elastic/mesh';
import {
  ELEMENT_NODES,
  ELEMENT_UNKNOWNS,
  ElementKind,
  elementStiffness,
  NODE_UNKNOWNS,
  plateStiffness,
} from '@/engineering/plate/elastic/plate-element';

const mesh = createMesh(90, 60, [], { fine: 30, coarse: 30 });
const plate = plateStiffness(210000, 0.3, 10);
const size = NODE_UNKNOWNS * nodeCount(mesh);
const elements = Array.from({ length: elementCount(mesh) }, (_, element) => element);

/**
 * Returns the matrix of an element with a soft bedding under all its unknowns, so that the matrix is not
 * singular.
 */
function matrixOf(element: number, bed = 1000): Float64Array {
  const ex = element % 3;
  const K = elementStiffness(mesh.xs[ex + 1] - mesh.xs[ex], 30, plate);
  for (let i = 0; i < ELEMENT_UNKNOWNS; i++) K[i * (ELEMENT_UNKNOWNS + 1)] += bed * (element + 1);
  return K;
}

/** Returns the bedding matrix for the deflections of an element's nodes, lower triangle. */
function bedOf(stiffness: number): Float64Array {
  const added = new Float64Array(ELEMENT_NODES * ELEMENT_NODES);
  for (let a = 0; a < ELEMENT_NODES; a++) added[a * (ELEMENT_NODES + 1)] = stiffness;
  return added;
}

function unknownsOf(element: number): number[] {
  const nodes = nodesOfElement(mesh, element % 3, Math.floor(element / 3));
  return Array.from(nodes).flatMap((node) => [0, 1, 2].map((c) => NODE_UNKNOWNS * node + c));
}

/** Returns the dense matrix of all elements, with a bedding under the deflections of each element. */
function denseMatrix(beds: readonly number[]): number[][] {
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const element of elements) {
    const K = matrixOf(element);
    const unknowns = unknownsOf(element);
    unknowns.forEach((row, i) => {
      unknowns.forEach((column, j) => (matrix[row][column] += K[i * ELEMENT_UNKNOWNS + j]));
      if (i % NODE_UNKNOWNS === 0) matrix[row][row] += beds[element];
    });
  }
  return matrix;
}

/** Arguments of a factorisation of all elements without bedding. */
const UNBEDDED = [() => null, () => true] as const;

const kinds = elements.map((element) => new ElementKind(matrixOf(element)));
const wave = (k: number): Float64Array =>
  Float64Array.from({ length: size }, (_, i) => Math.sin(i + 1 + 10 * k));

function expectClose(got: ArrayLike<number>, expected: readonly number[]): void {
  const largest = Math.max(...expected.map(Math.abs));
  expected.forEach((value, i) => expect(Math.abs(got[i] - value)).toBeLessThan(1e-8 * largest));
}

it('the sparse solver gives the same solution as a dense solver, even after the matrix of one element changes', () => {
  const solver = new GridSolver(mesh, kinds);
  const beds = [1000, 0, 1000, 1000, 1000, 1000];
  const check = (): void => {
    const x = wave(0);
    solver.solve(x);
    expectClose(x, solveDense(denseMatrix(beds), Array.from(wave(0)))!);
  };
  const factor = (changed: (element: number) => boolean): boolean =>
    solver.factor((element) => bedOf(beds[element]), changed);

  expect(factor(() => true)).toBe(true);
  check();
  beds[4] = 7e6;
  expect(factor((element) => element === 4)).toBe(true);
  check();
});

it('the sparse solver gives the same border products, reduced loads and final solution as a dense solver', () => {
  const part = (column: number, seed: number): BorderPart => {
    return { column, values: wave(seed).slice(0, ELEMENT_NODES) };
  };
  const parts = [[part(0, 1)], [part(0, 2), part(1, 3)], [], [part(1, 4)], [], [part(0, 5)]];
  const columns = [0, 1].map((column) => {
    const b = new Float64Array(size);
    for (const [element, list] of parts.entries())
      for (const { values } of list.filter((one) => one.column === column))
        values.forEach((value, a) => (b[unknownsOf(element)[NODE_UNKNOWNS * a]] += value));
    return b;
  });
  const solver = new GridSolver(mesh, kinds, parts, 2);
  solver.factor(...UNBEDDED);
  const matrix = denseMatrix(elements.map(() => 0));
  const solved = columns.map((b) => solveDense(matrix, Array.from(b))!);
  const times = (a: ArrayLike<number>, b: readonly number[]) => b.reduce((sum, v, i) => sum + v * a[i], 0);
  const products = solver.borderProducts();
  const product = (a: number) => solved.map((x) => -times(columns[a], x));
  for (const a of [0, 1]) expectClose(products[a], product(a));

  const x = new Float64Array(size + 2);
  x.set(wave(6));
  solver.reduce(x);
  const free = solveDense(matrix, Array.from(wave(6)))!;
  const reduced = columns.map((b) => -times(b, free));
  expectClose(x.subarray(size), reduced);
  x.set([3, -2], size);
  solver.restore(x);
  const final = free.map((value, i) => value - 3 * solved[0][i] + 2 * solved[1][i]);
  expectClose(x, final);
});

it('the sparse solver refuses a matrix that is not positive definite', () => {
  const negative = elements.map((element) => new ElementKind(matrixOf(element, -1e9)));
  const solver = new GridSolver(mesh, negative);
  expect(solver.factor(...UNBEDDED)).toBe(false);
});
