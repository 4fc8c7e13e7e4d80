/**
 * A workbook (.xlsx) of our own: the least that spreadsheets ask for. Texts are cells of text, which are left
 * as they are.
 */
import PizZip from 'pizzip';

export type WorkbookCell = string | number | null;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const WORKBOOK_TYPE = `${TYPE}.sheet`;

/** Places in the list of styles below. */
const STYLE = { text: 1, heading: 2, whole: 3 } as const;
/** General, text (@), bold text, and whole numbers without an exponent. */
const STYLES = `<fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="1" applyNumberFormat="1"/></cellXfs>`;

/** Above this a spreadsheet shows an exponent, and saves what it shows. */
const SHOWN_WHOLE = 1e9;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no place for control characters. */
const escaped = (text: string) =>
  text.replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replace(/[&<>"]/g, (sign) => ENTITIES[sign]);

/** A to Z, AA and so on. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

function cellXml(cell: WorkbookCell, row: number, column: number): string {
  if (cell === null || cell === '') return '';
  const place = `r="${columnName(column)}${row + 1}"`;
  if (typeof cell === 'number') {
    const style = Math.abs(cell) >= SHOWN_WHOLE && Number.isInteger(cell) ? ` s="${STYLE.whole}"` : '';
    return `<c ${place}${style}><v>${cell}</v></c>`;
  }
  const style = row === 0 ? STYLE.heading : STYLE.text;
  return `<c ${place} s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

type Sheet = readonly (readonly WorkbookCell[])[];

function sheetXml(rows: Sheet): string {
  const lines = rows.map(
    (row, r) => `<row r="${r + 1}">${row.map((cell, c) => cellXml(cell, r, c)).join('')}</row>`,
  );
  // The headings stay in sight.
  const view = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${RELATION}/${kind}" Target="${target}"/>`;
const relations = (list: readonly string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
const part = (name: string, type: string) =>
  `<Override PartName="${name}" ContentType="${TYPE}.${type}+xml"/>`;

/** Sheets by name; the first row of each holds its headings. */
export function workbookOf(sheets: Readonly<Record<string, Sheet>>): ArrayBuffer {
  const names = Object.keys(sheets);
  const parts = [
    part('/xl/workbook.xml', 'sheet.main'),
    part('/xl/styles.xml', 'styles'),
    ...names.map((_, i) => part(`/xl/worksheets/sheet${i + 1}.xml`, 'worksheet')),
  ];
  const list = names.map(
    (name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  const ofBook = names.map((_, i) => relation(i + 1, 'worksheet', `worksheets/sheet${i + 1}.xml`));
  const zip = new PizZip();
  zip.file(
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`,
  );
  zip.file('_rels/.rels', relations([relation(1, 'officeDocument', 'xl/workbook.xml')]));
  zip.file(
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets>${list.join('')}</sheets></workbook>`,
  );
  zip.file(
    'xl/_rels/workbook.xml.rels',
    relations([...ofBook, relation(names.length + 1, 'styles', 'styles.xml')]),
  );
  zip.file('xl/styles.xml', `${HEAD}<styleSheet xmlns="${MAIN}">${STYLES}</styleSheet>`);
  names.forEach((name, i) => zip.file(`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheets[name])));
  return zip.generate({ type: 'arraybuffer', compression: 'DEFLATE' });
}
