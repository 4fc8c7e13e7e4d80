/** View of the workspace: the open panel, the content of the centre, and highlighted objects. */
import { create } from 'zustand';
import { panelOf, PANELS, type PanelKey } from '@/design/model/design-state';
import { type ModeKey } from '@/engineering';
import type { EdgeName } from '@/quantities/edges';
import { perTab, readItem, writeItem } from '@/stores/local-storage';

export type CenterPane = 'drawing' | 'loadList' | 'explore' | 'trail' | 'stress';

/** Key of the calculation for a concrete edge that does not govern. */
type EdgeKey = `edge-${EdgeName}`;

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
] as const;
export type Question = (typeof QUESTIONS)[number];

const DRAWINGS = ['3d', 'plan'] as const;

interface WorkspaceView {
  middle: CenterPane;
  /** The calculation that is shown or was last shown. */
  trail: TrailKey;
  /** The Explore question that is shown or was last shown. */
  question: Question;
  drawing: (typeof DRAWINGS)[number];
  panel: PanelKey;
  /** True if the panel is hidden and its space is used by the centre. */
  folded: boolean;
  /** Path of the field that gets the focus as soon as its panel is rendered; null if none was requested. */
  field: string | null;
  markedAnchor: number | null;
  /** Failure mode whose failure body is drawn. */
  mode: ModeKey | null;
}

const VIEW_KEY = 'workspaceView';
/** Local storage key of the open panel, as specified in the requirements documents. */
const OPEN_PANEL_KEY = 'activeName1';

/** Returns the view before a reload, but no calculation or stress: their result may be gone. */
function storedView(): Pick<WorkspaceView, 'middle' | 'question' | 'drawing' | 'panel'> {
  const [middle, question, drawing] = (readItem(VIEW_KEY, perTab) ?? '').split(' ');
  const panel = readItem(OPEN_PANEL_KEY);
  return {
    middle: (['loadList', 'explore'] as const).find((one) => one === middle) ?? 'drawing',
    question: QUESTIONS.find((one) => one === question) ?? 'remedies',
    drawing: DRAWINGS.find((one) => one === drawing) ?? '3d',
    panel: PANELS.find((one) => one === panel) ?? 'anchor',
  };
}

export const useWorkspaceView = create<WorkspaceView>(() => ({
  ...storedView(),
  trail: 'forces',
  folded: false,
  field: null,
  markedAnchor: null,
  mode: null,
}));

function showCenter(change: Partial<WorkspaceView>): void {
  useWorkspaceView.setState(change);
  const { middle, question, drawing } = useWorkspaceView.getState();
  writeItem(VIEW_KEY, [middle, question, drawing].join(' '), perTab);
}

export const showPane = (middle: CenterPane): void => showCenter({ middle });
export const showTrail = (trail: TrailKey): void => showCenter({ middle: 'trail', trail });
export const explore = (question: Question): void => showCenter({ middle: 'explore', question });
export const showDrawing = (drawing: WorkspaceView['drawing']): void => showCenter({ drawing });

export const foldPanel = (folded: boolean): void => useWorkspaceView.setState({ folded });

export function openPanel(panel: PanelKey, field: string | null = null): void {
  writeItem(OPEN_PANEL_KEY, panel);
  useWorkspaceView.setState({ panel, folded: false, field });
}

export function openField(field: string): void {
  if (field.startsWith('loads.list.')) showPane('loadList');
  openPanel(panelOf(field), field);
}

export const markAnchor = (markedAnchor: number | null): void => useWorkspaceView.setState({ markedAnchor });
export const showFailureBody = (mode: ModeKey | null): void => useWorkspaceView.setState({ mode });
