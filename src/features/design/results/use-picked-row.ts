/** Brings the row of what was clicked at in the 3D view onto the screen, and gives it the focus. */
import { useEffect, useState, type RefObject } from 'react';
import type { Picked } from '@/viewer/message';
import { usePicked } from '../view/use-picked';

export type ResultTab = 'summary' | 'forces' | 'plate' | 'notes';

const placeOf = (what: Picked): { tab: ResultTab; row: string } | null => {
  if (what.kind === 'body') return { tab: 'summary', row: `row-${what.mode}` };
  return what.kind === 'anchor' ? { tab: 'forces', row: `anchor-${what.no}` } : null;
};

/** Frames within which a tab that was hidden shows its rows. */
const PATIENCE = 30;

interface PickedRow {
  tab: ResultTab;
  setTab: (tab: ResultTab) => void;
}

/** Rows carry their names as test ids; the pressed button of a row is the one that stands for the view. */
export function usePickedRow(panel: RefObject<HTMLElement | null>): PickedRow {
  const [tab, setTab] = useState<ResultTab>('summary');
  const [picked, setPicked] = useState<{ row: string } | null>(null);
  usePicked((what) => {
    const place = placeOf(what);
    if (!place) return;
    setTab(place.tab);
    setPicked({ row: place.row });
  });
  useEffect(() => {
    if (!picked) return;
    let frame = 0;
    const bring = (framesLeft: number) => {
      const row = panel.current?.querySelector(`[data-testid="${CSS.escape(picked.row)}"]`);
      if (row && row.getClientRects().length > 0) {
        row.scrollIntoView({ block: 'nearest' });
        row.querySelector<HTMLElement>('[aria-pressed]')?.focus({ preventScroll: true });
      } else if (framesLeft > 0) frame = requestAnimationFrame(() => bring(framesLeft - 1));
    };
    bring(PATIENCE);
    return () => cancelAnimationFrame(frame);
  }, [picked, panel]);
  return { tab, setTab };
}
