/** A running calculation: named values, and the steps that led to them. */
import type { TrailStep } from '../model/result';
import { expression, printNumber, type Expression, type Values } from './expression';

/** Where a given value comes from; printed as the clause of its line. */
export type Origin = 'anchor' | 'concrete' | 'plate' | 'layout' | 'loads' | 'forces' | 'standard';

interface Step {
  symbol: string;
  /** Null for a given value. */
  formula: Expression | null;
  unit: string;
  clause: string;
}

/** A symbol is set once; so the trail can be written afterwards, for the governing part of a check alone. */
export class Calculation {
  readonly values: Values = {};
  private readonly steps: Step[] = [];

  /** Takes a value from outside the calculation. */
  given(symbol: string, value: number, unit: string, origin: Origin): number {
    this.values[symbol] = value;
    this.steps.push({ symbol, formula: null, unit, clause: origin });
    return value;
  }

  /** Computes `symbol` from a formula over symbols that are known already. */
  step(symbol: string, text: string, unit: string, clause: string): number {
    const formula = expression(text);
    const value = formula.evaluate(this.values);
    this.values[symbol] = value;
    this.steps.push({ symbol, formula, unit, clause });
    return value;
  }

  /** The calculation as an engineer writes it. */
  get trail(): TrailStep[] {
    return this.steps.map(({ symbol, formula, unit, clause }) => {
      const value = this.values[symbol];
      return formula
        ? { symbol, expression: formula.text, substituted: formula.substitute(this.values), value, unit, clause }
        : { symbol, expression: symbol, substituted: printNumber(value), value, unit, clause: `input: ${clause}` };
    });
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
