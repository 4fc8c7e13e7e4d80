/** Fills polygons in a pixel image, with antialiasing. */

export type Point = readonly [number, number];
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export interface Raster {
  width: number;
  height: number;
  /** Red, green and blue values of each pixel. */
  data: Uint8Array;
}

export const whiteRaster = (width: number, height: number): Raster => ({
  width,
  height,
  data: new Uint8Array(3 * width * height).fill(255),
});

/** Number of scan lines per pixel row. */
const LINES = 4;

interface Crossing {
  x: number;
  /** Direction of the side: 1 if the outline runs downwards along the side, -1 if upwards. */
  turn: 1 | -1;
}

/** Side of an outline, from top to bottom. */
interface Side {
  top: number;
  bottom: number;
  /** x coordinate at `top`, and change in x per pixel downwards. */
  x: number;
  slope: number;
  turn: 1 | -1;
}

type Outlines = readonly (readonly Point[])[];

/**
 * Returns the sides sorted by their upper ends. Horizontal sides are omitted, because scan lines do not
 * cross them.
 */
function sidesOf(outlines: Outlines): Side[] {
  const sides: Side[] = [];
  for (const outline of outlines)
    for (let i = 0; i < outline.length; i++) {
      const [ax, ay] = outline[i];
      const [bx, by] = outline[i + 1 < outline.length ? i + 1 : 0];
      if (ay === by) continue;
      const slope = (bx - ax) / (by - ay);
      if (ay < by) sides.push({ top: ay, bottom: by, x: ax, slope, turn: 1 });
      else sides.push({ top: by, bottom: ay, x: bx, slope, turn: -1 });
    }
  return sides.sort((one, other) => one.top - other.top);
}

/**
 * Adds to each pixel in a row its coverage on one scan line: the fraction of the pixel's width between two x
 * coordinates, divided by `LINES`.
 */
function cover(row: Float32Array, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(row.length, to)];
  if (start >= end) return;
  const [first, last] = [Math.floor(start), Math.ceil(end) - 1];
  if (first === last) {
    row[first] += (end - start) / LINES;
    return;
  }
  row[first] += (first + 1 - start) / LINES;
  for (let x = first + 1; x < last; x++) row[x] += 1 / LINES;
  row[last] += (end - last) / LINES;
}

function coverLine(row: Float32Array, crossings: readonly Crossing[], rule: 'evenodd' | 'nonzero'): void {
  let inside = 0;
  for (let i = 0; i + 1 < crossings.length; i++) {
    inside = rule === 'evenodd' ? 1 - inside : inside + crossings[i].turn;
    if (inside !== 0) cover(row, crossings[i].x, crossings[i + 1].x);
  }
}

/**
 * Fills the area inside the outlines. A side becomes active when a scan line reaches it and inactive when
 * the scan line has passed it, so that only a few sides are examined in each row.
 */
export function fillOutlines(
  { width, height, data }: Raster,
  outlines: Outlines,
  [red, green, blue, alpha]: Colour,
  rule: 'evenodd' | 'nonzero',
): void {
  const sides = sidesOf(outlines);
  if (sides.length === 0) return;
  const bottom = sides.reduce((most, side) => Math.max(most, side.bottom), -Infinity);
  const row = new Float32Array(width);
  let next = 0;
  let open: Side[] = [];
  for (let y = Math.max(0, Math.floor(sides[0].top)); y <= Math.min(height - 1, bottom); y++) {
    let [left, right] = [width, 0];
    for (let line = 0; line < LINES; line++) {
      const at = y + (line + 0.5) / LINES;
      while (next < sides.length && sides[next].top <= at) open.push(sides[next++]);
      open = open.filter((side) => side.bottom > at);
      const crossings = open
        .map((side) => ({ x: side.x + (at - side.top) * side.slope, turn: side.turn }))
        .sort((one, other) => one.x - other.x);
      if (crossings.length === 0) continue;
      left = Math.min(left, Math.max(0, Math.floor(crossings[0].x)));
      right = Math.max(right, Math.min(width, Math.ceil(crossings[crossings.length - 1].x)));
      coverLine(row, crossings, rule);
    }
    for (let x = left; x < right; x++) {
      const share = Math.min(1, row[x]) * alpha;
      row[x] = 0;
      if (share === 0) continue;
      const at = 3 * (y * width + x);
      data[at] = Math.round(data[at] * (1 - share) + red * share);
      data[at + 1] = Math.round(data[at + 1] * (1 - share) + green * share);
      data[at + 2] = Math.round(data[at + 2] * (1 - share) + blue * share);
    }
  }
}
