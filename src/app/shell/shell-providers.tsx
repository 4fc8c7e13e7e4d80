/** Additional providers for signed-in pages: query cache, messages and dialogs. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App } from 'antd';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureOf } from '@/api/errors';
import { OverlaysContext } from '@/shared/hooks/use-back-closes';

const MOST_RETRIES = 2;

/** Settings are in an object, so that tests can replace the wait. */
export const retries = {
  /** Returns the wait before a call is retried, ms. */
  pause: (attempt: number) => 300 * 2 ** attempt,
};

function shouldRetry(failureCount: number, cause: Error): boolean {
  const { kind, status } = failureOf(cause);
  const mayPass = kind === 'network' || (status !== null && status >= 500);
  return mayPass && failureCount < MOST_RETRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (attempt) => retries.pause(attempt),
        refetchOnWindowFocus: false,
        // Calls made while offline fail immediately with a message, instead of waiting.
        networkMode: 'always',
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

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
  const add = useCallback((close: () => void) => {
    setClosers((known) => [...known, close]);
    return () => setClosers((known) => known.filter((one) => one !== close));
  }, []);
  const goBack = useEffectEvent(() => {
    // The page may be on its way to another address; going back would cancel that.
    const entry = browserEntry();
    if (open < entered && (entry === null || overlaysOf(entry.usr) === entered)) void navigate(-1);
  });
  const follow = useEffectEvent(() => {
    const last = before.current;
    before.current = { open, entered };
    if (entered < last.entered)
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
