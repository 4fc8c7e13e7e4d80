/** A module in a separate chunk, loaded when it is first needed. */

interface LazyModule<T> {
  /** The module; null until it is loaded. */
  readonly loaded: T | null;
  /**
   * Loads the module; resolves to null if loading fails, for example offline. The next call will try again.
   */
  fetch: () => Promise<T | null>;
}

export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | null = null;
  return {
    get loaded() {
      return loaded;
    },
    async fetch() {
      try {
        loaded ??= await load();
      } catch {
        // The caller that needs the module reports the failure.
      }
      return loaded;
    },
  };
}
