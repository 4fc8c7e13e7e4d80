import { expect, it } from 'vitest';
import { GridSolver } from './front-tree';
import { createMesh, elementCount, nodeCount, nodesOfElement } from './mesh';
import { ELEMENT_UNKNOWNS, elementStiffness, NODE_UNKNOWNS, plateStiffness } from './plate-element';
import { solveDense } from './solve-dense';

const mesh = createMesh(90, 60, [], { fine: 30, coarse: 30 });
const plate = plateStiffness(210000, 0.3, 10);
const size = NODE_UNKNOWNS * nodeCount(mesh);

/** Element on a soft bed of all its unknowns, so that nothing is free. */
function matrixOf(element: number, bed: number): Float64Array {
  const ex = element % 3;
  const K = elementStiffness(mesh.xs[ex + 1] - mesh.xs[ex], 30, plate);
  for (let i = 0; i < ELEMENT_UNKNOWNS; i++) K[i * (ELEMENT_UNKNOWNS + 1)] += bed * (element + 1);
  return K;
}

function unknownsOf(element: number): number[] {
  const nodes = nodesOfElement(mesh, element % 3, Math.floor(element / 3));
  return Array.from(nodes).flatMap((node) => [0, 1, 2].map((c) => NODE_UNKNOWNS * node + c));
}

function denseSolution(beds: readonly number[], right: Float64Array): number[] {
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (let element = 0; element < elementCount(mesh); element++) {
    const K = matrixOf(element, beds[element]);
    const unknowns = unknownsOf(element);
    unknowns.forEach((row, i) =>
      unknowns.forEach((column, j) => (matrix[row][column] += K[i * ELEMENT_UNKNOWNS + j])),
    );
  }
  return solveDense(matrix, Array.from(right))!;
}

it('solves as a dense solver does, several right sides at once, and again after a change of one element', () => {
  const solver = new GridSolver(mesh);
  const rights = [0, 1, 2, 3, 4].map((k) =>
    Float64Array.from({ length: size }, (_, i) => Math.sin(i + 1 + 10 * k)),
  );
  const beds = [1000, 1000, 1000, 1000, 1000, 1000];
  const check = (): void => {
    const got = rights.map((right) => right.slice());
    solver.solve(got);
    got.forEach((x, k) => {
      const expected = denseSolution(beds, rights[k]);
      const largest = Math.max(...expected.map(Math.abs));
      x.forEach((value, i) => expect(Math.abs(value - expected[i])).toBeLessThan(1e-8 * largest));
    });
  };
  const factor = (changed: (element: number) => boolean): boolean =>
    solver.factor((element) => matrixOf(element, beds[element]), changed);

  expect(factor(() => true)).toBe(true);
  check();
  beds[4] = 7e6;
  expect(factor((element) => element === 4)).toBe(true);
  check();
});

it('says that a free plate has no solution', () => {
  const solver = new GridSolver(mesh);
  const negative = (element: number): Float64Array => matrixOf(element, -1e9);
  expect(solver.factor(negative, () => true)).toBe(false);
});
