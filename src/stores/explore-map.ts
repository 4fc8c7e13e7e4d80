/**
 * Inputs on the axes of the map in Explore. They remain chosen when the user opens a design by
 * clicking a map cell.
 */
import { create } from 'zustand';
import type { AxisKey } from '@/design/search/inputs';

/** An input of the design and the range of its values. */
export interface AxisRange {
  key: AxisKey;
  from: number;
  to: number;
}

interface ExploreMapState {
  /** Axes of the map; null before the user has chosen them. */
  axes: { x: AxisRange; y: AxisRange } | null;
}

export const useExploreMapStore = create<ExploreMapState>(() => ({ axes: null }));
