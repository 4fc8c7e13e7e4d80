/**
 * The plan of an anchorage as a list of shapes: concrete, plate, profile, axes, anchors and dimension chains;
 * if given, also loads, calculation results and a section.
 */
import { arrowsApart, boxesAlong } from '@/drawing/plan/arrows';
import { type ConcreteBox, concreteBox, type Box, type Surroundings } from '@/drawing/plan/concrete-box';
import { drawnLength, dimensionsOf, ROWS } from '@/drawing/plan/dimensions';
import { legendOf, type PlanLoads } from '@/drawing/plan/force-legend';
import { anchorNumber, segmentsOf, numberBox, holding, labelShapes } from '@/drawing/plan/labels';
import { drawnOutline } from '@/drawing/plan/profile-outline';
import {
  breakoutShapes,
  shearArrows,
  tensionShapes,
  zoneShapes,
  type ResultOverlay,
} from '@/drawing/plan/result-overlay';
import { area, formatLength, line, rectangle, text, type Point, type Shape } from '@/drawing/plan/shapes';
import type { AnchorPoint, ConcreteOutline, ProfileInput } from '@/engineering';
import { EDGES_AROUND } from '@/quantities/edges';

interface Section {
  /** Thickness of the concrete, mm. */
  h: number;
  /** Thickness of the plate, mm; null if another engineer designs the plate. */
  thickness: number | null;
  /** Distance between concrete and plate, mm. */
  standOff: number;
  /** Diameter of an anchor, mm. */
  diameter: number;
}

interface SideViewParts {
  section: Section;
  plate: { width: number };
  anchors: readonly AnchorPoint[];
  hef: number;
  box: ConcreteBox;
  size: number;
}

/**
 * Largest depth shown, as multiples of the embedment depth and of the concrete's height in the plan (the
 * smaller depth applies, but at least 1.3 times the embedment depth); deeper concrete ends at a break line.
 */
const DEEPEST = { embedments: 3.5, heights: 0.8 } as const;
/** Plate thickness to draw if it is not given, and length of the anchor above the plate, mm. */
const USUAL = { plate: 12, head: 14 } as const;

/** Distance by which a label is raised, in text heights, so that the ticks do not cross its subscript. */
const RAISED = 0.3;

const named = (words: string, from: Point, to: Point, size: number): Shape[] => {
  const { lines, at } = drawnLength(from, to, size);
  return [...lines, text('dimension', [at[0], at[1] + RAISED * size], words)];
};

function sideView({ section, plate, anchors, hef, box, size }: SideViewParts) {
  const { h, standOff, diameter } = section;
  const thickness = section.thickness ?? USUAL.plate;
  const deepest = Math.min(DEEPEST.embedments * Math.max(hef, 1), DEEPEST.heights * (box.top - box.bottom));
  const isCut = h > Math.max(deepest, 1.3 * hef);
  const depth = isCut ? Math.max(deepest, 1.3 * hef) : h;
  const before = USUAL.head + thickness + standOff;
  const { left, right } = { left: 2 * size, right: 1.5 * size };
  return {
    /** Width in mm, including text. */
    width: left + before + depth + right,
    /** Returns the shapes of the section; `start` is the x coordinate of its left side. */
    shapesAt: (start: number): Shape[] => {
      const surface = start + left + before;
      const end = surface + depth;
      const rows = [...new Set(anchors.map(({ y }) => Math.round(y * 10) / 10))];
      const corners = rectangle(surface, box.bottom, end, box.top);
      const edge = (i: number, isOpen: boolean) =>
        line(isOpen ? 'open' : 'edge', corners[i], corners[(i + 1) % 4]);
      const halfY = plate.width / 2;
      const bar = (y: number, from: number, to: number, wide: number) =>
        area('anchor', rectangle(from, y - wide / 2, to, y + wide / 2));
      const below = box.bottom - 1.9 * size;
      return [
        area('concrete', corners),
        edge(3, false),
        edge(1, isCut),
        edge(0, box.cut.Y2),
        edge(2, box.cut.Y1),
        area('plate', rectangle(surface - standOff - thickness, -halfY, surface - standOff, halfY)),
        ...rows.flatMap((y) => [
          bar(y, surface - before, surface + hef, diameter),
          bar(y, surface - before, surface - before + USUAL.head * 0.8, 1.8 * diameter),
        ]),
        ...named(`h_ef = ${formatLength(hef)}`, [surface, below], [surface + hef, below], size),
        ...named(`h = ${formatLength(h)}`, [surface, box.top + size], [end, box.top + size], size),
      ];
    },
  };
}

export interface PlanInput extends Surroundings {
  anchors: readonly AnchorPoint[];
  edges: ConcreteOutline;
  profile: Pick<ProfileInput, 'type' | 'H' | 'W' | 'T' | 'FT' | 'ex' | 'ey' | 'rotation'> | null;
  loads?: PlanLoads;
  found?: ResultOverlay;
  section?: Section;
}

export interface Format {
  /** Width divided by height. */
  aspect: number;
  /**
   * Number of text lines in the reference height: the height of the concrete (or of the plate, if taller), or
   * the width of the drawing without dimensions, divided by `aspect`, if that is larger.
   */
  lines: number;
  /** Number of lists side by side next to the plan. */
  columns?: 1 | 2;
}

export interface Plan extends Box {
  shapes: Shape[];
  /** Text height, mm. */
  size: number;
}

export function concreteShapes({ left, right, bottom, top, cut }: ConcreteBox): Shape[] {
  const corners = rectangle(left, bottom, right, top);
  return [
    area('concrete', corners),
    ...EDGES_AROUND.map((name, i) => line(cut[name] ? 'open' : 'edge', corners[i], corners[(i + 1) % 4])),
  ];
}

function anchorShapes({ no, x, y, actsX, actsY }: AnchorPoint, radius: number): Shape[] {
  const circle: Shape = { kind: 'circle', style: 'anchor', at: [x, y], radius, anchor: no };
  if (actsX && actsY) return [circle];
  const [halfX, halfY] = [actsX, actsY].map((acts) => radius * (acts ? 1.3 : 2.5));
  return [
    { kind: 'slot', style: 'slot', at: [x, y], width: 2 * halfX, height: 2 * halfY, radius: 1.3 * radius },
    circle,
  ];
}

/** Returns the outlines of the profile as a shape; empty for an unknown profile. */
export const profileShapes = (outlines: readonly (readonly Point[])[]): Shape[] =>
  outlines.length > 0 ? [area('profile', ...outlines)] : [];

/** Returns the x and y axes from the point `[x, y]`, each `lines` text heights long. */
export function axisShapes(size: number, [x, y]: Point = [0, 0], lines = 3): Shape[] {
  const reach = size * lines;
  const head = size * 0.35;
  const neck = reach - 2 * head;
  const arrow = (place: (along: number, across: number) => Point): Shape[] => [
    line('axis', [x, y], place(neck, 0)),
    area('axis', [place(reach, 0), place(neck, head), place(neck, -head)]),
  ];
  return [
    ...arrow((along, across) => [x + along, y + across]),
    ...arrow((along, across) => [x + across, y + along]),
    text('axis', [x + reach + size * 0.6, y], 'x'),
    text('axis', [x, y + reach + size * 0.7], 'y'),
  ];
}

/** Minimum radius of a drawn anchor, mm. */
const LEAST_RADIUS = 4;

/** Fraction of the image width occupied by the list of loads and forces next to the plan. */
const LISTED = 0.3;
/** Distance between plan and list, in text heights. */
const LIST_GAP = 1.2;
/** Text lines by which the list beside the plan may exceed the concrete: the space of the dimensions. */
const LIST_BEYOND = 5;

export function planOf(input: PlanInput, { aspect, lines, columns = 1 }: Format): Plan {
  const { plate, anchors, edges, profile, loads, found, section, hef } = input;
  const box = concreteBox(edges, input);
  const [halfX, halfY] = [plate.length / 2, plate.width / 2];
  // If the plate is larger than the concrete, the whole plate must still be visible.
  const [left, right] = [Math.min(box.left, -halfX), Math.max(box.right, halfX)];
  const [bottom, top] = [Math.min(box.bottom, -halfY), Math.max(box.top, halfY)];
  const isListed = loads !== undefined || found !== undefined;
  const seen = section ? { section, plate, anchors, hef, box } : null;
  const width =
    (right - left + (seen ? sideView({ ...seen, size: 0 }).width : 0)) / (isListed ? 1 - LISTED : 1);
  const size = Math.max(width / aspect, top - bottom, 1) / lines;
  const radius = Math.max(LEAST_RADIUS, size * 0.36);
  const dimensions = dimensionsOf({ plate, anchors, edges, box, size });
  const figures = dimensions.map(({ at, upright, length }) =>
    numberBox({ at, upright, text: formatLength(length) }, size),
  );
  const around = {
    left: left - (ROWS.anchors + 1.5) * size,
    right: right + (ROWS.width + 0.5) * size,
    bottom: bottom - (ROWS.anchors + 0.7) * size,
    top: top + (ROWS.length + 1.5) * size,
  };
  const bounds = holding(around, dimensions, size);
  const breakouts = found ? breakoutShapes(found.breakouts, anchors, edges) : { shapes: [], labels: [] };
  const arrows = found
    ? arrowsApart((share) => shearArrows(found, anchors, size, share), {
        anchors,
        radius,
        size,
        box,
      }).flatMap(({ shapes }) => shapes)
    : [];
  const axes = isListed ? [] : axisShapes(size);
  const drawnLines = segmentsOf([...axes, ...arrows]);
  const labels = [
    ...anchors.map((anchor) => anchorNumber(anchor, drawnLines, { radius, size })),
    ...breakouts.labels,
  ];
  const taken = [
    ...figures,
    ...anchors.map(({ x, y }) => ({ x, y, width: 2 * radius, height: 2 * radius })),
    ...boxesAlong(drawnLines, size),
  ];
  const view = seen ? sideView({ ...seen, size }) : null;
  const viewed = bounds.right + (view?.width ?? 0);
  // A list that is taller than the plan is centred vertically beside it.
  const high = (bounds.top - bounds.bottom) / size;
  const room = { plan: high, highest: Math.max(high, lines + LIST_BEYOND), columns };
  const list = isListed ? legendOf(loads, found, { size, room }) : null;
  const middle = (bounds.top + bounds.bottom) / 2;
  const listTop = list ? Math.max(bounds.top, middle + list.height / 2) : bounds.top;
  const beside = viewed + LIST_GAP * size;
  const shapes: Shape[] = [
    ...concreteShapes(box),
    area('plate', rectangle(-halfX, -halfY, halfX, halfY)),
    ...(found ? zoneShapes(found) : []),
    ...breakouts.shapes,
    ...profileShapes(profile ? drawnOutline(profile) : []),
    ...axes,
    ...(found ? tensionShapes(found, anchors, size) : []),
    ...arrows,
    ...anchors.flatMap((anchor) => anchorShapes(anchor, radius)),
    ...dimensions,
    ...labelShapes(labels, taken, bounds, size),
    ...(view?.shapesAt(bounds.right) ?? []),
    ...(list?.shapesAt([beside, listTop]) ?? []),
  ];
  const whole = { ...bounds, right: list && list.width > 0 ? beside + list.width : viewed };
  return { shapes, ...holding(whole, shapes, size), size };
}
