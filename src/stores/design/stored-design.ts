/**
 * The stored project under the local storage key `dataSave`: opens a design, and reads the project with its
 * result and its load list. `autosave-design.ts` writes the project.
 */
import { create } from 'zustand';
import { DATA_SAVE_KEY, readDataSave, type SavedProject } from '@/design/file/data-save';
import { fileOf, type DesignFile } from '@/design/file/design-file';
import { DEFAULT_DESIGN, type Design, type ListedLoad } from '@/design/model/design-state';
import { hashOfList } from '@/design/model/fingerprint';
import { isObject } from '@/design/model/untrusted-values';
import type { InvalidEntry } from '@/design/run/run-state';
import { withShared, type Project } from '@/design/saved-designs/saved-design';
import { designOwner } from '@/stores/design-owner';
import { changeWithoutHistory, storedProject, useDesignStore } from '@/stores/design/design-store';
import { readItem } from '@/stores/local-storage';
import { NO_RESULT, useRunStore } from '@/stores/run';
import { newId, openDesignId } from '@/stores/saved-designs/open-design-id';
import { showPane, useWorkspaceView } from '@/stores/workspace-view';

/** Parts of the stored project that are not loaded yet. */
interface NotLoaded extends Pick<SavedProject, 'result' | 'listEnd' | 'listKey'> {
  /** True if the code that parses the result, or the load list, could not be loaded. */
  isLost: boolean;
}

interface StorageStore {
  /** File of the design; null if the design was neither opened from a file nor saved to a file. */
  file: DesignFile | null;
  /** True if the browser refused to store the design: its storage is full or blocked. */
  isFull: boolean;
  /** Null if the whole project is loaded. */
  notLoaded: NotLoaded | null;
}

function restOf({ result, listEnd, listKey }: SavedProject): NotLoaded | null {
  const isWhole = result === null && listEnd === null && listKey === null;
  return isWhole ? null : { result, listEnd, listKey, isLost: false };
}

export const useStorageStore = create<StorageStore>(() => ({
  file: storedProject.file,
  isFull: false,
  notLoaded: restOf(storedProject),
}));

/** True while a load list that is stored in the saved design is being loaded. */
export const isListLoading = ({ notLoaded }: Pick<StorageStore, 'notLoaded'>): boolean =>
  notLoaded !== null && notLoaded.listKey !== null && !notLoaded.isLost;

/** Returns the key of a load list that is stored in the saved design: the number of its rows and its hash. */
export const listKeyOf = (list: readonly ListedLoad[]): string => `${list.length}-${hashOfList(list)}`;

/** Clears the result and the outcome of the load list of the previous design. */
const clearResult = () => useRunStore.setState({ ...NO_RESULT, listEnd: null });

/** Forgets the run of the previous design and what the page highlights, because another design is shown. */
export function leaveDesign(): void {
  useRunStore.setState({
    waits: null,
    rows: new Map(),
    connection: '',
    slow: null,
    liveFailure: null,
    isAttempted: false,
  });
  useWorkspaceView.setState({ markedAnchor: null, mode: null });
  showPane('drawing');
}

/** Shows a whole design, as one undo step. */
function begin(design: Design, isFresh: boolean, file: DesignFile | null): void {
  useStorageStore.setState({ file, notLoaded: null });
  useDesignStore.setState(({ opened }) => ({
    design,
    unread: [],
    entry: newId(),
    isFresh,
    retainedAnchor: null,
    opened: opened + 1,
  }));
  clearResult();
  leaveDesign();
}

/** Replaces the design; `fileName` is the file from which the new design was opened. */
export const openDesign = (design: Design, fileName?: string): void =>
  begin(design, false, fileName === undefined ? null : fileOf(fileName, design));

export function startDesign(project: Project | null = null): void {
  const { standardType } = useDesignStore.getState().design;
  begin(withShared({ ...DEFAULT_DESIGN, standardType }, project), true, null);
}

export const savedAs = (fileName: string): void =>
  useStorageStore.setState({ file: fileOf(fileName, useDesignStore.getState().design) });

/** Returns the stored project; the load list of the same design, if still open, is not read again. */
function readProject(): SavedProject & { entry: string } {
  const project = readDataSave(readItem(DATA_SAVE_KEY));
  const entry = openDesignId();
  const { design, entry: before } = useDesignStore.getState();
  const { list } = design.loads;
  if (project.listKey === null || entry !== before || listKeyOf(list) !== project.listKey)
    return { ...project, entry };
  return { ...project, design: withList(project.design, list), listKey: null, entry };
}

const withList = (design: Design, list: readonly ListedLoad[]): Design => ({
  ...design,
  loads: { ...design.loads, list: [...list, ...design.loads.list] },
});

function showProject(
  { entry, ...project }: ReturnType<typeof readProject>,
  unread: readonly InvalidEntry[],
  opened: number,
): void {
  const { design, isFresh, file } = project;
  useStorageStore.setState({ file, notLoaded: restOf(project) });
  useDesignStore.setState({ design, unread, entry, isFresh, retainedAnchor: null, opened });
  clearResult();
}

/** Reloads the stored project, for example after sign-in: the design first, then its result. */
export async function reloadDesign(): Promise<void> {
  const project = readProject();
  showProject(project, [], useDesignStore.getState().opened + 1);
  useDesignStore.temporal.getState().clear();
  await loadRest();
}

/**
 * True if two designs have equal values in the part that contains the field, for example in the whole load
 * list: rows have no identity of their own, so the same index can mean another row.
 */
function isSameInput(field: string, ...designs: [Design, Design]): boolean {
  const [part, name] = field.split('.');
  const [one, other] = designs.map((design) => {
    const inputs: unknown = design[part as keyof Design];
    return JSON.stringify(isObject(inputs) ? inputs[name] : inputs);
  });
  return one === other;
}

/** Loads the project that another tab changed, as one undo step; the page keeps its view. */
export async function loadStoredDesign(): Promise<void> {
  const project = readProject();
  const before = useDesignStore.getState();
  const unread = before.unread.filter(({ field }) => isSameInput(field, before.design, project.design));
  showProject(project, unread, before.opened);
  await loadRest();
}

async function savedRows(): Promise<readonly ListedLoad[] | null> {
  const part = await import('@/stores/saved-designs/autosave').catch(() => null);
  return (await part?.savedRows(designOwner() ?? '', useDesignStore.getState().entry)) ?? null;
}

/**
 * Parses the stored result, and inserts the rows of a long load list above any rows added in the meantime, in
 * the current design and in every undo step. A part that cannot be loaded stays stored unchanged.
 */
async function loadRest(): Promise<void> {
  const { notLoaded } = useStorageStore.getState();
  if (notLoaded === null) return;
  const [parser, rows] = await Promise.all([
    import('@/design/file/stored-result-schema').catch(() => null),
    notLoaded.listKey === null ? [] : savedRows(),
  ]);
  // Another design may have been opened while these parts were loading.
  if (useStorageStore.getState().notLoaded !== notLoaded) return;
  if (rows !== null && rows.length > 0) changeWithoutHistory((design) => withList(design, rows));
  const { result, progress } = useRunStore.getState();
  // A calculation may have started or finished in the meantime.
  if (parser !== null && result === null && progress === null)
    useRunStore.setState(({ listEnd }) => ({
      result: parser.restoreResult(notLoaded.result),
      listEnd: listEnd ?? parser.restoreListOutcome(notLoaded.listEnd),
    }));
  const isWhole = parser !== null && rows !== null;
  useStorageStore.setState({
    notLoaded: isWhole
      ? null
      : {
          ...(parser === null ? notLoaded : { result: null, listEnd: null }),
          listKey: rows === null ? notLoaded.listKey : null,
          isLost: true,
        },
  });
}
