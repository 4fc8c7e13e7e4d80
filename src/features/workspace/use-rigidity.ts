/**
 * After a rigid result the elastic plate is calculated once, in the background, under the loads that decide.
 */
import { useCallback, useEffect, useRef } from 'react';
import { lazyModule } from '@/shared/lazy-module';
import { useDesignStore } from '@/stores/design/design-store';
import { fingerprintOf } from '@/design/model/fingerprint';
import { useListRunStore } from '@/stores/load-list-run';
import type { AnchorData } from '@/design/records/anchor-data';

/** Offline the claim stays unchecked. */
const checking = lazyModule(() => import('./run-rigidity'));

/** s: a server that takes longer for a rigid plate is not asked for an elastic one that nobody wanted. */
const FAST = 1;

/** A rigid result that is current, of which all that was entered is calculated and nothing is under way. */
function dueResult() {
  const { design, result } = useDesignStore.getState();
  if (result === null || result.rigidity !== undefined || design.plate.stiffness === '0') return null;
  if (result.fingerprint !== fingerprintOf(design)) return null;
  if (result.others.some(({ state }) => state === 'pending')) return null;
  return useListRunStore.getState().progress === null ? { design, result } : null;
}

/** `isFast`: whether the calculation that a result came from was. */
export function useRigidity(anchor: AnchorData | null, userId: string): (seconds: number) => void {
  const isFast = useRef(false);
  useEffect(() => {
    if (anchor === null) return undefined;
    let asked = '';
    let abort = new AbortController();
    const checkWhenSettled = () => {
      const due = dueResult();
      if (due === null || !isFast.current || asked === due.result.time) return;
      asked = due.result.time;
      abort.abort();
      abort = new AbortController();
      const { signal } = abort;
      void checking.fetch().then((part) => part?.runRigidity(due, { anchor, userId }, signal));
    };
    const stops = [useDesignStore.subscribe(checkWhenSettled), useListRunStore.subscribe(checkWhenSettled)];
    return () => {
      abort.abort();
      for (const stop of stops) stop();
    };
  }, [anchor, userId]);
  return useCallback((seconds) => {
    isFast.current = __EMBEDDED__ || seconds <= FAST;
  }, []);
}
