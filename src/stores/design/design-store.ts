/** The design of the workspace with its result: one store, persisted under `dataSave`, with undo and redo. */
import { produce } from 'immer';
import { temporal } from 'zundo';
import { create, useStore } from 'zustand';
import { defaultCustomPoints, type Standard } from '../../engineering';
import {
  DATA_SAVE_KEY,
  readDataSave,
  writeDataSave,
  type SavedProject,
  type StoredResult,
} from './data-save';
import { COMBINATIONS, type Combination, type CombinationEnd } from './combinations';
import { applyRules } from './design-rules';
import { DEFAULT_DESIGN, type Design } from './design-state';

export type { StoredResult } from './data-save';

function withStandard(design: Design, standard: Standard): Design {
  return produce(design, (draft) => {
    draft.standardType = standard;
    applyRules(draft);
  });
}

/** Why a calculation ended without a result. */
export type Interruption =
  | { kind: 'cancelled' }
  /** At the forces of the anchors (1) or at the checks (2), with the server's words, '' for none. */
  | { kind: 'error1' | 'error2'; message: string };

/** A result as it was saved; `isLost`: what reads it could not be loaded. */
interface Unread {
  saved: unknown;
  isLost: boolean;
}

interface DesignStore {
  design: Design;
  /** Counts the designs that were put on the screen as a whole: opened, started afresh, read again. */
  opened: number;
  result: StoredResult | null;
  /** Result of the saved project until it is read; null: none, or read. */
  unread: Unread | null;
  /** Of the last calculation; null where it gave a result, where none was made yet, and while one is under way. */
  interruption: Interruption | null;
  /** The browser refused to keep the design: its storage is full or blocked. */
  storageFull: boolean;
  /** Changes the design by a recipe on a draft; one step of undo. Whatever the change forces on other inputs follows. */
  change: (recipe: (draft: Design) => void) => void;
  /** Belongs to the page, not to the history: undo never goes back to the other standard. */
  setStandard: (standard: Standard) => void;
  /** Drops slots set by hand; a group of free points (`-0-0`) starts from its default ones, whatever was typed before. */
  setGroup: (code: string) => void;
  setStiffness: (stiffness: '0' | '1') => void;
  setCombination: (combination: Combination) => void;
  setResult: (result: StoredResult) => void;
  /** How the combinations beside the shown one came out; forgotten where another result is shown by now. */
  setOthers: (fingerprint: string, others: readonly CombinationEnd[]) => void;
  clearResult: () => void;
  interrupt: (interruption: Interruption) => void;
  replaceDesign: (design: Design) => void;
  reset: () => void;
  /** Reads the saved project again, as after signing in: the design at once, its result as soon as that can be read. */
  reload: () => Promise<void>;
}

const NO_RESULT = { result: null, unread: null } as const;

function load(): Pick<DesignStore, 'design' | 'result' | 'unread'> {
  try {
    const { design, result } = readDataSave(localStorage.getItem(DATA_SAVE_KEY));
    return { design, result: null, unread: result === null ? null : { saved: result, isLost: false } };
  } catch {
    return { design: DEFAULT_DESIGN, ...NO_RESULT };
  }
}

export const useDesignStore = create<DesignStore>()(
  temporal(
    (set) => {
      const change = (recipe: (draft: Design) => void) =>
        set((state) => {
          const design = produce(state.design, (draft) => {
            recipe(draft);
            applyRules(draft);
          });
          return design === state.design ? state : { design };
        });
      return {
        ...load(),
        opened: 0,
        interruption: null,
        storageFull: false,
        change,
        setStandard: (standard) => {
          const under = ({ design }: { design: Design }) => ({ design: withStandard(design, standard) });
          const history = useDesignStore.temporal;
          history.getState().pause();
          set(under);
          history.getState().resume();
          history.setState(({ pastStates, futureStates }) => ({
            pastStates: pastStates.map(({ design }) => (design ? under({ design }) : {})),
            futureStates: futureStates.map(({ design }) => (design ? under({ design }) : {})),
          }));
        },
        setGroup: (code) =>
          change((design) => {
            design.layout.group = code;
            design.layout.slots = null;
            if (code.endsWith('-0-0')) design.layout.customPoints = defaultCustomPoints(code);
          }),
        setStiffness: (stiffness) =>
          change((design) => {
            design.plate.stiffness = stiffness;
          }),
        setCombination: (combination) => {
          if (combination === 4) return;
          const [deadFactor, liveFactor] = COMBINATIONS[combination];
          change((design) => Object.assign(design.loads, { deadFactor, liveFactor }));
        },
        setResult: (result) => set({ result, unread: null, interruption: null }),
        setOthers: (fingerprint, others) =>
          set(({ result }) => (result?.fingerprint === fingerprint ? { result: { ...result, others } } : {})),
        clearResult: () => set({ ...NO_RESULT, interruption: null }),
        interrupt: (interruption) => set({ interruption }),
        replaceDesign: (design) =>
          set(({ opened }) => ({ design, opened: opened + 1, ...NO_RESULT, interruption: null })),
        reset: () =>
          set((state) => ({
            design: { ...DEFAULT_DESIGN, standardType: state.design.standardType },
            opened: state.opened + 1,
            ...NO_RESULT,
            interruption: null,
          })),
        reload: async () => {
          set(({ opened }) => ({ ...load(), opened: opened + 1, interruption: null }));
          useDesignStore.temporal.getState().clear();
          await restoreUnread();
        },
      };
    },
    {
      partialize: ({ design }) => ({ design }),
      equality: (past, current) => past.design === current.design,
      limit: 200,
    },
  ),
);

/** What reads a result comes with it. Where it cannot be loaded, the result stays saved as it is. */
async function restoreUnread(): Promise<void> {
  const { unread } = useDesignStore.getState();
  if (unread === null) return;
  const part = await import('./restore-result').catch(() => null);
  // A calculation or another design may have come first.
  if (useDesignStore.getState().unread !== unread) return;
  if (part === null) useDesignStore.setState({ unread: { ...unread, isLost: true } });
  else useDesignStore.setState({ result: part.restoreResult(unread.saved), unread: null });
}

/** Undo and redo of the design; results are not part of it. */
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

const SAVE_DELAY = 300;

function isWritten(project: SavedProject): boolean {
  try {
    localStorage.setItem(DATA_SAVE_KEY, writeDataSave(project));
    return true;
  } catch {
    return false;
  }
}

/** Saves the project a moment after each change and when the page goes away. Returns the way to stop. */
export function keepDesignSaved(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const { design, result: read, unread, storageFull } = useDesignStore.getState();
    const result = read ?? unread?.saved ?? null;
    const full = !isWritten({ design, result });
    // The result can be calculated again; what was typed can not.
    if (full && result !== null) isWritten({ design, result: null });
    if (full !== storageFull) useDesignStore.setState({ storageFull: full });
  };
  const flush = () => {
    if (timer !== undefined) save();
  };
  const unsubscribe = useDesignStore.subscribe((state, previous) => {
    if (state.design === previous.design && state.result === previous.result) return;
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_DELAY);
  });
  window.addEventListener('pagehide', flush);
  return () => {
    flush();
    unsubscribe();
    window.removeEventListener('pagehide', flush);
  };
}
