/**
 * Draws a section through an installed anchor to scale, as SVG. The axis is horizontal, with the concrete on
 * the right.
 */
import { BODIES, frontLength, frontOf, type AnchorMeasures } from './anchor-bodies';
import { AGGREGATE, CONCRETE, HOLE, INK, line, n, outline, rect, thin, type Scale } from './pen';

const WIDTH = 1000;
const HEIGHT = 500;
const AXIS = 236;
/** Leftmost and rightmost position of anchor and drill hole, px; the drawing is centred between them. */
const LEFT = 70;
const RIGHT = 880;
const LARGEST_SCALE = 7.5;

/** Draws the aggregate in the concrete; the fixed seed makes the drawing reproducible. */
function aggregate(from: number): string {
  let seed = 7;
  const chance = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const stones = Array.from({ length: 120 }, () => {
    const [x, y, size, turn] = [
      from + 10 + chance() * (WIDTH - from - 20),
      8 + chance() * (HEIGHT - 16),
      2 + chance() * 7,
      chance() * 180,
    ];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * 0.65)}" transform="rotate(${n(turn)} ${n(x)} ${n(y)})"/>`;
  });
  return `<g fill="${AGGREGATE}">${stones.join('')}</g>`;
}

interface DepthLine {
  to: number;
  level: number;
  /** Subscript of h in the dimension label. */
  index: string;
}

function dimension(s: Scale, clear: number, { to, level, index }: DepthLine): string {
  const [a, b] = [s.x(0), s.x(to)];
  const middle = (a + b) / 2;
  return [
    line(a, clear, a, level + 8, thin),
    line(b, clear, b, level + 8, thin),
    line(a, level, b, level, thin),
    ...[a, b].map((x) => line(x - 7, level + 7, x + 7, level - 7, `stroke="${INK}" stroke-width="2.2"`)),
    rect(middle - 34, level - 20, 68, 36, `fill="${CONCRETE}"`),
    `<text x="${n(middle)}" y="${n(level + 9)}" text-anchor="middle" font-family="Georgia, 'DejaVu Serif', serif" font-size="30" font-style="italic" fill="${INK}">h<tspan font-size="20" dy="7">${index}</tspan></text>`,
  ].join('');
}

function metal(id: string, stops: readonly [string, string, string, string]): string {
  const [top, light, middle, bottom] = stops;
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset="0.3" stop-color="${light}"/><stop offset="0.62" stop-color="${middle}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient>`
  );
}

const DEFS = [
  metal('steel', ['#8d99a6', '#f2f5f8', '#b4bec8', '#66727f']),
  metal('sleeve', ['#a88d4f', '#f3e6bd', '#cdb679', '#7d6530']),
  metal('plastic', ['#3b4656', '#6b7889', '#475364', '#242d3a']),
  metal('face1', ['#7e8a97', '#8f9ba8', '#9aa6b2', '#a5b0bb']),
  metal('face2', ['#cfd7df', '#eef2f5', '#dfe5ea', '#c3ccd5']),
  metal('face3', ['#98a3af', '#87939f', '#76828f', '#68747f']),
  `<pattern id="hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<rect width="12" height="12" fill="#e6ebf0"/><path d="M0 0V12" stroke="#8796a5" stroke-width="1.6"/></pattern>`,
].join('');

/**
 * Draws an image of 1000 x 500 px. The dimension labels are symbols, not values, because an administrator
 * may change the record.
 */
export function drawAnchor(measures: AnchorMeasures): string {
  const front = frontOf(measures);
  const depth = Math.max(measures.h1, measures.hnom + 4);
  const mm = Math.min(LARGEST_SCALE, (RIGHT - LEFT) / (frontLength(front) + depth));
  const surface = LEFT + frontLength(front) * mm + (RIGHT - LEFT - (frontLength(front) + depth) * mm) / 2;
  const s: Scale = { mm, x: (x) => surface + x * mm, y: (y) => AXIS + y * mm };
  const through = measures.kind === 'sleeve' ? measures.outer + 2 : measures.thread + 2;
  // Position at which the extension lines start, below the widest part of the anchor.
  const clear = s.y(0.78 * measures.outer) + 6;
  const holeHeight = measures.d0 * mm;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs>${DEFS}</defs>`,
    rect(0, 0, WIDTH, HEIGHT, 'fill="#ffffff"'),
    rect(surface, 0, WIDTH - surface, HEIGHT, `fill="${CONCRETE}"`),
    aggregate(surface),
    line(surface, 0, surface, HEIGHT, `stroke="${INK}" stroke-width="2"`),
    rect(
      surface,
      AXIS - holeHeight / 2,
      depth * mm,
      holeHeight,
      `fill="${HOLE}" stroke="${INK}" stroke-width="1.1"`,
    ),
    rect(s.x(-front.plate), 44, front.plate * mm, HEIGHT - 88, `fill="url(#hatch)" ${outline}`),
    rect(s.x(-front.plate), s.y(-through / 2), front.plate * mm, through * mm, `fill="${HOLE}" ${outline}`),
    BODIES[measures.kind](s, measures, front),
    line(
      LEFT - 40,
      AXIS,
      RIGHT + 60,
      AXIS,
      `stroke="${INK}" stroke-width="1" stroke-dasharray="22 5 4 5" stroke-opacity="0.7"`,
    ),
    dimension(s, clear, { to: measures.hef, level: 404, index: 'ef' }),
    dimension(s, clear, { to: measures.hnom, level: 456, index: 'nom' }),
    '</svg>',
  ].join('\n');
}
