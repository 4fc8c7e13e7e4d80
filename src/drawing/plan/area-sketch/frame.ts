/** Shared parts of the sketches of areas: scale, dimension chains and margins. */
import type { Surroundings } from '@/drawing/plan/breakout';
import type { Box } from '@/drawing/plan/concrete-box';
import { drawnLength } from '@/drawing/plan/dimensions';
import { holding } from '@/drawing/plan/extent';
import { textWidth } from '@/drawing/plan/labels';
import type { Plan } from '@/drawing/plan/plan';
import type { Line, Style, Point, Shape } from '@/drawing/plan/shapes';

export interface SketchSurroundings extends Surroundings {
  /** Symbol of twice the reach of a cone, as s_cr_N. */
  spacing: string;
}

/**
 * A cone from above, one rectangle or strips side by side; an edge on the side of the concrete, looked at
 * from outside, and from above.
 */
export type SketchView = 'cone' | 'strips' | 'face' | 'plan';

export interface AreaSketch extends Plan {
  view: SketchView;
}

/** Room of a sketch, in heights of its figures. */
export interface SketchSize {
  columns: number;
  lines: number;
}

export type SketchRooms = Readonly<Record<SketchView, SketchSize>>;

/** A length of a chain; of its texts the first that fits is written, else the last. */
export interface Stretch {
  from: number;
  to: number;
  texts: readonly string[];
}

/** Distances of the chains from the drawing, in heights of their figures. */
const ROWS = [1.7, 3.6] as const;
/** How much further the second one is where figures of the first stand between them. */
const BETWEEN = 1.4;
const ROW_GAP = 1.6;
const MARGIN = 0.8;
/** Free beside a figure on either side, in its heights. */
const GAP = 0.2;
/** Share of the width available to figures. */
const FIGURE = 0.8;

export const printLength = (length: number): string => String(Math.round(length * 10) / 10);

/** A length by its symbol, where there is room for it, else by its figure alone. */
export const named = (symbol: string, length: number): readonly string[] => [
  `${symbol} = ${printLength(length)}`,
  printLength(length),
];

/** From each place to the next, without those that fall together. */
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

/** Alone in its chain a figure has room on both sides. */
const isOutside = (stretch: Stretch, chain: Chain, size: number): boolean =>
  chain.length > 1 && !stretch.texts.some((text) => fits(stretch, text, size));

/** Distance of each chain from the drawing, in heights of the figures. */
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
 * The figures of a chain. One that is longer than its stretch goes to the other side of the line, away from
 * its neighbours; each to the side that is free where the one before it takes its own.
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

/** Chains below (`x`) or left of (`y`) the drawing, the first the nearest. */
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
 * Height of the figures at which the drawing and its chains fill the room. Figures that find no place in
 * their stretch need more of it, and larger figures find none the more.
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

/** The drawing with its chains, and the bounds of both. */
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
