/** Characters of a Word document that its PDF would show as boxes, determined before the PDF is made. */
import type { Block, Inline } from '@/pdf/document-model';
import { facesOf } from '@/pdf/embedded-fonts/faces';
import type { Letters } from '@/pdf/math/letters';
import { missingIn } from '@/pdf/missing-letters';
import { readDocx } from '@/pdf/read-docx';

const textOf = (inline: Inline): string => (inline.kind === 'text' ? inline.text : '');

const textsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.flat().flatMap((cell) => textsIn(cell.blocks))
      : block.inlines.map(textOf),
  );

/** Returns distinct characters; empty for an unreadable file, which the conversion reports. */
export function lettersWithoutFont(docx: ArrayBuffer, letters: Letters): string[] {
  const read = readDocx(docx);
  if (!read.ok) return [];
  const faces = facesOf(read.document.fonts);
  const text = read.document.sections
    .flatMap(({ header, body, footer }) => textsIn([...header, ...body, ...footer]))
    .join('');
  return missingIn(text, letters).filter((letter) => faces.faceFor(letter, {}) === undefined);
}
