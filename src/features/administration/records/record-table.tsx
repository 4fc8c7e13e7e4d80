/**
 * Table of a list: paged, with an empty state and a retry button after a failure. The backend pages the lists
 * of accounts (`total` is given) and sends the reference databases as whole lists.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import { Empty, Flex, Select, Table, type TableColumnsType, type TableProps } from 'antd';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listed } from '@/api/contract/lists';
import type { WireId } from '@/api/contract/wire-values';
import type { PageRequest } from '@/features/administration/records/use-stored-state';
import { NotLoadedNotice } from '@/features/current-design/not-loaded-notice';

interface RecordTableProps<T> {
  label: string;
  list: UseQueryResult<Listed<T>>;
  /** Rows of the page, or all rows that match search and filters. */
  rows: readonly T[];
  /** Number of records on all pages, if the backend pages the list. */
  total?: number;
  page: PageRequest;
  onPage: (page: PageRequest) => void;
  columns: TableColumnsType<T>;
  actions: (record: T) => ReactNode;
  actionsWidth?: number;
  /** Height of the scrolling area, px; without it, the table is as tall as the rows of its page. */
  height?: number;
  expandable?: TableProps<T>['expandable'];
  rowSelection?: TableProps<T>['rowSelection'];
}

/** Page sizes offered, as specified in the requirements documents for lists that the backend pages. */
const SIZES = { paged: [5, 10, 20, 50], whole: [10, 20, 50, 100] };

export function RecordTable<T extends { id: WireId }>(props: RecordTableProps<T>) {
  const { label, list, rows, page, onPage, columns, actions, actionsWidth = 180, height, ...rest } = props;
  const { t } = useTranslation(['administration', 'databases', 'common']);
  const isPaged = rest.total !== undefined;
  const total = rest.total ?? rows.length;
  const isFiltered = (list.data?.records.length ?? 0) > rows.length;

  // Deleting the last record of the last page would leave a page that no longer exists.
  const last = Math.max(1, Math.min(page.current, Math.ceil(total / page.size)));
  const isBeyond = list.isSuccess && !list.isPlaceholderData && page.current > last;
  const toLast = useEffectEvent(() => onPage({ size: page.size, current: last }));
  useEffect(() => {
    if (isBeyond) toLast();
  }, [isBeyond, last]);

  return (
    <Flex vertical gap={16}>
      <NotLoadedNotice query={list} title={t('loadFailed')} unreadable={list.data?.unreadable} />
      <Table<T>
        expandable={rest.expandable}
        rowSelection={rest.rowSelection}
        aria-label={label}
        rowKey="id"
        size="small"
        sticky={height === undefined}
        scroll={height === undefined ? undefined : { y: height }}
        loading={list.isFetching}
        dataSource={rows}
        pagination={{
          current: page.current,
          pageSize: page.size,
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
                value={page.size}
                options={SIZES[isPaged ? 'paged' : 'whole'].map((size) => ({
                  value: size,
                  label: t('common:pager.size', { size }),
                }))}
                // Changing the page size returns to the first page: the old page number would show other
                // records.
                onChange={(size) => onPage({ current: 1, size })}
              />
            </Flex>
          ),
          onChange: (current, size) => onPage({ current, size }),
        }}
        locale={{
          emptyText: list.isError ? (
            // No "empty" text after a failed call: the list may contain records.
            <span />
          ) : (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={isFiltered ? t('databases:nothingFound') : t('empty')}
            />
          ),
        }}
        columns={[
          ...(isPaged
            ? [
                {
                  title: t('index'),
                  key: 'index',
                  width: 70,
                  render: (_value: unknown, _record: T, index: number) =>
                    (page.current - 1) * page.size + index + 1,
                },
              ]
            : []),
          ...columns,
          {
            title: t('actions'),
            key: 'actions',
            width: actionsWidth,
            render: (_value, record) => actions(record),
          },
        ]}
      />
    </Flex>
  );
}
