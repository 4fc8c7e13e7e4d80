/**
 * The largest of several results. Those that are equal by symmetry differ in their last digits, and in each
 * browser in others: they count as equal, and the first of them is taken.
 */

/** Relative difference up to which two results are equal. */
const TIE = 1e-9;

/** For sorting, the largest first; 0 for equal ones, which keep their order. */
export function byLargest(a: number, b: number): number {
  if (a === b) return 0;
  const isTie = Number.isFinite(a - b) && Math.abs(a - b) <= TIE * Math.max(Math.abs(a), Math.abs(b));
  return isTie ? 0 : b - a;
}

/** The item with the largest value; the first of equal ones. Undefined without items. */
export function largestBy<T>(items: readonly T[], valueOf: (item: T) => number): T | undefined {
  const largest = items.reduce((most, item) => Math.max(most, valueOf(item)), -Infinity);
  return items.find((item) => byLargest(valueOf(item), largest) === 0) ?? items[0];
}
