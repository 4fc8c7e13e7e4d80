/** Changes since a report, side by side: before and after. */
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RowKey } from '@/design/verdict/checks';
import type { Change, ReportedValues } from '@/design/verdict/reported-values';
import { formatValue, formatSignificant } from '@/text/format/format-number';

const nothing = '—';

function useLine() {
  const { t } = useTranslation(['design', 'results', 'explore']);
  const rowName = (key: RowKey | null) => (key === null ? nothing : t(`explore:rows.${key}`));
  return (change: Change): { key: string; name: string; then: string; now: string } => {
    const named = (name: string, text: (value: never) => string) => ({
      key: change.of === 'row' ? `${change.key} ${change.figure}` : change.of,
      name,
      then: text(change.then as never),
      now: text(change.now as never),
    });
    if (change.of === 'verdict')
      return named(t('actions.changed.verdict'), (word: Change['then'] & string) =>
        t(`results:verdict.words.${word as ReportedValues['verdict']}`),
      );
    if (change.of === 'governing') return named(t('actions.changed.governing'), rowName);
    if (change.of !== 'row')
      return named(t(`actions.changed.${change.of}`), (text: string) => text || nothing);
    const { key, figure } = change;
    const name = t('actions.changed.figureOf', { row: rowName(key), figure: t(`actions.changed.${figure}`) });
    return named(name, (value: number | null) => {
      if (value === null) return nothing;
      return figure === 'utilisation' ? `${formatValue(value, 'percent')} %` : formatSignificant(value);
    });
  };
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
