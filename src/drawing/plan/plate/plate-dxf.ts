/**
 * Base plate as a DXF file for cutting and drilling: ASCII release 12, which every CAD program can read.
 * Units are mm, and the origin is the plate's centre. The layers OUTLINE, HOLES and SLOTS contain only lines
 * to be cut; profile, centre marks, numbers and title are on separate layers.
 */
import { isSlot, type PlateHole, type PlateParts } from '@/drawing/plan/plate/plate-parts';
import type { Point } from '@/drawing/plan/shapes';

/** Group codes and their values in turn, as in the file. */
type Tags = readonly (string | number)[];

/** Layer colour indices: 7 white or black, 1 red, 5 blue, 3 green, 8 grey. */
const LAYERS = { OUTLINE: 7, HOLES: 1, SLOTS: 5, PROFILE: 8, CENTRES: 3, NUMBERS: 3, TITLE: 7 } as const;
type Layer = keyof typeof LAYERS;

/** Value of `$INSUNITS`, a variable of later releases, which programs also accept in release 12. */
const MILLIMETRES = 4;
/** Bulge of a quarter-circle arc: the tangent of a quarter of the included angle. */
const QUARTER = Math.tan(Math.PI / 8);

const place = ([x, y]: Point): Tags => [10, x, 20, y, 30, 0];

interface Corner {
  at: Point;
  /** Bulge of the segment to the next corner; 0 for a straight segment. */
  bulge: number;
}

function polyline(layer: Layer, corners: readonly Corner[]): Tags {
  const vertices = corners.flatMap(({ at, bulge }) => [0, 'VERTEX', 8, layer, ...place(at), 42, bulge]);
  // The value 1 of code 70 closes the polyline.
  const start = [0, 'POLYLINE', 8, layer, 66, 1, ...place([0, 0]), 70, 1];
  return [...start, ...vertices, 0, 'SEQEND', 8, layer];
}

const outlineOf = (layer: Layer, outline: readonly Point[]): Tags =>
  polyline(
    layer,
    outline.map((at) => ({ at, bulge: 0 })),
  );

/** Returns the polyline of a slot, counter-clockwise from the right end of its lower side. */
function slot({ at: [x, y], width, height }: PlateHole, radius: number): Tags {
  const [a, b] = [width / 2, height / 2];
  const [u, v] = [a - radius, b - radius];
  const ends: readonly Point[] = [
    [u, -b],
    [a, -v],
    [a, v],
    [u, b],
    [-u, b],
    [-a, v],
    [-a, -v],
    [-u, -b],
  ];
  const corners = ends.map(([dx, dy], i): Corner => ({
    at: [x + dx, y + dy],
    bulge: i % 2 === 0 ? QUARTER : 0,
  }));
  const isSame = (one: Corner, other: Corner) => one.at.every((value, axis) => value === other.at[axis]);
  // Omits straight sides of zero length, which occur at the ends of a slot, where two quarter circles meet.
  return polyline(
    'SLOTS',
    corners.filter((corner, i) => corner.bulge !== 0 || !isSame(corner, corners[(i + 1) % corners.length])),
  );
}

function line(layer: Layer, from: Point, [x, y]: Point): Tags {
  return [0, 'LINE', 8, layer, ...place(from), 11, x, 21, y, 31, 0];
}

function text(layer: Layer, at: Point, height: number, words: string): Tags {
  return [0, 'TEXT', 8, layer, ...place(at), 40, height, 1, words];
}

function holeTags(hole: PlateHole, diameter: number): Tags {
  const { no, at, width, height } = hole;
  const [x, y] = at;
  const reach = 0.7 * diameter;
  const cut: Tags = isSlot(hole, diameter)
    ? slot(hole, diameter / 2)
    : [0, 'CIRCLE', 8, 'HOLES', ...place(at), 40, diameter / 2];
  return [
    ...cut,
    ...line('CENTRES', [x - reach, y], [x + reach, y]),
    ...line('CENTRES', [x, y - reach], [x, y + reach]),
    ...text('NUMBERS', [x + width / 2 + 2, y + height / 2 + 2], 5, String(no)),
  ];
}

const TITLE_HEIGHT = 5;

/** Usual spellings of letters that are not a letter with an accent. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'oe',
  Ø: 'Oe',
  å: 'aa',
  Å: 'Aa',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  đ: 'd',
  Đ: 'D',
  '×': 'x',
  '–': '-',
  '·': '-',
  '’': "'",
};
const ACCENTS = /\p{Mn}/gu;

/**
 * Returns the string in ASCII, because programs that read release 12 print the codes of other characters
 * unchanged. Characters without a Latin spelling become codes, `\U+` and four hexadecimal digits.
 */
const encoded = (words: string): string =>
  Array.from(words, (letter) => SPELLINGS[letter] ?? letter.normalize('NFD').replace(ACCENTS, ''))
    .join('')
    .replace(
      /[^ -~]/gu,
      (letter) => `\\U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    );

function titleTags({ outline }: PlateParts, title: readonly string[]): Tags {
  const [left, bottom] = [0, 1].map((axis) => Math.min(...outline.map((at) => at[axis])));
  return title.flatMap((words, line) =>
    text('TITLE', [left, bottom - (2 + 1.6 * (line + 1)) * TITLE_HEIGHT], TITLE_HEIGHT, encoded(words)),
  );
}

function section(name: string, content: Tags): Tags {
  return [0, 'SECTION', 2, name, ...content, 0, 'ENDSEC'];
}

function table(name: string, entries: readonly Tags[]): Tags {
  return [0, 'TABLE', 2, name, 70, entries.length, ...entries.flat(), 0, 'ENDTAB'];
}

function layer([name, colour]: [string, number]): Tags {
  return [0, 'LAYER', 2, name, 70, 0, 62, colour, 6, 'CONTINUOUS'];
}

const CONTINUOUS: Tags = [0, 'LTYPE', 2, 'CONTINUOUS', 70, 0, 3, 'Solid line', 72, 65, 73, 0, 40, 0];

/** Formats a number with at most six decimals and without an exponent; returns a string unchanged. */
const printed = (value: string | number): string =>
  typeof value === 'string' ? value : String(Number(value.toFixed(6)) + 0);

/** Returns the content of the DXF file; `title` contains the lines of the title block. */
export function plateDxf(parts: PlateParts, title: readonly string[]): string {
  const { outline, holes, diameter, profile } = parts;
  const tags: Tags = [
    ...[999, 'Base plate, mm'],
    ...section('HEADER', [9, '$ACADVER', 1, 'AC1009', 9, '$INSUNITS', 70, MILLIMETRES]),
    ...section('TABLES', [
      ...table('LTYPE', [CONTINUOUS]),
      ...table('LAYER', Object.entries(LAYERS).map(layer)),
    ]),
    ...section('ENTITIES', [
      ...outlineOf('OUTLINE', outline),
      ...profile.flatMap((one) => outlineOf('PROFILE', one)),
      ...holes.flatMap((hole) => holeTags(hole, diameter)),
      ...titleTags(parts, title),
    ]),
    ...[0, 'EOF'],
  ];
  return tags.map((tag, i) => `${i % 2 === 0 ? String(tag).padStart(3) : printed(tag)}\r\n`).join('');
}
