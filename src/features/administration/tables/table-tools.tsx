/**
 * Buttons that export and import a database as a table file and undo the last import, and the dialog of an
 * import, from the selected file to the rows that could not be written.
 */
import { DownloadOutlined, RollbackOutlined, UploadOutlined } from '@ant-design/icons';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Alert, Flex, Modal, Typography, Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorImageQuery } from '@/api/calls/images';
import { concurrencyLimit } from '@/api/concurrency-limit';
import type { WireId } from '@/api/contract/wire-values';
import { failureOf } from '@/api/errors';
import { WriteProgress, BulkDialog } from '@/features/administration/records/bulk-actions';
import {
  recordOf,
  rowOf,
  type ImplausibleField,
  type ReferenceDatabase,
} from '@/features/administration/records/database';
import { useRecordEffect } from '@/features/administration/records/use-record-effect';
import type { RowFailure } from '@/features/administration/records/write-rows';
import { ImplausibleRows, FailedRows, ImportPreview } from '@/features/administration/tables/import-preview';
import {
  planImport,
  type BadCell,
  type ImportPlan,
  type PlannedRow,
} from '@/features/administration/tables/plan-import';
import {
  FILE_KINDS,
  saveTable,
  tableCells,
  type FileKind,
} from '@/features/administration/tables/table-file';
import {
  applyImport,
  readAll,
  type FailedRow,
  type Store,
  undoImport,
} from '@/features/administration/tables/write-import';
import { isBlankRow, textOf, type Cells, type NamedTable } from '@/files/load-tables/raw-table';
import { parseCsv } from '@/files/load-tables/rows-of-text';
import { TABLE_LIMITS } from '@/files/load-tables/table-limits';
import { useReadFile } from '@/files/read-file/use-read-file';
import { useStoredInput, useUnsavedChanges, formInputs } from '@/shared/hooks/stored-input';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { FileButton } from '@/shared/ui/file-button';
import { useNotices } from '@/shared/ui/notices';

type ImportState<T> =
  | { step: 'choosing' | 'reading' | 'noTable' | 'tooLong' }
  | { step: 'notRead'; failure: Extract<RowFailure, { kind: 'refused' }>['failure'] }
  | { step: 'planned'; plan: ImportPlan<T> }
  | { step: 'writing'; done: number; total: number }
  | { step: 'written'; written: number; failed: FailedRow<T>[]; headings: readonly string[] };

/** Splits rows with a whole text line in one cell, saved by a program that expected another separator. */
const unfolded = (cells: Cells): Cells =>
  cells.length > 0 && cells[0].length === 1 && /[,;\t]/.test(textOf(cells[0][0]))
    ? parseCsv(cells.map(([line]) => textOf(line)).join('\n'))
    : cells;

const AT_A_TIME = 4;

/** Returns the cells with ids of images that are not stored; ids used by stored records are not checked. */
async function unknownPictures<T>(
  { rows }: ImportPlan<T>,
  column: string,
  used: ReadonlySet<string>,
  client: QueryClient,
): Promise<BadCell[]> {
  const ids = [...new Set(rows.map(({ row }) => row[column]))].filter((id) => id !== '' && !used.has(id));
  const inTurn = concurrencyLimit(() => AT_A_TIME);
  const { signal } = new AbortController();
  const unknown = new Set<string>();
  await Promise.all(
    ids.map((id) =>
      inTurn(() => client.query(anchorImageQuery(id)), signal).catch(() => void unknown.add(id)),
    ),
  );
  return rows
    .filter(({ row }) => unknown.has(row[column]))
    .map(({ line, row }) => ({ line, column, value: row[column], problem: 'pictureUnknown' }));
}

async function planOf<T extends { id: WireId }>(
  tables: readonly NamedTable[] | null,
  store: Store<T>,
): Promise<ImportState<T>> {
  const [table] = tables ?? [];
  if (table === undefined) return { step: 'noTable' };
  if (table.leftOut !== undefined) return { step: 'tooLong' };
  const { database, part, client } = store;
  const cells = unfolded(table.cells.filter((row) => !isBlankRow(row)));
  const [headings = [], ...lines] = cells;
  const named = lines.map((line) =>
    Object.fromEntries(headings.map((key, at) => [textOf(key), textOf(line[at])])),
  );
  try {
    const records = await readAll(store, named);
    const stored = records.map((record) => ({ record, row: rowOf(database.fields, record) }));
    const plan = planImport(cells, stored, database, part);
    const picture = database.fields.find(({ kind }) => kind === 'picture')?.key;
    if (picture === undefined) return { step: 'planned', plan };
    const used = new Set(stored.map(({ row }) => row[picture]));
    const unknown = await unknownPictures(plan, picture, used, client);
    return { step: 'planned', plan: { ...plan, bad: [...plan.bad, ...unknown] } };
  } catch (cause) {
    return { step: 'notRead', failure: failureOf(cause) };
  }
}

const importName = ({ kind }: Pick<ReferenceDatabase<never>, 'kind'>): string => `import.${kind}`;

interface ImportDialogProps<T extends { id: WireId }> {
  database: ReferenceDatabase<T>;
  part: string;
  onClose: () => void;
  /** Called with the written rows, even if other rows failed or the import was stopped. */
  onWritten: (rows: readonly PlannedRow<T>[]) => void;
  reload: () => Promise<void>;
}

function ImportDialog<T extends { id: WireId }>(props: ImportDialogProps<T>) {
  const { database, part, onClose, onWritten, reload } = props;
  const { t } = useTranslation(['databases', 'common']);
  const { message } = useNotices();
  const failureText = useFailureText();
  const confirmEffect = useRecordEffect();
  const readFile = useReadFile();
  const store = { database, part, client: useQueryClient() };
  const [state, setState] = useState<ImportState<T>>({ step: 'choosing' });
  const tables = useRef<readonly NamedTable[] | null>(null);
  const cancelling = useRef(new AbortController());
  const plan = state.step === 'planned' && state.plan.bad.length === 0 ? state.plan : null;
  // A tick applies to the finding of one plan: when another file is read, its findings have no tick.
  const [ticked, setTicked] = useState<ReadonlySet<ImplausibleField>>(new Set());
  const areSettled = plan?.rows.every(({ doubtful }) => doubtful.every((finding) => ticked.has(finding)));
  const isWriting = state.step === 'writing';
  const count = plan?.rows.length ?? 0;
  // Leaving the page asks meanwhile, and a call for a deleted record opens no error page.
  useUnsavedChanges(isWriting);
  // After the next sign-in the table is compared with the database again, so that no row is written twice.
  useStoredInput<{ tables: readonly NamedTable[] }>({
    name: importName(database),
    isDirty: isWriting,
    initial: { tables: [] },
    read: () => ({ tables: tables.current }),
    restore: (stored) => {
      tables.current = stored.tables ?? null;
      setState({ step: 'reading' });
      void planOf(tables.current, store).then(setState);
    },
  });

  const choose = async (file: File) => {
    setState({ step: 'reading' });
    const read = await readFile('tables', file);
    tables.current = read?.answer ?? null;
    setState(read === null ? { step: 'choosing' } : await planOf(read.answer, store));
  };

  const write = async ({ rows, headings }: ImportPlan<T>) => {
    const changes = rows.flatMap(({ known, row }) =>
      known === null ? [] : (database.changeOf?.(known.record, recordOf(known.record, row)) ?? []),
    );
    if (!(await confirmEffect(changes))) return;
    cancelling.current = new AbortController();
    const total = rows.length;
    setState({ step: 'writing', done: 0, total });
    const failed = await applyImport(store, rows, cancelling.current.signal, (done) =>
      setState({ step: 'writing', done, total }),
    );
    const notWritten = new Set(failed.map(({ row }) => row));
    onWritten(rows.filter((row) => !notWritten.has(row)));
    await reload();
    setState({ step: 'written', written: total - failed.length, failed, headings });
    if (failed.length > 0) return;
    message.success(t('table.done', { count }));
    onClose();
  };

  return (
    <Modal
      open
      width={1200}
      title={t('table.dialog', { title: t(`${database.kind}.table.title`) })}
      onCancel={isWriting ? () => cancelling.current.abort() : onClose}
      closable={!isWriting}
      mask={{ closable: false }}
      keyboard={!isWriting}
      okText={t('table.write', { count })}
      okButtonProps={{ disabled: count === 0 || !areSettled, loading: isWriting }}
      cancelText={isWriting ? t('table.cancel') : t('common:close')}
      onOk={() => plan && void write(plan)}
    >
      <Flex vertical gap={16}>
        <Typography.Text type="secondary">{t(`${database.kind}.table.explain`)}</Typography.Text>
        <FileButton
          accept=".xlsx,.csv,.txt,text/csv"
          loading={state.step === 'reading'}
          disabled={isWriting}
          onFile={(file) => void choose(file)}
        >
          {t('table.choose')}
        </FileButton>
        {(state.step === 'noTable' || state.step === 'tooLong') && (
          <Alert type="error" showIcon title={t(`table.${state.step}`, TABLE_LIMITS)} />
        )}
        {state.step === 'notRead' && <Alert type="error" showIcon title={failureText(state.failure)} />}
        {state.step === 'planned' && <ImportPreview plan={state.plan} database={database} />}
        {plan && (
          <ImplausibleRows rows={plan.rows} database={database} ticked={ticked} setTicked={setTicked} />
        )}
        {isWriting && <WriteProgress done={state.done} count={state.total} />}
        {state.step === 'written' && <FailedRows {...state} database={database} />}
      </Flex>
    </Modal>
  );
}

interface TableToolsProps<T extends { id: WireId }> {
  database: ReferenceDatabase<T>;
  part: string;
  shown: readonly T[];
  chosen: readonly T[];
  /** True if the database has been read. */
  isReady: boolean;
  reload: () => Promise<void>;
}

export function TableTools<T extends { id: WireId }>(props: TableToolsProps<T>) {
  const { database, part, shown, chosen, isReady, reload } = props;
  const { fields, kind: name } = database;
  const client = useQueryClient();
  const { t } = useTranslation('databases');
  const exported = chosen.length > 0 ? chosen : shown;
  const [importing, setImporting] = useState(() => formInputs.has(importName(database)));
  const [written, setWritten] = useState<readonly PlannedRow<T>[]>([]);
  // Rows listed in the dialog that undoes the import.
  const [undone, setUndone] = useState<readonly PlannedRow<T>[] | null>(null);
  const save = (kind: FileKind) => {
    const rows = exported.map((record) => rowOf(fields, record));
    const headings = fields.map(({ key }) => key);
    void saveTable(kind, tableCells(fields, headings, rows), t(`${name}.table.file`));
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        disabled={exported.length === 0}
        menu={{
          items: FILE_KINDS.map((kind) => ({ key: kind, label: t(`table.kindOf.${kind}`) })),
          onClick: ({ key }) => save(key as FileKind),
        }}
      >
        <Button icon={<DownloadOutlined aria-hidden />}>
          {chosen.length > 0 ? t('table.exportChosen', { count: chosen.length }) : t('table.export')}
        </Button>
      </Dropdown>
      <Button icon={<UploadOutlined aria-hidden />} disabled={!isReady} onClick={() => setImporting(true)}>
        {t('table.import')}
      </Button>
      {written.length > 0 && (
        <Button icon={<RollbackOutlined aria-hidden />} onClick={() => setUndone(written)}>
          {t('undoImport.action', { count: written.length })}
        </Button>
      )}
      {undone && (
        <BulkDialog
          title={t('undoImport.title')}
          explain={t('undoImport.explain', {
            added: undone.filter(({ known }) => known === null).length,
            changed: undone.filter(({ known }) => known !== null).length,
          })}
          rows={undone}
          nameOf={(row) => row.name}
          okText={t('undoImport.action', { count: undone.length })}
          run={async (signal, onProgress) => {
            const left = await undoImport({ database, part, client }, undone, signal, onProgress);
            await reload();
            // The rows that could not be undone can be tried again.
            setWritten(left.map(({ row }) => row));
            return left;
          }}
          doneText={(count) => t('undoImport.done', { count })}
          onClose={() => setUndone(null)}
        />
      )}
      {importing && (
        <ImportDialog
          database={database}
          part={part}
          reload={reload}
          onWritten={setWritten}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}
