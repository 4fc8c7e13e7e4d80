/** How large a connection is in what an engineer wants little of, and which of several nothing beats. */

export interface Size {
  anchors: number;
  /** Thread, mm. */
  diameter: number;
  /** mm. */
  embedment: number;
  /** mm². */
  plate: number;
  /** mm; 0 for a rigid plate, whose thickness does not count. */
  thickness: number;
}

const MEASURES = ['anchors', 'diameter', 'embedment', 'plate', 'thickness'] as const;

/** In nothing larger: also where both are alike. */
export const isCoveredBy = (one: Size, other: Size): boolean =>
  MEASURES.every((measure) => other[measure] <= one[measure]);

/** Items that no other item covers; of equal items the first. */
export const unbeaten = <T extends { size: Size }>(all: readonly T[]): T[] =>
  all.filter(({ size }, index) =>
    all.every(
      (other, at) =>
        at === index || !isCoveredBy(size, other.size) || (at > index && isCoveredBy(other.size, size)),
    ),
  );

/**
 * The small before the large, each measure as a share of its smallest. Whatever covers another one comes
 * before it, or is its equal.
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
