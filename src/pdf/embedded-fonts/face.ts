/** Reads a font file embedded in a document if the file is readable and its licence allows embedding. */
import { TEXT_HEIGHTS } from '@/pdf/fonts';
import { tablesOf } from '@/pdf/sfnt';
import { TrueType } from '@/pdf/true-type';

export interface Face {
  /** Font file with its line height adjusted to the text font. */
  bytes: Uint8Array;
  has: (character: string) => boolean;
  /** Width in em. */
  widthOf: (text: string) => number;
}

/** Font tables that a PDF requires. */
const NEEDED = ['head', 'hhea', 'hmtx', 'maxp', 'cmap', 'name', 'post', 'OS/2', 'glyf', 'loca'];

/**
 * Bits of the licence field `fsType` (OpenType, table OS/2). If several of the first three are set, the
 * least restrictive applies.
 */
const LICENCE = { restricted: 0x2, toView: 0x4, toEdit: 0x8, asAWhole: 0x100, asBitmaps: 0x200 };

/** True if the licence allows embedding a subset of the font in a PDF. */
function mayBeEmbedded(fsType: number): boolean {
  const has = (bit: number) => (fsType & bit) !== 0;
  if (has(LICENCE.asAWhole) || has(LICENCE.asBitmaps)) return false;
  return !has(LICENCE.restricted) || has(LICENCE.toView) || has(LICENCE.toEdit);
}

/**
 * Returns a copy of the font with the line height of the text font, so that words in both fonts share a base
 * line and a page contains the same number of lines.
 */
function withTextHeights(bytes: Uint8Array, hhea: number, unitsPerEm: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const view = new DataView(copy.buffer);
  view.setInt16(hhea + 4, Math.round(TEXT_HEIGHTS.ascent * unitsPerEm));
  view.setInt16(hhea + 6, -Math.round(TEXT_HEIGHTS.descent * unitsPerEm));
  view.setInt16(hhea + 8, 0);
  return copy;
}

const SPACE = /\s/;

function read(bytes: Uint8Array): Face | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = tablesOf(view);
  const [os2, hhea] = [tables.get('OS/2'), tables.get('hhea')];
  if (os2 === undefined || hhea === undefined || !NEEDED.every((tag) => tables.has(tag))) return null;
  if (!mayBeEmbedded(view.getUint16(os2 + 8))) return null;
  const font = new TrueType(bytes);
  return {
    bytes: withTextHeights(bytes, hhea, font.unitsPerEm),
    // A font that was saved with only the used characters contains blank glyphs for all other characters,
    // which are treated as missing.
    has: (character) => font.has(character) && (SPACE.test(character) || !font.isBlank(character)),
    widthOf: (text) => font.widthOf(text),
  };
}

/**
 * Returns the font; null if the licence forbids embedding or the file is unreadable, in which case other
 * fonts are used.
 */
export function faceOf(bytes: Uint8Array): Face | null {
  try {
    return read(bytes);
  } catch {
    // Reading beyond the end of a damaged file throws.
    return null;
  }
}
