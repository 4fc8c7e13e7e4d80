/**
 * Combines calculation lines that differ only in the anchor or strip number into one line with a value for
 * each number.
 */
import type { TrailStep } from '@/engineering';
import { numberOf, ofAnyNumber } from '@/formula/numbered';
import { formulaTokens } from '@/formula/tokens';

export interface MergedStep extends TrailStep {
  /** Values in the order of their anchor or strip numbers; empty if the line was not combined. */
  values: ReadonlyMap<number, number>;
}

/**
 * Returns the formula with i in place of the anchor or strip number; null if the symbol of the step has no
 * number or the formula contains a different number.
 */
function ofAny({ symbol, expression }: TrailStep): string | null {
  const own = numberOf(symbol);
  const tokens = formulaTokens(expression);
  const numbers = tokens.flatMap(({ kind, text }) => (kind === 'symbol' ? (numberOf(text) ?? []) : []));
  if (own === null || numbers.some((number) => number !== own)) return null;
  return tokens.map(({ kind, text }) => (kind === 'symbol' ? ofAnyNumber(text) : text)).join(' ');
}

const inOrder = (values: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map([...values].sort(([one], [other]) => one - other));

export function mergedSteps(steps: readonly TrailStep[]): MergedStep[] {
  const groups = new Map<string, { step: TrailStep; expression: string; values: Map<number, number> }>();
  const merged: (MergedStep | string)[] = [];
  for (const step of steps) {
    const expression = ofAny(step);
    const number = numberOf(step.symbol);
    if (expression === null || number === null) {
      merged.push({ ...step, values: new Map() });
      continue;
    }
    const key = [ofAnyNumber(step.symbol), expression, step.unit, step.clause].join('|');
    const group = groups.get(key);
    if (group) group.values.set(number, step.value);
    else {
      groups.set(key, { step, expression, values: new Map([[number, step.value]]) });
      merged.push(key);
    }
  }
  return merged.flatMap((entry): MergedStep[] => {
    if (typeof entry !== 'string') return [entry];
    const group = groups.get(entry);
    if (!group) return [];
    const { step, expression, values } = group;
    return values.size === 1
      ? [{ ...step, values: new Map() }]
      : [{ ...step, symbol: ofAnyNumber(step.symbol), expression, values: inOrder(values) }];
  });
}
