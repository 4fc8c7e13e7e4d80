/** Notes in the store about what has been seeded; apart from the seed data, which most starts do not load. */
import { REFERENCE_NAMES, type ReferenceName } from '@/api/contract/references';
import type { Store } from '../store/store';

const NOTE = 'seed';
const SEED_VERSION = '2';

/** Note with the names of the reference tables that have been seeded. */
const TABLES_NOTE = 'seeded tables';
/** Tables seeded by versions of the app that did not write this note. */
const FIRST_TABLES = 'sectionSteels concretes';

interface SeedState {
  /** `outdated` if the anchors are not marked as demonstration data. */
  version: 'fresh' | 'outdated' | 'current';
  /** Reference tables that have never been seeded: those of a new version of the app, or all. */
  unseeded: ReferenceName[];
}

export async function seedState(store: Store): Promise<SeedState> {
  const [note, tables] = [await store.notes.get(NOTE), await store.notes.get(TABLES_NOTE)];
  if (note === undefined) return { version: 'fresh', unseeded: REFERENCE_NAMES };
  const seeded = (tables?.value ?? FIRST_TABLES).split(' ');
  return {
    version: note.value === SEED_VERSION ? 'current' : 'outdated',
    unseeded: REFERENCE_NAMES.filter((name) => !seeded.includes(name)),
  };
}

export const isSeeded = ({ version, unseeded }: SeedState): boolean =>
  version === 'current' && unseeded.length === 0;

export async function noteSeeded(store: Store): Promise<void> {
  await store.notes.put({ id: TABLES_NOTE, value: REFERENCE_NAMES.join(' ') });
  await store.notes.put({ id: NOTE, value: SEED_VERSION });
}
