/** Union of squares round anchors, cut at the concrete's edges. */
import type { AnchorPoint, ConcreteOutline } from '../model/design';

/** Upright slice of the union: its width along x times the covered length along y, mm. */
export interface Strip {
  /** Ends along x. */
  left: number;
  right: number;
  width: number;
  length: number;
  /** Lower and upper end along y; further apart than `length` where the strip has a gap. */
  from: number;
  to: number;
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
 * Strips of the union of squares of side `side` (mm) centred on the anchors; equal strips that touch are joined, so a
 * rectangle is one strip and a gap between anchors belongs to none. The area is the sum of width times length.
 */
export function unionStrips(
  anchors: readonly AnchorPoint[],
  side: number,
  outline: ConcreteOutline,
): Strip[] {
  const half = side / 2;
  const rounding = 1e-9 * side;
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
    if (covering.length === 0 || right - left <= rounding) continue;
    const strip: Strip = {
      left,
      right,
      width: right - left,
      length: coveredLength(covering.map(({ from, to }) => ({ from, to }))),
      from: Math.min(...covering.map(({ from }) => from)),
      to: Math.max(...covering.map(({ to }) => to)),
    };
    const last = strips.at(-1);
    const same = (a: number, b: number) => Math.abs(a - b) <= rounding;
    const touches = last !== undefined && same(last.right, left);
    if (
      touches &&
      same(last.length, strip.length) &&
      same(last.from, strip.from) &&
      same(last.to, strip.to)
    ) {
      last.right = right;
      last.width += strip.width;
    } else strips.push(strip);
  }
  return strips;
}

/** True where the union is one rectangle. */
export function isRectangle(strips: readonly Strip[]): boolean {
  const [only] = strips;
  return strips.length === 1 && only.to - only.from <= only.length * (1 + 1e-9);
}
