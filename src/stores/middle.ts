/** What takes the middle of the workspace: the drawing with the loads above it, or a part that covers both. */
import { create } from 'zustand';

export type Middle = 'drawing' | 'loadList' | 'explore';

interface MiddleState {
  middle: Middle;
  show: (middle: Middle) => void;
}

export const useMiddleStore = create<MiddleState>((set) => ({
  middle: 'drawing',
  show: (middle) => set({ middle }),
}));
