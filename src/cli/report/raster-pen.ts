/** Draws plans into a pixel image without a browser: implements the canvas methods listed in `PlanPen`. */
import { fillOutlines, type Colour, type Point, type Raster } from '@/cli/report/raster';
import type { TrueType } from '@/pdf/true-type';
import type { PlanPen } from '@/report/drawings/paint-drawing';

/** Matrix elements a, b, c, d, e, f as in the canvas API. */
type Matrix = readonly [number, number, number, number, number, number];

const STILL: Matrix = [1, 0, 0, 1, 0, 0];
/** Half the height of a capital letter, em. */
const HALF_CAPITAL = 0.365;
/** Factor applied to the font size: this font is wider than the one for which the plan reserves space. */
const NARROWER = 0.9;
const ARC_STEP = Math.PI / 24;

function colourOf(style: PlanPen['fillStyle']): Colour {
  const text = typeof style === 'string' ? style : '';
  const hex = /^#(..)(..)(..)$/.exec(text);
  if (hex) return [parseInt(hex[1], 16), parseInt(hex[2], 16), parseInt(hex[3], 16), 1];
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/**
 * Returns the outline of a line of the given width; all outlines have the same winding direction, because
 * they are filled with the nonzero rule.
 */
function band([ax, ay]: Point, [bx, by]: Point, width: number): Point[] {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [((by - ay) / length) * (width / 2), ((bx - ax) / length) * (-width / 2)];
  return [
    [ax + nx, ay + ny],
    [bx + nx, by + ny],
    [bx - nx, by - ny],
    [ax - nx, ay - ny],
  ];
}

const joint = ([x, y]: Point, width: number): Point[] =>
  Array.from({ length: 12 }, (_, i) => {
    const angle = (-i * Math.PI) / 6;
    return [x + (width / 2) * Math.cos(angle), y + (width / 2) * Math.sin(angle)];
  });

/** Divides a line into its dashes. */
function dashed(line: readonly Point[], dashes: readonly number[]): Point[][] {
  if (dashes.length === 0) return [[...line]];
  const found: Point[][] = [];
  let [index, left] = [0, dashes[0]];
  for (let i = 0; i + 1 < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i], line[i + 1]];
    const length = Math.hypot(bx - ax, by - ay);
    for (let at = 0; at < length;) {
      const to = Math.min(length, at + left);
      const placed = (s: number): Point => [ax + ((bx - ax) * s) / length, ay + ((by - ay) * s) / length];
      if (index % 2 === 0) found.push([placed(at), placed(to)]);
      left -= to - at;
      at = to;
      if (left <= 0) {
        index += 1;
        left = dashes[index % dashes.length];
      }
    }
  }
  return found;
}

export class RasterPen implements PlanPen {
  fillStyle: PlanPen['fillStyle'] = '#000000';
  strokeStyle: PlanPen['strokeStyle'] = '#000000';
  lineWidth = 1;
  font = '10px sans-serif';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  private dashes: readonly number[] = [];
  private matrix: Matrix = STILL;
  private readonly saved: Matrix[] = [];
  private lines: { points: Point[]; isClosed: boolean }[] = [];

  constructor(
    private readonly raster: Raster,
    private readonly letters: TrueType,
  ) {}

  save(): void {
    this.saved.push(this.matrix);
  }

  restore(): void {
    this.matrix = this.saved.pop() ?? STILL;
  }

  translate(x: number, y: number): void {
    const [a, b, c, d] = this.matrix;
    this.matrix = [a, b, c, d, ...this.moved([x, y])];
  }

  rotate(angle: number): void {
    const [a, b, c, d, e, f] = this.matrix;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    this.matrix = [
      a * cosine + c * sine,
      b * cosine + d * sine,
      c * cosine - a * sine,
      d * cosine - b * sine,
      e,
      f,
    ];
  }

  protected moved([x, y]: Point): [number, number] {
    const [a, b, c, d, e, f] = this.matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  beginPath(): void {
    this.lines = [];
  }

  moveTo(x: number, y: number): void {
    this.lines.push({ points: [this.moved([x, y])], isClosed: false });
  }

  lineTo(x: number, y: number): void {
    const last = this.lines.at(-1);
    if (last && !last.isClosed) last.points.push(this.moved([x, y]));
    else this.moveTo(x, y);
  }

  closePath(): void {
    const last = this.lines.at(-1);
    if (last) last.isClosed = true;
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    const steps = Math.max(2, Math.ceil(Math.abs(to - from) / ARC_STEP));
    for (let i = 0; i <= steps; i++) {
      const angle = from + ((to - from) * i) / steps;
      this.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
  }

  roundRect(x: number, y: number, width: number, height: number, corner: number): void {
    const r = Math.min(corner, width / 2, height / 2);
    this.moveTo(x + width - r, y);
    this.arc(x + width - r, y + r, r, -Math.PI / 2, 0);
    this.arc(x + width - r, y + height - r, r, 0, Math.PI / 2);
    this.arc(x + r, y + height - r, r, Math.PI / 2, Math.PI);
    this.arc(x + r, y + r, r, Math.PI, 1.5 * Math.PI);
    this.closePath();
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.beginPath();
    this.roundRect(x, y, width, height, 0);
    this.fill('nonzero');
  }

  setLineDash(dashes: readonly number[]): void {
    this.dashes = dashes;
  }

  fill(rule: 'evenodd' | 'nonzero'): void {
    const outlines = this.lines.map(({ points }) => points);
    fillOutlines(this.raster, outlines, colourOf(this.fillStyle), rule);
  }

  stroke(): void {
    const lines = this.lines.flatMap(({ points, isClosed }) =>
      dashed(isClosed ? [...points, points[0]] : points, this.dashes),
    );
    const outlines = lines.flatMap((line) => [
      ...line.slice(1).map((end, i) => band(line[i], end, this.lineWidth)),
      ...line.slice(1, -1).map((point) => joint(point, this.lineWidth)),
    ]);
    fillOutlines(this.raster, outlines, colourOf(this.strokeStyle), 'nonzero');
  }

  /** Font size in px, read from a font such as `italic 12px Arial`. */
  private get fontSize(): number {
    return parseFloat(/(?<![\d.])[\d.]+(?=px)/.exec(this.font)?.[0] ?? '0') * NARROWER;
  }

  measureText(text: string): { width: number } {
    return { width: this.letters.widthOf(text) * this.fontSize };
  }

  /** Draws text to the right of `x`, with its capital letters centred on `y`. */
  fillText(text: string, x: number, y: number): void {
    const size = this.fontSize;
    const scale = size / this.letters.unitsPerEm;
    let left = x;
    const base = y + HALF_CAPITAL * size;
    for (const letter of text) {
      const outlines = this.letters
        .outlinesOf(letter)
        .map((outline) => outline.map(([px, py]) => this.moved([left + px * scale, base - py * scale])));
      fillOutlines(this.raster, outlines, colourOf(this.fillStyle), 'nonzero');
      left += this.letters.widthOf(letter) * size;
    }
  }
}
