/** Commands of the shown page: each part offers its own while it is mounted. */
import { create } from 'zustand';

/** Named as their texts are: `design:actions.save`. */
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
  /** Returns what takes them back. */
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
