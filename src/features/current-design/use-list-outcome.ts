/** How the load list of the design came out, as far as that still holds. */
import { useDesignStore } from '@/stores/design/design-store';
import { currentListEnd, type LoadListEnd } from '@/design/verdict/load-list-outcome';

interface ListEndNow {
  /** Rows of the list. */
  rows: number;
  /** Null where nothing was calculated, or the list or an input that counts for it has changed since. */
  end: LoadListEnd | null;
}

export function useListEnd(): ListEndNow {
  const rows = useDesignStore(({ design }) => design.loads.list.length);
  const end = useDesignStore(({ design, listEnd }) => currentListEnd(design, listEnd));
  return { rows, end };
}
