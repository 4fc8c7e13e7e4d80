/** A module that is fetched when first wanted, as a chunk of its own. */

export interface LazyModule<T> {
  /** Null as long as it is not there. */
  readonly loaded: T | null;
  /** Null where it cannot be had now, as offline; tried anew with the next call. */
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
        // A failure is reported by the caller that needs the module.
      }
      return loaded;
    },
  };
}
