/**
 * Reads the fonts embedded in a Word document. Word obfuscates them with a key (ECMA-376, part 1, 17.8.3;
 * part 4, 17.8.1).
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
  /** Names by which runs refer to the font. */
  names: readonly string[];
  variant: Variant;
  bytes: Uint8Array;
}

const SCRAMBLED = 32;

/**
 * Restores an obfuscated font file by XORing the first 32 bytes with the reversed 16-byte key, repeated
 * once. The same operation obfuscates a file.
 */
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

/** Returns the embedded fonts that the font table lists. `fileOf` returns the file for a relationship id. */
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
