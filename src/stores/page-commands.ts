/** Commands of the current page: each component registers its own while it is mounted. */
import { create } from 'zustand';

/** Command names; they are also part of the translation keys, for example `design:actions.save`. */
export type PageCommand =
  | 'calculate'
  | 'stress'
  | 'report'
  | 'undo'
  | 'redo'
  | 'save'
  | 'open'
  | 'copyLink'
  | 'reset';

type Offered = Partial<Record<PageCommand, () => void>>;

interface PageCommandsState {
  available: Offered;
  /** Registers commands; returns the function that removes them. */
  offer: (commands: Offered) => () => void;
}

export const usePageCommandsStore = create<PageCommandsState>((set) => ({
  available: {},
  offer: (commands) => {
    set(({ available }) => ({ available: { ...available, ...commands } }));
    return () =>
      set(({ available }) => ({
        available: Object.fromEntries(
          Object.entries(available).filter(([name, run]) => commands[name as PageCommand] !== run),
        ),
      }));
  },
}));
