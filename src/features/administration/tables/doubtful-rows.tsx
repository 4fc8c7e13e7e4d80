/** Doubtful values in an import: each needs a tick before the import. */
import { Alert, Checkbox, Flex, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DoubtfulCell, useDoubtfulRows } from '@/features/administration/tables/use-doubtful-rows';

const PAGE_SIZE = 6;

interface DoubtfulRowsProps<T> {
  doubtful: ReturnType<typeof useDoubtfulRows<T>>;
  labelOf: (key: string) => string;
}

export function DoubtfulRows<T>({ doubtful, labelOf }: DoubtfulRowsProps<T>) {
  const { t } = useTranslation('databases');
  const { cells, ticked, count, page, seen, setTicked, show } = doubtful;
  if (cells.length === 0) return null;
  const all = cells.map(({ id }) => id);
  const areAllSeen = seen.size * PAGE_SIZE >= cells.length;
  return (
    <Flex vertical gap={8} role="group" aria-label={t('doubtful.title')}>
      <Alert type="warning" showIcon title={t('doubtful.title')} description={t('table.doubtfulHint')} />
      <Table<DoubtfulCell<T>>
        aria-label={t('doubtful.title')}
        size="small"
        rowKey="id"
        dataSource={cells}
        pagination={{
          pageSize: PAGE_SIZE,
          hideOnSinglePage: true,
          showSizeChanger: false,
          current: page,
          onChange: show,
        }}
        rowSelection={{
          selectedRowKeys: [...ticked],
          preserveSelectedRowKeys: true,
          columnTitle: ' ',
          onChange: (keys) => setTicked(keys.map(String)),
          getCheckboxProps: ({ row, finding }) => ({
            'aria-label': t('doubtful.tick', { name: `${row.name} ${labelOf(finding.key)}` }),
          }),
        }}
        columns={[
          { title: t('table.record'), dataIndex: ['row', 'name'], width: 240 },
          { title: t('writers.field'), key: 'field', render: (_value, { finding }) => labelOf(finding.key) },
          {
            title: t('table.after'),
            key: 'value',
            align: 'right',
            width: 140,
            render: (_value, { row, finding }) =>
              [row.known?.row[finding.key], row.row[finding.key]]
                .filter((text) => text !== undefined)
                .join(' → '),
          },
          { title: t('table.hints'), dataIndex: ['finding', 'text'], width: 340 },
        ]}
      />
      <Checkbox
        disabled={!areAllSeen}
        checked={count === cells.length}
        indeterminate={count > 0 && count < cells.length}
        onChange={({ target }) => setTicked(target.checked ? all : [])}
      >
        {t('table.tickAll', { count: cells.length })} {!areAllSeen && t('table.tickAllUnseen')}
      </Checkbox>
    </Flex>
  );
}
