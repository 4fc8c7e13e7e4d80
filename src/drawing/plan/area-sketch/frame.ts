/** Shared parts of the sketches of areas: scale, dimension chains and margins. */
import type { Surroundings } from '@/drawing/plan/breakout';
import type { Box } from '@/drawing/plan/concrete-box';
import { drawnLength } from '@/drawing/plan/dimensions';
import { holding } from '@/drawing/plan/extent';
import { textWidth } from '@/drawing/plan/labels';
import type { Plan } from '@/drawing/plan/plan';
import type { Line, Style, Point, Shape } from '@/drawing/plan/shapes';

export interface SketchSurroundings extends Surroundings {
  /** Symbol of twice the reach of a cone, such as s_cr_N. */
  spacing: string;
}

/** A cone in plan as one rectangle or as strips; an edge in elevation (`face`) and in plan. */
export type SketchView = 'cone' | 'strips' | 'face' | 'plan';

export interface AreaSketch extends Plan {
  view: SketchView;
}

/** Size of a sketch, in text heights. */
export interface SketchSize {
  columns: number;
  lines: number;
}

export type SketchRooms = Readonly<Record<SketchView, SketchSize>>;

/** A length of a chain; the first of its texts that fits is written, otherwise the last. */
export interface Stretch {
  from: number;
  to: number;
  texts: readonly string[];
}

/** Distances of the chains from the drawing, in text heights. */
const ROWS = [1.7, 3.6] as const;
/** Additional distance of the second chain if texts of the first chain are between them. */
const BETWEEN = 1.4;
const ROW_GAP = 1.6;
const MARGIN = 0.8;
/** Free space on either side of a text, in text heights. */
const GAP = 0.2;
/** Fraction of the width available for texts. */
const FIGURE = 0.8;

export const printLength = (length: number): string => String(Math.round(length * 10) / 10);

/** Texts of a length: with its symbol if there is room, otherwise only the value. */
export const named = (symbol: string, length: number): readonly string[] => [
  `${symbol} = ${printLength(length)}`,
  printLength(length),
];

/** Returns the lengths between successive positions, without zero lengths. */
export function stretchesOf(places: readonly number[]): Stretch[] {
  const distinct = places
    .toSorted((a, b) => a - b)
    .filter((place, i, all) => i === 0 || place - all[i - 1] > 0.05);
  return distinct
    .slice(1)
    .map((to, i) => ({ from: distinct[i], to, texts: [printLength(to - distinct[i])] }));
}

export const line = (style: Style, from: Point, to: Point): Line => ({ kind: 'line', style, from, to });

type Chain = readonly Stretch[];

const fits = ({ from, to }: Stretch, text: string, size: number): boolean =>
  textWidth(text, size) + 2 * GAP * size <= to - from;

/** A single length in a chain has room for its text on both sides. */
const isOutside = (stretch: Stretch, chain: Chain, size: number): boolean =>
  chain.length > 1 && !stretch.texts.some((text) => fits(stretch, text, size));

/** Distance of each chain from the drawing, in text heights. */
function rowsOf(chains: readonly Chain[], size: number): number[] {
  const between = chains.length > 1 && chains[0].some((stretch) => isOutside(stretch, chains[0], size));
  return chains.map((_, row) => ROWS[row] + (row > 0 && between ? BETWEEN : 0));
}

const INSIDE_FIRST = ['inside', 'outside'] as const;
const OUTSIDE_FIRST = ['outside', 'inside'] as const;

interface Figure {
  text: string;
  isOutside: boolean;
}

/**
 * Texts of a chain. A text longer than its length is placed on the other side of the line, shifted away from
 * its neighbours, or to the free side if its neighbour does the same.
 */
function figuresOf(chain: Chain, size: number): Figure[] {
  const widthOf = (text: string) => textWidth(text, FIGURE * size);
  const free = { inside: -Infinity, outside: -Infinity };
  return chain.map((stretch) => {
    const { from, to, texts } = stretch;
    const text = texts.find((one) => fits(stretch, one, size)) ?? texts.at(-1) ?? '';
    const [start, end] = [(from + to - widthOf(text)) / 2, (from + to + widthOf(text)) / 2];
    const [wanted, other] = isOutside(stretch, chain, size) ? OUTSIDE_FIRST : INSIDE_FIRST;
    const side = start < free[wanted] && start >= free[other] ? other : wanted;
    free[side] = end;
    return { text, isOutside: side === 'outside' };
  });
}

/** Draws chains below (`x`) or to the left (`y`) of the drawing, the first chain closest. */
function chainShapes(axis: 'x' | 'y', chains: readonly Chain[], edge: number, size: number): Shape[] {
  const rows = rowsOf(chains, size);
  return chains.flatMap((chain, row) => {
    const at = edge - rows[row] * size;
    const point = (place: number): Point => (axis === 'x' ? [place, at] : [at, place]);
    const figures = figuresOf(chain, size);
    return chain.flatMap(({ from, to }, i): Shape[] => {
      const { lines, at: middle, upright } = drawnLength(point(from), point(to), size);
      const [x, y] = middle;
      const other: Point = upright ? [2 * at - x, y] : [x, 2 * at - y];
      const place = figures[i].isOutside ? other : middle;
      return [...lines, { kind: 'text', style: 'dimension', at: place, text: figures[i].text, upright }];
    });
  });
}

export interface Chains {
  below: readonly Chain[];
  left: readonly Chain[];
}

const depthOf = (chains: readonly Chain[], size: number): number => {
  const last = rowsOf(chains, size).at(-1);
  return last === undefined ? MARGIN : last + ROW_GAP;
};

/**
 * Returns the text height with which the drawing and its chains fill the frame. Texts that do not fit their
 * lengths need more space, and larger texts fit less often.
 */
export function sizeIn(
  { columns, lines }: SketchSize,
  { left, right, bottom, top }: Box,
  chains: Chains,
): number {
  const sizeWith = (size: number) => {
    const across = columns - depthOf(chains.left, size) - MARGIN;
    const up = lines - depthOf(chains.below, size) - MARGIN;
    return Math.max((right - left) / across, (top - bottom) / up, 1e-3);
  };
  return sizeWith(sizeWith(0));
}

/** Returns the drawing with its chains, and the bounds of both. */
export function framed(shapes: readonly Shape[], box: Box, chains: Chains, size: number): Plan {
  const all = [
    ...shapes,
    ...chainShapes('x', chains.below, box.bottom, size),
    ...chainShapes('y', chains.left, box.left, size),
  ];
  const bounds = {
    left: box.left - depthOf(chains.left, size) * size,
    right: box.right + MARGIN * size,
    bottom: box.bottom - depthOf(chains.below, size) * size,
    top: box.top + MARGIN * size,
  };
  return { shapes: all, ...holding(bounds, all, size), size };
}
