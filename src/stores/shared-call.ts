/** A call that is made once however many ask for it at the same time. */
export function sharedCall<A extends unknown[], T>(make: (...args: A) => Promise<T>) {
  let current: Promise<T> | undefined;
  return {
    /** Starts the call, or joins the one in progress. */
    join: (...args: A): Promise<T> =>
      (current ??= make(...args).finally(() => {
        current = undefined;
      })),
    /** The call in progress. */
    current: (): Promise<T> | undefined => current,
  };
}
