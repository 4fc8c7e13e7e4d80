/** State of the result on screen, and progress of the load list calculation. */
import { useSyncExternalStore } from 'react';
import type { RunState } from '@/design/run/run-state';
import { useDesignStore } from '@/stores/design/design-store';
import { currentRunState, useRunStore, type PhaseProgress } from '@/stores/run';

/**
 * Calls `listener` after each change of the two stores from which the state of the result is derived. Returns
 * the unsubscribe function.
 */
export function subscribeToRun(listener: () => void): () => void {
  const stops = [useDesignStore.subscribe(listener), useRunStore.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

export const useRunState = (): RunState => useSyncExternalStore(subscribeToRun, currentRunState);

/** True while a run is in progress, except while it calculates the load case on screen. */
export const useOthersRunning = (): boolean =>
  useRunStore(({ progress }) => progress !== null && progress.phase !== 'shown');

const ofList = (progress: PhaseProgress | null): PhaseProgress | null =>
  progress?.phase === 'rows' || progress?.phase === 'stress' ? progress : null;

/** Returns the progress of the load list calculation; null while no rows are being calculated. */
export const useListProgress = (): PhaseProgress | null => useRunStore(({ progress }) => ofList(progress));

/** True while load list rows are being calculated; unlike the progress, this does not change at each step. */
export const useIsListRunning = (): boolean => useRunStore(({ progress }) => ofList(progress) !== null);
