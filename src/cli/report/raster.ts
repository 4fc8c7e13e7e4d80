/** Polygons to pixels, with soft edges. */

export type Point = readonly [number, number];
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export interface Raster {
  width: number;
  height: number;
  /** Red, green and blue of each pixel. */
  data: Uint8Array;
}

export const whiteRaster = (width: number, height: number): Raster => ({
  width,
  height,
  data: new Uint8Array(3 * width * height).fill(255),
});

/** Lines into which a row of pixels is cut. */
const LINES = 4;

interface Crossing {
  x: number;
  /** Which way the outline goes there. */
  turn: 1 | -1;
}

function crossingsAt(y: number, outlines: readonly (readonly Point[])[]): Crossing[] {
  const found: Crossing[] = [];
  for (const outline of outlines) {
    for (let i = 0; i < outline.length; i++) {
      const [ax, ay] = outline[i];
      const [bx, by] = outline[(i + 1) % outline.length];
      if (ay <= y === by <= y) continue;
      found.push({ x: ax + ((y - ay) / (by - ay)) * (bx - ax), turn: by > ay ? 1 : -1 });
    }
  }
  return found.sort((one, other) => one.x - other.x);
}

/** Adds to each pixel the part of it that lies between two places. */
function cover(row: Float32Array, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(row.length, to)];
  for (let x = Math.floor(start); x < end; x++)
    row[x] += Math.max(0, Math.min(end, x + 1) - Math.max(start, x)) / LINES;
}

export function fillOutlines(
  { width, height, data }: Raster,
  outlines: readonly (readonly Point[])[],
  [red, green, blue, alpha]: Colour,
  rule: 'evenodd' | 'nonzero',
): void {
  const ys = outlines.flatMap((outline) => outline.map(([, y]) => y));
  if (ys.length === 0) return;
  const lowest = Math.max(0, Math.floor(ys.reduce((a, b) => Math.min(a, b))));
  const highest = Math.min(height - 1, Math.ceil(ys.reduce((a, b) => Math.max(a, b))));
  for (let y = lowest; y <= highest; y++) {
    const row = new Float32Array(width);
    for (let line = 0; line < LINES; line++) {
      const crossings = crossingsAt(y + (line + 0.5) / LINES, outlines);
      let inside = 0;
      crossings.forEach(({ x, turn }, index) => {
        inside = rule === 'evenodd' ? 1 - inside : inside + turn;
        if (inside !== 0 && index + 1 < crossings.length) cover(row, x, crossings[index + 1].x);
      });
    }
    for (let x = 0; x < width; x++) {
      const share = Math.min(1, row[x]) * alpha;
      if (share === 0) continue;
      const at = 3 * (y * width + x);
      [red, green, blue].forEach((ink, channel) => {
        data[at + channel] = Math.round(data[at + channel] * (1 - share) + ink * share);
      });
    }
  }
}
