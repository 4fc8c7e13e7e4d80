/** Converts the Word report to PDF; the converter is a parameter, because its code is large. */
import type { PdfConverter, PdfFailure } from '@/report/pdf/convert';
import { failed, type Answer, type FailureStatus } from './service-result';

const STATUS = {
  unknown_content: 400,
  not_a_document: 400,
  fonts_missing: 500,
} as const satisfies Record<PdfFailure['code'], FailureStatus>;

export interface ConvertedPdf {
  pdf: ArrayBuffer;
  lettersWithoutFont: readonly string[];
}

const LIMIT_MB = 20;
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

export function createPdfService(converter: PdfConverter) {
  return {
    async convert(file: Blob | undefined): Answer<ConvertedPdf> {
      if (!file) return failed(400, 'no_file');
      if (file.size > LIMIT_MB * 1024 * 1024) return failed(413, 'file_too_large', { limit: LIMIT_MB });
      const bytes = await file.arrayBuffer();
      const head = new Uint8Array(bytes.slice(0, ZIP_SIGNATURE.length));
      const isZip = ZIP_SIGNATURE.every((byte, i) => head[i] === byte);
      if (!isZip) return failed(STATUS.not_a_document, 'not_a_document');
      const converted = await converter.convert(bytes);
      if (converted.ok) {
        const { value: pdf, lettersWithoutFont } = converted;
        return { ok: true, value: { pdf, lettersWithoutFont } };
      }
      const { code, ...values } = converted.failure;
      return failed(STATUS[code], code, values);
    },
  };
}
