/**
 * Finds the largest of several results. Results that are equal by symmetry differ in their last digits, and
 * by different amounts in different browsers; they are treated as equal, and the first one is returned.
 */

/** Relative difference up to which two results are treated as equal. */
const TIE = 1e-9;

/** Compares two values for sorting in descending order; 0 for equal values, which keeps their order. */
export function byLargest(a: number, b: number): number {
  if (a === b) return 0;
  const isTie = Number.isFinite(a - b) && Math.abs(a - b) <= TIE * Math.max(Math.abs(a), Math.abs(b));
  return isTie ? 0 : b - a;
}

/** Returns the item with the largest value, the first of equal items; undefined without items. */
export function largestBy<T>(items: readonly T[], valueOf: (item: T) => number): T | undefined {
  const largest = items.reduce((most, item) => Math.max(most, valueOf(item)), -Infinity);
  return items.find((item) => byLargest(valueOf(item), largest) === 0) ?? items[0];
}

/** Converts a number for the response: returns null if the number is infinite. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
