/** The imported table cell by cell: cells with an invalid load are marked, omitted lines are explained. */
import { Checkbox, Table as AntTable, type TableColumnType } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letterOf } from '@/load-tables/column-name';
import { sourceOf, type LoadMapping } from '@/load-tables/load-mapping';
import { textOf, type Cells } from '@/load-tables/named-table';
import { widthOf, type LoadTable } from '@/load-tables/parts';
import type { ReadLoads } from '@/load-tables/read-loads';
import { LOAD_NAMES } from '@/quantities/inputs';
import styles from '@/features/load-list/import.module.css';

interface Line {
  place: number;
  cells: Cells[number];
}

const HEIGHT = 260;
const WIDTH = 130;
const REASON_WIDTH = 220;

interface ImportPreviewProps {
  table: LoadTable;
  mapping: LoadMapping;
  read: ReadLoads;
}

const placeOf = (row: number, column: number) => `${row}/${column}`;

export function ImportPreview({ table, mapping, read }: ImportPreviewProps) {
  const { t } = useTranslation('loadList');
  const { bad, skipped } = read;
  const [isOnlySkipped, setOnlySkipped] = useState(false);
  const lines = useMemo(() => table.cells.map((cells, place): Line => ({ place, cells })), [table]);
  const marked = useMemo(() => new Set(bad.map(({ row, column }) => placeOf(row, column))), [bad]);
  const reasons = useMemo(() => new Map(skipped.map(({ row, reason }) => [row, reason])), [skipped]);
  const isFiltered = isOnlySkipped && skipped.length > 0;
  const columns = useMemo<TableColumnType<Line>[]>(() => {
    const meaningOf = (column: number) =>
      mapping.names.includes(column)
        ? t('import.nameOf')
        : LOAD_NAMES.filter((load) => sourceOf(mapping, load).column === column).join(', ');
    const reasonOf = (place: number) => {
      const reason = reasons.get(place);
      return reason === undefined ? '' : t(`import.skipped.${reason}`);
    };
    return [
      {
        key: 'place',
        title: '#',
        width: 64,
        fixed: 'start',
        render: (_, { place }) => <span className={styles.place}>{table.firstLine + place}</span>,
      },
      ...(isFiltered
        ? [
            {
              key: 'reason',
              title: t('import.reason'),
              width: REASON_WIDTH,
              render: (_: unknown, { place }: Line) => reasonOf(place),
            },
          ]
        : []),
      ...Array.from({ length: widthOf(table.cells) }, (_, column): TableColumnType<Line> => ({
        key: column,
        title: [letterOf(column), meaningOf(column)].filter((part) => part !== '').join(' → '),
        width: WIDTH,
        ellipsis: true,
        render: (_, { place, cells }) => {
          const text = textOf(cells[column]);
          if (!marked.has(placeOf(place, column))) return text;
          return (
            <span className={styles.bad} title={t('import.badCell')}>
              {text === '' ? '–' : text} <span aria-label={t('import.badCell')}>⚠</span>
            </span>
          );
        },
      })),
    ];
  }, [isFiltered, mapping, marked, reasons, t, table]);
  const shown = isFiltered ? lines.filter(({ place }) => reasons.has(place)) : lines;
  const rowClass = (place: number) => {
    if (place < mapping.headings) return styles.heading;
    return reasons.has(place) ? styles.skipped : '';
  };
  return (
    <div className={styles.preview}>
      {skipped.length > 0 && (
        <Checkbox checked={isOnlySkipped} onChange={({ target }) => setOnlySkipped(target.checked)}>
          {t('import.onlySkipped', { count: skipped.length })}
        </Checkbox>
      )}
      <AntTable<Line>
        virtual
        size="small"
        rowKey="place"
        dataSource={shown}
        columns={columns}
        pagination={false}
        scroll={{ x: 64 + (isFiltered ? REASON_WIDTH : 0) + WIDTH * widthOf(table.cells), y: HEIGHT }}
        rowClassName={({ place }) => rowClass(place)}
      />
    </div>
  );
}
