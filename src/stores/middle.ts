/** What takes the middle of the workspace: the drawing with the loads above it, or a part that covers both. */
import { create } from 'zustand';
import type { ModeKey } from '../verdict/rows';

export type Middle = 'drawing' | 'loadList' | 'explore' | 'trail';

/** A calculation that can be read line by line: of a failure mode, or of the anchors' forces. */
export type TrailKey = 'forces' | ModeKey;

interface MiddleState {
  middle: Middle;
  /** The calculation that is shown, or was last. */
  trail: TrailKey;
  show: (middle: Middle) => void;
  showTrail: (trail: TrailKey) => void;
}

export const useMiddleStore = create<MiddleState>((set) => ({
  middle: 'drawing',
  trail: 'forces',
  show: (middle) => set({ middle }),
  showTrail: (trail) => set({ middle: 'trail', trail }),
}));
