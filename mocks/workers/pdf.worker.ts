/** Converts Word to PDF in a worker. */
import { expose } from 'comlink';
import { createConverter } from '@/pdf/convert';
import type { FontBytes } from '@/pdf/fonts';

let convert: ReturnType<typeof createConverter> | undefined;

const worker = {
  setFonts(fonts: FontBytes): void {
    convert = createConverter(fonts);
  },
  convert(docx: ArrayBuffer): ReturnType<ReturnType<typeof createConverter>> {
    if (!convert) throw new Error('a document came before the fonts');
    return convert(docx);
  },
};

export type PdfWorker = typeof worker;

expose(worker);
