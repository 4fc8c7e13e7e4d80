/** Assigns a font to each piece of text: embedded fonts where possible, otherwise our own fonts. */
import type { Faces, NamedFace } from '@/pdf/embedded-fonts/faces';
import type { LetterPart, Letters } from '@/pdf/math/letters';
import type { TextStyle } from '@/pdf/text-style';

/** Fonts and widths of the characters in equations and in text runs. */
export interface RunLetters extends Letters {
  written: (text: string, style: TextStyle) => LetterPart[];
}

interface Stretch {
  text: string;
  face: NamedFace | undefined;
}

function stretches(text: string, style: TextStyle, faces: Faces): Stretch[] {
  if (faces.all.length === 0) return [{ text, face: undefined }];
  const found: Stretch[] = [];
  for (const character of text) {
    const face = faces.faceFor(character, style);
    const last = found.at(-1);
    if (last && last.face === face) last.text += character;
    else found.push({ text: character, face });
  }
  return found;
}

export const withFaces = (letters: Letters, faces: Faces): RunLetters => ({
  ...letters,
  written: (whole, style) =>
    stretches(whole, style, faces).flatMap(({ text, face }) =>
      face
        ? [{ text, font: face.font, width: face.widthOf(text) }]
        : letters.split(letters.shown(text), style.italics === true && style.bold !== true),
    ),
});
