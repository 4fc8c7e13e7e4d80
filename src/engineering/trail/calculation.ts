/** A running calculation: named values, and the steps that led to them when they are wanted. */
import type { TrailStep } from '../model/result';
import { expression, printNumber, type Values } from './expression';

/** Where a given value comes from; printed as the clause of its line. */
export type Origin = 'anchor' | 'concrete' | 'plate' | 'layout' | 'loads' | 'forces' | 'standard';

export class Calculation {
  readonly values: Values = {};
  private readonly steps: TrailStep[] | null;

  /** `record` false computes the same values without writing the trail: several times faster. */
  constructor(record: boolean) {
    this.steps = record ? [] : null;
  }

  get recording(): boolean {
    return this.steps !== null;
  }

  get trail(): readonly TrailStep[] {
    return this.steps ?? [];
  }

  /** Takes a value from outside the calculation. */
  given(symbol: string, value: number, unit: string, origin: Origin): number {
    this.values[symbol] = value;
    this.steps?.push({
      symbol,
      expression: symbol,
      substituted: printNumber(value),
      value,
      unit,
      clause: `input: ${origin}`,
    });
    return value;
  }

  /** Computes `symbol` from a formula over symbols that are known already. */
  step(symbol: string, formula: string, unit: string, clause: string): number {
    const { evaluate, substitute } = expression(formula);
    const value = evaluate(this.values);
    this.steps?.push({
      symbol,
      expression: formula,
      substituted: substitute(this.values),
      value,
      unit,
      clause,
    });
    this.values[symbol] = value;
    return value;
  }

  /** The named values, for a detail object. */
  pick(symbols: readonly string[]): Record<string, number> {
    const picked: Record<string, number> = {};
    for (const symbol of symbols) {
      const value = this.values[symbol];
      if (value !== undefined) picked[symbol] = value;
    }
    return picked;
  }
}
