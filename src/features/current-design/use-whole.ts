/** Loads that the verdict on the open design must cover: load combinations and load list rows. */
import { useMemo } from 'react';
import { currentListOutcome } from '@/design/verdict/calculation';
import { enteredOf } from '@/design/verdict/missing';
import type { Whole } from '@/design/verdict/overall';
import { useDesignStore } from '@/stores/design/design-store';

/**
 * A load list that is not loaded or not readable is known only by its key, which contains the number of
 * rows; none of these rows has a verdict.
 */
const checksOf = ({ design, listNotLoaded }: ReturnType<typeof useDesignStore.getState>): number => {
  const { length } = design.loads.list;
  return length === 0 && listNotLoaded !== null ? Number.parseInt(listNotLoaded.key) || 1 : length;
};

/**
 * Returns the loads that the verdict must cover. The component re-renders only if one of the values changes.
 */
export function useWhole(): Whole {
  const combinations = useDesignStore(({ design, result }) =>
    result === null ? 1 : enteredOf(design, result).combinations,
  );
  const rows = useDesignStore(checksOf);
  const isElastic = useDesignStore(({ design }) => design.plate.stiffness === 'elastic');
  const list = useDesignStore(({ design, listEnd }) => currentListOutcome(design, listEnd));
  return useMemo(
    () => ({ list, entered: { combinations, rows, isElastic } }),
    [list, combinations, rows, isElastic],
  );
}
