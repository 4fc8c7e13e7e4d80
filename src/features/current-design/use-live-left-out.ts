/** Tells whether the verdict must mention that live loads are not included. */
import { liveIsLeftOut } from '@/design/requests/factored-loads';
import { useDesignStore } from '@/stores/design/design-store';

/**
 * Live loads that are not included change no value, so adding or removing them keeps a result current; the
 * current design decides for a current result.
 */
export function useLiveLeftOut(stale: boolean): boolean {
  const then = useDesignStore((state) => state.result?.liveLeftOut ?? false);
  const now = useDesignStore((state) => liveIsLeftOut(state.design));
  return stale ? then : now;
}
