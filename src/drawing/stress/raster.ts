/** RGB image on which antialiased lines, discs and stroked text can be drawn. */
import { CAP_HEIGHT, glyphOf } from '@/drawing/stress/glyphs';

export type Colour = readonly [red: number, green: number, blue: number];

export interface Picture {
  width: number;
  height: number;
  /** Three bytes per pixel, row by row from the top. */
  data: Uint8Array;
}

type Point = readonly [number, number];

export interface TextStyle {
  /** Cap height of the text, px. */
  size: number;
  colour: Colour;
  /** Alignment of the text relative to x. */
  align?: 'left' | 'middle' | 'right';
  /** Colour of the halo around the strokes, which makes the text readable on any background. */
  halo?: Colour;
}

export class Raster implements Picture {
  readonly data: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    ground: Colour,
  ) {
    this.data = new Uint8Array(3 * width * height);
    for (let i = 0; i < this.data.length; i++) this.data[i] = ground[i % 3];
  }

  /** Blends a colour into a pixel; `cover` is the weight of the colour, from 0 to 1. */
  mix(x: number, y: number, colour: Colour, cover: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height || cover <= 0) return;
    const at = 3 * (y * this.width + x);
    const share = Math.min(1, cover);
    for (let c = 0; c < 3; c++) {
      this.data[at + c] = Math.round(this.data[at + c] * (1 - share) + colour[c] * share);
    }
  }

  set(x: number, y: number, colour: Colour): void {
    const at = 3 * (y * this.width + x);
    for (let c = 0; c < 3; c++) this.data[at + c] = colour[c];
  }

  rectangle(x1: number, y1: number, x2: number, y2: number, colour: Colour, cover = 1): void {
    for (let y = Math.round(y1); y < Math.round(y2); y++) {
      for (let x = Math.round(x1); x < Math.round(x2); x++) this.mix(x, y, colour, cover);
    }
  }

  /** Blends the colour into each pixel of a rectangle; `coverAt` returns the weight of the colour. */
  private shape(
    [x1, y1, x2, y2]: readonly [number, number, number, number],
    colour: Colour,
    coverAt: (x: number, y: number) => number,
  ): void {
    for (let y = Math.max(0, Math.floor(y1)); y <= Math.min(this.height - 1, Math.ceil(y2)); y++) {
      for (let x = Math.max(0, Math.floor(x1)); x <= Math.min(this.width - 1, Math.ceil(x2)); x++) {
        this.mix(x, y, colour, coverAt(x + 0.5, y + 0.5));
      }
    }
  }

  line([ax, ay]: Point, [bx, by]: Point, width: number, colour: Colour): void {
    const [dx, dy] = [bx - ax, by - ay];
    const square = dx * dx + dy * dy;
    const reach = width / 2 + 1;
    this.shape(
      [
        Math.min(ax, bx) - reach,
        Math.min(ay, by) - reach,
        Math.max(ax, bx) + reach,
        Math.max(ay, by) + reach,
      ],
      colour,
      (x, y) => {
        const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
        return width / 2 + 0.5 - Math.hypot(x - ax - share * dx, y - ay - share * dy);
      },
    );
  }

  polyline(points: readonly Point[], width: number, colour: Colour): void {
    for (let i = 1; i < points.length; i++) this.line(points[i - 1], points[i], width, colour);
  }

  polygon(points: readonly Point[], width: number, colour: Colour): void {
    this.polyline([...points, points[0]], width, colour);
  }

  disc([cx, cy]: Point, radius: number, colour: Colour): void {
    const reach = radius + 1;
    this.shape(
      [cx - reach, cy - reach, cx + reach, cy + reach],
      colour,
      (x, y) => radius + 0.5 - Math.hypot(x - cx, y - cy),
    );
  }

  /** Draws text with its baseline at y. */
  text(text: string, [x, y]: Point, style: TextStyle): void {
    const { size, colour, halo, align = 'left' } = style;
    const unit = size / CAP_HEIGHT;
    const left = x - textWidth(text, size) * { left: 0, middle: 0.5, right: 1 }[align];
    const strokes: Point[][] = [];
    let at = left;
    for (const character of text) {
      const glyph = glyphOf(character);
      for (const stroke of glyph.strokes) {
        strokes.push(stroke.map(([gx, gy]): Point => [at + gx * unit, y - gy * unit]));
      }
      at += glyph.advance * unit;
    }
    const width = Math.max(1.1, size / 8);
    if (halo) for (const stroke of strokes) this.polyline(stroke, width + 4, halo);
    for (const stroke of strokes) this.polyline(stroke, width, colour);
  }
}

/** Returns the width of a string in px, without the gap after its last character. */
export function textWidth(text: string, size: number): number {
  const unit = size / CAP_HEIGHT;
  let total = 0;
  for (const character of text) total += glyphOf(character).advance;
  return Math.max(0, total - 2.2) * unit;
}
