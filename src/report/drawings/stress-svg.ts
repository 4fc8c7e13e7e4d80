/** Draws the stress of an elastic plate for the report, in letters as large as the text. */
import { stressGrid } from '@/design/scene/stress-grid';
import { plateValues } from '@/design/verdict/plate-result';
import { bandAreas, BANDS, bandColour } from '@/drawing/plan/contours';
import { drawnOutline } from '@/drawing/plan/profile-outline';
import { n, type Point } from '@/drawing/plan/shapes';
import { FIGURES } from '@/report/drawings/report-drawings';
import { type Pixels, HALF_CAPITAL, spans, svgOf } from '@/report/drawings/svg-drawing';
import type { ReportInput } from '@/report/model/report-input';
import { printValue } from '@/text/wording/values';

const INK = '#30363d';
const ALARM = '#b42318';
/** Heights of the heading and of the gap below the scale, widths of the scale and its labels, px. */
const ROOM = { heading: 18, below: 6, bar: 9, labels: 36, gap: 6 };
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const RADIUS = 6.5;

interface Rectangle extends Pixels {
  left: number;
  top: number;
}

const colourOf = (band: number): string => `rgb(${bandColour((band + 0.5) / BANDS).join(',')})`;

const rectangle = ({ left, top, width, height }: Rectangle, look: string): string =>
  `<rect x="${n(left)}" y="${n(top)}" width="${n(width)}" height="${n(height)}" ${look}/>`;

const text = (words: string, [x, y]: Point, anchor: 'start' | 'middle', colour = INK): string =>
  `<text x="${n(x)}" y="${n(y + HALF_CAPITAL * FIGURES)}" font-size="${FIGURES}" text-anchor="${anchor}" fill="${colour}" xml:space="preserve">${spans(words, FIGURES)}</text>`;

const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Returns the colour scale with its labels, and the yield strength if the stress exceeds it. */
function scaleOf(largest: number, limit: number, bar: Rectangle): string {
  const [x, right] = [bar.left + bar.width + 3, bar.left + bar.width];
  const levelAt = (stress: number) => bar.top + bar.height * (1 - stress / largest);
  const colours = Array.from({ length: BANDS }, (_, band) =>
    // Each colour reaches up to the top of the scale, so that no light lines show between the colours.
    rectangle({ ...bar, height: bar.height * (1 - band / BANDS) }, `fill="${colourOf(band)}"`),
  );
  const yields = limit < largest;
  const ticks = TICKS.map((share) => share * largest)
    .filter((stress) => !yields || Math.abs(levelAt(stress) - levelAt(limit)) > FIGURES)
    .map((stress) => text(printValue(stress, 'length'), [x, levelAt(stress)], 'start'));
  const mark = yields
    ? line(`M${n(bar.left - 3)} ${n(levelAt(limit))}H${n(right)}`, ALARM, 1.6) +
      text(`f_y ${limit}`, [x, levelAt(limit)], 'start', ALARM)
    : '';
  return [...colours, rectangle(bar, `fill="none" stroke="${INK}" stroke-width="0.5"`), ...ticks, mark].join(
    '',
  );
}

/**
 * Returns the drawing in px of the report: contours, profile, numbered anchors, largest stress and scale.
 * Undefined if the response does not contain the stresses; the report then shows the server's image.
 * `limit` is the yield strength in MPa.
 */
export function stressSvg(
  { plate, input }: Pick<ReportInput, 'plate' | 'input'>,
  limit: number,
  pixels: Pixels,
): string | undefined {
  const grid = stressGrid(plate);
  if (grid === null) return undefined;
  const { stress, at } = plateValues(plate ?? {});
  const largest = stress ?? Math.max(...grid.v);
  if (!(largest > 0)) return undefined;
  const { length, width } = input.plate;
  const height = pixels.height - ROOM.heading - ROOM.below;
  const bar = { left: pixels.width - ROOM.labels - ROOM.bar, top: ROOM.heading, width: ROOM.bar, height };
  const room = bar.left - ROOM.gap;
  const scale = Math.min(room / length, height / width);
  const drawn = {
    left: (room - scale * length) / 2,
    top: ROOM.heading + (height - scale * width) / 2,
    width: scale * length,
    height: scale * width,
  };
  const place = ([x, y]: Point): Point => [
    drawn.left + drawn.width / 2 + scale * x,
    drawn.top + drawn.height / 2 - scale * y,
  ];
  const outline = drawnOutline(input.profile)
    .map((points) => `M${points.map((point) => place(point).map(n).join(' ')).join('L')}Z`)
    .join('');
  const anchors = input.anchors.map(({ x, y }, index) => {
    const [u, v] = place([x, y]);
    const circle = `<circle cx="${n(u)}" cy="${n(v)}" r="${RADIUS}" fill="#ffffff" stroke="${INK}" stroke-width="0.8"/>`;
    return circle + text(String(index + 1), [u, v], 'middle');
  });
  const cross = ([u, v]: Point, colour: string, size: number) =>
    line(`M${n(u - 4)} ${n(v - 4)}l8 8m0 -8l-8 8`, colour, size);
  const peak = at.x === null || at.y === null ? null : place([at.x, at.y]);
  const bands = bandAreas({ columns: grid.nx, rows: grid.ny, values: grid.v }, largest, (column, row) => [
    drawn.left + (drawn.width * column) / (grid.nx - 1),
    drawn.top + drawn.height * (1 - row / (grid.ny - 1)),
  ]).map((path, band) => (path === '' ? '' : `<path d="${path}" fill="${colourOf(band)}"/>`));
  const heading = `max σ_v = ${printValue(largest, 'stress')} MPa`;
  return svgOf(
    pixels,
    [
      ...bands,
      rectangle(drawn, `fill="none" stroke="${INK}" stroke-width="1"`),
      line(outline, '#ffffff', 2.2),
      line(outline, INK, 1),
      ...anchors,
      ...(peak ? [cross(peak, '#ffffff', 3), cross(peak, ALARM, 1.4), cross([6, 6], ALARM, 1.4)] : []),
      text(heading, [14, 6], 'start'),
      text('MPa', [bar.left, 6], 'start'),
      scaleOf(largest, limit, bar),
    ].join(''),
  );
}
