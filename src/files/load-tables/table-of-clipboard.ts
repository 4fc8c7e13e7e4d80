/** Reads the cells of a table copied from a spreadsheet to the clipboard. */
import { cellOfText, limitedTable, type Cells, type NamedTable } from '@/files/load-tables/raw-table';
import { rowsOfText } from '@/files/load-tables/rows-of-text';

/** Returns the cells of an HTML table and its hidden rows; merged cells are repeated where they extend. */
function cellsOfHtml(html: string): Pick<NamedTable, 'cells' | 'hidden'> {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  const cells: Cells = [...(table?.rows ?? [])].map(() => []);
  [...(table?.rows ?? [])].forEach((row, top) => {
    for (const { textContent, rowSpan, colSpan } of row.cells) {
      const free = cells[top].findIndex((cell) => cell === undefined);
      const left = free < 0 ? cells[top].length : free;
      const cell = cellOfText(textContent.replace(/\s+/g, ' ').trim());
      for (let down = 0; down < Math.min(rowSpan || 1, cells.length - top); down++)
        for (let right = 0; right < colSpan; right++) cells[top + down][left + right] = cell;
    }
  });
  const rows = [...(table?.rows ?? [])].flatMap(({ style, hidden }, at) =>
    hidden || style.display === 'none' ? [at] : [],
  );
  return {
    cells: cells.map((row) => Array.from(row, (cell: Cells[0][0] | undefined) => cell ?? '')),
    ...(rows.length > 0 && { hidden: { rows, columns: [] } }),
  };
}

export function tableOfClipboard(data: Pick<DataTransfer, 'getData'>): NamedTable {
  const html = cellsOfHtml(data.getData('text/html'));
  if (html.cells.length > 0) return limitedTable({ name: '', ...html });
  const { rows, separator } = rowsOfText(data.getData('text/plain'));
  return limitedTable({ name: '', cells: rows.map((row) => row.map(cellOfText)), separator });
}
