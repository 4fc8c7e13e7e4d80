/**
 * Stress image of an elastic plate: von Mises contours with scale, outlines of plate and profile, anchors
 * with number and force, contact area, largest stress, axes and length scale. The image contains only
 * numbers, units and symbols, so it is suitable for every language.
 */
import { areaAbove, bandAreas, type ContourGrid, BANDS, bandColour } from '@/drawing/plan/contours';
import type { Point } from '@/drawing/plan/shapes';
import type { PlateStress } from '@/engineering';

const WIDTH = 960;
const HEIGHT = 720;
/** Areas for the plate and the colour bar, px. */
const AREA = { left: 60, right: 800, top: 66, bottom: 650 };
const BAR = { left: 836, right: 862, top: 100, bottom: 620 };
const LEVELS = 10;

const PAPER = '#ffffff';
const INK = '#191e24';
const ALARM = '#cd1e28';

/** Formats a number with about three significant digits, at most four decimals and no exponent. */
function formatValue(value: number): string {
  const size = Math.abs(value);
  if (size < 0.0005) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(size)));
  return value.toFixed(Math.min(4, digits));
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

const line = (path: string, width: number, colour = INK): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const outline = (points: readonly Point[], width: number, colour = INK): string =>
  line(`M${points.map((point) => point.map(n).join(' ')).join('L')}Z`, width, colour);

interface TextLook {
  size?: number;
  colour?: string;
  anchor?: 'start' | 'middle';
}

/** Writes text with its baseline at y. The Greek letter is an entity, so that the image is plain ASCII. */
function write(text: string, [x, y]: Point, look: TextLook = {}): string {
  const { size = 15, colour = INK, anchor = 'start' } = look;
  return `<text x="${n(x)}" y="${n(y)}" font-size="${size}" text-anchor="${anchor}" fill="${colour}">${text.replace('σ', '&#963;')}</text>`;
}

const colourOf = (band: number): string => `rgb(${bandColour((band + 0.5) / BANDS).join(',')})`;

/** Returns the scale in px per mm, and a function that converts a point on the plate to px. */
function frameOf({ Lx, Ly }: PlateStress): { place: (point: Point) => Point; scale: number } {
  const scale = Math.min((AREA.right - AREA.left) / Lx, (AREA.bottom - AREA.top) / Ly);
  const [cx, cy] = [(AREA.left + AREA.right) / 2, (AREA.top + AREA.bottom) / 2];
  return { scale, place: ([x, y]) => [cx + x * scale, cy - y * scale] };
}

type Frame = ReturnType<typeof frameOf>;

/** Interpolates between the lines of the grid. */
function between(lines: Float64Array, at: number): number {
  const low = Math.min(lines.length - 2, Math.floor(at));
  return lines[low] + (at - low) * (lines[low + 1] - lines[low]);
}

/** Draws the contours, and the contact area with hatching and a border. */
function fields({ field, maxVonMises }: PlateStress, { place }: Frame, border: string): string {
  const { xs, ys, vonMises, w } = field;
  const gridOf = (values: Float64Array): ContourGrid => ({ columns: xs.length, rows: ys.length, values });
  const onGrid = (column: number, row: number) => place([between(xs, column), between(ys, row)]);
  const bands = maxVonMises > 0 ? bandAreas(gridOf(vonMises), maxVonMises, onGrid) : [];
  const contact = areaAbove(gridOf(w.map((deflection) => -deflection)), Number.MIN_VALUE, onGrid);
  return [
    `<path d="${border}" fill="${colourOf(0)}"/>`,
    ...bands.flatMap((path, band) => (path === '' ? [] : `<path d="${path}" fill="${colourOf(band)}"/>`)),
    `<path d="${contact}" fill="url(#contact)" stroke="#f5f5f5" stroke-width="1.2"/>`,
  ].join('');
}

/** Draws the colour scale. It marks no yield strength: the request does not state the steel of the plate. */
function scaleOf({ maxVonMises }: PlateStress): string {
  const height = BAR.bottom - BAR.top;
  const bands = Array.from({ length: BANDS }, (_, band) => {
    const top = BAR.bottom - (height * (band + 1)) / BANDS;
    return `<rect x="${BAR.left}" y="${n(top)}" width="${BAR.right - BAR.left}" height="${n(height / BANDS + 0.5)}" fill="${colourOf(band)}"/>`;
  });
  const levels = Array.from({ length: LEVELS + 1 }, (_, level) => {
    const y = BAR.bottom - (height * level) / LEVELS;
    return (
      line(`M${BAR.right} ${n(y)}h5`, 1) +
      write(formatValue((maxVonMises * level) / LEVELS), [BAR.right + 10, y + 5])
    );
  });
  return [
    ...bands,
    line(`M${BAR.left} ${BAR.top}H${BAR.right}V${BAR.bottom}H${BAR.left}Z`, 1),
    write('σv', [BAR.left, BAR.top - 34], { size: 17 }),
    write('MPa', [BAR.left, BAR.top - 14]),
    ...levels,
  ].join('');
}

function anchorOf([x, y]: Point, radius: number, number: number, tension: number): string {
  const label = `${(tension / 1000).toFixed(2)} kN`;
  const half = 4.2 * label.length;
  const middle = Math.min(AREA.right - half, Math.max(AREA.left + half, x));
  const above = y - radius - 8;
  const base = above - 11 < AREA.top ? y + radius + 19 : above;
  return [
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${PAPER}" stroke="#0f0f14" stroke-width="2"/>`,
    write(`${number}`, [x, y + 5], { anchor: 'middle' }),
    `<rect x="${n(middle - half)}" y="${n(base - 15)}" width="${n(2 * half)}" height="19" fill="${PAPER}" fill-opacity="0.88"/>`,
    write(label, [middle, base], { anchor: 'middle' }),
  ].join('');
}

function peakOf([x, y]: Point): string {
  const cross = `M${n(x - 7)} ${n(y - 7)}l14 14m0 -14l-14 14`;
  return line(cross, 4.5, PAPER) + line(cross, 2, ALARM);
}

function axes(): string {
  const [x, y] = [24, HEIGHT - 34];
  return [
    line(`M${x + 40} ${y}H${x}V${y - 40}M${x + 33} ${y - 4}l7 4l-7 4M${x - 4} ${y - 33}l4 -7l4 7`, 1.6),
    write('x', [x + 46, y + 4]),
    write('y', [x - 3, y - 48]),
  ].join('');
}

/** Draws a length scale of at most 150 px with a round length in mm. */
function lengthScale({ scale }: Frame): string {
  const longest = 150 / scale;
  const power = 10 ** Math.floor(Math.log10(longest));
  const length = power * ([5, 2, 1].find((step) => step * power <= longest) ?? 1);
  const [x, y] = [120, HEIGHT - 30];
  const end = x + length * scale;
  return (
    line(`M${x} ${y}H${n(end)}M${x} ${y - 5}v10M${n(end)} ${y - 5}v10`, 1.6) +
    write(`${length} mm`, [end + 10, y + 5])
  );
}

function headingOf(input: PlateStress): string {
  const { maxVonMises, maxDeflection, minDeflection, contactForce, maxPressure, t } = input;
  const parts = [
    `max σv = ${formatValue(maxVonMises)} MPa`,
    `max w = ${formatValue(Math.max(maxDeflection, -minDeflection))} mm`,
    `C = ${formatValue(contactForce / 1000)} kN`,
    `max p = ${formatValue(maxPressure)} MPa`,
    `t = ${formatValue(t)} mm`,
  ];
  const step = (WIDTH - AREA.left) / parts.length;
  return parts
    .map((part, i) => write(part, [AREA.left + i * step, 34], { size: 16, colour: i === 0 ? ALARM : INK }))
    .join('');
}

const HATCH =
  '<defs><pattern id="contact" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<path d="M0 0V9" stroke="#f5f5f5" stroke-opacity="0.6" stroke-width="3"/></pattern></defs>';

/** Returns an SVG image of 960 x 720 px, in ASCII characters. */
export function drawStressImage(input: PlateStress): string {
  const { Lx, Ly } = input;
  const frame = frameOf(input);
  const { place, scale } = frame;
  const [left, top] = place([-Lx / 2, Ly / 2]).map(n);
  const [right, bottom] = place([Lx / 2, -Ly / 2]).map(n);
  const border = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const radius = Math.max(9, (input.washer / 2) * scale);
  const profile = input.outline.map((points) => points.map(place));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Arial, sans-serif">`,
    HATCH,
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="${PAPER}"/>`,
    fields(input, frame, border),
    line(border, 2),
    ...profile.flatMap((points) => [outline(points, 3.6, PAPER), outline(points, 1.8)]),
    peakOf(place(input.maxVonMisesAt)),
    ...input.anchors.map((anchor, i) => anchorOf(place(anchor), radius, i + 1, input.tensions[i])),
    headingOf(input),
    scaleOf(input),
    axes(),
    lengthScale(frame),
    '</svg>',
  ].join('');
}
