/**
 * Arranges the given values of a calculation: the values for individual anchors in a table, all others
 * grouped by origin.
 */
import type { TrailStep } from '@/engineering';
import { isOfAnAnchor, numberOf, ofAnyNumber } from '@/text/formula/numbered';

interface AnchorColumn {
  /** Symbol with the index i in place of the anchor number. */
  symbol: string;
  unit: string;
  values: ReadonlyMap<number, number>;
}

export interface GivenValues {
  anchors: readonly number[];
  columns: readonly AnchorColumn[];
  /** All other values, grouped by the clause that states their origin. */
  others: readonly { clause: string; steps: readonly TrailStep[] }[];
}

export const isGiven = ({ symbol, expression }: TrailStep): boolean => expression === symbol;

export function givenValues(trail: readonly TrailStep[]): GivenValues {
  const columns = new Map<string, { symbol: string; unit: string; values: Map<number, number> }>();
  const others = new Map<string, TrailStep[]>();
  for (const step of trail.filter(isGiven)) {
    const number = numberOf(step.symbol);
    if (number === null || !isOfAnAnchor(step.symbol)) {
      others.set(step.clause, [...(others.get(step.clause) ?? []), step]);
      continue;
    }
    const symbol = ofAnyNumber(step.symbol);
    const column = columns.get(symbol) ?? { symbol, unit: step.unit, values: new Map<number, number>() };
    column.values.set(number, step.value);
    columns.set(symbol, column);
  }
  const numbers = [...columns.values()].flatMap(({ values }) => [...values.keys()]);
  return {
    anchors: [...new Set(numbers)].sort((a, b) => a - b),
    columns: [...columns.values()],
    others: [...others].map(([clause, steps]) => ({ clause, steps })),
  };
}
