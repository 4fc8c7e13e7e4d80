/** Compares a result with an earlier one of the same inputs, when the records had other values. */
import type { CaseInput } from '@/api/contract/to-wire';
import type { RunResult } from '@/design/verdict/run-result';
import { PRODUCT_FIGURES } from '@/quantities/anchor';

/** Values that the records of anchor, grade and profile give, by symbol. */
const valuesOf = ({ product, concrete, profile }: CaseInput): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(PRODUCT_FIGURES.map((name) => [name, product[name]])),
  f_ck: concrete.f_ck,
  f_cuk: concrete.f_cuk,
  h_min: concrete.h_min,
  H: profile.H,
  W: profile.W,
  T: profile.T,
  FT: profile.FT,
});

/** Returns the inputs of the design alone: without those values, and without what follows from them. */
function ownInputs(input: CaseInput): string {
  const others = new Set([...Object.keys(valuesOf(input)), 'axials', 'gamma_inst', 'rest']);
  return JSON.stringify(input, (name, value: unknown) => (others.has(name) ? undefined : value));
}

interface ChangedValue {
  name: string;
  then: number;
  now: number;
}

/** Returns the values of the records that differ between two results. */
export function changedValues(then: RunResult, now: RunResult): ChangedValue[] {
  const [before, after] = [valuesOf(then.input), valuesOf(now.input)];
  return Object.keys(after)
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, then: before[name], now: after[name] }));
}

/** True if the results differ by values of records or by the engine, but not by the inputs of the design. */
export const isSuperseded = (then: RunResult, now: RunResult): boolean =>
  ownInputs(then.input) === ownInputs(now.input) &&
  (then.engine !== now.engine || changedValues(then, now).length > 0);
