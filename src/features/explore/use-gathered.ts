/**
 * Collects results as they arrive and renders them a few times per second: otherwise a table would be
 * re-rendered for each of hundreds of results.
 */
import { useCallback, useEffect, useRef, useState } from 'react';

/** Time between two renders, ms. */
const PAUSE = 400;

export function useGathered<Key, End>(): [ReadonlyMap<Key, End>, (key: Key, end: End) => void] {
  const found = useRef(new Map<Key, End>());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [shown, setShown] = useState<ReadonlyMap<Key, End>>(new Map());
  useEffect(() => () => clearTimeout(timer.current), []);
  const gather = useCallback((key: Key, end: End) => {
    found.current.set(key, end);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setShown(new Map(found.current));
    }, PAUSE);
  }, []);
  return [shown, gather];
}
