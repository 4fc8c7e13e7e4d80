/** Converts Word documents to PDF. */
import type { PdfConverter, PdfOutcome } from '@/pdf/converter';
import { facesOf, filesOf, NO_FACES, type Faces } from '@/pdf/embedded-fonts/faces';
import { fontFiles, type FontBytes } from '@/pdf/fonts';
import { lettersOf } from '@/pdf/math/letters';
import { readDocx } from '@/pdf/read-docx';
import { toPdfmake } from '@/pdf/to-pdfmake';
import { writePdf } from '@/pdf/write-pdf';

/** Creates a converter that uses these fonts. */
export function createConverter(fonts: FontBytes): PdfConverter['convert'] {
  const files = fontFiles(fonts);
  const letters = lettersOf(fonts);
  return async (docx) => {
    const read = readDocx(docx);
    if (!read.ok) {
      return {
        ok: false,
        failure:
          'unknown' in read
            ? { code: 'unknown_content', elements: read.unknown.join(', ') }
            : { code: 'not_a_document' },
      };
    }
    const written = async (faces: Faces): Promise<PdfOutcome> => {
      const definition = toPdfmake(read.document, letters, faces);
      const value = await writePdf(definition, { ...files, ...filesOf(faces) });
      return { ok: true, value, lettersWithoutFont: definition.lettersWithoutFont };
    };
    const faces = facesOf(read.document.fonts);
    try {
      return await written(faces);
    } catch (error) {
      if (faces.all.length === 0) throw error;
      // If a part of an embedded font that was not checked is damaged, the PDF is created with our own fonts.
      return await written(NO_FACES);
    }
  };
}
