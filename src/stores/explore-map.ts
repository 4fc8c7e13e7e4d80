/** Inputs on the axes of Explore's map. They stay when a click on a cell opens a design. */
import { create } from 'zustand';
import type { AxisKey } from '@/design/search/axes';

/** An input by its name, from one value to the other. */
export interface AxisRange {
  key: AxisKey;
  from: number;
  to: number;
}

interface ExploreMapState {
  /** Null before the first choice. */
  axes: { x: AxisRange; y: AxisRange } | null;
}

export const useExploreMapStore = create<ExploreMapState>(() => ({ axes: null }));
