/** Inputs on the axes of Explore's map. They are kept when a click on a cell opens a design. */
import { create } from 'zustand';
import type { AxisKey } from '@/design/search/axes';

/** An input by name, and the range of its values. */
export interface AxisRange {
  key: AxisKey;
  from: number;
  to: number;
}

interface ExploreMapState {
  /** Null before a choice was made. */
  axes: { x: AxisRange; y: AxisRange } | null;
}

export const useExploreMapStore = create<ExploreMapState>(() => ({ axes: null }));
