/** State of an import, from the selected file to the rows that could not be written. */
import { useRef, useState } from 'react';
import { concurrencyLimit } from '@/api/concurrency-limit';
import { failureOf } from '@/api/errors';
import type { RowFailure } from '@/features/administration/records/write-rows';
import {
  planImport,
  type BadCell,
  type ImportPlan,
  type PlannedRow,
} from '@/features/administration/tables/plan-import';
import type { TableSource } from '@/features/administration/tables/table-form';
import { applyImport, type FailedRow } from '@/features/administration/tables/write-import';
import { isBlankRow, textOf, type Cells, type NamedTable } from '@/files/load-tables/named-table';
import { parseCsv } from '@/files/load-tables/rows-of-text';
import { useReadFile } from '@/files/read-file/use-read-file';
import { useStoredInput } from '@/shared/hooks/stored-input';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';

export type ImportState<T> =
  | { step: 'choosing' | 'reading' | 'noTable' | 'tooLong' }
  | { step: 'notRead'; failure: Extract<RowFailure, { kind: 'refused' }>['failure'] }
  | { step: 'planned'; plan: ImportPlan<T> }
  | { step: 'writing'; done: number; total: number }
  | { step: 'written'; written: number; failed: FailedRow<T>[]; headings: readonly string[] };

/**
 * Splits rows that contain a whole text line in a single cell: a spreadsheet program saves a text file like
 * this if it expected another separator.
 */
const unfolded = (cells: Cells): Cells =>
  cells.length > 0 && cells[0].length === 1 && /[,;\t]/.test(textOf(cells[0][0]))
    ? parseCsv(cells.map(([line]) => textOf(line)).join('\n'))
    : cells;

const AT_A_TIME = 4;

/**
 * Returns the cells whose image ids are not ids of stored images. Ids that stored records already use are
 * accepted without a check.
 */
async function unknownPictures<T>(
  { rows }: ImportPlan<T>,
  source: TableSource<T>,
  used: ReadonlySet<string>,
): Promise<BadCell[]> {
  const column = source.form.columns.find(({ kind }) => kind === 'picture')?.key;
  const { hasPicture } = source;
  if (column === undefined || hasPicture === undefined) return [];
  const ids = [...new Set(rows.map(({ row }) => row[column]))].filter((id) => id !== '' && !used.has(id));
  const inTurn = concurrencyLimit(() => AT_A_TIME);
  const { signal } = new AbortController();
  const found = await Promise.all(ids.map((id) => inTurn(() => hasPicture(id), signal)));
  const unknown = new Set(ids.filter((_, index) => !found[index]));
  return rows
    .filter(({ row }) => unknown.has(row[column]))
    .map(({ line, row }) => ({ line, column, value: row[column], problem: 'pictureUnknown' }));
}

async function planOf<T>(
  tables: readonly NamedTable[] | null,
  source: TableSource<T>,
): Promise<ImportState<T>> {
  const [table] = tables ?? [];
  if (table === undefined) return { step: 'noTable' };
  if (table.leftOut !== undefined) return { step: 'tooLong' };
  const cells = unfolded(table.cells.filter((row) => !isBlankRow(row)));
  const [headings = [], ...lines] = cells;
  const named = lines.map((line) =>
    Object.fromEntries(headings.map((key, at) => [textOf(key), textOf(line[at])])),
  );
  try {
    const stored = (await source.readAll(named)).map((record) => ({ record, row: source.rowOf(record) }));
    const plan = planImport(cells, stored, source.form);
    const picture = source.form.columns.find(({ kind }) => kind === 'picture')?.key ?? '';
    const used = new Set(stored.map(({ row }) => row[picture]));
    const unknown = await unknownPictures(plan, source, used);
    return { step: 'planned', plan: { ...plan, bad: [...plan.bad, ...unknown] } };
  } catch (cause) {
    return { step: 'notRead', failure: failureOf(cause) };
  }
}

export const importName = ({ name }: { name: string }): string => `import.${name}`;

/** `onWritten` is called with the written rows, even if other rows failed or the import was stopped. */
export function useImport<T>(
  source: TableSource<T>,
  reload: () => Promise<void>,
  onWritten: (rows: readonly PlannedRow<T>[]) => void,
) {
  const [state, setState] = useState<ImportState<T>>({ step: 'choosing' });
  const tables = useRef<readonly NamedTable[] | null>(null);
  const cancelling = useRef(new AbortController());
  const readFile = useReadFile();
  // While rows are being written, the page must stay open: leaving it requires confirmation, and a call for a
  // deleted record does not open the error page.
  useUnsavedChanges(state.step === 'writing');
  // After the next sign-in the table is compared with the database again, so that no row is written twice.
  useStoredInput<{ tables: readonly NamedTable[] }>({
    name: importName(source),
    isDirty: state.step === 'writing',
    initial: { tables: [] },
    read: () => ({ tables: tables.current }),
    restore: (stored) => {
      tables.current = stored.tables ?? null;
      setState({ step: 'reading' });
      void planOf(tables.current, source).then(setState);
    },
  });

  const choose = async (file: File) => {
    setState({ step: 'reading' });
    const read = await readFile('tables', file);
    tables.current = read?.answer ?? null;
    setState(read === null ? { step: 'choosing' } : await planOf(read.answer, source));
  };

  const write = async ({ rows, headings }: ImportPlan<T>) => {
    cancelling.current = new AbortController();
    const total = rows.length;
    setState({ step: 'writing', done: 0, total });
    const failed = await applyImport(source, rows, cancelling.current.signal, (done) =>
      setState({ step: 'writing', done, total }),
    );
    const notWritten = new Set(failed.map(({ row }) => row));
    onWritten(rows.filter((row) => !notWritten.has(row)));
    await reload();
    setState({ step: 'written', written: total - failed.length, failed, headings });
    return failed.length === 0;
  };

  return { state, choose, write, cancel: () => cancelling.current.abort() };
}
