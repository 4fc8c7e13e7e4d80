/** The cells of a table, from a file (.csv, .txt, .xlsx) or from what a spreadsheet puts on the clipboard. All are texts. */
import { parseCsv } from './csv';
import { textOfFile } from './text-of-file';

export type Cells = string[][];

/** The first sheet that holds anything. Its reader is loaded with the first workbook. */
async function cellsOfWorkbook(file: Blob): Promise<Cells> {
  const { default: readWorkbook } = await import('read-excel-file/browser');
  const sheets = await readWorkbook(file);
  const { data } = sheets.find((sheet) => sheet.data.length > 0) ?? { data: [] };
  return data.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}

/** Every .xlsx is a zip archive; an older .xls is a compound file, which is not read. */
const ZIP = 'PK';

export async function cellsOfFile(file: Blob): Promise<Cells> {
  const head = await file.slice(0, 2).text();
  return head === ZIP ? cellsOfWorkbook(file) : parseCsv(await textOfFile(file));
}

function cellsOfHtml(html: string): Cells {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (table === null) return [];
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => [
      cell.textContent.replace(/\s+/g, ' ').trim(),
      // A merged cell stands for as many columns.
      ...Array.from({ length: cell.colSpan - 1 }, () => ''),
    ]),
  );
}

/** The table among what was pasted: a spreadsheet gives it as HTML and as text. */
export function cellsOfClipboard(data: Pick<DataTransfer, 'getData'>): Cells {
  const cells = cellsOfHtml(data.getData('text/html'));
  return cells.length > 0 ? cells : parseCsv(data.getData('text/plain'));
}
