/**
 * Content of the centre of the workspace: the drawing with the loads above it, or a view that covers both.
 */
import { create } from 'zustand';
import type { ModeKey } from '@/engineering';
import type { EdgeName } from '@/quantities/edges';
import { perTab, readItem, writeItem } from '@/stores/local-storage';

export type CenterPane = 'drawing' | 'loadList' | 'explore' | 'trail';

/** Key of the calculation for a concrete edge that does not govern. */
export type EdgeKey = `edge-${EdgeName}`;

/** A calculation that the user can read line by line: for a failure mode, an edge, or the anchor forces. */
export type TrailKey = 'forces' | ModeKey | EdgeKey;

/** Questions that the user can ask in Explore. */
export const QUESTIONS = [
  'remedies',
  'limits',
  'design',
  'anchors',
  'plate',
  'standards',
  'variants',
  'directions',
  'map',
] as const;
export type Question = (typeof QUESTIONS)[number];

const DRAWINGS = ['3d', 'plan'] as const;

interface CenterPaneState {
  middle: CenterPane;
  /** The calculation that is shown or was last shown. */
  trail: TrailKey;
  /** The Explore question that is shown or was last shown. */
  question: Question;
  drawing: (typeof DRAWINGS)[number];
  show: (middle: CenterPane) => void;
  showTrail: (trail: TrailKey) => void;
  explore: (question: Question) => void;
}

const VIEW_KEY = 'workspaceView';

/**
 * Returns the view that this tab showed before a reload. A calculation is not reopened, because its
 * result may no longer exist.
 */
function storedView(): Pick<CenterPaneState, 'middle' | 'question' | 'drawing'> {
  const [middle, question, drawing] = (readItem(VIEW_KEY, perTab) ?? '').split(' ');
  return {
    middle: (['loadList', 'explore'] as const).find((one) => one === middle) ?? 'drawing',
    question: QUESTIONS.find((one) => one === question) ?? 'remedies',
    drawing: DRAWINGS.find((one) => one === drawing) ?? '3d',
  };
}

export const useCenterPaneStore = create<CenterPaneState>((set) => ({
  ...storedView(),
  trail: 'forces',
  show: (middle) => set({ middle }),
  showTrail: (trail) => set({ middle: 'trail', trail }),
  explore: (question) => set({ middle: 'explore', question }),
}));

useCenterPaneStore.subscribe(
  ({ middle, question, drawing }) => void writeItem(VIEW_KEY, [middle, question, drawing].join(' '), perTab),
);
