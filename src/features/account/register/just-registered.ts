/** Passes a newly registered account to the sign-in page in the history state. */

export const registeredAs = (account: string) => ({ registered: account });

/** Returns the account just registered from the router's location; null if no account was just registered. */
export function justRegistered({ state }: { state: unknown }): string | null {
  const registered = typeof state === 'object' && state !== null && 'registered' in state && state.registered;
  return typeof registered === 'string' ? registered : null;
}
