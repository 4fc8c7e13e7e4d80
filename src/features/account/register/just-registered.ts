/** Tells the sign-in page, through the history's entry, that an account has just been made. */

export const JUST_REGISTERED = { justRegistered: true } as const;

/** Takes the router's location. */
export function justRegistered({ state }: { state: unknown }): boolean {
  return typeof state === 'object' && state !== null && 'justRegistered' in state;
}
