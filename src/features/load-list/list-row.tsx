/** Row of the load list; memoised, so that a change to one row does not re-render the other rows. */
import { CheckOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/features/load-list/row-columns';
import type { RowData } from '@/features/load-list/row-data';
import { RowEditor } from '@/features/load-list/row-editor';
import styles from '@/features/load-list/load-list.module.css';

export interface RowActions {
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

interface ListRowProps extends RowActions {
  data: RowData;
  columns: readonly Column[];
}

export const ListRow = memo(function ListRow({ data, columns, onShow, onEdit, onRemove }: ListRowProps) {
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
      {columns.map(({ key, isFigure, render }) => (
        <td key={key} className={isFigure ? styles.figure : undefined}>
          {render(data)}
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
