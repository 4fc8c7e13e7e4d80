/**
 * Changes that a user types in a field from focus to blur. Each change replaces the previous change, so that
 * together they form one undo step.
 */
import type { Design } from '@/design/model/design-state';
import { undo, useDesignStore } from '@/stores/design/design-store';

const current = () => useDesignStore.getState().design;

export function typedInput(): (change: () => void) => void {
  /**
   * The design after the previous typed change; null if there is none or that change left the design
   * unchanged.
   */
  let left: Design | null = null;
  return (change) => {
    // Undoes the previous typed change, unless something else changed the design in the meantime.
    if (left !== null && current() === left) undo();
    const before = current();
    change();
    left = current() === before ? null : current();
  };
}
