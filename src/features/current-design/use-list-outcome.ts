/** Outcome of the design's load list, if it is up to date. */
import { currentListOutcome, type LoadListOutcome } from '@/design/verdict/calculation';
import { useDesignStore } from '@/stores/design/design-store';

interface CurrentListOutcome {
  /** Number of rows in the list. */
  rows: number;
  /** Outcome; null if nothing was calculated, or if the list or a relevant input has changed since. */
  end: LoadListOutcome | null;
}

export function useListOutcome(): CurrentListOutcome {
  const rows = useDesignStore(({ design }) => design.loads.list.length);
  const end = useDesignStore(({ design, listEnd }) => currentListOutcome(design, listEnd));
  return { rows, end };
}
