/** Reads character widths and outlines from a TrueType file. */
import { tablesOf } from '@/pdf/sfnt';

export type Outline = readonly (readonly [number, number])[];

interface ContourPoint {
  x: number;
  y: number;
  isOn: boolean;
}

/** Number of line segments into which a curve is divided. */
const STEPS = 6;

const middle = (a: ContourPoint, b: ContourPoint): ContourPoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  isOn: true,
});

/**
 * Converts a contour to short line segments. TrueType omits the points halfway between two control points;
 * these points are added first.
 */
function flattened(contour: readonly ContourPoint[]): Outline {
  const whole = contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length];
    return point.isOn || next.isOn ? [point] : [point, middle(point, next)];
  });
  const start = whole.findIndex(({ isOn }) => isOn);
  if (start < 0) return [];
  const turned = [...whole.slice(start), ...whole.slice(0, start), whole[start]];
  const line: (readonly [number, number])[] = [];
  turned.forEach((point, index) => {
    const [before, after] = [turned[index - 1], turned[index + 1]];
    if (point.isOn) line.push([point.x, point.y]);
    else if (before && after) {
      for (let step = 1; step < STEPS; step++) {
        const t = step / STEPS;
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
        line.push([a * before.x + b * point.x + c * after.x, a * before.y + b * point.y + c * after.y]);
      }
    }
  });
  return line;
}

const ON_CURVE = 1;
const REPEATED = 8;
/** Flags of a compound glyph (OpenType, table glyf). */
const WORDS = 1;
const OFFSETS = 2;
const SCALED = 8;
const MORE = 0x20;
const LAST_CHARACTER = 0x10ffff;

export class TrueType {
  readonly unitsPerEm: number;
  private readonly view: DataView;
  private readonly tables: ReadonlyMap<string, number>;
  private readonly glyphs = new Map<number, number>();
  private readonly metrics: number;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.tables = tablesOf(this.view);
    this.unitsPerEm = this.view.getUint16(this.table('head') + 18);
    this.metrics = this.view.getUint16(this.table('hhea') + 34);
    this.readCharacters();
  }

  private table(tag: string): number {
    const at = this.tables.get(tag);
    if (at === undefined) throw new Error(`The font has no table ${tag}`);
    return at;
  }

  /**
   * Reads the glyph index of each character. Each character code is read at most once per table, so that
   * overlapping segments in a damaged file cannot take long.
   */
  private readCharacters(): void {
    const cmap = this.table('cmap');
    for (let i = 0; i < this.view.getUint16(cmap + 2); i++) {
      const at = cmap + this.view.getUint32(cmap + 4 + 8 * i + 4);
      const format = this.view.getUint16(at);
      if (format === 4) this.readSegments(at);
      if (format === 12) this.readGroups(at);
    }
  }

  private readSegments(at: number): void {
    const count = this.view.getUint16(at + 6) / 2;
    const [ends, starts] = [at + 14, at + 16 + 2 * count];
    const [deltas, ranges] = [starts + 2 * count, starts + 4 * count];
    let next = 0;
    for (let i = 0; i < count; i++) {
      const start = this.view.getUint16(starts + 2 * i);
      const end = this.view.getUint16(ends + 2 * i);
      const range = this.view.getUint16(ranges + 2 * i);
      const delta = this.view.getInt16(deltas + 2 * i);
      for (let code = Math.max(start, next); code <= end && code !== 0xffff; code++) {
        const glyph = range === 0 ? code : this.view.getUint16(ranges + 2 * i + range + 2 * (code - start));
        if (glyph !== 0) this.glyphs.set(code, (glyph + delta) & 0xffff);
      }
      next = Math.max(next, end + 1);
    }
  }

  private readGroups(at: number): void {
    let next = 0;
    for (let i = 0; i < this.view.getUint32(at + 12); i++) {
      const group = at + 16 + 12 * i;
      const start = this.view.getUint32(group);
      const end = Math.min(this.view.getUint32(group + 4), LAST_CHARACTER);
      const first = this.view.getUint32(group + 8);
      for (let code = Math.max(start, next); code <= end; code++) this.glyphs.set(code, first + code - start);
      next = Math.max(next, end + 1);
    }
  }

  has(character: string): boolean {
    return this.glyphs.has(character.codePointAt(0) ?? 0);
  }

  private glyphOf(character: string): number {
    return this.glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
  }

  /** Width in em. */
  widthOf(text: string): number {
    return Array.from(text).reduce((sum, character) => {
      const index = Math.min(this.glyphOf(character), this.metrics - 1);
      return sum + this.view.getUint16(this.table('hmtx') + 4 * index) / this.unitsPerEm;
    }, 0);
  }

  /** Returns the outlines of a character in font units, y upwards. */
  outlinesOf(character: string): Outline[] {
    return this.contours(this.glyphOf(character)).map(flattened);
  }

  /** True for a space, and for a glyph that was removed from the file. */
  isBlank(character: string): boolean {
    const glyph = this.glyphOf(character);
    return this.placeOf(glyph) === this.placeOf(glyph + 1);
  }

  /** Returns the offset of a glyph's outline in the glyf table. */
  private placeOf(glyph: number): number {
    const [head, loca] = [this.table('head'), this.table('loca')];
    const isLong = this.view.getInt16(head + 50) === 1;
    return isLong ? this.view.getUint32(loca + 4 * glyph) : 2 * this.view.getUint16(loca + 2 * glyph);
  }

  private contours(glyph: number): ContourPoint[][] {
    if (this.placeOf(glyph) === this.placeOf(glyph + 1)) return [];
    const at = this.table('glyf') + this.placeOf(glyph);
    const count = this.view.getInt16(at);
    return count < 0 ? this.compound(at + 10) : this.simple(at + 10, count);
  }

  private simple(at: number, count: number): ContourPoint[][] {
    const ends = Array.from({ length: count }, (_, i) => this.view.getUint16(at + 2 * i));
    const total = (ends.at(-1) ?? -1) + 1;
    let place = at + 2 * count;
    place += 2 + this.view.getUint16(place);
    const flags: number[] = [];
    while (flags.length < total) {
      const flag = this.view.getUint8(place++);
      const times = flag & REPEATED ? 1 + this.view.getUint8(place++) : 1;
      for (let i = 0; i < times; i++) flags.push(flag);
    }
    const values = (short: number, same: number) => {
      let value = 0;
      return flags.map((flag) => {
        if (flag & short) value += (flag & same ? 1 : -1) * this.view.getUint8(place++);
        else if (!(flag & same)) {
          value += this.view.getInt16(place);
          place += 2;
        }
        return value;
      });
    };
    const [xs, ys] = [values(2, 16), values(4, 32)];
    const points = flags.map((flag, i) => ({ x: xs[i], y: ys[i], isOn: (flag & ON_CURVE) !== 0 }));
    return ends.map((end, i) => points.slice(i === 0 ? 0 : ends[i - 1] + 1, end + 1));
  }

  /**
   * Returns the outlines of a glyph made of components, such as an accented letter; the scale of a component
   * is ignored.
   */
  private compound(at: number): ContourPoint[][] {
    const found: ContourPoint[][] = [];
    let place = at;
    for (let flags = MORE; flags & MORE;) {
      flags = this.view.getUint16(place);
      const part = this.contours(this.view.getUint16(place + 2));
      const isWord = (flags & WORDS) !== 0;
      const offset = (index: number) =>
        isWord ? this.view.getInt16(place + 4 + 2 * index) : this.view.getInt8(place + 4 + index);
      const [dx, dy] = flags & OFFSETS ? [offset(0), offset(1)] : [0, 0];
      found.push(...part.map((points) => points.map(({ x, y, isOn }) => ({ x: x + dx, y: y + dy, isOn }))));
      place += 4 + (isWord ? 4 : 2) + (flags & SCALED ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    }
    return found;
  }
}
