/** A workbook (.xlsx) as a spreadsheet writes it, small enough to be read here. */
import PizZip from 'pizzip';

export type WorkbookCell = string | number | null;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const cellXml = (cell: WorkbookCell, place: string): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
};

const sheetXml = (rows: readonly (readonly WorkbookCell[])[]): string => {
  const lines = rows.map((row, r) => {
    const cells = row.map((cell, c) => cellXml(cell, `${String.fromCharCode(65 + c)}${r + 1}`));
    return `<row r="${r + 1}">${cells.join('')}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
};

/** Sheets by name, each with up to 26 columns. */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>,
): ArrayBuffer {
  const names = Object.keys(sheets);
  const zip = new PizZip();
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  zip.file(
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  const list = names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`);
  zip.file(
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets>${list.join('')}</sheets></workbook>`,
  );
  const relations = names.map(
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${RELATION}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  zip.file(
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}">${relations.join('')}</Relationships>`,
  );
  names.forEach((name, i) => zip.file(`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheets[name])));
  return zip.generate({ type: 'arraybuffer' });
}
