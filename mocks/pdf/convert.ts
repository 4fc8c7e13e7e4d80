/** Word in, PDF out. */
import { failed, type Answer } from '../services/result';
import { FONT_FILES, FONTS, type FontBytes } from './fonts';
import { lettersOf } from './math/letters';
import { pdfMake } from './pdfmake';
import { readDocx } from './read-docx';
import { toPdfmake } from './to-pdfmake';

/** A converter that writes with these fonts. */
export function createConverter(fonts: FontBytes): (docx: ArrayBuffer) => Answer<ArrayBuffer> {
  for (const file of FONT_FILES) pdfMake.virtualfs.writeFileSync(file, fonts[file]);
  pdfMake.setFonts(FONTS);
  const letters = lettersOf(fonts);
  // Everything that a document needs lies in it: nothing is ever fetched.
  pdfMake.setUrlAccessPolicy(() => false);
  return async (docx) => {
    const read = readDocx(docx);
    if (!read.ok) {
      return 'unknown' in read
        ? failed(400, 'unknown_content', { elements: read.unknown.join(', ') })
        : failed(400, 'not_a_document');
    }
    const bytes = await pdfMake.createPdf(toPdfmake(read.document, letters)).getBuffer();
    return { ok: true, value: new Uint8Array(bytes).buffer };
  };
}
