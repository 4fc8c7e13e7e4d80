/** Determines the font and width of each character. */
import type { Font } from 'fontkit';
import { FONTS, splitByFont, type FontBytes } from '@/report/pdf/fonts';
import { openFont } from '@/report/pdf/pdfmake-classes';
import type { TextStyle } from '@/report/pdf/text-style';

export interface LetterPart {
  text: string;
  font: string;
  /** Width in em. */
  width: number;
}

export interface Letters {
  /** Returns the text with a box for every character without a font, which would otherwise vanish. */
  shown: (text: string) => string;
  split: (text: string, italic: boolean) => LetterPart[];
  written: (text: string, style: TextStyle) => LetterPart[];
}

const BOX = '□';
/** Characters that need no font: control characters such as line breaks, and zero-width characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\ufe00-\ufe0f]/u;

export const withRuns = (letters: Omit<Letters, 'written'>): Letters => ({
  ...letters,
  written: (text, { italics, bold }) => letters.split(letters.shown(text), italics === true && bold !== true),
});

const codePointOf = (character: string): number => character.codePointAt(0) ?? 0;

/** Returns the width of a text in em, without kerning. */
export const textWidthIn = (font: Font, text: string): number =>
  Array.from(text).reduce(
    (sum, character) => sum + font.glyphForCodePoint(codePointOf(character)).advanceWidth / font.unitsPerEm,
    0,
  );

export function lettersOf(bytes: FontBytes): Letters {
  const fonts = new Map(Object.entries(FONTS).map(([name, { normal }]) => [name, openFont(bytes[normal])]));
  const has = (font: string, character: string) =>
    fonts.get(font)?.hasGlyphForCodePoint(codePointOf(character)) === true;
  const widthOf = (name: string, text: string) => {
    const font = fonts.get(name);
    return font ? textWidthIn(font, text) : 0;
  };
  const isLetters = (text: string) => Array.from(text).every((letter) => has('math', letter));
  const isShown = (character: string) =>
    INVISIBLE.test(character) || splitByFont(character).every(({ font }) => has(font, character));
  return withRuns({
    shown: (text) => Array.from(text, (character) => (isShown(character) ? character : BOX)).join(''),
    split(text, italic) {
      if (italic && isLetters(text)) return [{ text, font: 'math', width: widthOf('math', text) }];
      return splitByFont(text).map((part) => ({ ...part, width: widthOf(part.font, part.text) }));
    },
  });
}
