/** The store's note that it has been seeded; apart from the seed, which is loaded only where the note is missing. */
import type { Store } from '../store/store';

const NOTE = 'seed';
const SEED_VERSION = '1';

export async function isSeeded(store: Store): Promise<boolean> {
  return (await store.notes.get(NOTE)) !== undefined;
}

export function noteSeeded(store: Store): Promise<void> {
  return store.notes.put({ id: NOTE, value: SEED_VERSION });
}
