/** Search and sort order of records. */

/** True if every word of the search term occurs in at least one of the strings, ignoring case. */
export function isFound(term: string, texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return term
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

const collator = new Intl.Collator(undefined, { numeric: true });

/**
 * Returns a function that compares records by the text in field `key` in natural order (M8 before M10); empty
 * texts come first.
 */
export function byText<K extends string>(key: K) {
  return (a: Readonly<Record<K, string>>, b: Readonly<Record<K, string>>) => collator.compare(a[key], b[key]);
}

/**
 * Returns a function that compares records by the number in field `key`; text that is not a number is treated
 * as 0.
 */
export function byNumber<K extends string>(key: K) {
  return (a: Readonly<Record<K, string>>, b: Readonly<Record<K, string>>) =>
    (Number(a[key]) || 0) - (Number(b[key]) || 0);
}
