/** Picks the document font that has a glyph for each character of a run. */
import { faceOf, type Face } from '@/pdf/embedded-fonts/face';
import type { EmbeddedFont, Variant } from '@/pdf/embedded-fonts/font-table';
import { fontOf } from '@/pdf/embedded-fonts/slots';
import type { FontVariants } from '@/pdf/fonts';
import type { TextStyle } from '@/pdf/text-style';

export interface NamedFace extends Face {
  /** As the PDF's fonts are named. */
  font: string;
}

export interface Faces {
  all: readonly NamedFace[];
  /** Undefined where the document carries none for it. */
  faceFor: (character: string, style: TextStyle) => NamedFace | undefined;
}

export const NO_FACES: Faces = { all: [], faceFor: () => undefined };

/** The files of each face for the PDF: each is a font of its own, of one look. */
export const filesOf = ({ all }: Faces): Record<string, FontVariants<Uint8Array>> =>
  Object.fromEntries(
    all.map(({ font, bytes }) => [font, { normal: bytes, bold: bytes, italics: bytes, bolditalics: bytes }]),
  );

/**
 * Best first. Bold says something, so it is written by another font rather than not bold; an upright letter
 * stands in for a slanted one, as in the font for Chinese.
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
