/** Contour bands of stresses on a grid, as SVG paths. */
import { contours, type ContourMultiPolygon } from 'd3-contour';
import type { Point } from '@/drawing/plan/shapes';
import { BANDS } from '@/drawing/plan/stress-colours';

/** Values at the points of a grid, row by row from the lower left. */
export interface ContourGrid {
  columns: number;
  rows: number;
  values: ArrayLike<number>;
}

type GridPlace = (column: number, row: number) => Point;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * Returns the path of the area in which the values reach `limit`; '' if they reach it nowhere. A point of the
 * grid is the centre of a cell of the contours, so the half cells at the border are drawn on the border.
 */
export function areaAbove({ columns, rows, values }: ContourGrid, limit: number, place: GridPlace): string {
  const area: ContourMultiPolygon = contours().size([columns, rows]).contour(Array.from(values), limit);
  const inside = (at: number, count: number) => Math.min(count - 1, Math.max(0, at - 0.5));
  return area.coordinates
    .flat()
    .map((ring) => {
      const points = ring.map(([x, y]) => place(inside(x, columns), inside(y, rows)).map(n).join(' '));
      return `M${points.join('L')}Z`;
    })
    .join('');
}

/** Returns a path for each band of the colour scale: the area in which the values reach the band. */
export const bandAreas = (grid: ContourGrid, largest: number, place: GridPlace): string[] =>
  Array.from({ length: BANDS }, (_, band) => areaAbove(grid, (band / BANDS) * largest, place));
