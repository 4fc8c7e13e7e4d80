/** Table files of a database: cells, formats and downloads. */
import { saveAs } from 'file-saver';
import type { Field, TableRow } from '@/features/administration/records/database';
import { toCsv, harmless, unconverted } from '@/shared/tables/csv';
import type { WorkbookCell } from '@/shared/tables/workbook';

/** Column with the reason why a row could not be written. The import ignores this column. */
export const REASON_COLUMN = 'reason';

export const FILE_KINDS = ['xlsx', 'csv'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Returns the cell for a stored value: a number if column and value are numeric, otherwise text. */
function cellOf(kind: Field['kind'] | undefined, text: string): string | number {
  const isFigure = kind === 'number' && /^\d/.test(text) && Number.isFinite(Number(text));
  return isFigure ? Number(text) : text;
}

/** Returns the cells of a table: a row of headings, then one row per record. */
export function tableCells(
  fields: readonly Field[],
  headings: readonly string[],
  rows: readonly TableRow[],
): (string | number)[][] {
  const kinds = new Map(fields.map(({ key, kind }) => [key, kind]));
  const cell = (row: TableRow, key: string) => cellOf(kinds.get(key), (row as Partial<TableRow>)[key] ?? '');
  return [[...headings], ...rows.map((row) => headings.map((key) => cell(row, key)))];
}

const guarded = (cell: WorkbookCell): WorkbookCell => (typeof cell === 'string' ? harmless(cell) : cell);

export async function tableFile(kind: FileKind, cells: (string | number)[][], sheet: string): Promise<Blob> {
  if (kind === 'csv') return new Blob([toCsv(cells, unconverted)], { type: 'text/csv;charset=utf-8' });
  const { workbookOf, WORKBOOK_TYPE } = await import('@/shared/tables/workbook');
  return new Blob([workbookOf({ [sheet]: cells.map((row) => row.map(guarded)) })], { type: WORKBOOK_TYPE });
}

export async function saveTable(kind: FileKind, cells: (string | number)[][], name: string): Promise<void> {
  saveAs(await tableFile(kind, cells, name), `${name}.${kind}`);
}
