/** Tables of an import: invalid cells, changes, doubtful values, and rows that could not be written. */
import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Flex, Table, Checkbox, Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowFailureText } from '@/features/administration/records/write-rows';
import type {
  BadCell,
  FieldChange,
  ImportPlan,
  PlannedRow,
} from '@/features/administration/tables/plan-import';
import {
  type TableForm,
  type TableFinding,
  saveTable,
  tableCells,
  REASON_COLUMN,
  type TableSource,
} from '@/features/administration/tables/table-form';
import type { ImportState } from '@/features/administration/tables/use-import';
import type { FailedRow } from '@/features/administration/tables/write-import';
import { LongText } from '@/shared/ui/long-text';

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
