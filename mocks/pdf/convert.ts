/** Word in, PDF out. */
import { failed, type Answer } from '../services/result';
import { facesOf, NO_FACES, type Faces } from './carried/faces';
import { lentFonts } from './carried/lent-fonts';
import { FONT_FILES, FONTS, type FontBytes } from './fonts';
import { lettersOf } from './math/letters';
import { pdfMake } from './pdfmake';
import { readDocx } from './read-docx';
import { toPdfmake } from './to-pdfmake';

/** A converter that writes with these fonts. */
export function createConverter(fonts: FontBytes): (docx: ArrayBuffer) => Answer<ArrayBuffer> {
  for (const file of FONT_FILES) pdfMake.virtualfs.writeFileSync(file, fonts[file]);
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
    const written = async (faces: Faces): Promise<ArrayBuffer> => {
      const lent = lentFonts(faces);
      try {
        pdfMake.setFonts({ ...FONTS, ...lent.fonts });
        const bytes = await pdfMake.createPdf(toPdfmake(read.document, letters, faces)).getBuffer();
        return new Uint8Array(bytes).buffer;
      } finally {
        lent.takeBack();
      }
    };
    const faces = facesOf(read.document.fonts);
    try {
      return { ok: true, value: await written(faces) };
    } catch (error) {
      if (faces.all.length === 0) throw error;
      // A carried font that is broken where it was not looked at: the report is made with ours.
      return { ok: true, value: await written(NO_FACES) };
    }
  };
}
