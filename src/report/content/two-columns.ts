/**
 * Arranges a list in rows of two entries, to be read downwards: the first half on the left, the second half
 * on the right.
 */
export function twoColumns<T>(entries: readonly T[], none: T): { left: T; right: T }[] {
  const half = Math.ceil(entries.length / 2);
  return entries.slice(0, half).map((left, index) => ({ left, right: entries[half + index] ?? none }));
}
