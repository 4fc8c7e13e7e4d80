/** List page of a reference database: search, table, actions on one or several records, table file. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Input, Select, type TableColumnsType, type TableProps } from 'antd';
import { useMemo, useState, type ComponentType, type Key, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { anchorImageQuery } from '@/api/calls/images';
import type { WireId } from '@/api/contract/wire-values';
import {
  nameOf,
  type Database,
  changeOf,
  newRecord,
  recordOf,
  rowOf,
  tableForm,
  byNumber,
  byText,
  isFound,
} from '@/features/administration/databases/database';
import { SeveralRecords, type SeveralAction } from '@/features/administration/databases/several-records';
import {
  formPath,
  listPath,
  usePart,
  useDatabaseTexts,
} from '@/features/administration/databases/use-database';
import { ListPage } from '@/features/administration/records/page-layouts';
import { RecordTable } from '@/features/administration/records/record-table';
import { RowActions } from '@/features/administration/records/row-actions';
import { FIRST_STATE, useStoredState } from '@/features/administration/records/use-stored-state';
import type { TableSource } from '@/features/administration/tables/table-form';
import { TableTools } from '@/features/administration/tables/table-tools';
import { SymbolText } from '@/shared/ui/symbol-text';

function useDatabaseTable<R extends { id: WireId }>(database: Database<R>): TableSource<R> {
  const { kind, fields, part: divided } = database;
  const { t } = useTranslation('databases');
  const texts = useDatabaseTexts(database);
  const { part, options } = usePart(database);
  const client = useQueryClient();
  const readPart = async (code: string) =>
    (await client.query({ ...database.list(code), staleTime: 0 })).records;
  return {
    name: kind,
    fileName: t(`table.file.${kind}`),
    form: tableForm(database, part, texts),
    rowOf: (record) => rowOf(fields, record),
    readAll: async (rows) => {
      if (!divided) return readPart('');
      const codes = options.map(({ value }) => value);
      const named = new Set([part, ...rows.map((row) => row[divided.field])]);
      return (await Promise.all(codes.filter((code) => named.has(code)).map(readPart))).flat();
    },
    readAgain: ({ id }) => client.query({ ...database.detail(id), staleTime: 0 }),
    // Any text in the response counts as a failure, because the record may not have been added.
    add: async (row) => {
      const outcome = await database.add(newRecord<R>(row));
      if (!outcome.ok) return outcome;
      if (outcome.value === true || outcome.value === '') return { ok: true, value: true };
      return { ok: false, error: { kind: 'general', status: null, message: outcome.value } };
    },
    change: (record, row) => database.change(recordOf(record, row), record),
    changeOf: (before, row) => changeOf(database, before, recordOf(before, row)),
    remove: ({ id }) => database.remove(id),
    hasPicture: (id) =>
      client.query(anchorImageQuery(id)).then(
        () => true,
        () => false,
      ),
  };
}

interface ListFilter<R, F> {
  start: F;
  isShown: (row: R, filter: F) => boolean;
  Fields: ComponentType<{ records: readonly R[]; filter: F; onChange: (change: Partial<F>) => void }>;
}

interface DatabaseListPageProps<R extends { id: WireId }, F> {
  database: Database<R>;
  /** Replaces the columns of name and numbers. */
  columns?: TableColumnsType<R>;
  /** Texts of a row that the search reads. @default its name */
  searched?: (row: R) => readonly string[];
  filter?: ListFilter<R, F>;
  rowActions?: (row: R, reload: () => Promise<void>) => ReactNode;
  actionsWidth?: number;
  /** Actions on several records, in addition to the deletion. */
  severalActions?: readonly SeveralAction<R>[];
  expandable?: TableProps<R>['expandable'];
}

function useColumns<R extends object>({ fields }: Pick<Database<never>, 'fields'>): TableColumnsType<R> {
  const { t } = useTranslation(['databases', 'anchors', 'design']);
  return fields
    .filter(({ kind }) => kind === 'name' || kind === 'number')
    .map(({ key, kind, label, heading, symbol = '', unit, width }) => ({
      title:
        kind === 'name' || heading ? (
          t(heading ?? label)
        ) : (
          <>
            <SymbolText text={symbol} /> ({unit})
          </>
        ),
      dataIndex: key,
      width,
      align: kind === 'number' ? 'right' : undefined,
      sorter: (kind === 'number' ? byNumber(key) : byText(key)) as (a: R, b: R) => number,
    }));
}

export function DatabaseListPage<R extends { id: WireId }, F extends Record<keyof F, string> = object>(
  props: DatabaseListPageProps<R, F>,
) {
  const { database, filter, searched, rowActions, actionsWidth, expandable } = props;
  const { t } = useTranslation(['databases', 'anchors', 'design']);
  const { texts, kind } = database;
  const navigate = useNavigate();
  const client = useQueryClient();
  const { part, label: partLabel = '', options } = usePart(database);
  const list = useQuery(database.list(part));
  const [state, change] = useStoredState(kind, { ...FIRST_STATE, ...filter?.start } as typeof FIRST_STATE &
    F);
  const { term } = state;
  const records = useMemo(() => list.data?.records ?? [], [list.data]);
  const rows = useMemo(
    () =>
      records.filter(
        (row) =>
          isFound(term, searched?.(row) ?? [nameOf(database, row)]) && (filter?.isShown(row, state) ?? true),
      ),
    [records, term, searched, database, filter, state],
  );
  const defaultColumns = useColumns<R>(database);
  const source = useDatabaseTable(database);
  // Rows hidden by the filter cannot be selected, so they are neither changed nor exported.
  const [ids, setIds] = useState<readonly Key[]>([]);
  const chosen = useMemo(() => rows.filter(({ id }) => ids.includes(id)), [rows, ids]);
  const reload = () => client.invalidateQueries({ queryKey: database.key });
  return (
    <ListPage
      title={t(texts.title)}
      addPath={formPath(database, part)}
      filters={
        <>
          {database.part && (
            <Select
              aria-label={partLabel}
              style={{ width: 240 }}
              value={part}
              options={options}
              onChange={(next) => {
                change({ current: 1 } as Partial<typeof state>);
                void navigate(listPath(database, next), { replace: true });
              }}
            />
          )}
          <Input.Search
            aria-label={t(texts.search)}
            placeholder={t(texts.search)}
            allowClear
            style={{ width: 320 }}
            value={term}
            onChange={({ target }) => change({ term: target.value, current: 1 } as Partial<typeof state>)}
          />
          {filter && (
            <filter.Fields
              records={records}
              filter={state}
              onChange={(next) => change({ ...next, current: 1 } as Partial<typeof state>)}
            />
          )}
          <TableTools source={source} shown={rows} chosen={chosen} isReady={list.isSuccess} reload={reload} />
        </>
      }
    >
      <SeveralRecords
        actions={props.severalActions}
        database={database}
        chosen={chosen}
        shown={rows.length}
        onAll={() => setIds(rows.map(({ id }) => id))}
        onNone={() => setIds([])}
        reload={reload}
      />
      <RecordTable
        key={part}
        label={t(texts.title)}
        list={list}
        rows={rows}
        page={state}
        onPage={change as (page: { current: number; size: number }) => void}
        expandable={expandable}
        height={database.height}
        rowSelection={{
          selectedRowKeys: chosen.map(({ id }) => id),
          preserveSelectedRowKeys: true,
          onChange: setIds,
          // Replaces antd's checkbox that selects all rows of the page: that checkbox is hidden here, but
          // could still receive the focus.
          columnTitle: <span className="unseen">{t('several.column')}</span>,
          getCheckboxProps: (row) => ({ 'aria-label': t('several.choose', { name: nameOf(database, row) }) }),
        }}
        columns={props.columns ?? defaultColumns}
        actionsWidth={actionsWidth}
        actions={(row) => (
          <RowActions
            name={nameOf(database, row)}
            editPath={formPath(database, part, row.id)}
            remove={() => database.remove(row.id)}
            reload={reload}
          >
            {rowActions?.(row, reload)}
          </RowActions>
        )}
      />
    </ListPage>
  );
}
