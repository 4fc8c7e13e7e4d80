/**
 * History entries for open covers (a view over the drawing, a dialog): an entry of the same address is added
 * for each, so that the browser's Back button closes a cover instead of leaving the page.
 */
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CoversContext } from '@/shared/hooks/use-back-closes';

/** Returns the number of covers of a history entry. */
const coversOf = (state: unknown): number => (state as { covers?: number } | null)?.covers ?? 0;

/** Returns the browser's current entry, which the page may not have rendered yet. */
const browserEntry = () => window.history.state as { usr?: unknown } | null;

export function CoverHistory({ children }: { children: ReactNode }) {
  /** Functions that close the open covers, the topmost last. */
  const [closers, setClosers] = useState<readonly (() => void)[]>([]);
  const navigate = useNavigate();
  const location = useLocation();
  const open = closers.length;
  const entered = coversOf(location.state);
  const before = useRef({ open, entered });
  const add = useCallback((close: () => void) => {
    setClosers((known) => [...known, close]);
    return () => setClosers((known) => known.filter((one) => one !== close));
  }, []);
  const goBack = useEffectEvent(() => {
    // The page may be on its way to another address; going back would cancel that.
    const entry = browserEntry();
    if (open < entered && (entry === null || coversOf(entry.usr) === entered)) void navigate(-1);
  });
  const follow = useEffectEvent(() => {
    const last = before.current;
    before.current = { open, entered };
    if (entered < last.entered)
      closers
        .slice(entered)
        .toReversed()
        .forEach((close) => close());
    else if (open > entered) void navigate(location, { state: { covers: open } });
    else if (open < last.open && open < entered) setTimeout(goBack);
  });
  useEffect(() => follow(), [open, entered]);
  return <CoversContext value={add}>{children}</CoversContext>;
}
