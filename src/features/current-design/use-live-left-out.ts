/** Returns whether the verdict must mention that live loads are excluded. */
import { liveIsLeftOut } from '@/design/requests/factored-loads';
import { useDesignStore } from '@/stores/design/design-store';

/**
 * Excluded live loads do not change any value, so adding or removing them keeps a result up to date. For an
 * up-to-date result, the current design therefore decides whether live loads are excluded.
 */
export function useLiveLeftOut(stale: boolean): boolean {
  const then = useDesignStore((state) => state.result?.liveLeftOut ?? false);
  const now = useDesignStore((state) => liveIsLeftOut(state.design));
  return stale ? then : now;
}
