/** A running calculation: named values, and the steps that led to them. */
import type { DetailValue, TrailStep } from '../model/result';
import { expression, printNumber, type Expression, type Values } from './expression';

/** Where a given value comes from; printed as the clause of its line. */
export type Origin = 'anchor' | 'concrete' | 'plate' | 'layout' | 'loads' | 'forces' | 'parts';

const ORIGINS: Readonly<Record<Origin, string>> = {
  anchor: 'input: anchor',
  concrete: 'input: concrete',
  plate: 'input: plate',
  layout: 'input: layout',
  loads: 'input: loads',
  forces: 'input: forces',
  parts: 'input: parts',
};

interface Step {
  symbol: string;
  /** Null for a given value, whose origin stands as clause. */
  formula: Expression | null;
  unit: string;
  clause: string;
}

/** A symbol is set once; so the trail can be written afterwards, for the governing part of a check alone. */
export class Calculation {
  private readonly values: Values = new Map();
  private readonly steps: Step[] = [];

  /** Takes a value from outside the calculation; noted once, however many parts need it. */
  given(symbol: string, value: number, unit: string, origin: Origin): number {
    if (this.values.has(symbol)) return value;
    this.values.set(symbol, value);
    this.steps.push({ symbol, formula: null, unit, clause: origin });
    return value;
  }

  /** Computes `symbol` from a formula over symbols that are known already. */
  step(symbol: string, text: string, unit: string, clause: string): number {
    const formula = expression(text);
    const value = formula.evaluate(this.values);
    this.values.set(symbol, value);
    this.steps.push({ symbol, formula, unit, clause });
    return value;
  }

  /** Sets a value that is not worth a line of its own, unless it was computed before. */
  assume(symbol: string, value: number): void {
    if (!this.values.has(symbol)) this.values.set(symbol, value);
  }

  /** A value that must be known by now. */
  value(symbol: string): number {
    const value = this.values.get(symbol);
    if (value === undefined) throw new ReferenceError(`${symbol} is not known`);
    return value;
  }

  /** A value that this calculation may have gone without. */
  known(symbol: string): number | null {
    return this.values.get(symbol) ?? null;
  }

  /** The calculation as an engineer writes it. */
  get trail(): TrailStep[] {
    const printed = new Map<string, string>();
    const print = (symbol: string): string => {
      const known = printed.get(symbol);
      if (known !== undefined) return known;
      const text = printNumber(this.value(symbol));
      printed.set(symbol, text);
      return text;
    };
    return this.steps.map(({ symbol, formula, unit, clause }) => {
      const value = this.value(symbol);
      return formula
        ? { symbol, expression: formula.text, substituted: formula.substitute(print), value, unit, clause }
        : {
            symbol,
            expression: symbol,
            substituted: print(symbol),
            value,
            unit,
            clause: ORIGINS[clause as Origin],
          };
    });
  }

  /** The named values that are known, for a detail object, behind what stands in `first`. */
  pick(symbols: readonly string[], first: Record<string, DetailValue> = {}): Record<string, DetailValue> {
    for (const symbol of symbols) {
      const value = this.values.get(symbol);
      if (value !== undefined) first[symbol] = value;
    }
    return first;
  }
}
