/** Table of an administration list: paged, with an empty state and a retry button after a failure. */
import type { UseQueryResult } from '@tanstack/react-query';
import { Empty, Flex, Table, type TableColumnsType } from 'antd';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '@/api/contract/lists';
import type { WireId } from '@/api/contract/wire-values';
import { usePager, type PageRequest } from '@/features/administration/records/pager';
import { firstIndex, lastPageWithin, PAGE_SIZES } from '@/features/administration/records/paging';
import { NotLoadedNotice } from '@/features/current-design/not-loaded-notice';

interface RecordTableProps<T> {
  label: string;
  list: UseQueryResult<Page<T>>;
  page: PageRequest;
  onPage: (page: PageRequest) => void;
  columns: TableColumnsType<T>;
  /** Edit and delete actions of a row. */
  actions: (record: T) => ReactNode;
}

export function RecordTable<T extends { id: WireId }>(props: RecordTableProps<T>) {
  const { label, list, page, onPage, columns, actions } = props;
  const { t } = useTranslation('administration');
  const total = list.data?.total ?? 0;
  const pager = usePager({ page, sizes: PAGE_SIZES, total, onChange: onPage });

  // Deleting the last record of the last page would leave a page that no longer exists.
  const wanted = lastPageWithin(page, total);
  const isBeyond = list.isSuccess && !list.isPlaceholderData && page.current > wanted;
  const toLast = useEffectEvent(() => onPage({ ...page, current: wanted }));
  useEffect(() => {
    if (isBeyond) toLast();
  }, [isBeyond, wanted]);

  return (
    <Flex vertical gap={16}>
      <NotLoadedNotice query={list} title={t('loadFailed')} unreadable={list.data?.unreadable} />
      <Table<T>
        aria-label={label}
        rowKey="id"
        size="small"
        sticky
        loading={list.isFetching}
        dataSource={list.data?.records ?? []}
        pagination={pager}
        locale={{
          emptyText: list.isError ? (
            // No "empty" text after a failed call: the list may contain records.
            <span />
          ) : (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')} />
          ),
        }}
        columns={[
          {
            title: t('index'),
            key: 'index',
            width: 70,
            render: (_value, _record, index) => firstIndex(page) + index + 1,
          },
          ...columns,
          { title: t('actions'), key: 'actions', width: 180, render: (_value, record) => actions(record) },
        ]}
      />
    </Flex>
  );
}
