/**
 * Table of a reference database: the backend sends the whole list, so searching, sorting and paging happen
 * in the browser.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import { Empty, Flex, Input, Table, type TableColumnsType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listed } from '@/api/contract/lists';
import type { WireId } from '@/api/contract/wire-values';
import { usePager, type PageRequest } from '@/features/administration/records/pager';
import { NotLoadedNotice } from '@/features/current-design/not-loaded-notice';

interface ReferenceTableProps<T> {
  label: string;
  list: UseQueryResult<Listed<T>>;
  /** All rows that match the search and the filters; the table shows one page of them. */
  rows: readonly T[];
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

const SIZES = [10, 20, 50, 100];

export function ReferenceTable<T extends { id: WireId }>(props: ReferenceTableProps<T>) {
  const { label, list, rows, page, onPage, columns, actions, actionsWidth = 180, height, ...rest } = props;
  const { t } = useTranslation(['administration', 'databases']);
  const pager = usePager({ page, sizes: SIZES, total: rows.length, onChange: onPage });
  const isFiltered = (list.data?.records.length ?? 0) > rows.length;
  return (
    <Flex vertical gap={16}>
      <NotLoadedNotice query={list} title={t('loadFailed')} unreadable={list.data?.unreadable} />
      <Table<T>
        {...rest}
        aria-label={label}
        rowKey="id"
        size="small"
        sticky={height === undefined}
        scroll={height === undefined ? undefined : { y: height }}
        loading={list.isFetching}
        dataSource={rows}
        pagination={pager}
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

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (term: string) => void;
}

export function SearchInput({ label, value, onChange }: SearchInputProps) {
  return (
    <Input.Search
      aria-label={label}
      placeholder={label}
      allowClear
      style={{ width: 320 }}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
