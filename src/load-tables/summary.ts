/**
 * Summary that the engineer checks before importing: the extreme values of each load with their rows, and
 * the sum of N.
 */
import type { ListedLoad } from '@/design/model/design-state';
import { forEachLoad } from '@/quantities/inputs';

export interface Extreme {
  value: number;
  name: string;
}

/** Returns the summary in kN and kNm; null if there are no rows. */
export function summaryOf(loads: readonly ListedLoad[]) {
  if (loads.length === 0) return null;
  const extremes = forEachLoad((load) => {
    const of = ({ name, ...row }: ListedLoad): Extreme => ({ value: row[load], name });
    return {
      smallest: of(loads.reduce((found, row) => (row[load] < found[load] ? row : found))),
      largest: of(loads.reduce((found, row) => (row[load] > found[load] ? row : found))),
    };
  });
  const sum = loads.reduce((total, { Nz }) => total + Nz, 0);
  return { extremes, sumOfN: Number(sum.toPrecision(12)) + 0 };
}
