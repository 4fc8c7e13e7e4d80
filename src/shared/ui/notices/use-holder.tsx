/** Loads antd functions (such as message or modal) that need a mounted holder component. */
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

export interface HolderProps<Calls> {
  onReady: (calls: Calls) => void;
}

type Holder<Calls> = ComponentType<HolderProps<Calls>>;

interface Mounted<Calls> extends HolderProps<Calls> {
  View: Holder<Calls>;
}

/** Passes the functions of a holder component to `onReady` after mounting. */
export function useReady<Calls>(calls: Calls, onReady: (calls: Calls) => void): void {
  useEffect(() => onReady(calls), [calls, onReady]);
}

/**
 * Returns `load`, which resolves to the functions, or to null if the chunk could not be loaded (the next
 * call of `load` tries again), and `holder`, which must be rendered in the page.
 */
export function useHolder<Calls>(chunk: () => Promise<Holder<Calls>>): {
  holder: ReactNode;
  load: () => Promise<Calls | null>;
} {
  const [mounted, setMounted] = useState<Mounted<Calls> | null>(null);
  const calls = useRef<Promise<Calls | null>>(undefined);
  const load = useCallback(() => {
    calls.current ??= chunk().then(
      (View) => new Promise<Calls>((onReady) => setMounted({ View, onReady })),
      () => {
        calls.current = undefined;
        return null;
      },
    );
    return calls.current;
  }, [chunk]);
  return { holder: mounted && <mounted.View onReady={mounted.onReady} />, load };
}
