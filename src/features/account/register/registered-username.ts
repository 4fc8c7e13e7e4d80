/** Returns the history state that passes the username of a newly registered account to the sign-in page. */

export const registeredAs = (account: string) => ({ registered: account });

/** Returns the username of the newly registered account from the router's location; null if there is none. */
export function justRegistered({ state }: { state: unknown }): string | null {
  const registered = typeof state === 'object' && state !== null && 'registered' in state && state.registered;
  return typeof registered === 'string' ? registered : null;
}
