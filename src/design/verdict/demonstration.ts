/**
 * True if a record is demonstration data, that is, if its name begins with the word "Demo". The name is used
 * because every documented form of a record contains it, and because it cannot be changed after the record
 * is created.
 */
export function isDemonstration(name: string): boolean {
  return /^demo\b/i.test(name.trim());
}
