/** Groups of anchors whose spacing does not exceed a characteristic spacing. */

const ROUNDING = 1e-9;

/** True if a distance does not exceed a limit, with a tolerance for rounding. */
export function within(distance: number, limit: number): boolean {
  return distance <= limit * (1 + ROUNDING);
}

/** Returns the connected components under the symmetric relation `neighbours`, in the order of `items`. */
export function groupsOf<T>(items: readonly T[], neighbours: (a: T, b: T) => boolean): T[][] {
  const n = items.length;
  const taken = new Array<boolean>(n).fill(false);
  const found: T[][] = [];
  for (let start = 0; start < n; start++) {
    if (taken[start]) continue;
    taken[start] = true;
    const members = [start];
    for (const member of members) {
      for (let other = start + 1; other < n; other++) {
        if (taken[other] || !neighbours(items[member], items[other])) continue;
        taken[other] = true;
        members.push(other);
      }
    }
    found.push(members.sort((a, b) => a - b).map((index) => items[index]));
  }
  return found;
}

/** Returns the largest gap between neighbouring values; 0 for fewer than two distinct values. */
export function largestGap(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  let gap = 0;
  for (let i = 1; i < sorted.length; i++) gap = Math.max(gap, sorted[i] - sorted[i - 1]);
  return gap;
}
