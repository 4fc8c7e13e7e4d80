/** Scrolls to a row, such as the row of an object clicked in the 3D view, and moves the focus to the row. */
import { useEffect, useState, type RefObject } from 'react';
import { usePickedObject } from '@/features/current-design/use-picked-object';
import { readItem, writeItem } from '@/stores/local-storage';

const RESULT_TABS = ['summary', 'forces', 'plate', 'notes'] as const;
export type ResultTab = (typeof RESULT_TABS)[number];

/** Local storage key of the open tab, as specified in the requirements documents. */
const OPEN_TAB_KEY = 'activeName2';

const storedTab = (): ResultTab => {
  const stored = readItem(OPEN_TAB_KEY);
  return RESULT_TABS.find((tab) => tab === stored) ?? 'summary';
};

/** Maximum number of frames to wait until a newly selected tab shows its rows. */
const PATIENCE = 30;

/** Moves the focus to the row's toggle button for the view if there is one, otherwise to the row itself. */
export function useSelectedRow(panel: RefObject<HTMLElement | null>) {
  const [tab, setTab] = useState(storedTab);
  useEffect(() => {
    writeItem(OPEN_TAB_KEY, tab);
  }, [tab]);
  const [picked, setPicked] = useState<{ row: string } | null>(null);
  const show = (shown: ResultTab, row: string) => {
    setTab(shown);
    setPicked({ row });
  };
  usePickedObject((what) => {
    if (what.kind === 'body') show('summary', `row-${what.mode}`);
    if (what.kind === 'anchor') show('forces', `anchor-${what.no}`);
  });
  useEffect(() => {
    if (!picked) return;
    let frame = 0;
    const bring = (framesLeft: number) => {
      const row = panel.current?.querySelector<HTMLElement>(`[data-testid="${CSS.escape(picked.row)}"]`);
      if (row && row.getClientRects().length > 0) {
        row.scrollIntoView({ block: 'nearest' });
        (row.querySelector<HTMLElement>('[aria-pressed]') ?? row).focus({ preventScroll: true });
      } else if (framesLeft > 0) frame = requestAnimationFrame(() => bring(framesLeft - 1));
    };
    bring(PATIENCE);
    return () => cancelAnimationFrame(frame);
  }, [picked, panel]);
  return { tab, setTab, showCheck: (row: string) => show('summary', row) };
}
