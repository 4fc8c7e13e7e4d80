/**
 * Changes of one stay in a field: each takes the place of the one before, so that together they are one step
 * of undo.
 */
import type { Design } from '@/design/model/design-state';
import { useDesignStore } from '@/stores/design/design-store';

const current = () => useDesignStore.getState().design;

export function typedChanges(): (change: () => void) => void {
  /** The design as the change before left it. */
  let left: Design | null = null;
  return (change) => {
    // Somebody else may have changed the design meanwhile: that stays.
    if (left !== null && current() === left) useDesignStore.temporal.getState().undo();
    const before = current();
    change();
    left = current() === before ? null : current();
  };
}
