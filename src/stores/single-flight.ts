/** Makes one call on behalf of all callers that request it at the same time. */
export function sharedCall<A extends unknown[], T>(make: (...args: A) => Promise<T>) {
  let current: Promise<T> | undefined;
  return {
    /** Starts the call, or returns the call in progress. */
    join: (...args: A): Promise<T> =>
      (current ??= make(...args).finally(() => {
        current = undefined;
      })),
    /** Returns the call in progress; undefined if there is none. */
    current: (): Promise<T> | undefined => current,
  };
}
