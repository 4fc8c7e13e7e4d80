/** Writes a minimal workbook (.xlsx); spreadsheet programs do not convert the strings in text cells. */
import PizZip from 'pizzip';

export type WorkbookCell = string | number | null;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const WORKBOOK_TYPE = `${TYPE}.sheet`;

/** Number of decimals shown in a numeric column; the cells contain the full number. */
type Decimals = 0 | 1 | 2 | 3;

/** Indices of cell formats in `STYLES`; the formats with 0 to 3 decimals start at index `DECIMALS`. */
const STYLE = { text: 1, heading: 2, whole: 3 } as const;
const DECIMALS = 4;
/** Ids of the number formats with decimals; 164 is the first free id. */
const FORMATS = ['0', '0.0', '0.00', '0.000'].map((code, i) => ({ id: 164 + i, code }));

const xf = (format: number, font = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${font > 0 ? ' applyFont="1"' : ''}/>`;
const font = (weight: string) => `<font>${weight}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;

/**
 * Style sheet with the cell formats general, text (@), bold text, integer without an exponent, and numbers
 * with decimals. Strict readers refuse a fill without a pattern, and require the two reserved fills.
 */
const STYLES = [
  `<numFmts count="${FORMATS.length}">${FORMATS.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts>`,
  `<fonts count="2">${font('')}${font('<b/>')}</fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${DECIMALS + FORMATS.length}">${xf(0)}${xf(49)}${xf(49, 1)}${xf(1)}${FORMATS.map(({ id }) => xf(id)).join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
].join('');

/** Limit above which a spreadsheet program shows an integer with an exponent, and saves only its digits. */
const SHOWN_WHOLE = 1e9;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML and replaces control characters, which XML cannot contain. */
const escaped = (text: string) =>
  text.replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replace(/[&<>"]/g, (sign) => ENTITIES[sign]);

function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

function numberStyle(value: number, decimals: Decimals | null): string {
  if (decimals !== null) return ` s="${DECIMALS + decimals}"`;
  return Math.abs(value) >= SHOWN_WHOLE && Number.isInteger(value) ? ` s="${STYLE.whole}"` : '';
}

function cellXml(cell: WorkbookCell, row: number, column: number, decimals: Decimals | null): string {
  if (cell === null || cell === '') return '';
  const place = `r="${columnName(column)}${row + 1}"`;
  if (typeof cell === 'number') return `<c ${place}${numberStyle(cell, decimals)}><v>${cell}</v></c>`;
  const style = row === 0 ? STYLE.heading : STYLE.text;
  return `<c ${place} s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

type Rows = readonly (readonly WorkbookCell[])[];

/** Sheet with headings in its first row. `decimals`: decimals per column; null shows numbers unchanged. */
interface FormattedSheet {
  rows: Rows;
  decimals: readonly (Decimals | null)[];
}

type Sheet = Rows | FormattedSheet;

const isFormatted = (sheet: Sheet): sheet is FormattedSheet => 'rows' in sheet;

/** Returns the width of a cell in characters; Chinese characters count twice. */
const charactersOf = (cell: WorkbookCell, decimals: Decimals | null): number => {
  const text = typeof cell === 'number' && decimals !== null ? cell.toFixed(decimals) : String(cell ?? '');
  return Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
};

const WIDTH = { least: 6, most: 60, margin: 2 } as const;

function columnsXml(rows: Rows, decimals: FormattedSheet['decimals']): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  if (count === 0) return '';
  const columns = Array.from({ length: count }, (_, c) => {
    const longest = Math.max(...rows.map((row) => charactersOf(row[c] ?? null, decimals[c] ?? null)));
    const width = Math.min(WIDTH.most, Math.max(WIDTH.least, longest)) + WIDTH.margin;
    return `<col min="${c + 1}" max="${c + 1}" width="${width}" customWidth="1"/>`;
  });
  return `<cols>${columns.join('')}</cols>`;
}

function sheetXml(sheet: Sheet): string {
  const { rows, decimals } = isFormatted(sheet) ? sheet : { rows: sheet, decimals: [] };
  const lines = rows.map(
    (row, r) =>
      `<row r="${r + 1}">${row.map((cell, c) => cellXml(cell, r, c, decimals[c] ?? null)).join('')}</row>`,
  );
  // Freezes the first row, so that the headings stay visible during scrolling.
  const view = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}${columnsXml(rows, decimals)}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${RELATION}/${kind}" Target="${target}"/>`;
const relations = (list: readonly string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
const part = (name: string, type: string) =>
  `<Override PartName="${name}" ContentType="${TYPE}.${type}+xml"/>`;

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
