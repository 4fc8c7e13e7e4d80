/** Reads the table directory of a font file (OpenType, "Organization of an OpenType font"). */

const DIRECTORY = 12;
const ENTRY = 16;

/**
 * Returns the offsets of the tables by name; throws if the file ends before its directory or one of its
 * tables.
 */
export function tablesOf(view: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = DIRECTORY + ENTRY * i;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (offset + length > view.byteLength) throw new Error(`The font ends before its table ${tag}`);
    tables.set(tag, offset);
  }
  return tables;
}
