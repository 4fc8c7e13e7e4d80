/** Saves the workspace's design and its result under the local storage key `dataSave`. */
import { DATA_SAVE_KEY, MOST_SAVED_ROWS, writeDataSave, type SavedProject } from '@/design/file/data-save';
import { codedDesign } from '@/design/model/coded-design';
import { restoreDesign } from '@/design/model/design-schema';
import type { ListedLoad, Design } from '@/design/model/design-state';
import { isObject } from '@/design/model/untrusted-values';
import type { InvalidEntry } from '@/design/run/run-state';
import { storedForm, storedListOutcome } from '@/design/verdict/run-result';
import { isDesignOf } from '@/stores/design-owner';
import { useDesignStore } from '@/stores/design/design-store';
import { listKeyOf, loadStoredDesign, useStorageStore } from '@/stores/design/stored-design';
import { perTab, readItem, writeItem, ROWS_KEY, storeForUser, takeForUser } from '@/stores/local-storage';
import { useRunStore } from '@/stores/run';
import type { SavedState } from '@/stores/saved-designs/autosave';
import { storeOpenDesignId } from '@/stores/saved-designs/open-design-id';

/**
 * Keeps invalid field entries across a page reload, if the user and the design are the same. Without them, an
 * invalid design would become valid with its previous values.
 */
const UNREAD_KEY = 'unreadFields';

/** Returns the design as a string without its load list, which may be stored separately and loaded later. */
const textOf = ({ loads, ...design }: Design): string =>
  JSON.stringify(codedDesign(restoreDesign(codedDesign({ ...design, loads: { ...loads, list: [] } }))));

/** Stores the invalid field entries; called when the user leaves the page. */
export function storeInvalidEntries(userId: string): void {
  const { design, unread, entry } = useDesignStore.getState();
  if (isDesignOf(userId) && unread.length > 0)
    storeForUser(UNREAD_KEY, userId, { entry, design: textOf(design), unread });
}

/** Returns the stored invalid field entries; omits items that are not in the form of an `UnreadField`. */
const readUnread = (raw: unknown): InvalidEntry[] =>
  (Array.isArray(raw) ? (raw as unknown[]) : []).flatMap((one) =>
    isObject(one) && typeof one.field === 'string' && typeof one.text === 'string'
      ? { field: one.field, text: one.text }
      : [],
  );

/** Restores the invalid entries of the same design when the page is loaded. */
export function restoreInvalidEntries(userId: string): void {
  const stored = takeForUser(UNREAD_KEY, userId);
  const { design, entry } = useDesignStore.getState();
  if (stored?.entry === entry && stored.design === textOf(design))
    useDesignStore.setState({ unread: readUnread(stored.unread) });
}

const SAVE_DELAY = 300;

/** Without the code that restores outcomes of rows, the rows are calculated again. */
const ignore = () => undefined;

const isWritten = (project: SavedProject): boolean => writeItem(DATA_SAVE_KEY, writeDataSave(project));

/** User and callbacks of the page; without them, autosave only writes `dataSave`. */
interface Page {
  userId: string;
  /** Asks which version to keep after changes in two tabs; true loads the other tab's. */
  ask: () => Promise<boolean>;
  /** Called after the other tab's version has been loaded. */
  onTaken: () => void;
  /** Adds a state to the saved designs, shortly or now; resolves to true if it is stored. */
  save: (saved: SavedState, isAtOnce: boolean) => Promise<boolean>;
}

/**
 * Saves the project shortly after each change and when the page is closed. Loads a version that another tab
 * saves, so that both tabs show the same design. Returns the stop function.
 */
export function autosaveDesign(page?: Page): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  /** True while the other tab's version is loading; that version is already saved. */
  let isTaking = false;
  /** Id of the saved design that contains the load list; '' if the browser could not store it there. */
  const places = new WeakMap<readonly ListedLoad[], string>();

  const stateNow = (): SavedState => {
    const { design, entry } = useDesignStore.getState();
    const { result, listEnd } = useRunStore.getState();
    return { design, entry, result, listEnd, file: useStorageStore.getState().file };
  };

  const write = (listKey: string | null, isLeaving: boolean) => {
    const saved = stateNow();
    const { notLoaded, isFull } = useStorageStore.getState();
    const { design, entry, file } = saved;
    // The id is written before the design, so that another tab notified of the new design finds the matching
    // id.
    storeOpenDesignId(entry);
    const project: SavedProject = {
      design: listKey === null ? design : { ...design, loads: { ...design.loads, list: [] } },
      isFresh: useDesignStore.getState().isFresh,
      result: saved.result ? storedForm(saved.result) : (notLoaded?.result ?? null),
      listEnd: saved.listEnd === null ? (notLoaded?.listEnd ?? null) : storedListOutcome(saved.listEnd),
      file,
      listKey,
    };
    const isTooLarge = !isWritten(project);
    // If the storage is full, only the result is dropped: it can be calculated again, unlike the user's
    // input.
    if (isTooLarge && project.result !== null) isWritten({ ...project, result: null });
    if (isTooLarge !== isFull) useStorageStore.setState({ isFull: isTooLarge });
    // After the page was left, another page may change the saved design: a later save would undo that.
    if (notLoaded === null) void page?.save(saved, isLeaving);
  };

  /**
   * Saves the design. A long load list is stored only in the saved design: in `localStorage` it would take up
   * the space that other data need. If the page is closing before the list is there, it is saved with the
   * design, because the database of saved designs cannot be written synchronously.
   */
  const save = (isLeaving: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const saved = stateNow();
    const { list } = saved.design.loads;
    const { notLoaded } = useStorageStore.getState();
    if (list.length <= MOST_SAVED_ROWS) {
      write(list.length === 0 ? (notLoaded?.listKey ?? null) : null, isLeaving);
      return;
    }
    const place = places.get(list);
    if (place === saved.entry) write(listKeyOf(list), isLeaving);
    // While the saved design is being read, it must not be replaced.
    else if (isLeaving || page === undefined || place === '' || notLoaded !== null) write(null, isLeaving);
    else
      void page.save(saved, true).then((isStored) => {
        places.set(list, isStored ? saved.entry : '');
        save(false);
      });
  };

  const flush = () => {
    if (timer !== undefined && !isAsking) save(true);
  };
  const leave = () => {
    flush();
    if (page) storeInvalidEntries(page.userId);
  };
  const take = async (onTaken: () => void) => {
    isTaking = true;
    await loadStoredDesign();
    isTaking = false;
    onTaken();
  };
  const onStorage = async ({ storageArea, key, newValue }: StorageEvent) => {
    if (storageArea !== localStorage || key !== DATA_SAVE_KEY || newValue === null) return;
    // If a different user has signed in in the other tab, that user's design must not be loaded here. That
    // sign-in also ends the session of this tab.
    if (!page || isAsking || !isDesignOf(page.userId)) return;
    if (timer === undefined) return take(page.onTaken);
    clearTimeout(timer);
    isAsking = true;
    const isTheirs = await page.ask();
    isAsking = false;
    timer = undefined;
    if (isTheirs) await take(page.onTaken);
    else save(false);
  };
  const hear = (event: StorageEvent) => void onStorage(event);
  const schedule = () => {
    if (isTaking || isAsking) return;
    clearTimeout(timer);
    timer = setTimeout(() => save(false), SAVE_DELAY);
  };
  const ends = [
    useDesignStore.subscribe((now, before) => {
      if (now.design !== before.design) schedule();
    }),
    useRunStore.subscribe((now, before) => {
      if (now.result !== before.result || now.listEnd !== before.listEnd) schedule();
    }),
    useStorageStore.subscribe((now, before) => {
      if (now.file !== before.file) schedule();
    }),
  ];
  if (page) {
    const { userId } = page;
    restoreInvalidEntries(userId);
    if (readItem(ROWS_KEY, perTab) !== null)
      void import('@/stores/stored-row-results').then((part) => part.keepRows(userId), ignore);
  }
  window.addEventListener('pagehide', leave);
  window.addEventListener('storage', hear);
  return () => {
    leave();
    ends.forEach((end) => end());
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('storage', hear);
  };
}
