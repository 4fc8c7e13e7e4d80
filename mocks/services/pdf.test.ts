import { describe, expect, it } from 'vitest';
import type { PdfConverter } from '@/pdf/converter';
import { createPdfService } from './pdf';

const docx = new Blob([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 9])]);

const echo: PdfConverter = {
  convert: (bytes) => Promise.resolve({ ok: true, value: bytes, lettersWithoutFont: ['김'] }),
};

describe('report conversion', () => {
  it('the report conversion passes the complete document to the converter', async () => {
    const pdf = createPdfService(echo);
    const answer = await pdf.convert(docx);
    expect(answer.ok && answer.value.pdf.byteLength).toBe(5);
    expect(answer.ok && answer.value.lettersWithoutFont).toEqual(['김']);
  });

  it('the report conversion refuses a missing file, a file that is not a Word document, and a document of 21 MB', async () => {
    const pdf = createPdfService(echo);
    expect(await pdf.convert(undefined)).toMatchObject({ failure: { code: 'no_file' } });
    expect(await pdf.convert(new Blob(['%PDF-1.7']))).toMatchObject({ failure: { code: 'not_a_document' } });
    const huge = Object.defineProperty(new Blob(['PK']), 'size', { value: 21 * 1024 * 1024 });
    expect(await pdf.convert(huge)).toMatchObject({ failure: { status: 413 } });
  });
});
