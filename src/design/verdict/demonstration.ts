/**
 * The name of a demonstration record begins with the word "Demo": every documented form of a record contains
 * the name, which cannot be changed after the record is created.
 */
export function isDemonstration(name: string): boolean {
  return /^demo\b/i.test(name.trim());
}
