import { levelOf, RAISED, TABLE_HEADER, type Place } from '@/report/pdf/content/conversion-context';
import type { Block, Border, Cell, Table } from '@/report/pdf/document-model';
import { rowStays } from '@/report/pdf/keep-together-height';
import {
  type Content,
  type TableCell,
  type TableLayout,
  newPart,
  partIn,
  type Part,
} from '@/report/pdf/pdfmake-types';

type Blocks = (blocks: readonly Block[], place: Place) => Content[];

function widest(borders: readonly (Border | undefined)[]): number {
  return Math.max(0, ...borders.map((border) => border?.width ?? 0));
}

function cellBorders(table: Table, cell: Cell, row: number, first: number): (Border | undefined)[] {
  const { borders } = table;
  const last = first + cell.span >= table.columns.length;
  const lastRow = row === table.rows.length - 1;
  return [
    cell.borders.left ?? (first === 0 ? borders.left : borders.insideV),
    cell.borders.top ?? (row === 0 ? borders.top : borders.insideH),
    cell.borders.right ?? (last ? borders.right : borders.insideV),
    cell.borders.bottom ?? (lastRow ? borders.bottom : borders.insideH),
  ];
}

/** Returns the available width in a cell, pt. */
const cellWidth = ({ columns, padding }: Table, first: number, span: number): number =>
  columns.slice(first, first + span).reduce((sum, width) => sum + width, 0) - padding.left - padding.right;

const NO_BORDER = '#000000';

function rowContent(
  { table, row }: { table: Table; row: number },
  cells: readonly Cell[],
  place: Place,
  blocksContent: Blocks,
): TableCell[] {
  const result: TableCell[] = [];
  const isHeader = row < table.headerRows;
  const inner: Place = { ...place, keeping: isHeader ? 'all' : 'none' };
  const rowPart = partIn(place.parent, newPart('TR'));
  for (const cell of cells) {
    const first = result.length;
    const borders = cellBorders(table, cell, row, first);
    const room = cellWidth(table, first, cell.span);
    const below = table.rows.slice(row + 1);
    const continuing = below.findIndex((next) => !cellAt(next, first)?.continued);
    const rowSpan = 1 + (continuing < 0 ? below.length : continuing);
    const { span: colSpan } = cell;
    const part = (): Part | null =>
      partIn(rowPart, newPart(isHeader ? 'TH' : 'TD', { colSpan, rowSpan, isRepeated: isHeader }));
    result.push(
      cell.continued
        ? {}
        : {
            stack: blocksContent(cell.blocks, {
              ...inner,
              room,
              parent: part(),
              isWholeCell: cell.blocks.length === 1,
            }),
            ...levelOf(inner),
            border: borders.map((border) => (border?.width ?? 0) > 0),
            borderColor: borders.map((border) => border?.color ?? NO_BORDER),
            ...(cell.background !== undefined && { fillColor: cell.background }),
            ...(cell.middle && { verticalAlignment: 'middle' as const }),
            ...(cell.span > 1 && { colSpan: cell.span }),
            ...(rowSpan > 1 && { rowSpan }),
          },
    );
    for (let i = 1; i < cell.span; i++) result.push({});
  }
  while (result.length < table.columns.length)
    result.push({ text: '', border: [false, false, false, false] });
  return result;
}

/** Returns the cell that starts in this column of a row; undefined if a cell to the left covers it. */
function cellAt(cells: readonly Cell[], column: number): Cell | undefined {
  let at = 0;
  for (const cell of cells) {
    if (at === column) return cell;
    at += cell.span;
  }
  return undefined;
}

/** Largest number of rows below the header that are laid out together with it. */
const MOST_WITH_HEADER = 3;

/** Returns how many rows stay with the header: at least one, if any, so that no page ends with a header. */
function rowsWithHeader({ rows, headerRows }: Table): number {
  if (headerRows === 0 || headerRows >= rows.length) return 0;
  const leaving = rows.findIndex((cells) => !rowStays(cells));
  return Math.min(MOST_WITH_HEADER, Math.max(1, leaving + 1 - headerRows));
}

/** Returns how many rows at the end must stay together, but not with the rows before them; 0 if none. */
function lastRowsKept(table: Table): number {
  const { rows, headerRows, keepRows } = table;
  const start = rows.findLastIndex((row, index) => index < rows.length - 1 && !rowStays(row)) + 1;
  const first = Math.max(1, headerRows + rowsWithHeader(table));
  return keepRows && start >= first && start < rows.length - 1 ? rows.length - start : 0;
}

export function tableContent(table: Table, place: Place, blocksContent: Blocks): Content {
  const { padding, borders, columns } = table;
  const inTable: Place = { ...place, parent: partIn(place.parent, newPart('Table')), isWholeCell: false };
  const vertical = widest([borders.left, borders.right, borders.insideV]);
  const horizontal = widest([borders.top, borders.bottom, borders.insideH]);
  const layout: TableLayout = {
    hLineWidth: () => horizontal,
    vLineWidth: () => vertical,
    paddingLeft: () => padding.left,
    paddingRight: () => padding.right,
    paddingTop: () => padding.top - RAISED,
    paddingBottom: () => padding.bottom + RAISED,
  };
  return {
    margin: [table.indent, 0, 0, 0],
    ...(table.headerRows > 0 && { headlineLevel: TABLE_HEADER }),
    layout,
    table: {
      widths: columns.map((width) => Math.max(1, width - padding.left - padding.right - vertical)),
      headerRows: table.headerRows < table.rows.length ? table.headerRows : 0,
      keepWithHeaderRows: rowsWithHeader(table),
      dontBreakRows: table.keepRows,
      keepLastRows: lastRowsKept(table),
      heights: (row) => Math.max(0, table.heights[row] - padding.top - padding.bottom - horizontal),
      body: table.rows.map((cells, row) => rowContent({ table, row }, cells, inTable, blocksContent)),
    },
  };
}
