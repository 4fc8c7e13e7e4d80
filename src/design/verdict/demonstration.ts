/**
 * Demonstration records bear the mark in their name, which the documents have in every form of a record and
 * which cannot be changed once the record is there: it begins with the word "Demo".
 */
export function isDemonstration(name: string): boolean {
  return /^demo\b/i.test(name.trim());
}
