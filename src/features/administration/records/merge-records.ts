/** Merges a user's changes with those of another user: compares three states of a record field by field. */

export interface Difference<K extends string = string> {
  key: K;
  /** Value when the form was opened. */
  before: string;
  /** Value stored now. */
  theirs: string;
  /** Value in the form. */
  mine: string;
  /** True if both users changed the field, to different values. */
  isConflict: boolean;
}

type Flat<T> = { [K in keyof T]: string | number };

/** Returns the fields that another user has changed since `before`. */
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

/**
 * Merges the states. `taken` contains the conflicting fields for which the user has chosen the stored value.
 * Fields that this user has not changed get the stored value.
 */
export function merged<T extends Flat<T>>(before: T, theirs: T, mine: T, taken: ReadonlySet<string>): T {
  const entries = Object.entries(mine).map(([key, value]) => {
    const name = key as keyof T;
    const isMine = String(value) !== String(before[name]) && !taken.has(key);
    return [key, isMine ? value : theirs[name]];
  });
  return Object.fromEntries(entries) as T;
}
