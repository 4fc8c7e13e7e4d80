/** Cache for at most `most` entries, which evicts the oldest entry when it is full. */

export function boundedCache<T>(most: number) {
  const kept = new Map<string, T>();
  // All evictions share one iterator, because a new iterator would first step over every deleted entry.
  let oldest: Iterator<string> | undefined;
  return {
    get: (key: string): T | undefined => kept.get(key),
    set: (key: string, value: T): void => {
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

export type LatestCache<T> = ReturnType<typeof boundedCache<T>>;
