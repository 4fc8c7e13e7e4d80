/**
 * Workspace store: the design and its result, saved under the local storage key `dataSave`, with undo and
 * redo.
 */
import { produce } from 'immer';
import { temporal } from 'zundo';
import { create, useStore } from 'zustand';
import type { ApiFailure } from '@/api/contract/failure';
import { DATA_SAVE_KEY, readDataSave } from '@/design/file/data-save';
import { fileOf, type DesignFile } from '@/design/file/design-file';
import { changeGroup } from '@/design/model/change-group';
import { applyRules } from '@/design/model/design-rules';
import { DEFAULT_DESIGN, type ChosenRecord, type Design, type ListedLoad } from '@/design/model/design-state';
import { areDesignLoads, type Combination, COMBINATIONS } from '@/design/model/load-cases';
import { setLock, setPlateModel, type Stiffness } from '@/design/model/plate-model';
import { isObject } from '@/design/model/untrusted';
import type { UnreadField } from '@/design/run/run-state';
import {
  type CaseResult,
  type FailedCase,
  type LoadListOutcome,
  type RunResult,
  withCheckedRigidity,
  withCombination,
  withoutPending,
} from '@/design/verdict/calculation';
import type { Standard } from '@/engineering';
import type { Lock } from '@/quantities/locks';
import { newId } from '@/stores/saved-designs/new-id';
import { openEntry } from '@/stores/saved-designs/open-entry';

/**
 * Sets the standard. As specified in the requirements documents, EN 1992-4 starts with uncracked concrete
 * each time the user returns to that standard.
 */
function withStandard(design: Design, standard: Standard): Design {
  return produce(design, (draft) => {
    draft.standardType = standard;
    draft.unlocked.cracked = false;
    applyRules(draft);
  });
}

/**
 * Anchor carried over by a change of standard, in place of the anchor chosen earlier under the new standard.
 */
export interface RetainedAnchor {
  standard: Standard;
  retained: ChosenRecord;
  /** Anchor chosen earlier under the new standard (`standard`); null if there was none. */
  own: ChosenRecord | null;
}

/** Reason why a calculation ended without a result. */
export type Interruption =
  | { kind: 'cancelled' }
  /** An input was changed during the calculation. */
  | { kind: 'outOfDate' }
  /**
   * error1: the call for the anchor forces failed, or the code of a run could not be loaded; error2: the call
   * for the checks failed.
   */
  | { kind: 'error1' | 'error2'; failure: ApiFailure };

/**
 * Result and load list outcome that are stored but not parsed yet; `isLost` is true if the code that parses
 * them could not be loaded.
 */
interface NotLoaded {
  saved: unknown;
  listEnd: unknown;
  isLost: boolean;
}

/** Load list stored separately from the saved project; `isLost` is true if the list could not be read. */
interface ListNotLoaded {
  key: string;
  isLost: boolean;
}

/** Invalid field entries: typed text that could not be converted to a value. */
type Unread = readonly UnreadField[];

interface DesignStore {
  design: Design;
  /** Undo and redo restore the entries that existed when the restored design was on screen. */
  unread: Unread;
  /** File of the design; null if the design was neither opened from a file nor saved to a file. */
  file: DesignFile | null;
  /**
   * Id of the saved design, assigned before the first save. Undoing the start of a new design also restores
   * the previous design's id.
   */
  entry: string;
  /**
   * True for a design started without saved data: each record that has not been chosen is set to the first
   * record of its list. An opened design keeps its own records.
   */
  isFresh: boolean;
  /**
   * Anchor carried over by the last change of standard, until the anchor list confirms or replaces it; null
   * otherwise.
   */
  retainedAnchor: RetainedAnchor | null;
  /** Counter: incremented each time a whole design is opened, started or reloaded. */
  opened: number;
  result: RunResult | null;
  /** Previous result, whose stress is shown until the stress of the current result arrives. */
  stressBefore: RunResult | null;
  /** Stored result and load list outcome before they are parsed; null if there are none, or after parsing. */
  notLoaded: NotLoaded | null;
  /** Outcome of the load list; its fingerprint identifies the list and the inputs. */
  listEnd: LoadListOutcome | null;
  /** Load list that is stored separately and not loaded yet; null if the design contains the whole list. */
  listNotLoaded: ListNotLoaded | null;
  /**
   * Interruption of the last calculation; null before the first calculation, and reset to null when a result
   * arrives or is cleared.
   */
  interruption: Interruption | null;
  /** True after the user requested a calculation; the screen then shows missing inputs as errors. */
  submitAttempted: boolean;
  markAttempted: () => void;
  /** True if the browser refused to store the design: its storage is full or blocked. */
  storageFull: boolean;
  /**
   * Applies `recipe` to a draft of the design as one undo step, then applies the design rules. `entries`
   * changes the invalid field entries in the same step.
   */
  change: (recipe: (draft: Design) => void, entries?: (unread: Unread) => Unread) => void;
  /** Stores text typed in a field that is not a valid value for it; null removes it. No undo step. */
  setUnread: (field: string, text: string | null) => void;
  /**
   * Changes the standard. The standard belongs to the page, not to the undo history: undo never switches the
   * standard back.
   */
  setStandard: (standard: Standard) => void;
  /**
   * Applies choices that follow from the record lists, without an undo step. `isCleared` is true if a choice
   * was removed and must stay empty.
   */
  settleChoice: (recipe: (draft: Design) => void, isCleared?: boolean) => void;
  setGroup: (code: string) => void;
  setStiffness: (stiffness: Stiffness) => void;
  setLock: (lock: Lock, isOpen: boolean) => void;
  setCombination: (combination: Combination) => void;
  setResult: (result: RunResult) => void;
  /** Adds the result of a combination other than the shown combination. */
  addCombination: (one: CaseResult | FailedCase) => void;
  /** Accepts the default of an input of the opened design that could not be read. */
  confirmInput: (field: string) => void;
  setRigidity: (rigidity: Parameters<typeof withCheckedRigidity>[1]) => void;
  /** Records how the run that produced the result ended; null if the run succeeded. */
  settleRun: (interruption: Interruption | null) => void;
  setListEnd: (listEnd: LoadListOutcome | null) => void;
  /** Shows a row of the load list instead of dead and live loads; null shows dead and live loads again. */
  showRow: (row: ListedLoad | null) => void;
  clearResult: () => void;
  /** Replaces the design; `fileName` is the file from which the new design was opened. */
  replaceDesign: (design: Design, fileName?: string) => void;
  /** Records that the current design was saved to this file. */
  savedAs: (fileName: string) => void;
  reset: () => void;
  /**
   * Reloads the saved project, for example after sign-in: first the design, then the result as soon as it is
   * parsed.
   */
  reload: () => Promise<void>;
  /**
   * Reloads the project after another tab has changed it. The change is one undo step, and the page stays on
   * the same view.
   */
  takeSaved: () => Promise<void>;
}

const NO_RESULT = { result: null, stressBefore: null, notLoaded: null } as const;
const NO_LIST = { listEnd: null, listNotLoaded: null } as const;

type Loaded =
  | 'design'
  | 'unread'
  | 'entry'
  | 'isFresh'
  | 'file'
  | 'result'
  | 'stressBefore'
  | 'notLoaded'
  | 'listEnd'
  | 'listNotLoaded';

function load(): Pick<DesignStore, Loaded> {
  const entry = openEntry();
  try {
    const saved = readDataSave(localStorage.getItem(DATA_SAVE_KEY));
    const { design, isFresh, result, listEnd, file, listKey } = saved;
    const isRead = result === null && listEnd === null;
    return {
      design,
      unread: [],
      entry,
      isFresh,
      file,
      ...NO_RESULT,
      ...NO_LIST,
      notLoaded: isRead ? null : { saved: result, listEnd, isLost: false },
      listNotLoaded: listKey === null ? null : { key: listKey, isLost: false },
    };
  } catch {
    return { design: DEFAULT_DESIGN, unread: [], entry, isFresh: true, file: null, ...NO_RESULT, ...NO_LIST };
  }
}

/** Returns the invalid text typed in a field; undefined if there is none. */
export const unreadTextOf = ({ unread }: Pick<DesignStore, 'unread'>, field: string): string | undefined =>
  unread.find((one) => one.field === field)?.text;

/** Returns the result whose stress is shown. */
export const withStress = ({
  result,
  stressBefore,
}: Pick<DesignStore, 'result' | 'stressBefore'>): RunResult | null =>
  result?.stressFollows ? stressBefore : result;

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

/** Part of the state that undo and redo restore. */
type Undone = Pick<DesignStore, 'design' | 'unread' | 'entry' | 'isFresh'>;

/** Changes the current design and all undo and redo steps, for values that undo must not change. */
function changeWithoutHistory(change: (design: Design) => Design): void {
  const history = useDesignStore.temporal;
  history.getState().pause();
  useDesignStore.setState(({ design }) => ({ design: change(design) }));
  history.getState().resume();
  const changed = ({ design, ...state }: Partial<Undone>): Partial<Undone> =>
    design ? { ...state, design: change(design) } : state;
  history.setState(({ pastStates, futureStates }) => ({
    pastStates: pastStates.map(changed),
    futureStates: futureStates.map(changed),
  }));
}

export const useDesignStore = create<DesignStore>()(
  temporal(
    (set) => {
      const change: DesignStore['change'] = (recipe, entries = (unread) => unread) =>
        set((state) => {
          const design = produce(state.design, (draft) => {
            recipe(draft);
            // After a change of the factors, the loads are no longer stated to be design loads, so every
            // combination counts again.
            if (areDesignLoads(state.design.loads) && !areDesignLoads(draft.loads))
              draft.loads.onlyChosen = false;
            applyRules(draft);
          });
          const unread = entries(state.unread);
          return design === state.design && unread === state.unread ? state : { design, unread };
        });
      return {
        ...load(),
        opened: 0,
        retainedAnchor: null,
        interruption: null,
        submitAttempted: false,
        markAttempted: () => set({ submitAttempted: true }),
        storageFull: false,
        change,
        setUnread: (field, text) =>
          set(({ unread }) => {
            const others = unread.filter((one) => one.field !== field);
            if (text === null && others.length === unread.length) return {};
            return { unread: text === null ? others : [...others, { field, text }] };
          }),
        setStandard: (standard) => {
          const { design, settleChoice } = useDesignStore.getState();
          const retained = design.anchor.chosen[design.standardType];
          const own = design.anchor.chosen[standard];
          changeWithoutHistory((state) => withStandard(state, standard));
          // An anchor record may contain values for both standards. The anchor list of the new standard shows
          // whether this record does.
          if (retained !== null) settleChoice(({ anchor }) => void (anchor.chosen[standard] = retained));
          set({ retainedAnchor: retained && { standard, retained, own } });
        },
        settleChoice: (recipe, isCleared = false) => {
          const { pause, resume } = useDesignStore.temporal.getState();
          pause();
          change(recipe);
          if (isCleared) set({ isFresh: false });
          resume();
        },
        setGroup: (code) => change((design) => changeGroup(design, code)),
        setStiffness: (stiffness) => change((design) => setPlateModel(design, stiffness)),
        setLock: (lock, isOpen) => change((design) => setLock(design, lock, isOpen)),
        setCombination: (combination) => {
          if (combination === 'row') return;
          const [deadFactor, liveFactor] = combination === 4 ? [] : COMBINATIONS[combination];
          change(({ loads }) => {
            loads.shown = null;
            if (deadFactor !== undefined) Object.assign(loads, { deadFactor, liveFactor });
          });
        },
        setListEnd: (listEnd) => set({ listEnd }),
        showRow: (row) => change(({ loads }) => void (loads.shown = row)),
        setResult: (result) =>
          set((before) => ({
            result,
            stressBefore: result.stressFollows ? withStress(before) : null,
            notLoaded: null,
            interruption: null,
          })),
        addCombination: (one) =>
          set(({ result }) => (result ? { result: withCombination(result, one) } : {})),
        setRigidity: (rigidity) =>
          set(({ result, design }) =>
            result ? { result: withCheckedRigidity(result, rigidity, design.standardType) } : {},
          ),
        confirmInput: (field) =>
          change((design) => {
            design.unconfirmed = design.unconfirmed?.filter((one) => one.field !== field) ?? [];
          }),
        settleRun: (interruption) =>
          set(({ result }) => ({
            interruption,
            ...(result?.isUnfinished && { result: { ...withoutPending(result), isUnfinished: false } }),
          })),
        clearResult: () => set({ ...NO_RESULT, interruption: null }),
        replaceDesign: (design, fileName) =>
          set(({ opened }) => ({
            design,
            unread: [],
            entry: newId(),
            isFresh: false,
            retainedAnchor: null,
            file: fileName === undefined ? null : fileOf(fileName, design),
            opened: opened + 1,
            ...NO_RESULT,
            ...NO_LIST,
            interruption: null,
            submitAttempted: false,
          })),
        savedAs: (fileName) => set(({ design }) => ({ file: fileOf(fileName, design) })),
        reset: () =>
          set((state) => ({
            design: { ...DEFAULT_DESIGN, standardType: state.design.standardType },
            unread: [],
            entry: newId(),
            isFresh: true,
            retainedAnchor: null,
            file: null,
            opened: state.opened + 1,
            ...NO_RESULT,
            ...NO_LIST,
            interruption: null,
            submitAttempted: false,
          })),
        reload: async () => {
          set(({ opened }) => ({
            ...load(),
            retainedAnchor: null,
            opened: opened + 1,
            interruption: null,
          }));
          useDesignStore.temporal.getState().clear();
          await readTheRest();
        },
        takeSaved: async () => {
          const { design, unread } = useDesignStore.getState();
          const loaded = load();
          const kept = unread.filter(({ field }) => isSameInput(field, design, loaded.design));
          set({ ...loaded, unread: kept, retainedAnchor: null, interruption: null });
          await readTheRest();
        },
      };
    },
    {
      partialize: ({ design, unread, entry, isFresh }): Undone => ({ design, unread, entry, isFresh }),
      equality: (past, current) => past.design === current.design,
      limit: 200,
    },
  ),
);

/**
 * Parses the stored result and load list outcome. If the code that parses them cannot be loaded, both stay
 * stored unchanged.
 */
async function loadRest(): Promise<void> {
  const { notLoaded } = useDesignStore.getState();
  if (notLoaded === null) return;
  const part = await import('@/design/file/restore-result').catch(() => null);
  // A calculation may have finished, or another design may have been opened, while the code was loading.
  if (useDesignStore.getState().notLoaded !== notLoaded) return;
  if (part === null) useDesignStore.setState({ notLoaded: { ...notLoaded, isLost: true } });
  else {
    const { restoreResult, restoreListOutcome } = part;
    const listEnd = useDesignStore.getState().listEnd ?? restoreListOutcome(notLoaded.listEnd);
    useDesignStore.setState({ result: restoreResult(notLoaded.saved), listEnd, notLoaded: null });
  }
}

/**
 * Reads the separately stored load list and inserts its rows above any rows added in the meantime, in the
 * current design and in every undo step.
 */
async function loadList(): Promise<void> {
  const { listNotLoaded } = useDesignStore.getState();
  if (listNotLoaded === null) return;
  const part = await import('@/stores/design/stored-lists').catch(() => null);
  const rows = (await part?.readList(listNotLoaded.key)) ?? null;
  if (useDesignStore.getState().listNotLoaded !== listNotLoaded) return;
  if (rows === null) useDesignStore.setState({ listNotLoaded: { ...listNotLoaded, isLost: true } });
  else {
    changeWithoutHistory((design) => {
      const list = design.loads.list.length === 0 ? rows : [...rows, ...design.loads.list];
      return { ...design, loads: { ...design.loads, list } };
    });
    useDesignStore.setState({ listNotLoaded: null });
  }
}

const readTheRest = () => Promise.all([loadRest(), loadList()]);

/** Returns undo and redo for the design; results are not part of the history. */
export function useDesignHistory(): {
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
} {
  const { undo, redo } = useDesignStore.temporal.getState();
  const canUndo = useStore(useDesignStore.temporal, (state) => state.pastStates.length > 0);
  const canRedo = useStore(useDesignStore.temporal, (state) => state.futureStates.length > 0);
  return { undo: () => undo(), redo: () => redo(), canUndo, canRedo };
}
