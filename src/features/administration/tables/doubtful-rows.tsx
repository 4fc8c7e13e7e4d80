/** Doubtful values in an import: each needs a tick before the import. */
import { Alert, Checkbox, Flex, Table } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedRow } from '@/features/administration/tables/plan-import';
import type { TableFinding } from '@/features/administration/tables/table-form';

const PAGE_SIZE = 6;

interface DoubtfulRowsProps<T> {
  rows: readonly PlannedRow<T>[];
  labelOf: (key: string) => string;
  ticked: ReadonlySet<TableFinding>;
  setTicked: (ticked: ReadonlySet<TableFinding>) => void;
}

interface DoubtfulCell<T> {
  id: string;
  row: PlannedRow<T>;
  finding: TableFinding;
}

export function DoubtfulRows<T>({ rows, labelOf, ticked, setTicked }: DoubtfulRowsProps<T>) {
  const { t } = useTranslation('databases');
  const cells = useMemo(
    () =>
      rows.flatMap((row) =>
        row.doubtful.map((finding): DoubtfulCell<T> => ({ id: `${row.line} ${finding.key}`, row, finding })),
      ),
    [rows],
  );
  // Pages that have been on screen: all values can be confirmed together only after all have been shown.
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([1]));
  if (cells.length === 0) return null;
  const areAllSeen = seen.size * PAGE_SIZE >= cells.length;
  const chosen = cells.filter(({ finding }) => ticked.has(finding));
  const tick = (now: readonly DoubtfulCell<T>[]) => setTicked(new Set(now.map(({ finding }) => finding)));
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
          onChange: (page) => setSeen(new Set([...seen, page])),
        }}
        rowSelection={{
          selectedRowKeys: chosen.map(({ id }) => id),
          preserveSelectedRowKeys: true,
          columnTitle: ' ',
          onChange: (_keys, now) => tick(now),
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
        checked={chosen.length === cells.length}
        indeterminate={chosen.length > 0 && chosen.length < cells.length}
        onChange={({ target }) => tick(target.checked ? cells : [])}
      >
        {t('table.tickAll', { count: cells.length })} {!areAllSeen && t('table.tickAllUnseen')}
      </Checkbox>
    </Flex>
  );
}
