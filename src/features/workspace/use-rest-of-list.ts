/** The load list after a calculation, from the button and from what offers the rest. */
import { useCallback } from 'react';
import { lazyModule } from '@/shared/lazy-module';
import { useNotices } from '@/shared/ui/notices/notices';
import { useListOrder } from '@/features/load-list/use-list-order';

/** Loaded with the first list that is calculated. Offline the list stays as it is. */
const running = lazyModule(() => import('@/features/current-design/calculation/run-rest'));

/** 'ifShort': nobody asked for the list by itself, so a long one is only offered. */
export type RowsToCalculate = 'ifShort' | 'whole';

export function useRestOfList(): (asked: RowsToCalculate) => void {
  const { message } = useNotices();
  const orderOf = useListOrder();
  return useCallback(
    (asked) => {
      const order = orderOf();
      if (order === null) return;
      if (typeof order === 'string') {
        if (asked === 'whole') message.error(order);
        return;
      }
      if (order.design.loads.list.length === 0) return;
      void running.fetch().then((part) => {
        const run = asked === 'whole' ? part?.calculateList : part?.calculateListIfShort;
        void run?.(order);
      });
    },
    [message, orderOf],
  );
}
