/** Clears data from the previous design when a design is opened or started. */
import { useEffect } from 'react';
import { useMarkedAnchor } from '@/features/current-design/selection/marked-anchor';
import { useCenterPaneStore } from '@/stores/center-pane';
import { useDesignStore } from '@/stores/design/design-store';
import { dropRun } from '@/stores/run-driver';

/** Calls `forget` after another design has been opened or started; `forget` clears the page's own data. */
export function useFreshStart(forget: () => void): void {
  const { mark } = useMarkedAnchor();
  useEffect(
    () =>
      useDesignStore.subscribe(({ opened }, before) => {
        if (opened === before.opened) return;
        forget();
        mark(null);
        useCenterPaneStore.getState().show('drawing');
        dropRun();
      }),
    [forget, mark],
  );
}
