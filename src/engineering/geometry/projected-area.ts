/** Union of squares round anchors, cut at the concrete's edges. */
import type { AnchorPoint, ConcreteOutline } from '../model/design';

/** Upright slice of the union: its width along x times the covered length along y, mm. */
export interface Strip {
  width: number;
  length: number;
}

interface Interval {
  from: number;
  to: number;
}

function coveredLength(intervals: Interval[]): number {
  intervals.sort((a, b) => a.from - b.from);
  let covered = 0;
  let end = -Infinity;
  for (const { from, to } of intervals) {
    if (to <= end) continue;
    covered += to - Math.max(from, end);
    end = to;
  }
  return covered;
}

/**
 * Strips of the union of squares of side `side` (mm) centred on the anchors; neighbouring strips of the same length are
 * joined, so a rectangle is one strip. The area is the sum of width times length.
 */
export function unionStrips(
  anchors: readonly AnchorPoint[],
  side: number,
  outline: ConcreteOutline,
): Strip[] {
  const half = side / 2;
  const squares = anchors.map(({ x, y }) => ({
    left: Math.max(x - half, outline.X2),
    right: Math.min(x + half, outline.X1),
    from: Math.max(y - half, outline.Y2),
    to: Math.min(y + half, outline.Y1),
  }));
  const cuts = [...new Set(squares.flatMap(({ left, right }) => [left, right]))].sort((a, b) => a - b);
  const strips: Strip[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const [left, right] = [cuts[i - 1], cuts[i]];
    const covering = squares.filter((square) => square.left <= left && square.right >= right);
    const length = coveredLength(covering.map(({ from, to }) => ({ from, to })));
    const last = strips.at(-1);
    if (last && Math.abs(last.length - length) <= 1e-9 * side) last.width += right - left;
    else strips.push({ width: right - left, length });
  }
  return strips.filter(({ width, length }) => length > 0 && width > 1e-9 * side);
}
