/**
 * What the rows of the load list gave, as far as they were calculated, and how far a calculation of them is.
 */
import { create } from 'zustand';
import type { RowOutcomes } from '../design/evaluation/row-outcome';
import type { RowPlate } from '@/design/verdict/load-list-outcome';

export interface ListProgress {
  plate: RowPlate;
  done: number;
  total: number;
  /** ms, by the clock of the page. */
  begin: number;
}

interface ListRunState {
  /** Tells all that the rows were calculated with; '' before the first. */
  connection: string;
  ends: RowOutcomes;
  /** Null while none is under way. */
  progress: ListProgress | null;
  /** The run that is under way, whatever it has to show yet; one at a time. */
  run: AbortController | null;
  /** Ends of another connection are forgotten. */
  begin: (connection: string, progress: ListProgress) => void;
  add: (ends: RowOutcomes, done: number) => void;
  stop: () => void;
  /** Ends the run; what was calculated so far stays. */
  cancel: () => void;
  /** All of it, with the design that it was of. */
  forget: () => void;
}

const NOTHING: Pick<ListRunState, 'connection' | 'ends' | 'progress' | 'run'> = {
  connection: '',
  ends: new Map(),
  progress: null,
  run: null,
};

export const useListRunStore = create<ListRunState>((set, get) => ({
  ...NOTHING,
  begin: (connection, progress) =>
    set((state) => ({
      connection,
      ends: state.connection === connection ? state.ends : new Map(),
      progress,
    })),
  add: (added, done) =>
    set(({ ends, progress }) => ({
      ends: new Map([...ends, ...added]),
      progress: progress && { ...progress, done },
    })),
  stop: () => set({ progress: null, run: null }),
  cancel: () => get().run?.abort(),
  forget: () => set(({ run }) => ({ ...NOTHING, run })),
}));
