/** What takes the middle of the workspace: the drawing with the loads above it, or a part that covers both. */
import { create } from 'zustand';

export type Middle = 'drawing' | 'loadList' | 'explore';

/** What the part that explores can be asked, in its order. */
export const QUESTIONS = ['remedies', 'anchors', 'plate', 'variants', 'directions', 'map'] as const;
export type Question = (typeof QUESTIONS)[number];

interface MiddleState {
  middle: Middle;
  /** The last that was asked. */
  question: Question;
  show: (middle: Middle) => void;
  explore: (question: Question) => void;
}

export const useMiddleStore = create<MiddleState>((set) => ({
  middle: 'drawing',
  question: 'remedies',
  show: (middle) => set({ middle }),
  explore: (question) => set({ middle: 'explore', question }),
}));
