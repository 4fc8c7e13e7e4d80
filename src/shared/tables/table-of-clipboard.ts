/** The cells of a table as a spreadsheet puts them on the clipboard. All are texts. */
import { parseCsv } from './csv';
import { limitedTable, type Cells, type NamedTable } from './named-table';

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
export function tableOfClipboard(data: Pick<DataTransfer, 'getData'>): NamedTable {
  const cells = cellsOfHtml(data.getData('text/html'));
  return limitedTable('', cells.length > 0 ? cells : parseCsv(data.getData('text/plain')));
}
