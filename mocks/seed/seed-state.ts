/** Note in the store that seeding is complete; apart from the seed data, which most starts do not load. */
import type { Store } from '../store/store';

const NOTE = 'seed';
const SEED_VERSION = '2';

/** Returns the state of the store; `outdated` if its anchors are not marked as demonstration data. */
export async function seedState(store: Store): Promise<'fresh' | 'outdated' | 'seeded'> {
  const note = await store.notes.get(NOTE);
  if (note === undefined) return 'fresh';
  return note.value === SEED_VERSION ? 'seeded' : 'outdated';
}

export function noteSeeded(store: Store): Promise<void> {
  return store.notes.put({ id: NOTE, value: SEED_VERSION });
}
