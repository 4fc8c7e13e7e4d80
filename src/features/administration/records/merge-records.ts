/** Merges a user's changes with another user's: three states of a record, field by field. */

export interface Difference<K extends string = string> {
  key: K;
  /** As the form was opened. */
  before: string;
  /** As it is stored now. */
  theirs: string;
  /** As the form holds it. */
  mine: string;
  /** Both wrote it, and not the same. */
  isConflict: boolean;
}

type Flat<T> = { [K in keyof T]: string | number };

/** Fields that somebody else has changed since `before`; none where nobody has. */
export function differences<T extends Flat<T>>(
  before: T,
  theirs: T,
  mine: T,
): Difference<Extract<keyof T, string>>[] {
  const keys = Object.keys(mine) as Extract<keyof T, string>[];
  return keys
    .filter((key) => String(theirs[key]) !== String(before[key]))
    .map((key) => ({
      key,
      before: String(before[key]),
      theirs: String(theirs[key]),
      mine: String(mine[key]),
      isConflict: String(mine[key]) !== String(before[key]) && String(mine[key]) !== String(theirs[key]),
    }));
}

/** `taken`: fields in conflict whose stored value is to stay. What one has not touched is theirs. */
export function merged<T extends Flat<T>>(before: T, theirs: T, mine: T, taken: ReadonlySet<string>): T {
  const entries = Object.entries(mine).map(([key, value]) => {
    const name = key as keyof T;
    const isMine = String(value) !== String(before[name]) && !taken.has(key);
    return [key, isMine ? value : theirs[name]];
  });
  return Object.fromEntries(entries) as T;
}
