/** Ids of saved designs, and the id under which the open design (stored under `dataSave`) is saved. */
import { DESIGN_KEY, entryKeyOf } from '@/stores/design-owner';
import { readItem, writeItem } from '@/stores/local-storage';

const KEY = entryKeyOf(DESIGN_KEY);

export const storeOpenDesignId = (id: string): boolean => writeItem(KEY, id);

/** Returns a new id with 32 hexadecimal digits. `randomUUID` is not available on pages without https. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Returns the id of the open entry; creates an id if there is none. */
export function openDesignId(): string {
  const known = readItem(KEY);
  if (known !== null) return known;
  const id = newId();
  if (readItem(DESIGN_KEY) !== null) storeOpenDesignId(id);
  return id;
}
