/** The 18 profile series, their shapes and solver codes, and the outline of a cross-section. */

export type Shape = 'I' | 'Z' | 'T' | 'RHS' | 'SHS' | 'L' | '2FLAT' | 'RECT' | 'SQUARE' | 'ROUND' | 'U' | 'X';

interface Series {
  /** Series code of two or three digits; a string in the API. */
  code: number;
  shape: Shape;
  /** Solver code in the API call `run`, from 1 to 11. */
  solver: number;
}

export const SERIES: readonly Series[] = [
  ...[11, 12, 13, 14, 15, 16, 17].map((code): Series => ({ code, shape: 'I', solver: 1 })),
  { code: 21, shape: 'Z', solver: 2 },
  { code: 31, shape: 'T', solver: 3 },
  { code: 41, shape: 'RHS', solver: 4 },
  { code: 42, shape: 'SHS', solver: 5 },
  { code: 51, shape: 'L', solver: 6 },
  { code: 61, shape: '2FLAT', solver: 7 },
  { code: 71, shape: 'RECT', solver: 8 },
  { code: 72, shape: 'SQUARE', solver: 8 },
  { code: 81, shape: 'ROUND', solver: 9 },
  { code: 91, shape: 'U', solver: 10 },
  { code: 101, shape: 'X', solver: 11 },
];

export function seriesByCode(code: number): Series | undefined {
  return SERIES.find((series) => series.code === code);
}

/** Section dimensions that a request for a rigid plate contains in place of the profile's dimensions, mm. */
export const RIGID_PLATE_SECTION = { H: 100, W: 100, T: 10, FT: 0 } as const;

/** Depth H along y, width W along x, web or wall thickness T, flange thickness FT (0: as T), mm. */
export interface Section {
  H: number;
  W: number;
  T: number;
  FT: number;
}

type Outline = [number, number][];

const box = (x1: number, y1: number, x2: number, y2: number): Outline => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];

/** Returns an outline that is symmetric about the y axis from its right half, upwards. */
function mirrored(right: Outline): Outline[] {
  const [lowest, ...others] = right.map(([x, y]): [number, number] => [-x, y]);
  return [[lowest, ...right, ...others.reverse()]];
}

const CIRCLE_STEPS = 48;

const OUTLINES: Readonly<Record<Shape, (s: Section) => Outline[]>> = {
  I: ({ H, W, T, FT }) =>
    mirrored([
      [W / 2, -H / 2],
      [W / 2, -H / 2 + FT],
      [T / 2, -H / 2 + FT],
      [T / 2, H / 2 - FT],
      [W / 2, H / 2 - FT],
      [W / 2, H / 2],
    ]),
  // Both flanges have the length W, including the web: the top points towards +x, the bottom towards -x.
  Z: ({ H, W, T, FT }) => [
    [
      [T / 2 - W, -H / 2],
      [T / 2, -H / 2],
      [T / 2, H / 2 - FT],
      [W - T / 2, H / 2 - FT],
      [W - T / 2, H / 2],
      [-T / 2, H / 2],
      [-T / 2, -H / 2 + FT],
      [T / 2 - W, -H / 2 + FT],
    ],
  ],
  T: ({ H, W, T, FT }) =>
    mirrored([
      [T / 2, -H / 2],
      [T / 2, H / 2 - FT],
      [W / 2, H / 2 - FT],
      [W / 2, H / 2],
    ]),
  RHS: tube,
  SHS: tube,
  L: ({ H, W, T }) => [
    [
      [-W / 2, -H / 2],
      [W / 2, -H / 2],
      [W / 2, -H / 2 + T],
      [-W / 2 + T, -H / 2 + T],
      [-W / 2 + T, H / 2],
      [-W / 2, H / 2],
    ],
  ],
  '2FLAT': ({ H, W, T }) => [box(-W / 2, -H / 2, -W / 2 + T, H / 2), box(W / 2 - T, -H / 2, W / 2, H / 2)],
  RECT: ({ H, W }) => [box(-W / 2, -H / 2, W / 2, H / 2)],
  SQUARE: ({ H, W }) => [box(-W / 2, -H / 2, W / 2, H / 2)],
  ROUND: ({ H }) => [
    Array.from({ length: CIRCLE_STEPS }, (_, i): [number, number] => {
      const angle = (2 * Math.PI * i) / CIRCLE_STEPS;
      return [(H / 2) * Math.cos(angle), (H / 2) * Math.sin(angle)];
    }),
  ],
  U: ({ H, W, T, FT }) => [
    [
      [-W / 2, -H / 2],
      [W / 2, -H / 2],
      [W / 2, -H / 2 + FT],
      [-W / 2 + T, -H / 2 + FT],
      [-W / 2 + T, H / 2 - FT],
      [W / 2, H / 2 - FT],
      [W / 2, H / 2],
      [-W / 2, H / 2],
    ],
  ],
  X: ({ H, W, T, FT }) =>
    mirrored([
      [T / 2, -H / 2],
      [T / 2, -FT / 2],
      [W / 2, -FT / 2],
      [W / 2, FT / 2],
      [T / 2, FT / 2],
      [T / 2, H / 2],
    ]),
};

function tube({ H, W, T }: Section): Outline[] {
  return [box(-W / 2, -H / 2, W / 2, H / 2), box(-W / 2 + T, -H / 2 + T, W / 2 - T, H / 2 - T)];
}

/** Returns outlines about the centre of the bounding box, mm; a second one inside the first is a hole. */
export function outlineOf(code: number, section: Section): Outline[] {
  const shape = seriesByCode(code)?.shape ?? 'RECT';
  return OUTLINES[shape]({ ...section, FT: section.FT || section.T });
}
