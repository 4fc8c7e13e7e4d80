/** Reads character widths from a TrueType file. */
import { tablesOf } from '@/pdf/sfnt';

const LAST_CHARACTER = 0x10ffff;

export class TrueType {
  private readonly unitsPerEm: number;
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
}
