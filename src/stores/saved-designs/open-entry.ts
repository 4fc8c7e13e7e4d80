/** Id of the saved-designs entry under which the open design (stored under `dataSave`) is saved. */
import { readItem, writeItem } from '@/stores/local-storage';
import { newId } from '@/stores/saved-designs/new-id';
import { DESIGN_KEY, entryKeyOf } from '@/stores/stored-design';

const KEY = entryKeyOf(DESIGN_KEY);

export const rememberOpenEntry = (id: string): boolean => writeItem(KEY, id);

/** Returns this id; creates an id if there is none. */
export function openEntry(): string {
  const known = readItem(KEY);
  if (known !== null) return known;
  const id = newId();
  if (readItem(DESIGN_KEY) !== null) rememberOpenEntry(id);
  return id;
}
