/**
 * Dimension lines for the thicknesses of a cross-section, depending on its shape: short lines across the
 * wall; coordinates in mm.
 */
import { seriesByCode, type Section, type Shape } from '@/engineering';

export type Point = readonly [x: number, y: number];

interface Mark {
  name: 'T' | 'FT';
  from: Point;
  to: Point;
}

type Place = (section: Section) => readonly [Point, Point];

const web: Place = ({ T }) => [
  [-T / 2, 0],
  [T / 2, 0],
];
const leftWall: Place = ({ W, T }) => [
  [-W / 2, 0],
  [-W / 2 + T, 0],
];
/** Dimension line across the upper flange; `part` is its x coordinate as a fraction of the section width. */
const topFlange =
  (part: number): Place =>
  ({ H, W, FT }) => [
    [W * part, H / 2],
    [W * part, H / 2 - FT],
  ];

const PLACES: Readonly<Record<Shape, Partial<Record<Mark['name'], Place>>>> = {
  I: { T: web, FT: topFlange(0.35) },
  Z: { T: web, FT: topFlange(0.6) },
  T: { T: web, FT: topFlange(0.35) },
  RHS: { T: leftWall },
  SHS: { T: leftWall },
  L: { T: leftWall },
  '2FLAT': { T: leftWall },
  RECT: {},
  SQUARE: {},
  ROUND: {},
  U: { T: leftWall, FT: topFlange(0.2) },
  X: {
    T: ({ H, T }) => [
      [-T / 2, H / 4],
      [T / 2, H / 4],
    ],
    FT: ({ W, FT }) => [
      [W / 3, FT / 2],
      [W / 3, -FT / 2],
    ],
  },
};

export function dimensionMarks(code: number, section: Section): Mark[] {
  const shape = seriesByCode(code)?.shape;
  if (shape === undefined) return [];
  // A flange without its own thickness has the web thickness.
  const drawn = { ...section, FT: section.FT || section.T };
  return (['T', 'FT'] as const).flatMap((name) => {
    const place = PLACES[shape][name];
    if (!place || drawn[name] <= 0) return [];
    const [from, to] = place(drawn);
    return [{ name, from, to }];
  });
}
