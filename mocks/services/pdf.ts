/**
 * Conversion of the Word report. The converter itself is handed in, so that it can be as heavy as it must be.
 */
import { failed, type Answer } from './result';

export interface PdfConverter {
  /** `docx` is a whole Word document; answers a whole PDF. */
  convert(docx: ArrayBuffer): Answer<ArrayBuffer>;
}

export interface PdfService {
  convert(file: Blob | undefined): Answer<ArrayBuffer>;
}

const LIMIT_MB = 20;
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

export function createPdfService(converter: PdfConverter): PdfService {
  return {
    async convert(file) {
      if (!file) return failed(400, 'no_file');
      if (file.size > LIMIT_MB * 1024 * 1024) return failed(413, 'file_too_large', { limit: LIMIT_MB });
      const bytes = await file.arrayBuffer();
      const head = new Uint8Array(bytes.slice(0, ZIP_SIGNATURE.length));
      const isZip = ZIP_SIGNATURE.every((byte, i) => head[i] === byte);
      return isZip ? converter.convert(bytes) : failed(400, 'not_a_document');
    },
  };
}
