import { fontFiles, type FontBytes } from '@/report/pdf/fonts';
import { lettersOf } from '@/report/pdf/math/character-fonts';
import { readDocx } from '@/report/pdf/read-docx';
import { toPdfmake } from '@/report/pdf/to-pdfmake';
import { writePdf } from '@/report/pdf/write-pdf';

export type PdfFailure =
  /** The PDF would lose content; `elements` lists the names of the unknown elements. */
  { code: 'unknown_content'; elements: string } | { code: 'not_a_document' } | { code: 'fonts_missing' };

type PdfOutcome =
  | {
      ok: true;
      value: ArrayBuffer;
      /** Characters, each once, that the PDF shows as boxes because no font contains them. */
      lettersWithoutFont: readonly string[];
    }
  | { ok: false; failure: PdfFailure };

export interface PdfConverter {
  convert(docx: ArrayBuffer): Promise<PdfOutcome>;
}

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
