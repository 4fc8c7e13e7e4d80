/** Tables of an import: invalid cells, changes, doubtful values, and rows that could not be written. */
import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedWrites, ShortTable } from '@/features/administration/records/bulk-actions';
import type { ImplausibleField, ReferenceDatabase } from '@/features/administration/records/database';
import { useDatabaseTexts } from '@/features/administration/records/use-database-texts';
import { useRowFailureText } from '@/features/administration/records/write-rows';
import type { ImportPlan, PlannedRow } from '@/features/administration/tables/plan-import';
import {
  FILE_KINDS,
  REASON_COLUMN,
  saveTable,
  tableCells,
  type FileKind,
} from '@/features/administration/tables/table-file';
import type { FailedRow } from '@/features/administration/tables/write-import';

type Described = Pick<ReferenceDatabase<never>, 'kind' | 'fields' | 'texts'>;

export function ImportPreview<T>({ plan, database }: { plan: ImportPlan<T>; database: Described }) {
  const { t } = useTranslation('databases');
  const { nameOf, findingText } = useDatabaseTexts(database);
  const { rows, unchanged, bad } = plan;
  const added = rows.filter(({ known }) => known === null);
  const changed = rows.filter(({ known }) => known !== null);
  const changes = changed.flatMap(({ line, name, changes: of }) => of.map((one) => ({ ...one, line, name })));
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
      <ShortTable
        label={t('table.badTable')}
        rows={bad}
        rowKey={({ line, column, problem }) => `${line} ${column} ${problem}`}
        columns={[
          { title: t('table.line'), dataIndex: 'line', width: 80 },
          { title: t('table.column'), dataIndex: 'column', width: 180 },
          { title: t('table.value'), dataIndex: 'value', ellipsis: true },
          {
            title: t('table.problemColumn'),
            dataIndex: 'problem',
            width: 420,
            render: (_value, { problem, column, finding }) =>
              finding ? findingText(finding) : t(`table.problem.${problem}`, { column }),
          },
        ]}
      />
      {bad.length === 0 && (
        <>
          <ShortTable
            label={t('table.changeTable')}
            rows={changes}
            rowKey={({ line, key }) => `${line} ${key}`}
            columns={[
              { title: t('table.record'), dataIndex: 'name', width: 280 },
              { title: t('writers.field'), key: 'field', render: (_value, { key }) => nameOf(key) },
              { title: t('table.before'), dataIndex: 'before', width: 200 },
              { title: t('table.after'), dataIndex: 'after', width: 200 },
            ]}
          />
          <ShortTable
            label={t('table.newTable')}
            rows={added}
            rowKey="line"
            expandable={{
              expandedRowRender: (row) =>
                row.changes.map(({ key, after }) => `${nameOf(key)} = ${after}`).join('; '),
            }}
            columns={[
              { title: t('table.newTable'), dataIndex: 'name' },
              {
                title: t('table.filled'),
                key: 'filled',
                align: 'right',
                width: 200,
                render: (_value, row) => row.changes.length,
              },
            ]}
          />
        </>
      )}
    </Flex>
  );
}

const PAGE_SIZE = 6;

interface DoubtfulRowsProps<T> {
  rows: readonly PlannedRow<T>[];
  database: Described;
  ticked: ReadonlySet<ImplausibleField>;
  setTicked: (ticked: ReadonlySet<ImplausibleField>) => void;
}

interface DoubtfulCell<T> {
  id: string;
  row: PlannedRow<T>;
  finding: ImplausibleField;
}

export function ImplausibleRows<T>({ rows, database, ticked, setTicked }: DoubtfulRowsProps<T>) {
  const { t } = useTranslation('databases');
  const { nameOf, findingText } = useDatabaseTexts(database);
  const cells = rows.flatMap((row) =>
    row.doubtful.map((finding): DoubtfulCell<T> => ({ id: `${row.line} ${finding.of}`, row, finding })),
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
      <ShortTable<DoubtfulCell<T>>
        label={t('doubtful.title')}
        rows={cells}
        rowKey="id"
        pagination={{
          pageSize: PAGE_SIZE,
          onChange: (page) => setSeen(new Set([...seen, page])),
        }}
        rowSelection={{
          selectedRowKeys: chosen.map(({ id }) => id),
          preserveSelectedRowKeys: true,
          columnTitle: ' ',
          onChange: (_keys, now) => tick(now),
          getCheckboxProps: ({ row, finding }) => ({
            'aria-label': t('doubtful.tick', { name: `${row.name} ${nameOf(finding.of)}` }),
          }),
        }}
        columns={[
          { title: t('table.record'), dataIndex: ['row', 'name'], width: 240 },
          { title: t('writers.field'), key: 'field', render: (_value, { finding }) => nameOf(finding.of) },
          {
            title: t('table.after'),
            key: 'value',
            align: 'right',
            width: 140,
            render: (_value, { row, finding }) =>
              [row.known?.row[finding.of], row.row[finding.of]]
                .filter((text) => text !== undefined)
                .join(' → '),
          },
          {
            title: t('table.hints'),
            key: 'hint',
            width: 340,
            render: (_value, { finding }) => findingText(finding),
          },
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
  written: number;
  failed: readonly FailedRow<T>[];
  headings: readonly string[];
  database: Described;
}

export function FailedRows<T>({ written, failed, headings, database }: FailedRowsProps<T>) {
  const { t } = useTranslation('databases');
  const textOf = useRowFailureText();
  if (failed.length === 0) return null;
  const save = (kind: FileKind) => {
    const columns = [...headings.filter((heading) => heading !== REASON_COLUMN), REASON_COLUMN];
    const rows = failed.map(({ row, failure }) => ({ ...row.cells, [REASON_COLUMN]: textOf(failure) }));
    const name = `${t(`${database.kind}.table.file`)} ${t('table.failedFile')}`;
    void saveTable(kind, tableCells(database.fields, columns, rows), name);
  };
  return (
    <Flex vertical gap={12}>
      <Alert
        type="error"
        showIcon
        title={t('table.failedTitle', { count: written, failed: failed.length })}
        description={t('table.failedHint')}
      />
      <FailedWrites
        label={t('table.notWritten')}
        rows={failed}
        rowKey={({ row }) => row.line}
        nameOf={(row) => row.name}
        nameWidth={280}
        columns={[{ title: t('table.line'), dataIndex: ['row', 'line'], width: 80 }]}
      />
      <Flex gap={8}>
        {FILE_KINDS.map((kind) => (
          <Button key={kind} icon={<DownloadOutlined aria-hidden />} onClick={() => save(kind)}>
            {t('table.saveFailed', { kind: t(`table.kindOf.${kind}`) })}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
