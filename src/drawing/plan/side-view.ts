/**
 * Section through the anchorage, seen along x, next to the plan and at the same scale: concrete with its
 * thickness, plate, anchors with their embedment depth. y is as in the plan; depth increases to the right.
 */
import type { ConcreteBox } from '@/drawing/plan/concrete-box';
import { drawnLength } from '@/drawing/plan/dimensions';
import { area, formatLength, line, rectangle, text, type Point, type Shape } from '@/drawing/plan/shapes';
import type { AnchorPoint } from '@/engineering';

export interface Section {
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

interface SideView {
  /** Width in mm, including text. */
  width: number;
  /** Returns the shapes of the section; `left` is the x coordinate of its left side. */
  shapesAt: (left: number) => Shape[];
}

/** Distance by which a label is raised, in text heights, so that the ticks do not cross its subscript. */
const RAISED = 0.3;

const named = (words: string, from: Point, to: Point, size: number): Shape[] => {
  const { lines, at } = drawnLength(from, to, size);
  return [...lines, text('dimension', [at[0], at[1] + RAISED * size], words)];
};

export function sideView({ section, plate, anchors, hef, box, size }: SideViewParts): SideView {
  const { h, standOff, diameter } = section;
  const thickness = section.thickness ?? USUAL.plate;
  const deepest = Math.min(DEEPEST.embedments * Math.max(hef, 1), DEEPEST.heights * (box.top - box.bottom));
  const isCut = h > Math.max(deepest, 1.3 * hef);
  const depth = isCut ? Math.max(deepest, 1.3 * hef) : h;
  const before = USUAL.head + thickness + standOff;
  const { left, right } = { left: 2 * size, right: 1.5 * size };
  return {
    width: left + before + depth + right,
    shapesAt: (start) => {
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
