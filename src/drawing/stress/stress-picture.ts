/**
 * Stress image of an elastic plate: von Mises contours with scale, outlines of plate and profile, anchors
 * with number and force, contact area, largest stress, axes and length scale. The image contains only
 * numbers, units and symbols, so it is suitable for every language.
 */
import { BANDS, bandColour } from '@/drawing/plan/stress-colours';
import { Raster, textWidth, type Colour, type Picture } from '@/drawing/stress/raster';
import { plateYieldStrength, type PlateStress } from '@/engineering';

export type { Picture } from '@/drawing/stress/raster';

type Point = readonly [number, number];

const WIDTH = 960;
const HEIGHT = 720;
/** Areas for the plate and the colour bar, px. */
const AREA = { left: 60, right: 800, top: 66, bottom: 650 };
const BAR = { left: 836, right: 862, top: 100, bottom: 620 };
const LEVELS = 10;
/** Spacing and line width of the contact area hatching, px. */
const HATCH = { spacing: 9, width: 1.6 };

const PAPER: Colour = [255, 255, 255];
const INK: Colour = [25, 30, 36];
const STEEL: Colour = [15, 15, 20];
const LIGHT: Colour = [245, 245, 245];
const ALARM: Colour = [205, 30, 40];

/** Formats a number with about three significant digits, at most four decimals and no exponent. */
function figure(value: number): string {
  const size = Math.abs(value);
  if (size < 0.0005) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(size)));
  return value.toFixed(Math.min(4, digits));
}

/** Converts coordinates on the plate to coordinates in the image, in which y points downwards. */
class Frame {
  readonly scale: number;
  private readonly centre: Point = [(AREA.left + AREA.right) / 2, (AREA.top + AREA.bottom) / 2];

  constructor(Lx: number, Ly: number) {
    this.scale = Math.min((AREA.right - AREA.left) / Lx, (AREA.bottom - AREA.top) / Ly);
  }

  toPicture([x, y]: Point): Point {
    return [this.centre[0] + x * this.scale, this.centre[1] - y * this.scale];
  }

  toPlate([px, py]: Point): Point {
    return [(px - this.centre[0]) / this.scale, (this.centre[1] - py) / this.scale];
  }
}

/**
 * Returns, for each pixel position along one axis, the index of the preceding sample point and the fraction
 * of the distance to the next sample point, from 0 to 1.
 */
function samplePlaces(lines: Float64Array, positions: readonly number[]): [Int32Array, Float64Array] {
  const index = new Int32Array(positions.length);
  const share = new Float64Array(positions.length);
  let i = 0;
  const rising = positions.length < 2 || positions[1] > positions[0];
  const order = positions.map((_, k) => (rising ? k : positions.length - 1 - k));
  for (const k of order) {
    const value = positions[k];
    while (i < lines.length - 2 && lines[i + 1] <= value) i++;
    index[k] = i;
    share[k] = Math.min(1, Math.max(0, (value - lines[i]) / (lines[i + 1] - lines[i])));
  }
  return [index, share];
}

function drawContours(raster: Raster, frame: Frame, input: PlateStress): void {
  const { field, Lx, Ly, maxVonMises } = input;
  const [x1, y2] = frame.toPicture([-Lx / 2, -Ly / 2]);
  const [x2, y1] = frame.toPicture([Lx / 2, Ly / 2]);
  const columns = Array.from({ length: Math.round(x2) - Math.round(x1) }, (_, k) => Math.round(x1) + k);
  const rows = Array.from({ length: Math.round(y2) - Math.round(y1) }, (_, k) => Math.round(y1) + k);
  const [ix, ax] = samplePlaces(
    field.xs,
    columns.map((px) => frame.toPlate([px + 0.5, 0])[0]),
  );
  const [iy, ay] = samplePlaces(
    field.ys,
    rows.map((py) => frame.toPlate([0, py + 0.5])[1]),
  );
  const width = field.xs.length;
  const at = (values: Float64Array, c: number, r: number): number => {
    const first = ix[c] + iy[r] * width;
    const [a, b] = [ax[c], ay[r]];
    const low = values[first] * (1 - a) + values[first + 1] * a;
    const high = values[first + width] * (1 - a) + values[first + width + 1] * a;
    return low * (1 - b) + high * b;
  };
  const pressed = new Uint8Array(columns.length * rows.length);
  for (let r = 0, k = 0; r < rows.length; r++)
    for (let c = 0; c < columns.length; c++) pressed[k++] = at(field.w, c, r) < 0 ? 1 : 0;
  for (let r = 0, k = 0; r < rows.length; r++) {
    const py = rows[r];
    for (let c = 0; c < columns.length; c++, k++) {
      const px = columns[c];
      raster.set(px, py, bandColour(maxVonMises > 0 ? at(field.vonMises, c, r) / maxVonMises : 0));
      if (!pressed[k]) continue;
      const border =
        (c > 0 && !pressed[k - 1]) ||
        (r > 0 && !pressed[k - columns.length]) ||
        (c + 1 < columns.length && !pressed[k + 1]) ||
        (r + 1 < rows.length && !pressed[k + columns.length]);
      if (border) raster.mix(px, py, LIGHT, 0.95);
      else if ((px + py) % HATCH.spacing < HATCH.width) raster.mix(px, py, LIGHT, 0.45);
    }
  }
}

function drawBar(raster: Raster, { maxVonMises, t }: PlateStress): void {
  const height = BAR.bottom - BAR.top;
  const levelAt = (stress: number): number => BAR.bottom - (height * stress) / maxVonMises;
  for (let band = 0; band < BANDS; band++) {
    raster.rectangle(
      BAR.left,
      BAR.bottom - (height * (band + 1)) / BANDS,
      BAR.right,
      BAR.bottom - (height * band) / BANDS,
      bandColour((band + 0.5) / BANDS),
    );
  }
  raster.polygon(
    [
      [BAR.left, BAR.top],
      [BAR.right, BAR.top],
      [BAR.right, BAR.bottom],
      [BAR.left, BAR.bottom],
    ],
    1,
    INK,
  );
  const style = { size: 11, colour: INK };
  raster.text('σv', [BAR.left, BAR.top - 34], { ...style, size: 13 });
  raster.text('MPa', [BAR.left, BAR.top - 14], style);
  for (let level = 0; level <= LEVELS; level++) {
    const y = BAR.bottom - (height * level) / LEVELS;
    raster.line([BAR.right, y], [BAR.right + 5, y], 1, INK);
    raster.text(figure((maxVonMises * level) / LEVELS), [BAR.right + 10, y + 5], style);
  }
  const limit = plateYieldStrength(t);
  if (limit >= maxVonMises) return;
  const y = levelAt(limit);
  raster.line([BAR.left - 8, y], [BAR.right + 4, y], 2.4, ALARM);
  // The label is only "fy", because the plate calculation knows neither standard nor steel grade.
  raster.text('fy', [BAR.left - 10, y - 4], { size: 10, colour: ALARM, align: 'right', halo: PAPER });
  raster.text(`${limit}`, [BAR.left - 10, y + 14], { size: 10, colour: ALARM, align: 'right', halo: PAPER });
}

interface DrawnAnchor {
  no: number;
  /** Tension in the anchor, N. */
  tension: number;
}

function drawAnchor(raster: Raster, at: Point, radius: number, { no, tension }: DrawnAnchor): void {
  raster.disc(at, radius + 1.5, PAPER);
  raster.disc(at, radius, STEEL);
  raster.disc(at, Math.max(1, radius - 2), PAPER);
  const size = Math.min(12, Math.max(8, radius));
  raster.text(`${no}`, [at[0], at[1] + size / 2], { size, colour: INK, align: 'middle' });
  const label = `${(tension / 1000).toFixed(2)} kN`;
  const half = textWidth(label, 11) / 2;
  const x = Math.min(AREA.right - half, Math.max(AREA.left + half, at[0]));
  const above = at[1] - radius - 8;
  const y = above - 11 < AREA.top ? at[1] + radius + 19 : above;
  raster.rectangle(x - half - 4, y - 15, x + half + 4, y + 4, PAPER, 0.88);
  raster.text(label, [x, y], { size: 11, colour: INK, align: 'middle' });
}

function drawPeak(raster: Raster, frame: Frame, input: PlateStress): void {
  const [x, y] = frame.toPicture(input.maxVonMisesAt);
  for (const [width, colour] of [
    [4.5, PAPER],
    [2, ALARM],
  ] as const) {
    raster.line([x - 7, y - 7], [x + 7, y + 7], width, colour);
    raster.line([x - 7, y + 7], [x + 7, y - 7], width, colour);
  }
}

function drawAxes(raster: Raster): void {
  const [x, y] = [24, HEIGHT - 34];
  const arrow = (to: Point, wings: readonly [Point, Point]): void => {
    raster.line([x, y], to, 1.6, INK);
    for (const wing of wings) raster.line(to, wing, 1.6, INK);
  };
  arrow(
    [x + 40, y],
    [
      [x + 33, y - 4],
      [x + 33, y + 4],
    ],
  );
  arrow(
    [x, y - 40],
    [
      [x - 4, y - 33],
      [x + 4, y - 33],
    ],
  );
  raster.text('x', [x + 46, y + 4], { size: 11, colour: INK });
  raster.text('y', [x - 3, y - 48], { size: 11, colour: INK });
}

/**
 * Returns a round length in mm for the scale bar, so that the bar is at most 150 px long; `px` is the number
 * of pixels per mm.
 */
function scaleLength(px: number): number {
  const wanted = 150 / px;
  const power = 10 ** Math.floor(Math.log10(wanted));
  return power * ([5, 2, 1].find((step) => step * power <= wanted) ?? 1);
}

function drawScale(raster: Raster, frame: Frame): void {
  const length = scaleLength(frame.scale);
  const [x, y] = [120, HEIGHT - 30];
  const end = x + length * frame.scale;
  raster.line([x, y], [end, y], 1.6, INK);
  for (const at of [x, end]) raster.line([at, y - 5], [at, y + 5], 1.6, INK);
  raster.text(`${length} mm`, [end + 10, y + 5], { size: 11, colour: INK });
}

function drawHeading(raster: Raster, input: PlateStress): void {
  const { maxVonMises, maxDeflection, minDeflection, contactForce, maxPressure, t } = input;
  const style = { size: 13, colour: INK };
  const lift = Math.max(maxDeflection, -minDeflection);
  const parts = [
    `max σv = ${figure(maxVonMises)} MPa`,
    `max w = ${figure(lift)} mm`,
    `C = ${figure(contactForce / 1000)} kN`,
    `max p = ${figure(maxPressure)} MPa`,
    `t = ${figure(t)} mm`,
  ];
  let x = AREA.left;
  parts.forEach((part, i) => {
    raster.text(part, [x, 34], { ...style, colour: i === 0 ? ALARM : INK });
    x += textWidth(part, style.size) + 28;
  });
}

/** Draws an image of 960 x 720 px. */
export function drawStressPicture(input: PlateStress): Picture {
  const { Lx, Ly } = input;
  const raster = new Raster(WIDTH, HEIGHT, PAPER);
  const frame = new Frame(Lx, Ly);
  const place = (point: Point): Point => frame.toPicture(point);
  drawContours(raster, frame, input);
  raster.polygon(
    (
      [
        [-Lx / 2, -Ly / 2],
        [Lx / 2, -Ly / 2],
        [Lx / 2, Ly / 2],
        [-Lx / 2, Ly / 2],
      ] as const
    ).map(place),
    2,
    INK,
  );
  for (const outline of input.outline) {
    raster.polygon(outline.map(place), 3.6, PAPER);
    raster.polygon(outline.map(place), 1.8, INK);
  }
  drawPeak(raster, frame, input);
  const radius = Math.max(9, (input.washer / 2) * frame.scale);
  input.anchors.forEach((anchor, i) =>
    drawAnchor(raster, place(anchor), radius, { no: i + 1, tension: input.tensions[i] }),
  );
  drawHeading(raster, input);
  drawBar(raster, input);
  drawAxes(raster);
  drawScale(raster, frame);
  return { width: WIDTH, height: HEIGHT, data: raster.data };
}
