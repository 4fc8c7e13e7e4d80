/** Section through a set anchor, to scale, as SVG. The axis lies horizontally; the concrete is on the right. */

export type AnchorKind = 'bolt' | 'sleeve' | 'undercut';

/** Lengths in mm. */
export interface AnchorMeasures {
  kind: AnchorKind;
  thread: number;
  /** Diameter in the hole: thread of a bolt anchor, sleeve of the others. */
  outer: number;
  hef: number;
  hnom: number;
  /** Drill hole: diameter and depth. */
  d0: number;
  h1: number;
}

const WIDTH = 1000;
const HEIGHT = 500;
const AXIS = 236;
/** Left end of the anchor and right end of the drill hole on the picture. */
const LEFT = 70;
const RIGHT = 880;
const LARGEST_SCALE = 7.5;

const INK = '#2b3a4a';
const CONCRETE = '#d9d8d3';
const AGGREGATE = '#c4c2bb';
const HOLE = '#efeeea';

const n = (value: number) => String(Math.round(value * 10) / 10);

function rect(x: number, y: number, width: number, height: number, style: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${style}/>`;
}

function polygon(points: readonly (readonly [number, number])[], style: string): string {
  return `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" ${style}/>`;
}

function line(x1: number, y1: number, x2: number, y2: number, style: string): string {
  return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" ${style}/>`;
}

const outline = `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"`;
const thin = `stroke="${INK}" stroke-width="1.1" fill="none"`;

/** Positions on the picture: mm from the concrete surface (into it positive) and from the axis. */
interface Scale {
  mm: number;
  x: (depth: number) => number;
  y: (offset: number) => number;
}

interface Front {
  plate: number;
  washer: number;
  nut: number;
  overhang: number;
}

function frontOf({ kind, thread }: AnchorMeasures): Front {
  return {
    plate: Math.max(8, thread),
    washer: 0.2 * thread,
    nut: kind === 'sleeve' ? 0.65 * thread : 0.8 * thread,
    overhang: kind === 'sleeve' ? 0 : 0.5 * thread,
  };
}

function frontLength(front: Front): number {
  return front.plate + front.washer + front.nut + front.overhang;
}

/** A turned part: full height `diameter`, lit from above. */
function cylinder(s: Scale, from: number, to: number, diameter: number, fill: string): string {
  return rect(
    s.x(from),
    s.y(-diameter / 2),
    (to - from) * s.mm,
    diameter * s.mm,
    `fill="url(#${fill})" ${outline}`,
  );
}

/** Frustum between two diameters. */
function cone(s: Scale, from: number, to: number, start: number, end: number, fill: string): string {
  return polygon(
    [
      [s.x(from), s.y(-start / 2)],
      [s.x(to), s.y(-end / 2)],
      [s.x(to), s.y(end / 2)],
      [s.x(from), s.y(start / 2)],
    ],
    `fill="url(#${fill})" ${outline}`,
  );
}

function threadLines(s: Scale, from: number, to: number, diameter: number): string {
  const pitch = Math.max(1.25, diameter * 0.13);
  const lines: string[] = [];
  for (let depth = from + pitch; depth < to - pitch / 2; depth += pitch) {
    lines.push(line(s.x(depth), s.y(-diameter / 2), s.x(depth + pitch * 0.35), s.y(diameter / 2), ''));
  }
  return `<g stroke="${INK}" stroke-width="1" stroke-opacity="0.45">${lines.join('')}</g>`;
}

/** Hexagon seen across its corners: three faces. */
function hexagon(s: Scale, from: number, to: number, thread: number): string {
  const corner = 1.85 * thread;
  const faces = [-0.5, -0.25, 0.25, 0.5].map((share) => share * corner);
  const fills = ['face1', 'face2', 'face3'];
  return fills
    .map((fill, i) =>
      rect(
        s.x(from),
        s.y(faces[i]),
        (to - from) * s.mm,
        (faces[i + 1] - faces[i]) * s.mm,
        `fill="url(#${fill})" ${outline}`,
      ),
    )
    .join('');
}

function washer(s: Scale, front: Front, diameter: number): string {
  return cylinder(s, -front.plate - front.washer, -front.plate, diameter, 'steel');
}

function boltAnchor(s: Scale, { thread: d, hnom }: AnchorMeasures, front: Front): string {
  const sleeveLength = 1.45 * d;
  const coneLength = 1.1 * d;
  const coneStart = hnom - coneLength;
  const sleeveStart = coneStart - sleeveLength + 0.35 * d;
  const sleeveEnd = sleeveStart + sleeveLength;
  const threadEnd = Math.min(sleeveStart - 0.6 * d, 0.45 * hnom);
  const slot = (offset: number) =>
    line(
      s.x(sleeveStart + 0.4 * d),
      s.y(offset),
      s.x(sleeveEnd),
      s.y(offset),
      `stroke="${INK}" stroke-width="3" stroke-linecap="round"`,
    );
  return [
    cylinder(s, -frontLength(front), sleeveStart, d, 'steel'),
    threadLines(s, -frontLength(front), threadEnd, d),
    cylinder(s, sleeveStart - 0.25 * d, sleeveStart, 0.98 * d, 'steel'),
    cone(s, coneStart - 0.35 * d, hnom - 0.35 * d, 0.72 * d, d, 'steel'),
    cylinder(s, hnom - 0.35 * d, hnom, d, 'steel'),
    // The sleeve rides up the cone: its end stands proud of the hole.
    polygon(
      [
        [s.x(sleeveStart), s.y(-d / 2)],
        [s.x(sleeveEnd - 0.5 * d), s.y(-d / 2)],
        [s.x(sleeveEnd), s.y(-0.57 * d)],
        [s.x(sleeveEnd), s.y(0.57 * d)],
        [s.x(sleeveEnd - 0.5 * d), s.y(d / 2)],
        [s.x(sleeveStart), s.y(d / 2)],
      ],
      `fill="url(#sleeve)" ${outline}`,
    ),
    slot(-0.18 * d),
    slot(0.18 * d),
    washer(s, front, 2 * d),
    hexagon(s, -front.plate - front.washer - front.nut, -front.plate - front.washer, d),
  ].join('');
}

function sleeveAnchor(s: Scale, { thread: d, outer, hnom }: AnchorMeasures, front: Front): string {
  const coneLength = 1.3 * d;
  const shellLength = 2.1 * d;
  const shellEnd = hnom - 0.45 * coneLength;
  const shellStart = shellEnd - shellLength;
  const ring = 0.7 * d;
  const slots = [-0.2, 0.2].map((share) =>
    line(
      s.x(shellStart + 0.35 * d),
      s.y(share * outer),
      s.x(shellEnd),
      s.y(share * outer),
      `stroke="${INK}" stroke-width="3.4" stroke-linecap="round"`,
    ),
  );
  return [
    cylinder(s, shellStart, hnom + 0.25 * d, 0.86 * d, 'steel'),
    cone(s, hnom - coneLength, hnom, 0.78 * outer, 0.99 * outer, 'steel'),
    polygon(
      [
        [s.x(shellStart), s.y(-outer / 2)],
        [s.x(shellEnd - 0.9 * d), s.y(-outer / 2)],
        [s.x(shellEnd), s.y(-0.56 * outer)],
        [s.x(shellEnd), s.y(0.56 * outer)],
        [s.x(shellEnd - 0.9 * d), s.y(outer / 2)],
        [s.x(shellStart), s.y(outer / 2)],
      ],
      `fill="url(#sleeve)" ${outline}`,
    ),
    ...slots,
    cylinder(s, shellStart - ring, shellStart, 0.97 * outer, 'plastic'),
    cylinder(s, -front.plate, shellStart - ring, outer, 'steel'),
    washer(s, front, 1.55 * outer),
    hexagon(s, -front.plate - front.washer - front.nut, -front.plate - front.washer, d),
  ].join('');
}

function undercutAnchor(s: Scale, { thread: d, outer, hef, hnom }: AnchorMeasures, front: Front): string {
  const flare = 0.85 * outer;
  const sleeveEnd = Math.min(hef, hnom - 0.18 * outer);
  const flared = 1.42 * outer;
  const claws = [-0.17, 0.17].map((share) =>
    line(
      s.x(sleeveEnd - 2 * flare),
      s.y(share * outer),
      s.x(sleeveEnd),
      s.y(share * outer * 1.35),
      `stroke="${INK}" stroke-width="3" stroke-linecap="round"`,
    ),
  );
  return [
    // The undercut that the claws have cut into the concrete.
    polygon(
      [
        [s.x(sleeveEnd - flare), s.y(-outer / 2)],
        [s.x(sleeveEnd + 0.08 * outer), s.y(-flared / 2 - 0.4)],
        [s.x(sleeveEnd + 0.08 * outer), s.y(flared / 2 + 0.4)],
        [s.x(sleeveEnd - flare), s.y(outer / 2)],
      ],
      `fill="${HOLE}" stroke="${INK}" stroke-width="1.1"`,
    ),
    cylinder(s, -frontLength(front), 0.2 * d, d, 'steel'),
    threadLines(s, -frontLength(front), 0, d),
    cone(s, sleeveEnd - flare, sleeveEnd + 0.12 * outer, d, 1.12 * outer, 'steel'),
    cylinder(s, sleeveEnd + 0.12 * outer, hnom, 0.96 * outer, 'steel'),
    polygon(
      [
        [s.x(0), s.y(-outer / 2)],
        [s.x(sleeveEnd - flare), s.y(-outer / 2)],
        [s.x(sleeveEnd), s.y(-flared / 2)],
        [s.x(sleeveEnd), s.y(flared / 2)],
        [s.x(sleeveEnd - flare), s.y(outer / 2)],
        [s.x(0), s.y(outer / 2)],
      ],
      `fill="url(#sleeve)" ${outline}`,
    ),
    ...claws,
    line(s.x(0.55 * outer), s.y(-outer / 2), s.x(0.55 * outer), s.y(outer / 2), thin),
    washer(s, front, 2.1 * d),
    hexagon(s, -front.plate - front.washer - front.nut, -front.plate - front.washer, d),
  ].join('');
}

const BODIES: Readonly<Record<AnchorKind, (s: Scale, measures: AnchorMeasures, front: Front) => string>> = {
  bolt: boltAnchor,
  sleeve: sleeveAnchor,
  undercut: undercutAnchor,
};

/** Pebbles in the concrete, the same in every picture. */
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

function dimension(
  s: Scale,
  clear: number,
  to: number,
  level: number,
  symbol: string,
  index: string,
): string {
  const [a, b] = [s.x(0), s.x(to)];
  const middle = (a + b) / 2;
  return [
    line(a, clear, a, level + 8, thin),
    line(b, clear, b, level + 8, thin),
    line(a, level, b, level, thin),
    ...[a, b].map((x) => line(x - 7, level + 7, x + 7, level - 7, `stroke="${INK}" stroke-width="2.2"`)),
    rect(middle - 34, level - 20, 68, 36, `fill="${CONCRETE}"`),
    `<text x="${n(middle)}" y="${n(level + 9)}" text-anchor="middle" font-family="Georgia, 'DejaVu Serif', serif" font-size="30" font-style="italic" fill="${INK}">${symbol}<tspan font-size="20" dy="7">${index}</tspan></text>`,
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

/** A picture of 1000 x 500; symbols without figures, as the record behind it may be edited. */
export function drawAnchor(measures: AnchorMeasures): string {
  const front = frontOf(measures);
  const depth = Math.max(measures.h1, measures.hnom + 4);
  const mm = Math.min(LARGEST_SCALE, (RIGHT - LEFT) / (frontLength(front) + depth));
  const surface = LEFT + frontLength(front) * mm + (RIGHT - LEFT - (frontLength(front) + depth) * mm) / 2;
  const s: Scale = { mm, x: (x) => surface + x * mm, y: (y) => AXIS + y * mm };
  const through = measures.kind === 'sleeve' ? measures.outer + 2 : measures.thread + 2;
  // Extension lines begin below the widest part of the anchor.
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
    dimension(s, clear, measures.hef, 404, 'h', 'ef'),
    dimension(s, clear, measures.hnom, 456, 'h', 'nom'),
    '</svg>',
  ].join('\n');
}
