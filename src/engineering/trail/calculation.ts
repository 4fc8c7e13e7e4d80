/** A running calculation: named values, and the steps by which they were calculated. */
import type { DetailValue, TrailStep } from '@/engineering/model/result';
import { expression, type Expression } from '@/engineering/trail/expression';
import { printNumber } from '@/engineering/trail/print';
import { Values } from '@/engineering/trail/values';

/** Origin of a given value; printed as the clause of its line. */
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

const NOTHING: Record<string, DetailValue> = Object.freeze({});

interface Step {
  symbol: string;
  /** Null for a given value, whose clause is its origin. */
  formula: Expression | null;
  unit: string;
  clause: string;
}

/**
 * A symbol is set once, so the trail can be written afterwards for the governing check alone. If nothing is
 * noted, the same formulas are computed, and trail and picked values stay empty.
 */
export class Calculation {
  private readonly values = new Values();
  private readonly steps: Step[] = [];

  constructor(readonly isNoted = true) {}

  /** Notes a value from outside the calculation; noted once even if several checks need it. */
  given(symbol: string, value: number, unit: string, origin: Origin): number {
    const isNew = this.values.setOnce(symbol, value);
    if (isNew && this.isNoted) this.steps.push({ symbol, formula: null, unit, clause: origin });
    return value;
  }

  /** Computes `symbol` from a formula with symbols that are already known. */
  step(symbol: string, text: string, unit: string, clause: string): number {
    const formula = expression(text);
    const value = formula.evaluate(this.values);
    this.values.set(symbol, value);
    if (this.isNoted) this.steps.push({ symbol, formula, unit, clause });
    return value;
  }

  /** Sets a value that needs no line in the trail, unless it was computed before. */
  assume(symbol: string, value: number): void {
    this.values.setOnce(symbol, value);
  }

  /** Returns a value that must already be known. */
  value(symbol: string): number {
    const value = this.values.get(symbol);
    if (Number.isNaN(value)) throw new ReferenceError(`${symbol} is not known`);
    return value;
  }

  /** Returns a value, or null if this calculation did not need it. */
  known(symbol: string): number | null {
    const value = this.values.get(symbol);
    return Number.isNaN(value) ? null : value;
  }

  /** The calculation as an engineer writes it. */
  get trail(): TrailStep[] {
    if (this.steps.length === 0) return [];
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

  /** Returns the known values with these names for a detail object, after the values of `first`. */
  pick(symbols: readonly string[], first: Record<string, DetailValue> = {}): Record<string, DetailValue> {
    if (!this.isNoted) return NOTHING;
    for (const symbol of symbols) {
      const value = this.values.get(symbol);
      if (!Number.isNaN(value)) first[symbol] = value;
    }
    return first;
  }
}
