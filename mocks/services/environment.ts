/** Environment of the services; tests provide their own clock, random numbers and storage. */
import type { Store } from '../store/store';

export interface Environment {
  store: Store;
  /** ms since 1970. */
  now: () => number;
  /** Cryptographic in the app, deterministic in tests. */
  randomBytes: (length: number) => Uint8Array<ArrayBuffer>;
  /** Rounds of the password hash; each hash contains its own number of rounds. */
  passwordRounds: number;
}

export const PASSWORD_ROUNDS = 210_000;

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}
