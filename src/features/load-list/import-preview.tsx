/** The table that is read, cell by cell; what holds no load is marked. */
import { Checkbox, Table as AntTable, type TableColumnType } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOAD_NAMES } from '@/quantities/inputs';
import { letterOf } from './column-name';
import type { BadCell } from './import/read-loads';
import type { LoadMapping, Table } from './import/load-mapping';
import { widthOf } from './import/mapping';
import styles from './import.module.css';

interface Line {
  place: number;
  cells: readonly string[];
}

const HEIGHT = 260;
const WIDTH = 130;

interface ImportPreviewProps {
  table: Table;
  mapping: LoadMapping;
  bad: readonly BadCell[];
}

const placeOf = (row: number, column: number) => `${row}/${column}`;

export function ImportPreview({ table, mapping, bad }: ImportPreviewProps) {
  const { t } = useTranslation('loadList');
  const [isOnlyBad, setOnlyBad] = useState(false);
  const lines = useMemo(() => table.map((cells, place): Line => ({ place, cells })), [table]);
  const marked = useMemo(() => new Set(bad.map(({ row, column }) => placeOf(row, column))), [bad]);
  const badRows = useMemo(() => new Set(bad.map(({ row }) => row)), [bad]);
  const isFiltered = isOnlyBad && bad.length > 0;
  const columns = useMemo<TableColumnType<Line>[]>(() => {
    const meaningOf = (column: number) =>
      mapping.names.includes(column)
        ? t('import.nameOf')
        : LOAD_NAMES.filter((load) => mapping.sources[load].column === column).join(', ');
    return [
      {
        key: 'place',
        title: '#',
        width: 64,
        fixed: 'start',
        render: (_, { place }) => <span className={styles.place}>{place + 1}</span>,
      },
      ...Array.from({ length: widthOf(table) }, (_, column): TableColumnType<Line> => ({
        key: column,
        title: [letterOf(column), meaningOf(column)].filter((part) => part !== '').join(' → '),
        width: WIDTH,
        ellipsis: true,
        render: (_, { place, cells }) => {
          const text = cells[column] ?? '';
          if (!marked.has(placeOf(place, column))) return text;
          return (
            <span className={styles.bad} title={t('import.badCell')}>
              {text === '' ? '–' : text} <span aria-label={t('import.badCell')}>⚠</span>
            </span>
          );
        },
      })),
    ];
  }, [mapping, marked, t, table]);
  return (
    <div className={styles.preview}>
      {bad.length > 0 && (
        <Checkbox checked={isOnlyBad} onChange={({ target }) => setOnlyBad(target.checked)}>
          {t('import.onlyBad')}
        </Checkbox>
      )}
      <AntTable<Line>
        virtual
        size="small"
        rowKey="place"
        dataSource={isFiltered ? lines.filter(({ place }) => badRows.has(place)) : lines}
        columns={columns}
        pagination={false}
        scroll={{ x: 64 + WIDTH * widthOf(table), y: HEIGHT }}
        rowClassName={({ place }) => (place < mapping.headings ? styles.heading : '')}
      />
    </div>
  );
}
