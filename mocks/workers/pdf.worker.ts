import { expose } from 'comlink';
import { createConverter } from '@/report/pdf/convert';
import type { FontBytes } from '@/report/pdf/fonts';

type Converter = ReturnType<typeof createConverter>;

function createWorker() {
  let convert: Converter | undefined;
  return {
    setFonts(fonts: FontBytes): void {
      convert = createConverter(fonts);
    },
    convert(docx: ArrayBuffer): ReturnType<Converter> {
      if (!convert) throw new Error('a document was sent before the fonts were loaded');
      return convert(docx);
    },
  };
}

export type PdfWorker = ReturnType<typeof createWorker>;

expose(createWorker());
