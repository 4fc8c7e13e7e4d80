/** Makes one undo step of all changes typed in a field from focus to blur. */
import type { Design } from '@/design/model/design-state';
import { undo, useDesignStore } from '@/stores/design/design-store';

const current = () => useDesignStore.getState().design;

export function undoGrouping(): (change: () => void) => void {
  /** The design after the previous typed change; null without such a change. */
  let left: Design | null = null;
  return (change) => {
    // Undoes the previous typed change, unless something else changed the design in the meantime.
    if (left !== null && current() === left) undo();
    const before = current();
    change();
    left = current() === before ? null : current();
  };
}
