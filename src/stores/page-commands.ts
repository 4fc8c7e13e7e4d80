/** What the parts of the page that is shown can do at once: they offer it for as long as they stand. */
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
