/** Merges a user's changes with those of another user: compares three states of a record field by field. */

export interface Difference {
  key: string;
  /** Value when the form was opened. */
  before: string;
  /** Value stored now. */
  theirs: string;
  /** Value in the form. */
  mine: string;
  /** True if both users changed the field, to different values. */
  isConflict: boolean;
}

const text = (record: object, key: string): string =>
  String((record as Readonly<Record<string, string | number>>)[key]);

/** Returns the fields that another user has changed since `before`. */
export const differences = (before: object, theirs: object, mine: object): Difference[] =>
  Object.keys(mine)
    .map((key) => ({ key, before: text(before, key), theirs: text(theirs, key), mine: text(mine, key) }))
    .filter((one) => one.theirs !== one.before)
    .map((one) => ({ ...one, isConflict: one.mine !== one.before && one.mine !== one.theirs }));

/**
 * Merges the states. `taken` contains the conflicting fields for which the user has chosen the stored value.
 * Fields that this user has not changed get the stored value.
 */
export function merged<T extends object>(before: T, theirs: T, mine: T, taken: ReadonlySet<string>): T {
  const kept = Object.keys(mine).filter((key) => text(mine, key) === text(before, key) || taken.has(key));
  return { ...mine, ...Object.fromEntries(kept.map((key) => [key, theirs[key as keyof T]])) };
}
