/** Which font writes a letter of an equation, and how wide it is there. */
import { FONTS, splitByFont, type FontBytes } from '../fonts';
import { TrueType } from '../true-type';

interface LetterPart {
  text: string;
  /** As the PDF names it. */
  font: string;
  /** In ems. */
  width: number;
}

export interface Letters {
  split: (text: string, italic: boolean) => LetterPart[];
}

export function lettersOf(bytes: FontBytes): Letters {
  const fonts = new Map(
    Object.entries(FONTS).map(([name, { normal }]) => [name, new TrueType(bytes[normal])]),
  );
  const widthOf = (font: string, text: string) => fonts.get(font)?.widthOf(text) ?? 0;
  const isLetters = (text: string) => Array.from(text).every((letter) => fonts.get('math')?.has(letter));
  return {
    split(text, italic) {
      if (italic && isLetters(text)) return [{ text, font: 'math', width: widthOf('math', text) }];
      return splitByFont(text).map((part) => ({ ...part, width: widthOf(part.font, part.text) }));
    },
  };
}
