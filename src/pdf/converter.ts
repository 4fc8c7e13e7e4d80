/** Converter from Word to PDF, running directly or in a worker. */

export type PdfFailure =
  /** Content that would be lost, with the names of its elements. */
  | { code: 'unknown_content'; elements: string }
  | { code: 'not_a_document' }
  /** The fonts could not be loaded. */
  | { code: 'fonts_missing' };

export type PdfOutcome =
  | {
      ok: true;
      value: ArrayBuffer;
      /** Letters that the PDF shows as boxes, because no font of it has them; each once. */
      lettersWithoutFont: readonly string[];
    }
  | { ok: false; failure: PdfFailure };

export interface PdfConverter {
  /** Converts a complete Word document to a complete PDF. */
  convert(docx: ArrayBuffer): Promise<PdfOutcome>;
}
