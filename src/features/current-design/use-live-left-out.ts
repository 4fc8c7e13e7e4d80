/** Whether the verdict has to say that live loads do not count. */
import { liveIsLeftOut } from '@/design/requests/factored-loads';
import { useDesignStore } from '@/stores/design/design-store';

/**
 * They change no figure, so a result stays current when some are typed, or taken away, afterwards: for a
 * current result the design as it stands tells.
 */
export function useLiveLeftOut(stale: boolean): boolean {
  const then = useDesignStore((state) => state.result?.liveLeftOut ?? false);
  const now = useDesignStore((state) => liveIsLeftOut(state.design));
  return stale ? then : now;
}
