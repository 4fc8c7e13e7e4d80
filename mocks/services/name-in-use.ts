/** Names of roles and of permissions: two that differ by case alone would be mistaken for one another. */
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
