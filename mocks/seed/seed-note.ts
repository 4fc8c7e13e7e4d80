/**
 * The store's note that it has been seeded; separate from the seed data, which are loaded only without the
 * note.
 */
import type { Store } from '../store/store';

const NOTE = 'seed';
const SEED_VERSION = '2';

/** `outdated`: seeded by an earlier version, whose anchors lack the mark of demonstration data. */
export async function seedState(store: Store): Promise<'fresh' | 'outdated' | 'seeded'> {
  const note = await store.notes.get(NOTE);
  if (note === undefined) return 'fresh';
  return note.value === SEED_VERSION ? 'seeded' : 'outdated';
}

export function noteSeeded(store: Store): Promise<void> {
  return store.notes.put({ id: NOTE, value: SEED_VERSION });
}
