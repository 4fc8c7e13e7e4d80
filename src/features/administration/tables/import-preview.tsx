/**
 * Preview of a table import: all invalid cells or, if there are none, all changed values and new records.
 */
import { Alert, Flex, Table } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  BadCell,
  FieldChange,
  ImportPlan,
  PlannedRow,
} from '@/features/administration/tables/plan-import';
import type { TableForm } from '@/features/administration/tables/table-form';

const PAGE = { pageSize: 8, hideOnSinglePage: true, showSizeChanger: false } as const;

function BadCells({ cells }: { cells: readonly BadCell[] }) {
  const { t } = useTranslation('databases');
  return (
    <Table<BadCell>
      aria-label={t('table.badTable')}
      size="small"
      rowKey={({ line, column, problem }) => `${line} ${column} ${problem}`}
      dataSource={cells}
      pagination={PAGE}
      columns={[
        { title: t('table.line'), dataIndex: 'line', width: 80 },
        { title: t('table.column'), dataIndex: 'column', width: 180 },
        { title: t('table.value'), dataIndex: 'value', ellipsis: true },
        {
          title: t('table.problemColumn'),
          dataIndex: 'problem',
          width: 420,
          render: (_value, { problem, column, text }) => text ?? t(`table.problem.${problem}`, { column }),
        },
      ]}
    />
  );
}

interface ChangeLine extends FieldChange {
  line: number;
  name: string;
}

interface PlannedProps<T> {
  rows: readonly PlannedRow<T>[];
  form: TableForm;
}

function Changes<T>({ rows, form }: PlannedProps<T>) {
  const { t } = useTranslation('databases');
  const lines = useMemo(
    () =>
      rows.flatMap(({ line, name, changes }): ChangeLine[] =>
        changes.map((change) => ({ ...change, line, name })),
      ),
    [rows],
  );
  if (lines.length === 0) return null;
  return (
    <Table<ChangeLine>
      aria-label={t('table.changeTable')}
      size="small"
      rowKey={({ line, key }) => `${line} ${key}`}
      dataSource={lines}
      pagination={PAGE}
      columns={[
        { title: t('table.record'), dataIndex: 'name', width: 280 },
        { title: t('writers.field'), key: 'field', render: (_value, { key }) => form.labelOf(key) },
        { title: t('table.before'), dataIndex: 'before', width: 200 },
        { title: t('table.after'), dataIndex: 'after', width: 200 },
      ]}
    />
  );
}

function NewRecords<T>({ rows, form }: PlannedProps<T>) {
  const { t } = useTranslation('databases');
  if (rows.length === 0) return null;
  return (
    <Table<PlannedRow<T>>
      aria-label={t('table.newTable')}
      size="small"
      rowKey="line"
      dataSource={rows}
      pagination={PAGE}
      expandable={{
        expandedRowRender: ({ changes }) =>
          changes.map(({ key, after }) => `${form.labelOf(key)} = ${after}`).join('; '),
      }}
      columns={[
        { title: t('table.newTable'), dataIndex: 'name' },
        {
          title: t('table.filled'),
          key: 'filled',
          align: 'right',
          width: 200,
          render: (_value, { changes }) => changes.length,
        },
      ]}
    />
  );
}

interface ImportPreviewProps<T> {
  plan: ImportPlan<T>;
  form: TableForm;
}

export function ImportPreview<T>({ plan, form }: ImportPreviewProps<T>) {
  const { t } = useTranslation('databases');
  const { rows, unchanged, bad } = plan;
  const [added, changed] = useMemo(
    () => [rows.filter(({ known }) => known === null), rows.filter(({ known }) => known !== null)],
    [rows],
  );
  const summary = t('table.summary', {
    add: added.length,
    change: changed.length,
    unchanged,
    count: bad.length,
  });
  const isIdle = bad.length === 0 && rows.length === 0;
  return (
    <Flex vertical gap={12}>
      <Alert
        type={bad.length > 0 ? 'error' : 'info'}
        showIcon
        title={summary}
        description={bad.length > 0 ? t('table.badHint') : isIdle ? t('table.nothing') : undefined}
      />
      {bad.length > 0 ? (
        <BadCells cells={bad} />
      ) : (
        <>
          <Changes rows={changed} form={form} />
          <NewRecords rows={added} form={form} />
        </>
      )}
    </Flex>
  );
}
