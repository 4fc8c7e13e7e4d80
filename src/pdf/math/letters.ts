/** Determines the font and width of each character. */
import { FONTS, splitByFont, type FontBytes } from '@/pdf/fonts';
import type { TextStyle } from '@/pdf/text-style';
import { TrueType } from '@/pdf/true-type';

export interface LetterPart {
  text: string;
  /** Font name in the PDF. */
  font: string;
  /** Width in em. */
  width: number;
}

export interface Letters {
  /**
   * Returns the text with a box in place of every character that no font contains, because such a character
   * in a name would otherwise vanish unnoticed.
   */
  shown: (text: string) => string;
  split: (text: string, italic: boolean) => LetterPart[];
  /** Returns the text of a run in its fonts. */
  written: (text: string, style: TextStyle) => LetterPart[];
}

const BOX = '□';
/** Characters that need no font: control characters such as line breaks, and zero-width characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\ufe00-\ufe0f]/u;

/** Adds the text of runs to the fonts. */
export const withRuns = (letters: Omit<Letters, 'written'>): Letters => ({
  ...letters,
  written: (text, { italics, bold }) => letters.split(letters.shown(text), italics === true && bold !== true),
});

export function lettersOf(bytes: FontBytes): Letters {
  const fonts = new Map(
    Object.entries(FONTS).map(([name, { normal }]) => [name, new TrueType(bytes[normal])]),
  );
  const widthOf = (font: string, text: string) => fonts.get(font)?.widthOf(text) ?? 0;
  const isLetters = (text: string) => Array.from(text).every((letter) => fonts.get('math')?.has(letter));
  const isShown = (character: string) =>
    INVISIBLE.test(character) || splitByFont(character).every(({ font }) => fonts.get(font)?.has(character));
  return withRuns({
    shown: (text) => Array.from(text, (character) => (isShown(character) ? character : BOX)).join(''),
    split(text, italic) {
      if (italic && isLetters(text)) return [{ text, font: 'math', width: widthOf('math', text) }];
      return splitByFont(text).map((part) => ({ ...part, width: widthOf(part.font, part.text) }));
    },
  });
}
