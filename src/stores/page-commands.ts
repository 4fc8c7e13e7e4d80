/** Commands of the shown page: each component offers its commands while it is mounted. */
import { create } from 'zustand';

/** Command names, which are also keys of their texts: `design:actions.save`. */
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
  /** Offers commands; returns the function that withdraws them. */
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
