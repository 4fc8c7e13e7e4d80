/** Sketch of the projected cone or splitting area in plan: A_c,N with the lengths used in its formula. */
import {
  anchorNumbers,
  anchorShapes,
  areaShapes,
  boundsOf,
  flatPoint,
  sidesAround,
} from '@/drawing/plan/area-drawing/area-shapes';
import {
  framed,
  namedInterval,
  NEAR,
  sizeIn,
  withNamedEnds,
  intervalsOf,
  type AreaDrawing,
  type Chains,
  type DrawingSizes,
  type Interval,
} from '@/drawing/plan/area-drawing/drawing-frame';
import { boxesAlong } from '@/drawing/plan/arrows';
import { breakoutShape, type Cone, type Surroundings } from '@/drawing/plan/breakout-body';
import type { Box } from '@/drawing/plan/concrete-box';
import { textBox, textWidth, touch, type Rectangle } from '@/drawing/plan/labels';
import { concreteShapes } from '@/drawing/plan/plan';
import { formatLength, line, type Point, type Shape, type Text } from '@/drawing/plan/shapes';
import type { Strip } from '@/engineering';
import { EDGES_ACROSS, type EdgeName } from '@/quantities/edges';

function withEnds(
  stretches: readonly Interval[],
  [low, high]: readonly [EdgeName, EdgeName],
  edges: Surroundings['edges'],
  { reach, spacing }: Cone,
): Interval[] {
  const nameOf = (end: number, edge: EdgeName, length: number) => {
    if (Math.abs(end - edges[edge]) < NEAR) return `c_${edge}`;
    return Math.abs(length - reach) < NEAR ? `${spacing}/2` : null;
  };
  return withNamedEnds(stretches, (end, isLow, length) => nameOf(end, isLow ? low : high, length));
}

interface Measured {
  chains: Chains;
  /** Strips that add up to the area; empty if the area is a rectangle. */
  strips: readonly Strip[];
}

/** True if a segment is part of the rectangle around the area. */
const isOnBounds = ([ax, ay]: Point, [bx, by]: Point, { left, right, bottom, top }: Box): boolean =>
  [left, right].some((x) => Math.abs(ax - x) + Math.abs(bx - x) < NEAR) ||
  [bottom, top].some((y) => Math.abs(ay - y) + Math.abs(by - y) < NEAR);

/** Positions of a strip's label, fractions of its length: the first clear of anchors and labels is used. */
const PLACES = [0.24, 0.36, 0.5, 0.64, 0.76, 0.1, 0.9] as const;

interface StripRoom {
  box: Box;
  taken: readonly Rectangle[];
  /** Borders of openings, which a label avoids if there is other room. */
  borders: readonly Rectangle[];
  size: number;
}

/**
 * Returns a strip's label: symbol and length, written along x if there is room, otherwise along the strip;
 * only the symbol if neither fits. A symbol wider than the strip stays within the concrete, because
 * dimensions are written outside the concrete.
 */
function stripText(
  { left, right, from, to, length }: Strip,
  index: number,
  { box, taken, borders, size }: StripRoom,
): Text {
  const symbol = `l_${index + 1}`;
  const whole = `${symbol} = ${formatLength(length)}`;
  const [along, across] = [textWidth(whole, size), 1.2 * size];
  const isLevel = along <= right - left;
  const upright = !isLevel && across <= right - left && along <= (to - from) / 2;
  const textIn = (text: string, turned: boolean): Text[] => {
    const half = (turned ? across : textWidth(text, size)) / 2;
    const x = Math.max(box.left + half, Math.min(box.right - half, (left + right) / 2));
    return PLACES.map((share) => ({
      kind: 'text',
      style: 'border',
      at: [x, from + share * (to - from)],
      text,
      ...(turned && { upright: true }),
    }));
  };
  const texts = [...(isLevel || upright ? textIn(whole, upright) : []), ...textIn(symbol, false)];
  const isFree = (among: readonly Rectangle[]) => (one: Text) =>
    !among.some((other) => touch(textBox(one, size), other));
  return texts.find(isFree([...taken, ...borders])) ?? texts.find(isFree(taken)) ?? texts[0];
}

function withCorners(chain: readonly Interval[], corners: readonly number[]): (readonly Interval[])[] {
  const between = intervalsOf(corners);
  return between.length > 1 ? [chain, between] : [chain];
}

/**
 * Returns the lengths used in the formula: two sides of a rectangle, or strips side by side. If an anchor is
 * checked alone and shares the concrete with other anchors, there is no formula for the area; the lengths
 * between the corners of the area let a reader calculate the area.
 */
function measured(cone: Cone, around: Surroundings, areas: readonly (readonly Point[])[]): Measured {
  const box = boundsOf(areas);
  const group = around.anchors.filter(({ no }) => cone.anchors.includes(no));
  const chain = (low: number, places: readonly number[], high: number, ends: readonly [EdgeName, EdgeName]) =>
    withEnds(intervalsOf([low, ...places, high]), ends, around.edges, cone);
  const rows = {
    x: chain(
      box.left,
      group.map(({ x }) => x),
      box.right,
      EDGES_ACROSS.x,
    ),
    y: chain(
      box.bottom,
      group.map(({ y }) => y),
      box.top,
      EDGES_ACROSS.y,
    ),
  };
  const plain: Measured = { chains: { below: [rows.x], left: [rows.y] }, strips: [] };
  if (cone.apartFrom) {
    const corners = areas.flat();
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return { chains: { below: withCorners(rows.x, xs), left: withCorners(rows.y, ys) }, strips: [] };
  }
  const { strips } = cone;
  if (strips === undefined) {
    return {
      ...plain,
      chains: {
        below: [rows.x, [namedInterval('b_x', box.left, box.right)]],
        left: [rows.y, [namedInterval('b_y', box.bottom, box.top)]],
      },
    };
  }
  return {
    chains: {
      below: [
        rows.x,
        strips.map(({ left, right, width }, i) => ({
          from: left,
          to: right,
          texts: [`b_${i + 1} = ${formatLength(width)}`, `b_${i + 1}`],
        })),
      ],
      left: [rows.y],
    },
    strips,
  };
}

export function coneDrawing(cone: Cone, around: Surroundings, rooms: DrawingSizes): AreaDrawing {
  const shape = breakoutShape(cone, around);
  const areas = shape.faces
    .filter(({ kind }) => kind === 'area')
    .map(({ corners }) => corners.map(flatPoint));
  const bounds = boundsOf(areas);
  const sides = sidesAround(bounds, around.edges, cone.reach);
  const { chains, strips } = measured(cone, around, areas);
  const view = strips.length > 0 || cone.apartFrom ? 'strips' : 'cone';
  const size = sizeIn(rooms[view], sides, chains);
  const segment = ([a, b]: (typeof shape.outline)[number]): [Point, Point] => [flatPoint(a), flatPoint(b)];
  const drawn = anchorShapes(around.anchors, cone.anchors, sides, size);
  // Labels avoid the borders of openings; those around the whole area are beside the labels of its strips.
  const inner = shape.outline.map(segment).filter(([from, to]) => !isOnBounds(from, to, bounds));
  const borders = boxesAlong(inner, size);
  const taken = [...drawn.taken];
  const texts = strips.map((strip, index) => {
    const text = stripText(strip, index, { box: sides, taken, borders, size });
    taken.push(textBox(text, size));
    return text;
  });
  const content: Shape[] = [
    ...concreteShapes(sides),
    ...areaShapes(areas),
    ...strips.flatMap(({ left, right, from, to }) =>
      [left, right].map((x) => line('failure', [x, from], [x, to])),
    ),
    ...shape.overlaps.map((part) => line('failure', ...segment(part))),
    ...shape.outline.map((part) => line('border', ...segment(part))),
    ...drawn.shapes,
    ...texts,
  ];
  const numbers = anchorNumbers(drawn.shown, cone.anchors, {
    box: sides,
    content,
    size,
    taken: [...taken, ...borders],
  });
  return { view, ...framed([...content, ...numbers], sides, chains, size) };
}
