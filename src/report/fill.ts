/** A filled Word file from a template and its data. */
import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { formulaModule, pictureModule } from './inline-content';
import type { ReportData } from './report-data';

export function fillTemplate(template: ArrayBuffer | Uint8Array, data: ReportData): Uint8Array<ArrayBuffer> {
  const document = new Docxtemplater(new PizZip(template), {
    modules: [formulaModule(), pictureModule()],
    paragraphLoop: true,
    linebreaks: true,
    // Control characters pasted into a remark would make the file unreadable.
    stripInvalidXMLChars: true,
    nullGetter: () => '',
  });
  document.render(data);
  const zip = document.getZip();
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' }) as Uint8Array<ArrayBuffer>;
}
