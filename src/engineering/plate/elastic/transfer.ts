/** Interpolates the solution on one grid to another grid as a start value. */
import { DEGREE, LINE_NODES, valuesAt } from '@/engineering/plate/elastic/line-basis';
import { intervalOf, positionAlong, type Mesh } from '@/engineering/plate/elastic/mesh';
import { NODE_UNKNOWNS } from '@/engineering/plate/elastic/plate-element';

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
    places.values.set(valuesAt((2 * (position - from[e])) / (from[e + 1] - from[e]) - 1), n * LINE_NODES);
  }
  return places;
}

/**
 * Returns the unknowns of the new grid, interpolated from deflection and slopes of the old grid: first along
 * x, then along y.
 */
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
