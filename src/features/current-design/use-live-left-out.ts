/** Returns whether the verdict must mention that live loads are excluded. */
import { liveIsLeftOut } from '@/design/requests/factored-loads';
import { useDesignStore } from '@/stores/design/design-store';

/**
 * Excluded live loads change no value, so adding or removing them keeps a result up to date; for such a
 * result the current design decides.
 */
export function useLiveLeftOut(stale: boolean): boolean {
  const then = useDesignStore((state) => state.result?.liveLeftOut ?? false);
  const now = useDesignStore((state) => liveIsLeftOut(state.design));
  return stale ? then : now;
}
