/** Outline of a design's concrete, as in the requests. */
import { UNBOUNDED } from '@/api/contract/run-algorithm';
import type { Design } from '@/design/model/design-state';
import { extentsOf, type AnchorPoint } from '@/engineering';

/**
 * Returns the corners of the concrete, counter-clockwise from the lower left; an unbounded side is at 10000.
 */
export function concreteOutline({ layout }: Design, anchors: readonly AnchorPoint[]): [number, number][] {
  const { minX, maxX, minY, maxY } = extentsOf(anchors.map(({ x, y }) => [x, y]));
  const { X1, X2, Y1, Y2 } = layout.sides;
  const right = X1.exists ? maxX + X1.distance : UNBOUNDED;
  const left = X2.exists ? minX - X2.distance : -UNBOUNDED;
  const top = Y1.exists ? maxY + Y1.distance : UNBOUNDED;
  const bottom = Y2.exists ? minY - Y2.distance : -UNBOUNDED;
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}
