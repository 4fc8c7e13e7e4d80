/** Renders only visible rows that changed: antd's virtual table would make the page sluggish. */
import { CheckOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { type ReactNode, useMemo, useState, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslate } from '@/features/current-design/use-run';
import { CheckCell, Share, RowEditor } from '@/features/load-list/row-cells';
import { type Column, nameWidth, rowColumns } from '@/features/load-list/row-columns';
import {
  isRowKey,
  largestOf,
  largestRows,
  type RowData,
  shareOf,
  sortedBy,
  type Sorting,
} from '@/features/load-list/row-data';
import { useVisibleRows } from '@/shared/hooks/use-visible-rows';
import { useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/load-list/load-list.module.css';

interface RowActions {
  onShow: (data: RowData) => void;
  onEdit: (index: number | null) => void;
  onRemove: (data: RowData) => void;
}

// Created once, so that they are not rendered again with each row.
const ICONS = { edit: <EditOutlined />, end: <CheckOutlined />, remove: <DeleteOutlined /> };

interface ActionProps {
  label: string;
  of: string;
  icon: ReactNode;
  onClick: () => void;
}

/** A native button, which renders faster than an antd button: the table contains many of these buttons. */
function Action({ label, of, icon, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      title={label}
      aria-label={`${label}: ${of}`}
      onClick={(event) => {
        // The click must not select the row.
        event.stopPropagation();
        onClick();
      }}
    >
      {icon}
    </button>
  );
}

const classOf = ({ isFigure, isCheck }: Pick<Column, 'isFigure' | 'isCheck'>): string | undefined =>
  isFigure ? styles.figure : isCheck ? styles.checks : undefined;

interface ListRowProps extends RowActions {
  data: RowData;
  columns: readonly Column[];
}

/** Memoised, so that a change to one row does not re-render the other rows. */
const ListRow = memo(function ListRow({ data, columns, onShow, onEdit, onRemove }: ListRowProps) {
  const { t } = useTranslation('loadList');
  const { index, row, isShown, isEdited } = data;
  return (
    <tr
      className={isShown ? styles.shown : undefined}
      aria-rowindex={index + 2}
      onClick={() => {
        if (!isEdited) onShow(data);
      }}
    >
      <th scope="row" className={styles.first}>
        {isEdited ? (
          <RowEditor data={data} part="name" />
        ) : (
          <button
            type="button"
            className={styles.name}
            title={t('show')}
            aria-current={isShown ? 'true' : undefined}
          >
            {row.name === '' ? '–' : row.name}
          </button>
        )}
      </th>
      {columns.map((column) => (
        <td key={column.key} className={classOf(column)}>
          {column.render(data)}
        </td>
      ))}
      <td className={styles.last}>
        <Action
          label={t(isEdited ? 'editEnd' : 'edit')}
          of={row.name}
          icon={isEdited ? ICONS.end : ICONS.edit}
          onClick={() => onEdit(isEdited ? null : index)}
        />
        <Action label={t('remove')} of={row.name} icon={ICONS.remove} onClick={() => onRemove(data)} />
      </td>
    </tr>
  );
});

interface LargestSharesProps {
  rows: readonly RowData[];
  columns: readonly Column[];
  onShow: (data: RowData) => void;
}

const nameOf = ({ row, index }: RowData) => (row.name === '' ? String(index + 1) : row.name);

/** The last line of the table: the largest utilisation of each check, and the row in which it occurs. */
function LargestShares({ rows, columns, onShow }: LargestSharesProps) {
  const { t } = useTranslation(['loadList', 'results']);
  const { worst, byCheck } = useMemo(() => largestRows(rows), [rows]);
  const leadTo = (data: RowData, content: ReactNode) => (
    <button
      type="button"
      className={styles.name}
      title={t('ofRow', { name: nameOf(data) })}
      onClick={() => onShow(data)}
    >
      {content}
    </button>
  );
  const cell = ({ key, title }: Column) => {
    const data = key === 'utilisation' ? worst : isRowKey(key) ? byCheck[key] : undefined;
    if (data === undefined) return null;
    const value = data === null ? -1 : isRowKey(key) ? shareOf(data, key) : largestOf(data);
    const unbounded = t('results:unbounded');
    const share = isRowKey(key) ? (
      <CheckCell name={title} value={value} unbounded={unbounded} />
    ) : (
      <Share value={value} unbounded={unbounded} />
    );
    return data === null || value <= 0 ? share : leadTo(data, share);
  };
  return (
    <tfoot>
      <tr>
        {/* Also covers the column of verdicts, so that the name of the row has enough room. */}
        <th scope="row" className={styles.first} colSpan={2}>
          {t('envelope')} {worst && leadTo(worst, nameOf(worst))}
        </th>
        {columns.slice(1).map((column) => (
          <td key={column.key} className={classOf(column)}>
            {cell(column)}
          </td>
        ))}
        <td className={styles.last} />
      </tr>
    </tfoot>
  );
}

interface Heading extends Pick<Column, 'key' | 'title' | 'isFigure' | 'isCheck'> {
  isSorted: boolean;
  className?: string;
}

interface RowTableProps extends RowActions {
  /** Rows that match the filter. */
  rows: readonly RowData[];
  all: readonly RowData[];
  isElastic: boolean;
  /** Index of the row that is or was edited last; null if no row was edited. */
  lastEdited: number | null;
}

/** Height of a row and width of an action button in px, as in the style sheet. */
const ROW = 28;
const ACTION = 26;

const ARROWS = { ascending: '▴', descending: '▾' } as const;

export function RowTable({ rows, all, isElastic, lastEdited, ...actions }: RowTableProps) {
  const { t } = useTranslation('loadList');
  const translate = useTranslate();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const columns = useMemo(() => rowColumns(translate, isElastic), [translate, isElastic]);
  const sorted = useMemo(() => {
    const value =
      sorting?.key === 'name'
        ? ({ row }: RowData) => row.name
        : columns.find(({ key }) => key === sorting?.key)?.value;
    return sorting && value ? sortedBy(rows, value, sorting.direction) : rows;
  }, [rows, columns, sorting]);
  const { ref, onScroll, visible } = useVisibleRows(ROW);
  const { first, last } = visible(sorted.length);
  const actionsWidth = 2 * ACTION;
  const list = useDesignStore(({ design }) => design.loads.list);
  const nameColumn = useMemo(() => nameWidth(list.map(({ name }) => name)), [list]);
  const width = columns.reduce((sum, column) => sum + column.width, nameColumn + actionsWidth);

  const heading = ({ key, title, isSorted, className, ...column }: Heading) => {
    const direction = sorting?.key === key ? sorting.direction : undefined;
    const next = direction === 'descending' ? 'ascending' : 'descending';
    return (
      <th key={key} scope="col" aria-sort={direction} className={className ?? classOf(column)}>
        {isSorted ? (
          <button
            type="button"
            onClick={() => setSorting(direction === 'ascending' ? null : { key, direction: next })}
          >
            {title}
            {direction && (
              <span aria-hidden style={{ marginLeft: 2 }}>
                {ARROWS[direction]}
              </span>
            )}
          </button>
        ) : (
          title
        )}
      </th>
    );
  };
  return (
    <div className={styles.table} ref={ref} onScroll={onScroll} tabIndex={-1}>
      <table
        style={{ width: `max(100%, ${width}px)` }}
        aria-label={t('title')}
        aria-rowcount={sorted.length + 1}
      >
        <colgroup>
          <col />
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
          <col style={{ width: actionsWidth }} />
        </colgroup>
        <thead>
          <tr>
            {heading({ key: 'name', title: t('columns.name'), isSorted: true, className: styles.first })}
            {columns.map(({ value, ...column }) => heading({ ...column, isSorted: value !== undefined }))}
            <td className={styles.last} />
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: first * ROW }} />
          {/* Sorting reuses the elements of the visible rows, which is faster than creating others. Only the
              edited row keeps its own element, and with it the focus. */}
          {sorted.slice(first, last).map((data, index) => (
            <ListRow
              key={data.index === lastEdited ? 'edited' : first + index}
              data={data}
              columns={columns}
              {...actions}
            />
          ))}
          <tr aria-hidden style={{ height: (sorted.length - last) * ROW }} />
        </tbody>
        <LargestShares rows={all} columns={columns} onShow={actions.onShow} />
      </table>
    </div>
  );
}
