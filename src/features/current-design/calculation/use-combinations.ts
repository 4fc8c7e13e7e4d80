/**
 * The other combinations follow the shown one by themselves; a combination that was calculated before is
 * shown at once.
 */
import { useCallback, useEffect, useRef } from 'react';
import { lazyModule } from '@/shared/lazy-module';
import { useRecentResults } from '@/stores/design/recent-results';
import { useDesignStore } from '@/stores/design/design-store';
import { fingerprintOf } from '@/design/model/fingerprint';
import type { AnchorData } from '@/design/records/anchor-data';
import type { UserOrder } from '@/design/evaluation/forces-and-checks';
import { LONG, SLOW } from '@/design/evaluation/durations';
import type { Calculated } from './use-calculation';

/** Loaded with the first result. Offline the others stay as they are. */
const following = lazyModule(() => import('./follow-combinations'));

type Following = NonNullable<typeof following.loaded>;

/** At once where it can be: what is shown then comes with the result and is drawn with it. */
function withFollowing(work: (part: Following) => void): void {
  if (following.loaded) work(following.loaded);
  else
    void following.fetch().then((part) => {
      if (part) work(part);
    });
}

interface Combinations {
  /** After a calculation: one that was asked for by the button is followed for longer. */
  follow: (calculated: Calculated, by: 'asked' | 'live') => void;
  /** Calculates those on offer. */
  followNow: () => void;
}

export function useCombinations(anchor: AnchorData | null, userId: string): Combinations {
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => {
    // Records may have changed since the page was left.
    useRecentResults.getState().forget();
    return stop;
  }, [stop]);

  const start = useCallback(
    (order: UserOrder) => {
      stop();
      const abort = new AbortController();
      running.current = abort;
      withFollowing((part) => {
        if (!abort.signal.aborted) void part.followCombinations(order, abort.signal);
      });
    },
    [stop],
  );

  useEffect(
    () =>
      useDesignStore.subscribe(({ design, result }, before) => {
        if (design === before.design) return;
        if (result === null || anchor === null) return;
        if (fingerprintOf(design) === result.fingerprint) {
          if (design.loads.onlyChosen === before.design.loads.onlyChosen) return;
          stop();
          if (design.loads.onlyChosen) useDesignStore.getState().setOthers(result.fingerprint, []);
          else start({ design, anchor, userId });
          return;
        }
        stop();
        const found = following.loaded?.storedResult({ design, anchor });
        if (found) useDesignStore.getState().setResult(found);
      }),
    [anchor, start, stop, userId],
  );

  const follow = useCallback(
    ({ design, anchor, seconds }: Calculated, by: 'asked' | 'live') => {
      const { result } = useDesignStore.getState();
      if (!result) return;
      const order = { design, anchor, userId };
      withFollowing((part) => {
        part.storeResult(order, result);
        if (design.loads.onlyChosen) return;
        const others = part.knownOthers(order, 'offered');
        const left = others.filter(({ state }) => state === 'offered').length;
        const isLong = by === 'live' ? seconds > SLOW : seconds * left > LONG;
        if (isLong) useDesignStore.getState().setOthers(result.fingerprint, others);
        else start(order);
      });
    },
    [start, userId],
  );

  const followNow = useCallback(() => {
    if (anchor !== null) start({ design: useDesignStore.getState().design, anchor, userId });
  }, [anchor, start, userId]);

  return { follow, followNow };
}
