/** Calculating the rows of the load list, from whichever button. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotices } from '@/shared/ui/notices/notices';
import {
  calculateElastic,
  calculateList,
  type ListOrder,
} from '@/features/current-design/calculation/run-list';
import type { RowData } from './row-data';
import { useListOrder } from './use-list-order';

interface ListRun {
  calculateAll: () => void;
  calculateRow: (data: RowData) => void;
}

export function useListRun(): ListRun {
  const { t } = useTranslation('loadList');
  const { message } = useNotices();
  const orderOf = useListOrder();
  const run = useCallback(
    (work: (order: ListOrder) => Promise<void>) => {
      const order = orderOf();
      if (typeof order === 'string') message.error(order);
      else if (order === null) message.info(t('stillReading'));
      else void work(order);
    },
    [message, orderOf, t],
  );
  const calculateAll = useCallback(() => run(calculateList), [run]);
  const calculateRow = useCallback(
    ({ row }: RowData) => run((order) => calculateElastic(order, [row])),
    [run],
  );
  return { calculateAll, calculateRow };
}
