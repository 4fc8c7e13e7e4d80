/**
 * Rows that could not be written, with reasons, and a download of these rows as a file that can be imported
 * again.
 */
import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRowFailureText } from '@/features/administration/records/use-row-failure-text';
import type { FailedRow } from '@/features/administration/tables/apply-import';
import { saveTable, tableCells } from '@/features/administration/tables/table-file';
import { REASON_COLUMN, type TableSource } from '@/features/administration/tables/table-form';
import type { ImportState } from '@/features/administration/tables/use-import';
import { LongText } from '@/shared/ui/long-text';

const PAGE = { pageSize: 8, hideOnSinglePage: true, showSizeChanger: false } as const;

interface FailedRowsProps<T> {
  result: Extract<ImportState<T>, { step: 'written' }>;
  source: TableSource<T>;
}

export function FailedRows<T>({ result, source }: FailedRowsProps<T>) {
  const { t } = useTranslation('databases');
  const textOf = useRowFailureText();
  const { written, failed, headings } = result;
  if (failed.length === 0) return null;
  const reasonOf = ({ failure }: FailedRow<T>) => textOf(failure);
  const save = (kind: 'csv' | 'xlsx') => {
    const columns = [...headings.filter((heading) => heading !== REASON_COLUMN), REASON_COLUMN];
    const rows = failed.map((one) => ({ ...one.row.cells, [REASON_COLUMN]: reasonOf(one) }));
    const name = `${source.fileName} ${t('table.failedFile')}`;
    void saveTable(kind, tableCells(source.form, columns, rows), name);
  };
  return (
    <Flex vertical gap={12}>
      <Alert
        type="error"
        showIcon
        title={t('table.failedTitle', { count: written, failed: failed.length })}
        description={t('table.failedHint')}
      />
      <Table<FailedRow<T>>
        aria-label={t('table.notWritten')}
        size="small"
        rowKey={({ row }) => row.line}
        dataSource={failed}
        pagination={PAGE}
        columns={[
          { title: t('table.line'), dataIndex: ['row', 'line'], width: 80 },
          { title: t('table.record'), dataIndex: ['row', 'name'], width: 280 },
          {
            title: t('table.problemColumn'),
            key: 'reason',
            render: (_value, one) => <LongText text={reasonOf(one)} />,
          },
        ]}
      />
      <Flex gap={8}>
        {(['xlsx', 'csv'] as const).map((kind) => (
          <Button key={kind} icon={<DownloadOutlined aria-hidden />} onClick={() => save(kind)}>
            {t('table.saveFailed', { kind: t(`table.kindOf.${kind}`) })}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
