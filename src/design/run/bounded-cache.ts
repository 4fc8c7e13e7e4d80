/** Cache for at most `most` entries, which evicts the oldest entry when it is full. */

export interface LatestCache<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
  clear: () => void;
}

export function boundedCache<T>(most: number): LatestCache<T> {
  const kept = new Map<string, T>();
  // All evictions share one iterator, because a new iterator would first step over every deleted entry.
  let oldest: Iterator<string> | undefined;
  return {
    get: (key) => kept.get(key),
    set: (key, value) => {
      // Re-inserting the entry makes it the newest.
      kept.delete(key);
      kept.set(key, value);
      if (kept.size <= most) return;
      oldest ??= kept.keys();
      kept.delete(oldest.next().value as string);
    },
    clear: () => kept.clear(),
  };
}
