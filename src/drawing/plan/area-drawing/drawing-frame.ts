/** Scale, dimension chains and margins shared by all area sketches. */
import type { Box } from '@/drawing/plan/concrete-box';
import { BESIDE, drawnLength } from '@/drawing/plan/dimensions';
import { numberBox, holding, textWidth, touch, type Rectangle } from '@/drawing/plan/labels';
import type { Plan } from '@/drawing/plan/plan';
import { formatLength, type Point, type Shape } from '@/drawing/plan/shapes';

/**
 * Views: a cone in plan, as one rectangle (`cone`) or with several lengths (`strips`); an edge breakout in
 * elevation (`face`) or in plan (`plan`).
 */
export type DrawingView = 'cone' | 'strips' | 'face' | 'plan';

export interface AreaDrawing extends Plan {
  view: DrawingView;
}

/** Size of a sketch, in text heights. */
export interface DrawingSize {
  columns: number;
  lines: number;
}

export type DrawingSizes = Readonly<Record<DrawingView, DrawingSize>>;

/** Length in a dimension chain. The first of `texts` that fits is written, or the last one. */
export interface Interval {
  from: number;
  to: number;
  texts: readonly string[];
}

/**
 * Distance of the first dimension chain from the drawing, and distance between two chains, in text heights.
 * The first distance keeps labels clear of an anchor at the border of the drawing.
 */
const FIRST_ROW = 1.75;
const NEXT_ROW = 1.9;
/** Space between two chains for labels beyond the first (away from the drawing), in text heights. */
const FAR_SIDE = 1.6;
/** Distance from a chain to the centre of a label beyond it, in text heights; clears the ticks. */
const BEYOND_TICKS = 0.95;
/** Height of a text line on the far side of a chain, in text heights. */
const TEXT_LINE = 1.25;
const ROW_GAP = 1.6;
const MARGIN = 0.8;
/** Free space on each side of a label, in text heights. */
const GAP = 0.2;

export const named = (symbol: string, length: number): readonly string[] => [
  `${symbol} = ${formatLength(length)}`,
  formatLength(length),
];

/** Returns the lengths between successive positions; lengths of zero are omitted. */
export function intervalsOf(places: readonly number[]): Interval[] {
  const distinct = places
    .toSorted((a, b) => a - b)
    .filter((place, i, all) => i === 0 || place - all[i - 1] > 0.05);
  return distinct
    .slice(1)
    .map((to, i) => ({ from: distinct[i], to, texts: [formatLength(to - distinct[i])] }));
}

export const namedInterval = (symbol: string, from: number, to: number): Interval => ({
  from,
  to,
  texts: named(symbol, to - from),
});

/** Names the first and the last interval; a length for which `nameOf` returns null keeps its text. */
export const withNamedEnds = (
  intervals: readonly Interval[],
  nameOf: (end: number, isLow: boolean, length: number) => string | null,
): Interval[] =>
  intervals.map((interval, i) => {
    const isLow = i === 0;
    if (!isLow && i < intervals.length - 1) return interval;
    const { from, to } = interval;
    const name = nameOf(isLow ? from : to, isLow, to - from);
    return name === null ? interval : namedInterval(name, from, to);
  });

/** Lengths that differ by less than this, in mm, are treated as equal. */
export const NEAR = 0.05;

type Chain = readonly Interval[];

const fits = ({ from, to }: Interval, text: string, size: number): boolean =>
  textWidth(text, size) + 2 * GAP * size <= to - from;

/**
 * Returns the possible levels for a label in order of preference. Level 0 is between chain and drawing, level
 * 1 on the far side, and each higher level one line farther away. A label that is wider than the length that
 * it labels goes to the far side first, unless it is the only label in the chain.
 */
function levelsOf(stretch: Interval, chain: Chain, size: number): number[] {
  const isWider = chain.length > 1 && !stretch.texts.some((text) => fits(stretch, text, size));
  const farther = chain.map((_, i) => i + 2);
  return isWider ? [1, 0, ...farther] : [0, 1, ...farther];
}

/** Returns the distance from a chain to the centre of a label, text heights; positive towards the drawing. */
const offsetOf = (level: number): number => (level === 0 ? BESIDE : -BEYOND_TICKS - (level - 1) * TEXT_LINE);

export interface Chains {
  below: readonly Chain[];
  left: readonly Chain[];
}

function drawnChains(
  side: keyof Chains,
  chains: readonly Chain[],
  { edge, size, taken }: { edge: number; size: number; taken: Rectangle[] },
) {
  const shapes: Shape[] = [];
  const upright = side === 'left';
  let row = FIRST_ROW;
  /** Distance from the drawing to the outer side of the last chain, in text heights. */
  let depth = MARGIN;
  for (const chain of chains) {
    const at = edge - row * size;
    const point = (along: number, across: number): Point => (upright ? [across, along] : [along, across]);
    let last = 0;
    for (const stretch of chain) {
      const { from, to, texts } = stretch;
      const text = texts.find((one) => fits(stretch, one, size)) ?? texts.at(-1) ?? '';
      const boxAt = (level: number) =>
        numberBox({ at: point((from + to) / 2, at + offsetOf(level) * size), text, upright }, size);
      const levels = levelsOf(stretch, chain, size);
      const level = levels.find((one) => !taken.some((box) => touch(boxAt(one), box))) ?? levels[0];
      const { x, y } = boxAt(level);
      taken.push(boxAt(level));
      last = Math.max(last, level);
      const { lines } = drawnLength(point(from, at), point(to, at), size);
      shapes.push(...lines, { kind: 'text', style: 'dimension', at: [x, y], text, upright });
    }
    const farLines = Math.max(0, last - 1) * TEXT_LINE;
    depth = row + ROW_GAP + farLines;
    row += NEXT_ROW + (last > 0 ? FAR_SIDE + farLines : 0);
  }
  return { shapes, depth };
}

/** Draws both dimension chains together, so that their labels do not overlap at the corner. */
function chainsAround({ left, bottom }: Box, chains: Chains, size: number) {
  const taken: Rectangle[] = [];
  return {
    below: drawnChains('below', chains.below, { edge: bottom, size, taken }),
    left: drawnChains('left', chains.left, { edge: left, size, taken }),
  };
}

/** Number of iterations until the text height is final; each may move more labels to the far side. */
const STEPS = 6;

/**
 * Returns the text height at which the drawing and its chains fill the frame. Found by iteration: larger
 * labels fit their lengths less often, and labels that do not fit need more space beside the drawing.
 */
export function sizeIn({ columns, lines }: DrawingSize, box: Box, chains: Chains): number {
  const sizeFor = (below: number, left: number) =>
    Math.max(
      (box.right - box.left) / (columns - left - MARGIN),
      (box.top - box.bottom) / (lines - below - MARGIN),
      1e-3,
    );
  let size = 1e-3;
  for (let step = 0; step < STEPS; step++) {
    const { below, left } = chainsAround(box, chains, size);
    size = Math.max(size, sizeFor(below.depth, left.depth));
  }
  return size;
}

/** Returns the drawing with its chains, and the bounds of both together. */
export function framed(shapes: readonly Shape[], box: Box, chains: Chains, size: number): Plan {
  const { below, left } = chainsAround(box, chains, size);
  const all = [...shapes, ...below.shapes, ...left.shapes];
  const bounds = {
    left: box.left - left.depth * size,
    right: box.right + MARGIN * size,
    bottom: box.bottom - below.depth * size,
    top: box.top + MARGIN * size,
  };
  return { shapes: all, ...holding(bounds, all, size), size };
}
