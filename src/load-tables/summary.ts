/** What an engineer looks at before an import: the extremes of each load with their rows, the sum of N. */
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import type { ListedLoad } from '@/design/model/design-state';

export interface Extreme {
  value: number;
  name: string;
}

export interface Summary {
  extremes: Record<LoadName, { smallest: Extreme; largest: Extreme }>;
  /** kN. */
  sumOfN: number;
}

/** Null without rows. */
export function summaryOf(loads: readonly ListedLoad[]): Summary | null {
  if (loads.length === 0) return null;
  const extremeOf = (load: LoadName, isBeyond: (value: number, found: number) => boolean): Extreme => {
    const row = loads.reduce((found, one) => (isBeyond(one[load], found[load]) ? one : found));
    return { value: row[load], name: row.name };
  };
  const extremes = LOAD_NAMES.map((load) => {
    const smallest = extremeOf(load, (value, found) => value < found);
    return [load, { smallest, largest: extremeOf(load, (value, found) => value > found) }] as const;
  });
  const sum = loads.reduce((total, { Nz }) => total + Nz, 0);
  return {
    extremes: Object.fromEntries(extremes) as Summary['extremes'],
    sumOfN: Number(sum.toPrecision(12)) + 0,
  };
}
