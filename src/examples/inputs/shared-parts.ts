/** Inputs that have the same format in the designs for both standards. */
import type { AnchorPoint, ConcreteOutline, FactoredLoadSet } from '@/engineering';

export interface DesignAnchor {
  x_mm: number;
  y_mm: number;
  /** 1 if the anchor resists shear in this direction, 0 if its hole is slotted in this direction. */
  wx: number;
  wy: number;
}

/** Distances from the outermost anchors to the edges, mm; null if there is no edge on that side. */
export type DesignEdges = Record<'x_plus' | 'x_minus' | 'y_plus' | 'y_minus', number | null>;

export type DesignLoads = Record<'Nz_kN' | 'Vx_kN' | 'Vy_kN' | 'Mx_kNm' | 'My_kNm' | 'Mz_kNm', number>;

export const anchorPoints = (anchors: readonly DesignAnchor[]): AnchorPoint[] =>
  anchors.map(({ x_mm, y_mm, wx, wy }, index) => ({
    no: index + 1,
    x: x_mm,
    y: y_mm,
    actsX: wx === 1,
    actsY: wy === 1,
  }));

export function outlineRound(
  anchors: readonly DesignAnchor[],
  { x_plus, x_minus, y_plus, y_minus }: DesignEdges,
): ConcreteOutline {
  const xs = anchors.map(({ x_mm }) => x_mm);
  const ys = anchors.map(({ y_mm }) => y_mm);
  return {
    X1: x_plus === null ? Infinity : Math.max(...xs) + x_plus,
    X2: x_minus === null ? -Infinity : Math.min(...xs) - x_minus,
    Y1: y_plus === null ? Infinity : Math.max(...ys) + y_plus,
    Y2: y_minus === null ? -Infinity : Math.min(...ys) - y_minus,
  };
}

/**
 * Returns the loads of an example, which are design loads: dead load with a factor of 1, and no live load.
 */
export const designLoads = (loads: DesignLoads): Record<'dead' | 'live', FactoredLoadSet> => ({
  dead: {
    factor: 1,
    N: loads.Nz_kN,
    Vx: loads.Vx_kN,
    Vy: loads.Vy_kN,
    Mx: loads.Mx_kNm,
    My: loads.My_kNm,
    Mz: loads.Mz_kNm,
  },
  live: { factor: 0, N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 },
});

/** Distance from the outermost anchors to the edge of an enlarged plate, mm. */
const MARGIN = 30;

/**
 * Returns the plate's sides along x and y: the given sides, enlarged if the anchors do not fit. (A source
 * that gives only resistances describes no plate.)
 */
export function plateUnder(
  anchors: readonly DesignAnchor[],
  [length, width]: readonly [number, number],
): { length: number; width: number } {
  const needed = (side: number, places: readonly number[]) => {
    const reach = Math.max(...places.map(Math.abs));
    return 2 * reach > side ? 2 * (reach + MARGIN) : side;
  };
  return {
    length: needed(
      length,
      anchors.map(({ x_mm }) => x_mm),
    ),
    width: needed(
      width,
      anchors.map(({ y_mm }) => y_mm),
    ),
  };
}
