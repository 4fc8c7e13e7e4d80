/** Footprint of the profile on the plate: points with areas, and boxes for the mesh. */
import type { ProfileInput } from '@/engineering/model/design';
import type { Box } from '@/engineering/plate/elastic/mesh';
import { gaussRule } from '@/engineering/plate/elastic/shape-functions';
import { placementOf } from '@/engineering/profiles/placement';
import { seriesByCode, type Section, type Shape } from '@/engineering/profiles/series';

/** Points of the plate, each with the area that it represents. */
export interface AreaPoints {
  x: Float64Array;
  y: Float64Array;
  /** Area that each point represents, mm2. */
  area: Float64Array;
}

/** Returns the points inside a box. */
export function pointsWithin({ x, y, area }: AreaPoints, { x1, x2, y1, y2 }: Box): AreaPoints {
  const isInside = (_: number, i: number): boolean => x[i] >= x1 && x[i] <= x2 && y[i] >= y1 && y[i] <= y2;
  return { x: x.filter(isInside), y: y.filter(isInside), area: area.filter(isInside) };
}

export interface Footprint extends AreaPoints {
  /** Areas in which the mesh should be fine. */
  boxes: Box[];
  /** Bounding box of the rotated section. */
  bounds: Box;
  /** Thickness of the thinnest wall, mm; for a solid section, its smaller side. */
  thinnest: number;
}

/** Largest side of an integration cell, mm. */
const CELL = 2;

const rect = (x1: number, y1: number, x2: number, y2: number): Box => ({ x1, x2, y1, y2 });

/** Non-overlapping rectangles that make up each shape, relative to the centre of its bounding box. */
const PARTS: Readonly<Record<Exclude<Shape, 'ROUND'>, (s: Section) => Box[]>> = {
  I: ({ H, W, T, FT }) => [
    rect(-W / 2, H / 2 - FT, W / 2, H / 2),
    rect(-W / 2, -H / 2, W / 2, -H / 2 + FT),
    rect(-T / 2, -H / 2 + FT, T / 2, H / 2 - FT),
  ],
  Z: ({ H, W, T, FT }) => [
    rect(-T / 2, -H / 2, T / 2, H / 2),
    rect(T / 2, H / 2 - FT, W - T / 2, H / 2),
    rect(T / 2 - W, -H / 2, -T / 2, -H / 2 + FT),
  ],
  T: ({ H, W, T, FT }) => [rect(-W / 2, H / 2 - FT, W / 2, H / 2), rect(-T / 2, -H / 2, T / 2, H / 2 - FT)],
  RHS: tube,
  SHS: tube,
  L: ({ H, W, T }) => [rect(-W / 2, -H / 2, -W / 2 + T, H / 2), rect(-W / 2 + T, -H / 2, W / 2, -H / 2 + T)],
  '2FLAT': ({ H, W, T }) => [rect(-W / 2, -H / 2, -W / 2 + T, H / 2), rect(W / 2 - T, -H / 2, W / 2, H / 2)],
  RECT: ({ H, W }) => [rect(-W / 2, -H / 2, W / 2, H / 2)],
  SQUARE: ({ H, W }) => [rect(-W / 2, -H / 2, W / 2, H / 2)],
  U: ({ H, W, T, FT }) => [
    rect(-W / 2, -H / 2, -W / 2 + T, H / 2),
    rect(-W / 2 + T, H / 2 - FT, W / 2, H / 2),
    rect(-W / 2 + T, -H / 2, W / 2, -H / 2 + FT),
  ],
  X: ({ H, W, T, FT }) => [
    rect(-T / 2, -H / 2, T / 2, H / 2),
    rect(-W / 2, -FT / 2, -T / 2, FT / 2),
    rect(T / 2, -FT / 2, W / 2, FT / 2),
  ],
};

function tube({ H, W, T }: Section): Box[] {
  return [
    rect(-W / 2, H / 2 - T, W / 2, H / 2),
    rect(-W / 2, -H / 2, W / 2, -H / 2 + T),
    rect(-W / 2, -H / 2 + T, -W / 2 + T, H / 2 - T),
    rect(W / 2 - T, -H / 2 + T, W / 2, H / 2 - T),
  ];
}

interface Sample {
  x: number;
  y: number;
  area: number;
}

function samplesOfBox({ x1, x2, y1, y2 }: Box): Sample[] {
  const { points, weights } = gaussRule(2);
  const [nx, ny] = [Math.ceil((x2 - x1) / CELL), Math.ceil((y2 - y1) / CELL)];
  const [dx, dy] = [(x2 - x1) / nx, (y2 - y1) / ny];
  const samples: Sample[] = [];
  for (let i = 0; i < nx; i++) {
    for (let j = 0; j < ny; j++) {
      points.forEach((px, a) =>
        points.forEach((py, b) =>
          samples.push({
            x: x1 + (i + (px + 1) / 2) * dx,
            y: y1 + (j + (py + 1) / 2) * dy,
            area: (weights[a] * weights[b] * dx * dy) / 4,
          }),
        ),
      );
    }
  }
  return samples;
}

/** Returns points on rings around the centre; their areas add up to the area of the disc. */
export function samplesOfDisc(
  radius: number,
  rings: number,
  anglesAt: (r: number) => number,
): readonly Sample[] {
  const { points, weights } = gaussRule(rings);
  return points.flatMap((p, i) => {
    const r = ((p + 1) / 2) * radius;
    const angles = anglesAt(r);
    const area = (weights[i] * Math.PI * radius * r) / angles;
    return Array.from({ length: angles }, (_, k) => {
      const angle = (2 * Math.PI * (k + 0.5)) / angles;
      return { x: r * Math.cos(angle), y: r * Math.sin(angle), area };
    });
  });
}

const WASHER_RINGS = 8;
const WASHER_ANGLES = 32;

/**
 * Returns the disc by which an anchor holds down the plate. If the disc extends beyond the plate, only a
 * part that is symmetric about the anchor is used, so that the force still acts at the anchor. The areas are
 * scaled so that their sum is still that of the complete disc.
 */
export function washerPoints(
  [x, y]: readonly [number, number],
  diameter: number,
  { Lx, Ly }: { Lx: number; Ly: number },
): AreaPoints {
  const [reachX, reachY] = [Lx / 2 - Math.abs(x), Ly / 2 - Math.abs(y)];
  const disc = samplesOfDisc(diameter / 2, WASHER_RINGS, () => WASHER_ANGLES);
  const held = disc.filter((point) => Math.abs(point.x) <= reachX && Math.abs(point.y) <= reachY);
  const whole = sumOfAreas(disc);
  const samples = held.length > 0 ? held : [{ x: 0, y: 0, area: whole }];
  const share = whole / sumOfAreas(samples);
  return {
    x: Float64Array.from(samples, (sample) => x + sample.x),
    y: Float64Array.from(samples, (sample) => y + sample.y),
    area: Float64Array.from(samples, ({ area }) => share * area),
  };
}

const sumOfAreas = (samples: readonly Sample[]): number => samples.reduce((sum, { area }) => sum + area, 0);

const MIN_ANGLES = 16;

function solidDisc(diameter: number): readonly Sample[] {
  const radius = diameter / 2;
  return samplesOfDisc(radius, Math.min(40, Math.max(4, Math.ceil(radius))), (r) =>
    Math.max(MIN_ANGLES, 4 * Math.ceil((2 * Math.PI * r) / (4 * CELL))),
  );
}

function boundsOf(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { x1: Math.min(...xs), x2: Math.max(...xs), y1: Math.min(...ys), y2: Math.max(...ys) };
}

const corners = ({ x1, x2, y1, y2 }: Box): [number, number][] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];

/**
 * Returns the footprint, rotated counter-clockwise about its centroid at (ex, ey); null if the dimensions do
 * not describe a section. Fillets, corner radii and welds are ignored.
 */
export function footprintOf(profile: ProfileInput): Footprint | null {
  const shape = seriesByCode(profile.type)?.shape;
  if (!shape) return null;
  const section = { H: profile.H, W: profile.W, T: profile.T, FT: profile.FT || profile.T };
  const isRound = shape === 'ROUND';
  const half = section.H / 2;
  const parts = isRound ? [rect(-half, -half, half, half)] : PARTS[shape](section);
  if (parts.some(({ x1, x2, y1, y2 }) => !(x2 > x1) || !(y2 > y1))) return null;
  const samples = isRound ? solidDisc(section.H) : parts.flatMap(samplesOfBox);
  const place = placementOf(profile);
  const placed = samples.map(({ x, y }) => place(x, y));
  const boxes = parts.map((box) => boundsOf(corners(box).map(([x, y]) => place(x, y))));
  const bounds = isRound
    ? rect(profile.ex - half, profile.ey - half, profile.ex + half, profile.ey + half)
    : boundsOf(boxes.flatMap(corners));
  return {
    x: Float64Array.from(placed, ([x]) => x),
    y: Float64Array.from(placed, ([, y]) => y),
    area: Float64Array.from(samples, ({ area }) => area),
    boxes: !isRound && profile.rotation % 90 === 0 ? boxes : [bounds],
    bounds,
    thinnest: Math.min(...parts.map(({ x1, x2, y1, y2 }) => Math.min(x2 - x1, y2 - y1))),
  };
}
