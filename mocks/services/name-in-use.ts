/**
 * Checks whether role and permission names are unique; names that differ only in case are considered equal,
 * because users would confuse them.
 */
import { sameName } from './reference-fields';

interface Named {
  name: string;
  nickName: string;
}

/** Returns the key or display name that another record already uses; null if there is none. */
export function nameInUse(records: readonly Named[], { name, nickName }: Named): string | null {
  if (records.some((record) => sameName(record.name, name))) return name;
  return records.some((record) => sameName(record.nickName, nickName)) ? nickName : null;
}
