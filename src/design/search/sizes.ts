/**
 * Size of a connection (the quantities that the design search minimises), and functions that compare and sort
 * connections by size.
 */

export interface Size {
  anchors: number;
  /** Thread diameter, mm. */
  diameter: number;
  /** Embedment depth, mm. */
  embedment: number;
  /** Plate area, mm². */
  plate: number;
  /** Plate thickness, mm; 0 for a rigid plate, whose thickness has no effect. */
  thickness: number;
}

const MEASURES = ['anchors', 'diameter', 'embedment', 'plate', 'thickness'] as const;

/** True if `other` is not larger than `one` in any measure, which includes equal sizes. */
export const isCoveredBy = (one: Size, other: Size): boolean =>
  MEASURES.every((measure) => other[measure] <= one[measure]);

/** Returns the items that are not covered by another item; only the first of several equal items. */
export const unbeaten = <T extends { size: Size }>(all: readonly T[]): T[] =>
  all.filter(({ size }, index) =>
    all.every(
      (other, at) =>
        at === index || !isCoveredBy(size, other.size) || (at > index && isCoveredBy(other.size, size)),
    ),
  );

/**
 * Sorts by ascending size: the sum of all measures, each divided by its smallest value in the list. A
 * connection that covers another connection comes before it, unless both have the same size.
 */
export function bySmallness<T extends { size: Size }>(all: readonly T[]): T[] {
  const least = (measure: keyof Size) =>
    all.reduce((smallest, { size }) => Math.min(smallest, size[measure]), Infinity) || 1;
  const smallest = new Map(MEASURES.map((measure) => [measure, least(measure)]));
  const sum = ({ size }: T) =>
    MEASURES.reduce((total, measure) => total + size[measure] / (smallest.get(measure) ?? 1), 0);
  return all
    .map((one) => ({ one, sum: sum(one) }))
    .sort((first, second) => first.sum - second.sum)
    .map(({ one }) => one);
}
