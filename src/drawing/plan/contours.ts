/** Contour bands of stresses on a grid, as SVG paths, and the colours of stresses. */
import { contours, type ContourMultiPolygon } from 'd3-contour';
import type { Point } from '@/drawing/plan/shapes';

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

/** Colours of stresses (after "viridis") in even steps of lightness, for greyscale and colour blindness. */
type Colour = readonly [red: number, green: number, blue: number];

const STOPS: readonly Colour[] = [
  [68, 1, 84],
  [71, 44, 122],
  [59, 81, 139],
  [44, 113, 142],
  [33, 144, 141],
  [39, 173, 129],
  [92, 200, 99],
  [170, 220, 50],
  [253, 231, 37],
];

/** Returns the colour for a fraction, from 0 to 1, of the scale. */
export function stressColour(share: number): Colour {
  const place = Math.min(1, Math.max(0, share)) * (STOPS.length - 1);
  const i = Math.min(STOPS.length - 2, Math.floor(place));
  const [a, b] = [STOPS[i], STOPS[i + 1]];
  const mix = (c: 0 | 1 | 2): number => Math.round(a[c] + (b[c] - a[c]) * (place - i));
  return [mix(0), mix(1), mix(2)];
}

export const BANDS = 20;

const BAND_COLOURS = Array.from({ length: BANDS }, (_, band) => stressColour((band + 0.5) / BANDS));

/** Returns the contour band's colour for a fraction of the scale. */
export function bandColour(share: number): Colour {
  return BAND_COLOURS[Math.min(BANDS - 1, Math.max(0, Math.floor(share * BANDS)))];
}
