/** How the load list of the design came out, as far as that still holds. */
import { currentListOutcome, type LoadListOutcome } from '@/design/verdict/load-list-outcome';
import { useDesignStore } from '@/stores/design/design-store';

interface CurrentListOutcome {
  /** Rows of the list. */
  rows: number;
  /** Null where nothing was calculated, or the list or an input that counts for it has changed since. */
  end: LoadListOutcome | null;
}

export function useListOutcome(): CurrentListOutcome {
  const rows = useDesignStore(({ design }) => design.loads.list.length);
  const end = useDesignStore(({ design, listEnd }) => currentListOutcome(design, listEnd));
  return { rows, end };
}
