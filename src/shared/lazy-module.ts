/** A module loaded when first needed, as a separate chunk. */

export interface LazyModule<T> {
  /** Null until it is loaded. */
  readonly loaded: T | null;
  /** Resolves to null if it cannot be loaded now, for example offline; the next call tries again. */
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
