/** Fonts of the PDF and which of them writes a character. */

export type FontName = 'text' | 'symbols' | 'math';

/**
 * Files that the build makes. Chinese and Latin from one family; what it lacks (Greek, mathematics) from the
 * other.
 */
export const FONT_FILES = [
  'text-regular.ttf',
  'text-bold.ttf',
  'symbols-regular.ttf',
  'symbols-bold.ttf',
  'symbols-oblique.ttf',
  'math-italic.ttf',
] as const;
/** Folder of the files under the app's base path. */
export const FONTS_FOLDER = 'pdf-fonts/';

export type FontFile = (typeof FONT_FILES)[number];

export type FontBytes = Readonly<Record<FontFile, Uint8Array>>;

export interface FontVariants<File> {
  normal: File;
  bold: File;
  italics: File;
  bolditalics: File;
}

export const FONTS: Readonly<Record<FontName, FontVariants<FontFile>>> = {
  text: {
    normal: 'text-regular.ttf',
    bold: 'text-bold.ttf',
    italics: 'text-regular.ttf',
    bolditalics: 'text-bold.ttf',
  },
  symbols: {
    normal: 'symbols-regular.ttf',
    bold: 'symbols-bold.ttf',
    italics: 'symbols-oblique.ttf',
    bolditalics: 'symbols-bold.ttf',
  },
  /** Font files for equations. */
  math: {
    normal: 'math-italic.ttf',
    bold: 'math-italic.ttf',
    italics: 'math-italic.ttf',
    bolditalics: 'math-italic.ttf',
  },
};

/** The bytes of each font, by its name. */
export const fontFiles = (bytes: FontBytes): Record<string, FontVariants<Uint8Array>> =>
  Object.fromEntries(
    Object.entries(FONTS).map(([name, { normal, bold, italics, bolditalics }]) => [
      name,
      {
        normal: bytes[normal],
        bold: bytes[bold],
        italics: bytes[italics],
        bolditalics: bytes[bolditalics],
      },
    ]),
  );

/** How far the lines of the text font reach above and below their base line, in ems. */
export const TEXT_HEIGHTS = { ascent: 1.16, descent: 0.288 } as const;
/** Line height relative to the font size, as Word's documents expect it. */
export const SINGLE_LINE = 1.2;
/** From the natural line height of the text font. */
export const LINE_CORRECTION = SINGLE_LINE / (TEXT_HEIGHTS.ascent + TEXT_HEIGHTS.descent);

const TEXT_CHARACTERS = /[\u0020-\u007e\u00a0\u3000-\u303f\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

function fontOf(character: string): FontName {
  return TEXT_CHARACTERS.test(character) ? 'text' : 'symbols';
}

/** Splits a text where its font changes. */
export function splitByFont(text: string): { text: string; font: FontName }[] {
  const parts: { text: string; font: FontName }[] = [];
  for (const character of text) {
    const last = parts.at(-1);
    const font = fontOf(character);
    if (last?.font === font) last.text += character;
    else parts.push({ text: character, font });
  }
  return parts;
}
