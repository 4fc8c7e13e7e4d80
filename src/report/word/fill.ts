/** Fills a Word template with data. */
import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { attachDesign } from '@/design/file/attached-design';
import type { ReportData } from '@/report/content/report-data';
import type { FrontData } from '@/report/project/project-data';
import { formulaModule, pictureModule } from '@/report/word/inline-content';
import { keepRowsTogether } from '@/report/word/kept-rows';
import { keepNumbersWhole } from '@/report/word/whole-numbers';

/** Matches unpaired surrogates and non-characters, which XML cannot contain. */
const NO_CHARACTERS = /[\p{Cs}\ufffe\uffff]/gu;

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(NO_CHARACTERS, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(part)]));
}

/** Fills the template and returns the completed file as an unpacked zip. */
export function filledParts(template: ArrayBuffer | Uint8Array, data: ReportData | FrontData): PizZip {
  const document = new Docxtemplater(new PizZip(template), {
    modules: [formulaModule(), pictureModule()],
    paragraphLoop: true,
    linebreaks: true,
    // Control characters pasted into a remark would make the Word file unreadable.
    stripInvalidXMLChars: true,
    nullGetter: () => '',
  });
  document.render(cleaned(data));
  const parts = document.getZip();
  keepNumbersWhole(parts);
  keepRowsTogether(parts);
  return parts;
}

/**
 * Packs the file. A Word package must contain only files, so the folder entries that some programs add are
 * omitted.
 */
export function packed({ files }: PizZip): Uint8Array<ArrayBuffer> {
  const parts = new PizZip();
  for (const [path, file] of Object.entries(files))
    if (!file.dir) parts.file(path, file.asUint8Array(), { createFolders: false });
  return parts.generate({ type: 'uint8array', compression: 'DEFLATE' }) as Uint8Array<ArrayBuffer>;
}

/**
 * Fills a template. `design` is the content of the design file that the report embeds; `attach` adds further
 * files.
 */
export function fillTemplate(
  template: ArrayBuffer | Uint8Array,
  data: ReportData,
  design: string,
  attach: (parts: PizZip) => void = () => undefined,
): Uint8Array<ArrayBuffer> {
  const parts = filledParts(template, data);
  attachDesign(parts, design);
  attach(parts);
  return packed(parts);
}
