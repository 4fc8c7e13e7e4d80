/** State of the result on screen, and progress of the load list calculation. */
import { useSyncExternalStore } from 'react';
import type { RunState } from '@/design/run/run-state';
import { useDesignStore } from '@/stores/design/design-store';
import { currentRunState, useRunStore, type PhaseProgress } from '@/stores/run';

function subscribe(listener: () => void): () => void {
  const stops = [useDesignStore.subscribe(listener), useRunStore.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

export const useRunState = (): RunState => useSyncExternalStore(subscribe, currentRunState);

/** Null while no load list rows are being calculated. */
export const useListProgress = (): PhaseProgress | null =>
  useRunStore(({ progress }) =>
    progress?.phase === 'rows' || progress?.phase === 'stress' ? progress : null,
  );
