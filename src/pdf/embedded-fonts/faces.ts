/** Chooses the embedded font that has a glyph for a character. */
import { faceOf, type Face } from '@/pdf/embedded-fonts/face';
import type { EmbeddedFont, Variant } from '@/pdf/embedded-fonts/font-table';
import { fontOf } from '@/pdf/embedded-fonts/slots';
import type { FontVariants } from '@/pdf/fonts';
import type { TextStyle } from '@/pdf/text-style';

export interface NamedFace extends Face {
  /** Font name in the PDF. */
  font: string;
}

export interface Faces {
  all: readonly NamedFace[];
  /** Returns the embedded font to use for a character; undefined if no embedded font contains it. */
  faceFor: (character: string, style: TextStyle) => NamedFace | undefined;
}

export const NO_FACES: Faces = { all: [], faceFor: () => undefined };

/**
 * Returns the embedded font files by font name. Each file is a font of its own, which pdfmake uses for all
 * four variants.
 */
export const filesOf = ({ all }: Faces): Record<string, FontVariants<Uint8Array>> =>
  Object.fromEntries(
    all.map(({ font, bytes }) => [font, { normal: bytes, bold: bytes, italics: bytes, bolditalics: bytes }]),
  );

/**
 * Font variants in order of preference. Bold text carries meaning, so bold text is set in the bold variant of
 * another font rather than in the regular variant of the same font; italic text may be upright, as in the
 * Chinese font.
 */
const VARIANTS_OF: readonly (readonly [bold: boolean, italics: boolean, variants: readonly Variant[]])[] = [
  [false, false, ['regular']],
  [false, true, ['italic', 'regular']],
  [true, false, ['bold']],
  [true, true, ['boldItalic', 'bold']],
];

const variantsOf = ({ bold = false, italics = false }: TextStyle): readonly Variant[] =>
  VARIANTS_OF.find(([isBold, isSlanted]) => isBold === bold && isSlanted === italics)?.[2] ?? [];

const keyOf = (name: string, variant: Variant) => `${name.toLowerCase()}\n${variant}`;

export function facesOf(fonts: readonly EmbeddedFont[]): Faces {
  const byKey = new Map<string, NamedFace>();
  const all: NamedFace[] = [];
  for (const { names, variant, bytes } of fonts) {
    const face = faceOf(bytes);
    if (!face) continue;
    const named = { ...face, font: `carried-${all.length}` };
    all.push(named);
    for (const name of names) byKey.set(keyOf(name, variant), named);
  }
  return {
    all,
    faceFor(character, style) {
      const name = fontOf(character, style);
      if (name === undefined) return undefined;
      return variantsOf(style)
        .flatMap((variant) => byKey.get(keyOf(name, variant)) ?? [])
        .find((face) => face.has(character));
    },
  };
}
