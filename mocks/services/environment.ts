/** Environment for the services; tests provide their own storage, clock and number of password iterations. */
import type { Store } from '../store/store';

export interface Environment {
  store: Store;
  /** Returns the time in ms since 1970. */
  now: () => number;
  randomBytes: (length: number) => Uint8Array<ArrayBuffer>;
  /** Number of iterations for new password hashes; each hash contains the number used for it. */
  passwordRounds: number;
}

export const PASSWORD_ROUNDS = 210_000;

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}
