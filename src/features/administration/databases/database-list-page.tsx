/** List page of a database: search, filters, table, actions on one or several records, table file. */
import { PlusOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Empty, Flex, Input, Segmented, Select, Table, type TableColumnsType } from 'antd';
import { useState, useEffect, useEffectEvent, useMemo, type Key } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { WireId } from '@/api/contract/wire-values';
import { isObject, jsonIn } from '@/design/model/untrusted-values';
import { BulkActions } from '@/features/administration/records/bulk-actions';
import { ConfirmedCall } from '@/features/administration/records/confirmed-call';
import {
  type ListState,
  byNumber,
  byText,
  isReference,
  nameOf,
  NAMESPACES,
  type Database,
  type Field,
  type Translate,
} from '@/features/administration/records/database';
import { shownNumber } from '@/features/administration/records/numeric-text';
import { pathOf, usePart } from '@/features/administration/records/use-database-texts';
import { TableTools } from '@/features/administration/tables/table-tools';
import { NotLoadedNotice } from '@/features/current-design/not-loaded-notice';
import { PageCard } from '@/shared/ui/page-card';
import { SymbolText } from '@/shared/ui/symbol-text';
import { perTab, readItem, writeItem } from '@/stores/local-storage';
import { useSessionStore } from '@/stores/session';

/** Reads the stored state; ignores a field of another type, which another version has stored. */
function readState(key: string, start: ListState): ListState {
  const kept = jsonIn(readItem(key, perTab));
  if (!isObject(kept)) return start;
  const known = Object.entries(kept).filter(([name, value]) => typeof value === typeof start[name]);
  return { ...start, ...Object.fromEntries(known) } as ListState;
}

/**
 * Returns the state of the named `list`, restored after editing a record (stored per tab and user), and a
 * function that changes some of its fields.
 */
function useStoredState(list: string, start: ListState) {
  const user = useSessionStore((state) => state.user?.id);
  const key = `list ${list} of ${user}`;
  const [state, setState] = useState(() => readState(key, start));
  const change = (fields: Partial<ListState>) =>
    setState((before): ListState => {
      const next = { ...before, ...fields } as ListState;
      writeItem(key, JSON.stringify(next), perTab);
      return next;
    });
  return [state, change] as const;
}

/** True if every word of the search term occurs in at least one of the strings, ignoring case. */
function isFound(term: string, texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return term
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function columnsOf<R extends object>(fields: readonly Field[], t: Translate): TableColumnsType<R> {
  return fields
    .filter(({ kind }) => kind === 'name' || kind === 'number')
    .map(({ key, kind, label, heading, symbol, unit, width, decimals }) => ({
      title: symbol ? (
        <>
          <SymbolText text={symbol} /> ({unit})
        </>
      ) : (
        t(heading ?? label) + (unit && !heading ? ` (${unit})` : '')
      ),
      dataIndex: key,
      width,
      align: kind === 'number' ? 'right' : undefined,
      render: decimals === undefined ? undefined : (value: string) => shownNumber(value, { decimals }),
      sorter: (kind === 'number' ? byNumber(key) : byText(key)) as (a: R, b: R) => number,
    }));
}

/** Page size and its choices, as the requirements documents specify for lists that the backend pages. */
const PAGED = { size: 10, sizes: [5, 10, 20, 50] };
const WHOLE = { size: 50, sizes: [10, 20, 50, 100] };

export function DatabaseListPage<R extends { id: WireId }>({ database }: { database: Database<R> }) {
  const { texts, kind, isPaged = false, listParts = {} } = database;
  const { columns, searched, filters = [], RowActions, details, height } = listParts;
  const { t, i18n } = useTranslation(NAMESPACES);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { part, label: partLabel, options } = usePart(database);
  const { size: firstSize, sizes } = isPaged ? PAGED : WHOLE;
  const [stored, change] = useStoredState(kind, {
    ...Object.fromEntries(filters.map(({ key }) => [key, ''])),
    term: '',
    current: 1,
    size: firstSize,
  });
  const { term, current, size } = stored;
  const list = useQuery(database.list(part, stored));
  const records = useMemo(() => list.data?.records ?? [], [list.data]);
  const rows = useMemo(
    () =>
      isPaged
        ? records
        : records.filter(
            (row) =>
              isFound(term, searched?.(row) ?? [nameOf(database, row)]) &&
              filters.every(({ key, isShown }) => stored[key] === '' || isShown?.(row, String(stored[key]))),
          ),
    [isPaged, records, term, searched, database, filters, stored],
  );
  const total = list.data?.total ?? rows.length;
  // Deleting the last record of the last page would leave a page that no longer exists.
  const last = Math.max(1, Math.min(current, Math.ceil(total / size)));
  const isBeyond = list.isSuccess && !list.isPlaceholderData && current > last;
  const toLast = useEffectEvent(() => change({ current: last }));
  useEffect(() => {
    if (isBeyond) toLast();
  }, [isBeyond, last]);
  // Rows hidden by the filter cannot be selected, so they are neither changed nor exported.
  const [ids, setIds] = useState<readonly Key[]>([]);
  const chosen = useMemo(() => rows.filter(({ id }) => ids.includes(id)), [rows, ids]);
  const reload = () => client.invalidateQueries({ queryKey: database.key });
  const search = (next: string) => change({ term: next, current: 1 });
  const fields = filters.map(({ key, label, width, options: optionsOf }) => {
    const choice = {
      'aria-label': t(label),
      value: String(stored[key]),
      options: optionsOf(t, records),
      onChange: (value: string) => change({ [key]: value, current: 1 }),
    };
    return width === undefined ? (
      <Segmented<string> key={key} {...choice} />
    ) : (
      <Select<string> key={key} style={{ width }} {...choice} />
    );
  });
  return (
    <PageCard title={t(`${kind}.page.title`)}>
      <Flex justify="space-between" gap={16} wrap style={{ marginBottom: 16 }}>
        <Flex gap={16} wrap align="center">
          {database.part && (
            <Select
              aria-label={partLabel}
              style={{ width: 240 }}
              value={part}
              options={options}
              onChange={(next) => {
                change({ current: 1 });
                void navigate(pathOf(database, 'list', next), { replace: true });
              }}
            />
          )}
          {isPaged && fields}
          {texts.search && (
            <Input.Search
              aria-label={t(texts.search)}
              placeholder={t(texts.search)}
              allowClear
              style={{ width: isPaged ? 420 : 320 }}
              defaultValue={term}
              // The backend searches on Enter; a list that is read as a whole is searched on every key press.
              onSearch={(next) => search(next.trim())}
              onChange={isPaged ? undefined : ({ target }) => search(target.value)}
            />
          )}
          {!isPaged && fields}
          {isReference(database) && (
            <TableTools
              database={database}
              part={part}
              shown={rows}
              chosen={chosen}
              isReady={list.isSuccess}
              reload={reload}
            />
          )}
        </Flex>
        <Button
          type="primary"
          style={{ marginLeft: 'auto' }}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => void navigate(pathOf(database, 'add', part))}
        >
          {t('administration:add')}
        </Button>
      </Flex>
      {isReference(database) && (
        <BulkActions
          database={database}
          actions={listParts.severalActions?.(t)}
          chosen={chosen}
          shown={rows.length}
          onAll={() => setIds(rows.map(({ id }) => id))}
          onNone={() => setIds([])}
          reload={reload}
        />
      )}
      <Flex vertical gap={16}>
        <NotLoadedNotice
          query={list}
          title={t('administration:loadFailed')}
          unreadable={list.data?.unreadable}
        />
        <Table<R>
          key={part}
          aria-label={t(`${kind}.page.title`)}
          rowKey="id"
          size="small"
          sticky={height === undefined}
          scroll={height === undefined ? undefined : { y: height }}
          loading={list.isFetching}
          dataSource={rows}
          expandable={
            details && {
              columnTitle: <span className="unseen">{t(details.heading)}</span>,
              expandedRowRender: details.of,
            }
          }
          rowSelection={
            isPaged
              ? undefined
              : {
                  selectedRowKeys: chosen.map(({ id }) => id),
                  preserveSelectedRowKeys: true,
                  onChange: setIds,
                  // Replaces antd's checkbox, which is hidden here but could receive the focus.
                  columnTitle: <span className="unseen">{t('several.column')}</span>,
                  getCheckboxProps: (row) => ({
                    'aria-label': t('several.choose', { name: nameOf(database, row) }),
                  }),
                }
          }
          pagination={{
            current,
            pageSize: size,
            total,
            showSizeChanger: false,
            showQuickJumper: true,
            // antd shows the page sizes after the page numbers; the requirements documents place them before.
            showTotal: (count, [from, to]) => (
              <Flex gap={16} align="center">
                {t('common:pager.total', { from, to, total: count })}
                <Select
                  size="small"
                  aria-label={t('common:pager.sizes')}
                  popupMatchSelectWidth={false}
                  value={size}
                  options={sizes.map((value) => ({ value, label: t('common:pager.size', { size: value }) }))}
                  // Back to the first page: the old page number would show other records.
                  onChange={(next) => change({ current: 1, size: next })}
                />
              </Flex>
            ),
            onChange: (page) => change({ current: page }),
          }}
          locale={{
            emptyText: list.isError ? (
              // No "empty" text after a failed call: the list may contain records.
              <span />
            ) : (
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={t(records.length > rows.length ? 'nothingFound' : 'administration:empty')}
              />
            ),
          }}
          columns={[
            ...(isPaged
              ? [
                  {
                    title: t('administration:index'),
                    key: 'index',
                    width: 70,
                    render: (_value: unknown, _row: R, index: number) => (current - 1) * size + index + 1,
                  },
                ]
              : []),
            ...(columns?.(t, i18n.language) ?? columnsOf<R>(database.fields, t)),
            {
              title: t('administration:actions'),
              key: 'actions',
              width: listParts.actionsWidth ?? 180,
              render: (_value, row) => {
                const name = nameOf(database, row);
                const warning = listParts.warning?.(row, t);
                return (
                  <Flex wrap gap="0 16px" align="baseline">
                    {RowActions && <RowActions row={row} reload={reload} />}
                    <Link
                      to={pathOf(database, 'edit', part, row.id)}
                      aria-label={`${t('administration:modify')} ${name}`}
                    >
                      {t('administration:modify')}
                    </Link>
                    <ConfirmedCall
                      text={t('common:delete')}
                      name={name}
                      question={warning?.question ?? t('common:confirmDelete', { name })}
                      detail={warning?.detail ?? t('common:confirmDeleteHint')}
                      danger
                      call={() => database.remove(row.id)}
                      doneText={t(texts.removed ?? 'common:message.delete_success')}
                      reload={reload}
                    />
                  </Flex>
                );
              },
            },
          ]}
        />
      </Flex>
    </PageCard>
  );
}
