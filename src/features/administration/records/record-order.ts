/** Finding and sorting records by their texts. */

/** Every word of the term occurs in one of the texts, whatever the case. */
export function isFound(term: string, texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return term
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** M8 before M10; an empty text first. */
export function byText<K extends string>(key: K) {
  return (a: Readonly<Record<K, string>>, b: Readonly<Record<K, string>>) => collator.compare(a[key], b[key]);
}

/** By value; what is no number counts as 0. */
export function byNumber<K extends string>(key: K) {
  return (a: Readonly<Record<K, string>>, b: Readonly<Record<K, string>>) =>
    (Number(a[key]) || 0) - (Number(b[key]) || 0);
}
