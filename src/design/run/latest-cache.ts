/** Cache for at most `most` entries, which evicts the oldest entry when it is full. */

export interface LatestCache<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
  clear: () => void;
}

export function latestCache<T>(most: number): LatestCache<T> {
  const kept = new Map<string, T>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => {
      // Re-inserting the entry makes it the newest.
      kept.delete(key);
      kept.set(key, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
    clear: () => kept.clear(),
  };
}
