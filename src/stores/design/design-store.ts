/** The open design, with undo and redo. */
import { produce } from 'immer';
import { temporal } from 'zundo';
import { create, useStore } from 'zustand';
import { DATA_SAVE_KEY, readDataSave } from '@/design/file/data-save';
import {
  changeGroup,
  applyRules,
  setLock,
  setPlateModel,
  type Stiffness,
} from '@/design/model/design-changes';
import type { ChosenRecord, Design, ListedLoad } from '@/design/model/design-state';
import { areDesignLoads, COMBINATIONS, type Combination } from '@/design/model/load-cases';
import type { InvalidEntry } from '@/design/run/run-state';
import type { Standard } from '@/engineering';
import type { Lock } from '@/quantities/input-locks';
import { readItem } from '@/stores/local-storage';
import { openDesignId } from '@/stores/saved-designs/open-design-id';

/** Anchor carried over by a change of standard, in place of the one chosen under the new standard. */
interface RetainedAnchor {
  standard: Standard;
  retained: ChosenRecord;
  /** Anchor chosen earlier under the new standard (`standard`); null if there was none. */
  own: ChosenRecord | null;
}

/** Invalid field entries: typed text that could not be converted to a value. */
type Unread = readonly InvalidEntry[];

interface Undone {
  design: Design;
  /** Undo and redo restore the entries that existed when the restored design was on screen. */
  unread: Unread;
  /** Id of the saved design; undoing the start of a new design restores the previous id. */
  entry: string;
  /**
   * True for a design started without saved data: each record that has not been chosen is set to the first
   * record of its list. An opened design keeps its own records.
   */
  isFresh: boolean;
}

interface DesignStore extends Undone {
  /** Set from a change of standard until the anchor list confirms or replaces the anchor. */
  retainedAnchor: RetainedAnchor | null;
  /** Counter: incremented each time a whole design is opened, started or reloaded. */
  opened: number;
}

/** The project that was stored when the page was loaded. */
export const storedProject = readDataSave(readItem(DATA_SAVE_KEY));

export const useDesignStore = create<DesignStore>()(
  temporal(
    (): DesignStore => ({
      design: storedProject.design,
      unread: [],
      entry: openDesignId(),
      isFresh: storedProject.isFresh,
      opened: 0,
      retainedAnchor: null,
    }),
    {
      partialize: ({ design, unread, entry, isFresh }): Undone => ({ design, unread, entry, isFresh }),
      equality: (past, current) => past.design === current.design,
      limit: 200,
    },
  ),
);

const history = () => useDesignStore.temporal.getState();
export const undo = (): void => history().undo();
export const redo = (): void => history().redo();

/** Makes changes without an undo step. */
function unrecorded(work: () => void): void {
  history().pause();
  work();
  history().resume();
}

/** Changes the current design and all undo and redo steps, for values that undo must not change. */
export function changeWithoutHistory(change: (design: Design) => Design): void {
  unrecorded(() => useDesignStore.setState(({ design }) => ({ design: change(design) })));
  const changed = ({ design, ...state }: Partial<Undone>): Partial<Undone> =>
    design ? { ...state, design: change(design) } : state;
  useDesignStore.temporal.setState(({ pastStates, futureStates }) => ({
    pastStates: pastStates.map(changed),
    futureStates: futureStates.map(changed),
  }));
}

/** Changes the design as one undo step and applies the rules; `entries` changes invalid entries with it. */
export function changeDesign(
  recipe: (draft: Design) => void,
  entries: (unread: Unread) => Unread = (unread) => unread,
): void {
  useDesignStore.setState((state) => {
    const design = produce(state.design, (draft) => {
      recipe(draft);
      // After a change of the factors, the loads are no longer stated to be design loads, so every
      // combination counts again.
      if (areDesignLoads(state.design.loads) && !areDesignLoads(draft.loads)) draft.loads.onlyChosen = false;
      applyRules(draft);
    });
    const unread = entries(state.unread);
    return design === state.design && unread === state.unread ? state : { design, unread };
  });
}

export const setGroup = (code: string): void => changeDesign((design) => changeGroup(design, code));
export const setStiffness = (stiffness: Stiffness): void =>
  changeDesign((design) => setPlateModel(design, stiffness));
export const setUnlocked = (lock: Lock, isOpen: boolean): void =>
  changeDesign((design) => setLock(design, lock, isOpen));

/** Stores text typed in a field that is not a valid value for it; null removes it. No undo step. */
export function setInvalidEntry(field: string, text: string | null): void {
  useDesignStore.setState((state) => {
    const others = state.unread.filter((one) => one.field !== field);
    if (text === null && others.length === state.unread.length) return state;
    return { unread: text === null ? others : [...others, { field, text }] };
  });
}

export const invalidTextOf = ({ unread }: Pick<DesignStore, 'unread'>, field: string): string | undefined =>
  unread.find((one) => one.field === field)?.text;

/** Chooses records without an undo step; `isCleared`: a choice was removed and must stay empty. */
export function syncSelection(recipe: (draft: Design) => void, isCleared = false): void {
  unrecorded(() => {
    changeDesign(recipe);
    if (isCleared) useDesignStore.setState({ isFresh: false });
  });
}

/**
 * Changes the standard. The standard belongs to the page, not to the undo history: undo never switches the
 * standard back. As specified in the requirements documents, EN 1992-4 starts with uncracked concrete each
 * time the user returns to that standard.
 */
export function setStandard(standard: Standard): void {
  const { chosen } = useDesignStore.getState().design.anchor;
  const retained = chosen[useDesignStore.getState().design.standardType];
  const own = chosen[standard];
  const withStandard = produce((draft: Design) => {
    draft.standardType = standard;
    draft.unlocked.cracked = false;
    applyRules(draft);
  });
  changeWithoutHistory((design) => withStandard(design));
  // An anchor record may contain values for both standards. The anchor list of the new standard shows whether
  // this record does.
  if (retained !== null) syncSelection(({ anchor }) => void (anchor.chosen[standard] = retained));
  useDesignStore.setState({ retainedAnchor: retained && { standard, retained, own } });
}

/** Shows a row of the load list instead of dead and live loads; null shows dead and live loads again. */
export const showRow = (row: ListedLoad | null): void =>
  changeDesign(({ loads }) => void (loads.shown = row));

export function setCombination(combination: Combination): void {
  if (combination === 'row') return;
  const [deadFactor, liveFactor] = combination === 4 ? [] : COMBINATIONS[combination];
  changeDesign(({ loads }) => {
    loads.shown = null;
    if (deadFactor !== undefined) Object.assign(loads, { deadFactor, liveFactor });
  });
}

/** Returns which steps of the history are available. */
export function useHistory(): { canUndo: boolean; canRedo: boolean } {
  const canUndo = useStore(useDesignStore.temporal, (state) => state.pastStates.length > 0);
  const canRedo = useStore(useDesignStore.temporal, (state) => state.futureStates.length > 0);
  return { canUndo, canRedo };
}
