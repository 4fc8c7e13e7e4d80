/** Notes in the store about what has been seeded; apart from the seed data, which most starts do not load. */
import { REFERENCE_NAMES } from '@/api/contract/reference-databases';
import type { Store } from '../store/store';

const NOTE = 'seed';
const SEED_VERSION = '2';

const TABLES_NOTE = 'seeded tables';
/** Reference tables seeded by versions of the app that did not write this note. */
const FIRST_TABLES = 'sectionSteels concretes';

/** Returns the state (`outdated`: anchors not marked as demonstration data) and the unseeded tables. */
export async function seedState(store: Store) {
  const [note, tables] = [await store.notes.get(NOTE), await store.notes.get(TABLES_NOTE)];
  const seeded = note === undefined ? [] : (tables?.value ?? FIRST_TABLES).split(' ');
  const unseeded = REFERENCE_NAMES.filter((name) => !seeded.includes(name));
  if (note === undefined) return { state: 'fresh', unseeded } as const;
  if (note.value !== SEED_VERSION) return { state: 'outdated', unseeded } as const;
  return { state: unseeded.length === 0 ? 'seeded' : 'incomplete', unseeded } as const;
}

export async function noteSeeded(store: Store): Promise<void> {
  await store.notes.put({ id: TABLES_NOTE, value: REFERENCE_NAMES.join(' ') });
  await store.notes.put({ id: NOTE, value: SEED_VERSION });
}
