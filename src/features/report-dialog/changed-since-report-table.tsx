/** Table of the values that have changed since the report from which a design was opened. */
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RowKey } from '@/design/verdict/check-status';
import type { Change, ReportedValues } from '@/design/verdict/reported-values';
import { formatValue, formatSignificant } from '@/text/format/format-number';

const nothing = '—';

function useLine() {
  const { t } = useTranslation(['design', 'results', 'explore']);
  const rowName = (key: RowKey | null) => (key === null ? nothing : t(`explore:rows.${key}`));
  const nameOf = (change: Change) => {
    if (change.of !== 'row') return t(`actions.changed.${change.of}`);
    const figure = t(`actions.changed.${change.figure}`);
    return t('actions.changed.figureOf', { row: rowName(change.key), figure });
  };
  const textOf = (change: Change, value: Change['then']) => {
    if (change.of === 'verdict') return t(`results:verdict.words.${value as ReportedValues['verdict']}`);
    if (change.of === 'governing') return rowName(value as RowKey | null);
    if (change.of !== 'row') return String(value) || nothing;
    if (value === null) return nothing;
    const number = Number(value);
    return change.figure === 'utilisation'
      ? `${formatValue(number, 'percent')} %`
      : formatSignificant(number);
  };
  return (change: Change) => ({
    key: change.of === 'row' ? `${change.key} ${change.figure}` : change.of,
    name: nameOf(change),
    then: textOf(change, change.then),
    now: textOf(change, change.now),
  });
}

export function ChangedValuesTable({ changes, time }: { changes: readonly Change[]; time: string }) {
  const { t } = useTranslation('design');
  const line = useLine();
  return (
    <>
      <p>{t('actions.changed.explain', { time: new Date(time).toLocaleString() })}</p>
      <Table
        size="small"
        dataSource={changes.map(line)}
        pagination={changes.length > 12 && { pageSize: 12, size: 'small' }}
        columns={[
          { title: t('actions.changed.what'), dataIndex: 'name' },
          { title: t('actions.changed.then'), dataIndex: 'then' },
          { title: t('actions.changed.now'), dataIndex: 'now' },
        ]}
      />
    </>
  );
}
