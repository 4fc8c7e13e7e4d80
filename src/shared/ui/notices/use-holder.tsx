/** Calls of antd that need an element to put things in: both are loaded when first asked for, and stay. */
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

export interface HolderProps<Calls> {
  onReady: (calls: Calls) => void;
}

type Holder<Calls> = ComponentType<HolderProps<Calls>>;

interface Mounted<Calls> extends HolderProps<Calls> {
  View: Holder<Calls>;
}

/** For a holder: hands its calls over once it stands. */
export function useReady<Calls>(calls: Calls, onReady: (calls: Calls) => void): void {
  useEffect(() => onReady(calls), [calls, onReady]);
}

/**
 * `load`: null where the chunk could not be had; the next call tries again. `holder` is to be put into the
 * page.
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
