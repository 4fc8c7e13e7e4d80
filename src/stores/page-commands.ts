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
  offered: Offered;
  /** Registers commands; returns the function that removes them. */
  offer: (commands: Offered) => () => void;
}

export const usePageCommandsStore = create<PageCommandsState>((set) => ({
  offered: {},
  offer: (commands) => {
    set(({ offered }) => ({ offered: { ...offered, ...commands } }));
    return () =>
      set(({ offered }) => ({
        offered: Object.fromEntries(
          Object.entries(offered).filter(([name, run]) => commands[name as PageCommand] !== run),
        ),
      }));
  },
}));
