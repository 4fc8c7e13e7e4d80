/**
 * Successive changes during one stay in a field: each replaces the previous one, so that together they are
 * one undo step.
 */
import type { Design } from '@/design/model/design-state';
import { useDesignStore } from '@/stores/design/design-store';

const current = () => useDesignStore.getState().design;

export function typedChanges(): (change: () => void) => void {
  /** The design after the previous change. */
  let left: Design | null = null;
  return (change) => {
    // If the design was changed otherwise in the meantime, that change is kept.
    if (left !== null && current() === left) useDesignStore.temporal.getState().undo();
    const before = current();
    change();
    left = current() === before ? null : current();
  };
}
