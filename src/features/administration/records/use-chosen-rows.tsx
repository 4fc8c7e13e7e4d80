/** The selected rows of a list, on any page; rows hidden by the filter are not selected. */
import type { TableProps } from 'antd';
import { useMemo, useState, type Key } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireId } from '@/api/contract/wire-values';
import styles from '@/features/administration/records/records.module.css';

interface ChosenRows<T> {
  chosen: readonly T[];
  chooseAll: () => void;
  chooseNone: () => void;
  rowSelection: TableProps<T>['rowSelection'];
}

export function useChosenRows<T extends { id: WireId }>(
  rows: readonly T[],
  nameOf: (row: T) => string,
): ChosenRows<T> {
  const { t } = useTranslation('databases');
  const [ids, setIds] = useState<readonly Key[]>([]);
  const chosen = useMemo(() => rows.filter(({ id }) => ids.includes(id)), [rows, ids]);
  return {
    chosen,
    chooseAll: () => setIds(rows.map(({ id }) => id)),
    chooseNone: () => setIds([]),
    rowSelection: {
      selectedRowKeys: chosen.map(({ id }) => id),
      preserveSelectedRowKeys: true,
      onChange: setIds,
      // Replaces antd's checkbox that selects all rows of the page: that checkbox is hidden here, but could
      // still receive the focus.
      columnTitle: <span className={styles.unseen}>{t('several.column')}</span>,
      getCheckboxProps: (row) => ({ 'aria-label': t('several.choose', { name: nameOf(row) }) }),
    },
  };
}
