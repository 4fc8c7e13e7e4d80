/** Interface of the Word-to-PDF converter, which runs directly or in a worker. */

export type PdfFailure =
  /** The PDF would lose content; `elements` lists the names of the unknown elements. */
  | { code: 'unknown_content'; elements: string }
  | { code: 'not_a_document' }
  /** The fonts could not be loaded. */
  | { code: 'fonts_missing' };

type PdfOutcome =
  | {
      ok: true;
      value: ArrayBuffer;
      /**
       * Characters that the PDF shows as boxes because none of its fonts contains them, without duplicates.
       */
      lettersWithoutFont: readonly string[];
    }
  | { ok: false; failure: PdfFailure };

export interface PdfConverter {
  convert(docx: ArrayBuffer): Promise<PdfOutcome>;
}
