/** State of the open designs page; `stores/saved-designs/designs-view.ts` has the view that outlives it. */
import { create } from 'zustand';
import type { Archive } from '@/design/saved-designs/archive';
import type { Card, Project } from '@/design/saved-designs/saved-design';
import type { SavedDesigns, StorageFailure } from '@/stores/saved-designs/database';
import { leaveView, useDesignsView } from '@/stores/saved-designs/designs-view';
import { useSessionStore } from '@/stores/session';

/** Progress and outcome of the calculation of many designs. */
export interface Run {
  done: number;
  /** Ids of all designs to calculate. */
  ids: readonly string[];
  isRunning: boolean;
  notCalculated: readonly { card: Card; reason: string }[];
  abort: AbortController;
}

type OpenDialog =
  | { kind: 'rename'; card: Card }
  | { kind: 'delete' | 'installation'; cards: readonly Card[] }
  | { kind: 'report'; project: Project; cards: readonly Card[] }
  /** `project` is null for a new project. */
  | { kind: 'project'; project: Project | null }
  /** Designs of an imported archive that are already saved. */
  | { kind: 'conflicts'; archive: Archive; cards: readonly Card[] };

/** State that is cleared when the user leaves the page. */
interface PageState {
  dialog: OpenDialog | null;
  /** Cards just deleted, while the message with the undo button is shown. */
  justDeleted: readonly Card[];
  run: Run | null;
}

interface DesignsState extends PageState {
  savedDesigns: SavedDesigns;
  /** False until the saved designs have been read. */
  isRead: boolean;
  failure: StorageFailure | null;
  /** Number of components that show the saved designs: the page, and the search above it. */
  readers: number;
}

const CLOSED: PageState = { dialog: null, justDeleted: [], run: null };

export const NO_DESIGNS: SavedDesigns = { cards: [], projects: [], damaged: [] };
export const UNREAD = { savedDesigns: NO_DESIGNS, isRead: false, failure: null };

export const useDesignsState = create<DesignsState>(() => ({ ...UNREAD, ...CLOSED, readers: 0 }));

export function leavePage(): void {
  useDesignsState.getState().run?.abort.abort();
  useDesignsState.setState(CLOSED);
  leaveView();
}

export const openDialog = (dialog: OpenDialog): void => useDesignsState.setState({ dialog });
export const closeDialog = (): void => useDesignsState.setState({ dialog: null });

export const signedInOwner = (): string => String(useSessionStore.getState().user?.id ?? '');

export const projectOf = ({ project }: Pick<Card, 'project'>): Project | null =>
  useDesignsState.getState().savedDesigns.projects.find(({ id }) => id === project) ?? null;

/** Returns the project whose folder is shown; null if the shown folder is not a project. */
export function useDisplayedProject(): Project | null {
  const folder = useDesignsView((view) => view.folder);
  const projects = useDesignsState((state) => state.savedDesigns.projects);
  return folder.kind === 'project' ? (projects.find(({ id }) => id === folder.id) ?? null) : null;
}
