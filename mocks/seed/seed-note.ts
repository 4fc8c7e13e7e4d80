/**
 * Note in the store which records that seeding is complete. This module is separate from the seed data,
 * which is loaded only if the note is missing or outdated.
 */
import type { Store } from '../store/store';

const NOTE = 'seed';
const SEED_VERSION = '2';

/**
 * Returns the state of the store; `outdated` if an earlier version seeded the store without marking the
 * anchors as demonstration data.
 */
export async function seedState(store: Store): Promise<'fresh' | 'outdated' | 'seeded'> {
  const note = await store.notes.get(NOTE);
  if (note === undefined) return 'fresh';
  return note.value === SEED_VERSION ? 'seeded' : 'outdated';
}

export function noteSeeded(store: Store): Promise<void> {
  return store.notes.put({ id: NOTE, value: SEED_VERSION });
}
