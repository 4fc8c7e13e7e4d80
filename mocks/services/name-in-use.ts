/** Names of roles and of permissions: two that differ by case alone would be mistaken for one another. */
import { sameName } from './reference-fields';

interface Named {
  name: string;
  nickName: string;
}

/** The key or the display name that one of the records has already, null where none has. */
export function nameInUse(records: readonly Named[], { name, nickName }: Named): string | null {
  if (records.some((record) => sameName(record.name, name))) return name;
  return records.some((record) => sameName(record.nickName, nickName)) ? nickName : null;
}
