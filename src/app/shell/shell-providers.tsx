/** Additional providers for signed-in pages: query cache, messages and dialogs. */
import { QueryClientProvider } from '@tanstack/react-query';
import { App } from 'antd';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createQueryClient } from '@/app/query-client';
import { OverlaysContext } from '@/shared/hooks/use-back-closes';

/** The query cache lives as long as the shell, so that no user sees data read by another user. */
export function ShellProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <App component={false}>{children}</App>
    </QueryClientProvider>
  );
}

/**
 * History entries for open overlays (a view over the drawing, a dialog): an entry of the same address is
 * added for each, so that the browser's Back button closes an overlay instead of leaving the page.
 */
const overlaysOf = (state: unknown): number => (state as { overlays?: number } | null)?.overlays ?? 0;

/** Returns the browser's current entry, which the page may not have rendered yet. */
const browserEntry = () => window.history.state as { usr?: unknown } | null;

export function OverlayHistory({ children }: { children: ReactNode }) {
  /** Functions that close the open overlays, the topmost last. */
  const [closers, setClosers] = useState<readonly (() => void)[]>([]);
  const navigate = useNavigate();
  const location = useLocation();
  const open = closers.length;
  const entered = overlaysOf(location.state);
  const before = useRef({ open, entered });
  /** True while the page goes back from the history entry of an overlay that the user has closed. */
  const isGoingBack = useRef(false);
  const add = useCallback((close: () => void) => {
    setClosers((known) => [...known, close]);
    return () => setClosers((known) => known.filter((one) => one !== close));
  }, []);
  const goBack = useEffectEvent(() => {
    // The page may be on its way to another address; going back would cancel that.
    const entry = browserEntry();
    isGoingBack.current = open < entered && (entry === null || overlaysOf(entry.usr) === entered);
    if (isGoingBack.current) void navigate(-1);
  });
  const follow = useEffectEvent(() => {
    const last = before.current;
    before.current = { open, entered };
    const hasGoneBack = isGoingBack.current && entered < last.entered;
    if (hasGoneBack) isGoingBack.current = false;
    if (entered < last.entered && !hasGoneBack)
      closers
        .slice(entered)
        .toReversed()
        .forEach((close) => close());
    else if (open > entered) void navigate(location, { state: { overlays: open } });
    else if (open < last.open && open < entered) setTimeout(goBack);
  });
  useEffect(() => follow(), [open, entered]);
  return <OverlaysContext value={add}>{children}</OverlaysContext>;
}
