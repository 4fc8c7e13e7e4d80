/** Fills a Word template with data. */
import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { attachDesign, attachPart } from '@/design/file/attached-design';
import type { AttachedTable } from '@/report/model/blocks';
import { formulaModule, pictureModule } from '@/report/word/inline-content';
import { keepRowsTogether } from '@/report/word/kept-rows';
import { keepNumbersWhole } from '@/report/word/whole-numbers';
import { base64Of } from '@/text/format/base64';

/** Matches unpaired surrogates and non-characters, which XML cannot contain. */
const NO_CHARACTERS = /[\p{Cs}\ufffe\uffff]/gu;

/** Matches the sign in the name of a load case such as `W(-y)`, after which a line would break. */
const SIGN = /(?<=\()-(?=\p{L})/gu;
const NO_BREAK_HYPHEN = '\u2011';

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(NO_CHARACTERS, '').replace(SIGN, NO_BREAK_HYPHEN);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(part)]));
}

/** Returns the template filled with `data`, keyed by placeholder name, as an unpacked zip. */
export function filledParts(template: ArrayBuffer | Uint8Array, data: object): PizZip {
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

/** XML namespace by which `src/pdf/read-docx.ts` finds the tables. */
const TABLE_NAMESPACE = 'urn:anchor-design-table';

export const attachTables = (zip: PizZip, tables: readonly AttachedTable[]): void =>
  tables.forEach(({ name, content }, index) =>
    attachPart(zip, {
      path: `customXml/table-${index + 1}.xml`,
      id: `rIdTable${index + 1}`,
      xml: `<table xmlns="${TABLE_NAMESPACE}" name="${name}">${base64Of(new Uint8Array(content))}</table>`,
    }),
  );

/** Fills a template. `design` is the content of the design file that the report embeds, with its `tables`. */
export function fillTemplate(
  template: ArrayBuffer | Uint8Array,
  data: object,
  design: string,
  tables: readonly AttachedTable[] = [],
): Uint8Array<ArrayBuffer> {
  const parts = filledParts(template, data);
  attachDesign(parts, design);
  attachTables(parts, tables);
  return packed(parts);
}
