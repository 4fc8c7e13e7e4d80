/** Returns what the verdict must state as uncovered: loads left out, and inputs that nobody has confirmed. */
import { useMemo } from 'react';
import { NOTHING_UNCOVERED, uncoveredOf, type Uncovered } from '@/design/model/uncovered';
import { useDesignStore } from '@/stores/design/design-store';

/**
 * Loads left out and unconfirmed inputs change no value, so adding or removing them keeps a result up to
 * date. For an up-to-date result, the current design therefore decides. As text, the value is the same while
 * nothing changes, so that the component is not rendered again.
 */
export function useUncovered(stale: boolean): Uncovered {
  const text = useDesignStore(({ design, result }) =>
    JSON.stringify(stale ? (result?.uncovered ?? NOTHING_UNCOVERED) : uncoveredOf(design)),
  );
  return useMemo(() => JSON.parse(text) as Uncovered, [text]);
}
