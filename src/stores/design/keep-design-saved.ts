/** Saves the project of the workspace: under `dataSave`, and a long load list in a database beside it. */
import { DATA_SAVE_KEY, MOST_SAVED_ROWS, writeDataSave, type SavedProject } from './data-save';
import type { Design, ListedLoad } from './design-state';
import { useDesignStore } from './design-store';
import { wantedLists } from './list-keys';

const SAVE_DELAY = 300;

function isWritten(project: SavedProject): boolean {
  try {
    localStorage.setItem(DATA_SAVE_KEY, writeDataSave(project));
    return true;
  } catch {
    return false;
  }
}

/** Where long lists lie; null: the browser keeps none, so they stay in the design. */
const places = new WeakMap<readonly ListedLoad[], string | null>();

/** ms: undo leads back to lists that were superseded lately, and so may another tab. */
const SPARED = 24 * 60 * 60 * 1000;

async function keep(list: readonly ListedLoad[]): Promise<void> {
  const part = await import('./kept-lists').catch(() => null);
  places.set(list, (await part?.keepList(list)) ?? null);
  await part?.dropLists(wantedLists(), Date.now() - SPARED);
}

const withoutList = (design: Design): Design => ({ ...design, loads: { ...design.loads, list: [] } });

/** Whether the load list of the design is kept beside it. */
const isKeptBeside = ({ loads }: Design): boolean => loads.list.length > MOST_SAVED_ROWS;

/** Saves the project a moment after each change and when the page goes away. Returns the way to stop. */
export function keepDesignSaved(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (listKey: string | null) => {
    const { design: whole, result: read, listEnd, file, unread, storageFull } = useDesignStore.getState();
    const design = listKey === null ? whole : withoutList(whole);
    const result = read ?? unread?.saved ?? null;
    const project = { design, result, listEnd: listEnd ?? unread?.listEnd ?? null, file, listKey };
    const full = !isWritten(project);
    // The result can be calculated again; what was typed can not.
    if (full && result !== null) isWritten({ ...project, result: null });
    if (full !== storageFull) useDesignStore.setState({ storageFull: full });
  };

  /** With the page the list goes where it is written at once. */
  const save = (isLeaving: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const { design, unreadList } = useDesignStore.getState();
    const { list } = design.loads;
    if (!isKeptBeside(design)) write(list.length === 0 ? (unreadList?.key ?? null) : null);
    else if (isLeaving || places.has(list)) write(places.get(list) ?? null);
    else void keep(list).then(() => save(false));
  };

  const flush = () => {
    if (timer !== undefined) save(true);
  };
  const unsubscribe = useDesignStore.subscribe((state, previous) => {
    const { design, result, listEnd, file } = previous;
    const isSame = state.design === design && state.result === result && state.listEnd === listEnd;
    if (isSame && state.file === file) return;
    clearTimeout(timer);
    timer = setTimeout(() => save(false), SAVE_DELAY);
  });
  window.addEventListener('pagehide', flush);
  return () => {
    flush();
    unsubscribe();
    window.removeEventListener('pagehide', flush);
  };
}
