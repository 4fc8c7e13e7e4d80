/** Derives the outline of the concrete from the edge distances of a design, for the requests and drawings. */
import { UNBOUNDED } from '@/api/contract/run-algorithm';
import type { Design } from '@/design/model/design-state';
import type { AnchorPoint, ConcreteOutline } from '@/engineering';
import { cornersBetween, EDGES, forEachEdge, outermost } from '@/quantities/edges';

/** Returns the positions of the concrete's four sides; a side without an edge is at 10000 or -10000. */
export const edgeLines = ({ layout }: Design, anchors: readonly AnchorPoint[]): ConcreteOutline =>
  forEachEdge((name) => {
    const { exists, distance } = layout.sides[name];
    const { sign } = EDGES[name];
    return exists ? outermost(anchors, name) + sign * distance : sign * UNBOUNDED;
  });

/** Returns the corners of the concrete, counter-clockwise from the lower left. */
export const concreteOutline = (design: Design, anchors: readonly AnchorPoint[]): [number, number][] =>
  cornersBetween(edgeLines(design, anchors));
