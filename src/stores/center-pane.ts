/**
 * Content of the middle of the workspace: the drawing with the loads above it, or a part that covers both.
 */
import { create } from 'zustand';
import type { ModeKey } from '@/design/verdict/rows';
import type { EdgeName } from '@/engineering';

export type CenterPane = 'drawing' | 'loadList' | 'explore' | 'trail';

/** Concrete edge other than the governing one. */
export type EdgeKey = `edge-${EdgeName}`;

/** A calculation that can be read line by line: of a failure mode, of an edge, or of the anchors' forces. */
export type TrailKey = 'forces' | ModeKey | EdgeKey;

/** Questions of Explore. */
export type Question =
  | 'remedies'
  | 'design'
  | 'anchors'
  | 'plate'
  | 'standards'
  | 'variants'
  | 'directions'
  | 'map';

interface CenterPaneState {
  middle: CenterPane;
  /** The calculation that is shown, or was last. */
  trail: TrailKey;
  /** The last that was asked. */
  question: Question;
  show: (middle: CenterPane) => void;
  showTrail: (trail: TrailKey) => void;
  explore: (question: Question) => void;
}

export const useCenterPaneStore = create<CenterPaneState>((set) => ({
  middle: 'drawing',
  trail: 'forces',
  question: 'remedies',
  show: (middle) => set({ middle }),
  showTrail: (trail) => set({ middle: 'trail', trail }),
  explore: (question) => set({ middle: 'explore', question }),
}));
