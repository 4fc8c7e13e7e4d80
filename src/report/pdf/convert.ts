/** Converts Word documents to PDF. */
import type { PdfConverter } from '@/report/pdf/converter';
import { fontFiles, type FontBytes } from '@/report/pdf/fonts';
import { lettersOf } from '@/report/pdf/math/letters';
import { readDocx } from '@/report/pdf/read-docx';
import { toPdfmake } from '@/report/pdf/to-pdfmake';
import { writePdf } from '@/report/pdf/write-pdf';

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
    const definition = toPdfmake(read.document, letters);
    const value = await writePdf(definition, files);
    return { ok: true, value, lettersWithoutFont: definition.lettersWithoutFont };
  };
}
