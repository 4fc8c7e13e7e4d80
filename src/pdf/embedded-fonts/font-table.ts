/**
 * The fonts that a Word document carries: on wish Word saves them along, scrambled with a key that stands
 * beside them (ECMA-376, part 1, 17.8.3; part 4, 17.8.1).
 */
import { attributeOf, childOf, childrenOf, type Element } from '@/pdf/xml';

const VARIANTS = {
  regular: 'w:embedRegular',
  bold: 'w:embedBold',
  italic: 'w:embedItalic',
  boldItalic: 'w:embedBoldItalic',
} as const;

export type Variant = keyof typeof VARIANTS;

export interface EmbeddedFont {
  /** By which runs ask for it. */
  names: readonly string[];
  variant: Variant;
  /** The font file. */
  bytes: Uint8Array;
}

const SCRAMBLED = 32;

/** The key in reverse, byte by byte, twice over the start of the file. Doing it again undoes it. */
function unscrambled(bytes: Uint8Array, key: string): Uint8Array {
  const digits = key.replace(/[^0-9a-f]/gi, '').match(/../g) ?? [];
  const mask = digits.map((pair) => parseInt(pair, 16)).reverse();
  if (mask.length === 0) return bytes;
  return bytes.map((byte, i) => (i < SCRAMBLED ? byte ^ mask[i % mask.length] : byte));
}

function namesOf(font: Element): string[] {
  const other = attributeOf(childOf(font, 'w:altName'), 'w:val') ?? '';
  return [attributeOf(font, 'w:name') ?? '', ...other.split(',')]
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** `fileOf` answers the file behind a relation of the table. */
export function readFontTable(
  table: Element | null,
  fileOf: (relation: string) => Uint8Array | undefined,
): EmbeddedFont[] {
  return (table ? childrenOf(table) : []).flatMap((font) =>
    Object.entries(VARIANTS).flatMap(([variant, element]) => {
      const embedded = childOf(font, element);
      const file = embedded && fileOf(attributeOf(embedded, 'r:id') ?? '');
      if (!file) return [];
      const bytes = unscrambled(file, attributeOf(embedded, 'w:fontKey') ?? '');
      return [{ names: namesOf(font), variant: variant as Variant, bytes }];
    }),
  );
}
