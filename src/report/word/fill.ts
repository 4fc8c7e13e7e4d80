/** Fills a Word template with data. */
import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { attachDesign, attachPart } from '@/design/file/attached-design';
import type { AttachedTable } from '@/report/model/blocks';
import { formulaModule, imageModule } from '@/report/word/inline-content';
import { keepNumbersUnbroken } from '@/report/word/unbroken-numbers';
import { base64Of } from '@/text/format/base64';

const DOCUMENT = 'word/document.xml';
const TABLE = /<w:tbl>(?:(?!<w:tbl>).)*?<\/w:tbl>/gs;
const ROW = /<w:tr(?: [^<>]*)?>(?:(?!<w:tr[ >]).)*?<\/w:tr>/gs;
/**
 * Matches the start of a paragraph up to the place for `w:keepNext`, which keeps it with the next paragraph.
 */
const START = /(<w:p(?: [^<>]*)?>)(?:(<w:pPr>(?:<w:pStyle [^<>]*\/>)?)(?:<w:keepNext\/>)?)?/g;

const kept = (row: string): string =>
  row.replace(START, (_, paragraph: string, properties: string | undefined) =>
    properties === undefined
      ? `${paragraph}<w:pPr><w:keepNext/></w:pPr>`
      : `${paragraph}${properties}<w:keepNext/>`,
  );

/** Largest number of rows that stay together at the end of a table: more would leave much of a page empty. */
const MOST_KEPT = 8;

/** Marks the header, the first row and the last third; tables without a header stay as they are. */
function withKeptRows(table: string): string {
  const rows = table.match(ROW) ?? [];
  const first = rows.findIndex((row) => !row.includes('<w:tblHeader/>'));
  if (first < 1) return table;
  const last = rows.length - 1;
  const third = Math.max(2, Math.min(MOST_KEPT, Math.floor((rows.length - first) / 3)));
  let at = -1;
  return table.replace(ROW, (row) => {
    at += 1;
    return at < last && (at <= first || at > last - third) ? kept(row) : row;
  });
}

export function keepRowsTogether(parts: PizZip): void {
  const document = parts.file(DOCUMENT)?.asText() ?? '';
  parts.file(DOCUMENT, document.replace(TABLE, withKeptRows));
}

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
    modules: [formulaModule(), imageModule()],
    paragraphLoop: true,
    linebreaks: true,
    // Control characters pasted into a remark would make the Word file unreadable.
    stripInvalidXMLChars: true,
    nullGetter: () => '',
  });
  document.render(cleaned(data));
  const parts = document.getZip();
  keepNumbersUnbroken(parts);
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

/** XML namespace by which `src/report/pdf/read-docx.ts` finds the tables. */
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
