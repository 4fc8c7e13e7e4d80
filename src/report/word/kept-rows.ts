/**
 * Marks table rows in a completed Word file that stay on the same page as the next row. Otherwise a table
 * header could end a page with only one row below it, or a page could start with only the last rows.
 */
import type PizZip from 'pizzip';

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
