/**
 * Saves the workspace's design and its result under the local storage key `dataSave`. A long load list is
 * stored separately in a database.
 */
import { DATA_SAVE_KEY, MOST_SAVED_ROWS, writeDataSave, type SavedProject } from '@/design/file/data-save';
import type { DesignFile } from '@/design/file/design-file';
import type { Design, ListedLoad } from '@/design/model/design-state';
import {
  type LoadListOutcome,
  type RunResult,
  storedForm,
  storedListOutcome,
} from '@/design/verdict/calculation';
import { useDesignStore } from '@/stores/design/design-store';
import { listsInUse } from '@/stores/design/list-keys';
import { restoreUnread, storeUnread } from '@/stores/design/stored-unread';
import { ROWS_KEY } from '@/stores/list-rows-key';
import { perTab, readItem } from '@/stores/local-storage';
import { rememberOpenEntry } from '@/stores/saved-designs/open-entry';
import { isDesignOf } from '@/stores/stored-design';

const SAVE_DELAY = 300;

/**
 * Used if the code that restores the outcomes of the rows cannot be loaded; the rows are then calculated
 * again.
 */
const ignore = () => undefined;

function isWritten(project: SavedProject): boolean {
  try {
    localStorage.setItem(DATA_SAVE_KEY, writeDataSave(project));
    return true;
  } catch {
    return false;
  }
}

/**
 * Storage key of each load list that is too long to be saved with its design; null if the browser cannot
 * store the list separately, in which case it is saved with the design nevertheless.
 */
const places = new WeakMap<readonly ListedLoad[], string | null>();

/** Time in ms for which a replaced list remains stored, because undo or another tab may still refer to it. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

async function keep(list: readonly ListedLoad[]): Promise<void> {
  const part = await import('@/stores/design/stored-lists').catch(() => null);
  places.set(list, (await part?.storeList(list)) ?? null);
  await part?.dropLists(listsInUse(), Date.now() - RETENTION_MS);
}

const withoutList = (design: Design): Design => ({ ...design, loads: { ...design.loads, list: [] } });

/** True if the load list is too long to be saved with the design. */
const hasListOfItsOwn = ({ loads }: Design): boolean => loads.list.length > MOST_SAVED_ROWS;

export interface SavedState {
  /** The design including its load list, wherever the list is stored. */
  design: Design;
  result: RunResult | null;
  listEnd: LoadListOutcome | null;
  file: DesignFile | null;
  /** Id of the saved design. */
  entry: string;
}

/** Callbacks used when another tab of the browser changes the same design. */
export interface OtherTab {
  userId: string;
  /**
   * Asks the user which version to keep if both tabs changed the design at the same time; true loads the
   * other tab's version.
   */
  ask: () => Promise<boolean>;
  /** Called after the other tab's version has been loaded. */
  onTaken: () => void;
}

/**
 * Saves the project shortly after each change and when the page is closed. Loads a version that another tab
 * saves, so that both tabs show the same design. Calls `onSaved` with each saved state whose result and load
 * list have been loaded. Returns the stop function.
 */
export function autosaveDesign(otherTab?: OtherTab, onSaved?: (saved: SavedState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  /** True while the other tab's version is loading; that version is already saved. */
  let isTaking = false;

  const write = (listKey: string | null) => {
    const state = useDesignStore.getState();
    const { design: whole, entry, isFresh, result: read, listEnd, file, notLoaded, listNotLoaded } = state;
    // The id is written before the design, so that another tab notified of the new design finds the matching
    // id.
    rememberOpenEntry(entry);
    const design = listKey === null ? whole : withoutList(whole);
    const result = read ? storedForm(read) : (notLoaded?.saved ?? null);
    const ends = listEnd === null ? (notLoaded?.listEnd ?? null) : storedListOutcome(listEnd);
    const project = { design, isFresh, result, listEnd: ends, file, listKey };
    const full = !isWritten(project);
    // If the storage is full, only the result is dropped: it can be calculated again, unlike the user's
    // input.
    if (full && result !== null) isWritten({ ...project, result: null });
    if (full !== state.storageFull) useDesignStore.setState({ storageFull: full });
    if (notLoaded === null && listNotLoaded === null)
      onSaved?.({ design: whole, entry, result: read, listEnd, file });
  };

  /**
   * Saves the design. If the page is closing, a long load list that is not yet in its database is saved in
   * `localStorage` with the design, because the database cannot be written synchronously.
   */
  const save = (isLeaving: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const { design, listNotLoaded } = useDesignStore.getState();
    const { list } = design.loads;
    if (!hasListOfItsOwn(design)) write(list.length === 0 ? (listNotLoaded?.key ?? null) : null);
    else if (isLeaving || places.has(list)) write(places.get(list) ?? null);
    else void keep(list).then(() => save(false));
  };

  const flush = () => {
    if (timer !== undefined && !isAsking) save(true);
  };
  const leave = () => {
    flush();
    if (otherTab) storeUnread(otherTab.userId);
  };
  const take = async (onTaken: () => void) => {
    isTaking = true;
    await useDesignStore.getState().takeSaved();
    isTaking = false;
    onTaken();
  };
  const onStorage = async ({ storageArea, key, newValue }: StorageEvent) => {
    if (storageArea !== localStorage || key !== DATA_SAVE_KEY || newValue === null) return;
    // If a different user has signed in in the other tab, that user's design must not be loaded here. That
    // sign-in also ends the session of this tab.
    if (!otherTab || isAsking || !isDesignOf(otherTab.userId)) return;
    if (timer === undefined) return take(otherTab.onTaken);
    clearTimeout(timer);
    isAsking = true;
    const isTheirs = await otherTab.ask();
    isAsking = false;
    timer = undefined;
    if (isTheirs) await take(otherTab.onTaken);
    else save(false);
  };
  const hear = (event: StorageEvent) => void onStorage(event);
  const unsubscribe = useDesignStore.subscribe((state, previous) => {
    const { design, result, listEnd, file } = previous;
    const isSame = state.design === design && state.result === result && state.listEnd === listEnd;
    if ((isSame && state.file === file) || isTaking || isAsking) return;
    clearTimeout(timer);
    timer = setTimeout(() => save(false), SAVE_DELAY);
  });
  if (otherTab) {
    const { userId } = otherTab;
    restoreUnread(userId);
    if (readItem(ROWS_KEY, perTab) !== null)
      void import('@/stores/stored-rows').then((part) => part.keepRows(userId), ignore);
  }
  window.addEventListener('pagehide', leave);
  window.addEventListener('storage', hear);
  return () => {
    leave();
    unsubscribe();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('storage', hear);
  };
}
