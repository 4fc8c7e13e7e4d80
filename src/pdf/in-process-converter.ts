/** PDF converter for tests and Node: no worker, fonts are generated with the first document. */
import type { PdfConverter } from '@/pdf/converter';

interface Started {
  convert: PdfConverter['convert'];
  lettersWithoutFont: (docx: ArrayBuffer) => string[];
}

export interface DirectPdfConverter extends PdfConverter {
  /** Returns the distinct characters that the PDF of a Word document would show as boxes. */
  lettersWithoutFont(docx: ArrayBuffer): Promise<string[]>;
}

export function createDirectPdfConverter(): DirectPdfConverter {
  let started: Promise<Started> | undefined;
  const start = async (): Promise<Started> => {
    const [{ buildFonts }, { createConverter }, { lettersOf }, { lettersWithoutFont }] = await Promise.all([
      import('@/pdf/build-fonts'),
      import('@/pdf/convert'),
      import('@/pdf/math/letters'),
      import('@/pdf/letters-without-font'),
    ]);
    const fonts = await buildFonts();
    return {
      convert: createConverter(fonts),
      lettersWithoutFont: (docx) => lettersWithoutFont(docx, lettersOf(fonts)),
    };
  };
  return {
    async convert(docx) {
      started ??= start();
      return (await started).convert(docx);
    },
    async lettersWithoutFont(docx) {
      started ??= start();
      return (await started).lettersWithoutFont(docx);
    },
  };
}
