/** Fonts of one document in pdfmake's list of files, which all documents share. */
import { pdfMake } from '../pdfmake';
import type { Faces } from './faces';

interface LentFonts {
  /** Files of each font, by its name. */
  fonts: Record<string, object>;
  takeBack: () => void;
}

/** Documents may be converted at the same time. */
let documents = 0;

export function lentFonts({ all }: Faces): LentFonts {
  const document = documents++;
  const files = all.map(({ font, bytes }) => ({ font, bytes, file: `${document}/${font}` }));
  for (const { file, bytes } of files) pdfMake.virtualfs.writeFileSync(file, bytes);
  return {
    fonts: Object.fromEntries(
      files.map(({ font, file }) => [font, { normal: file, bold: file, italics: file, bolditalics: file }]),
    ),
    takeBack: () => files.forEach(({ file }) => Reflect.deleteProperty(pdfMake.virtualfs.storage, file)),
  };
}
