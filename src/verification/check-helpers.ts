/**
 * Helpers for tests of complete checks: run the check according to the design's standard, and list its
 * utilisations.
 */
import fc from 'fast-check';
import { check as outcomeOf } from '@/engineering/check';
import type { CheckOptions } from '@/engineering/checks/context';
import { rigidSolution } from '@/engineering/checks/rigid-plate-pressure';
import { COMBINED_KEYS } from '@/engineering/model/combined';
import type { CheckInput } from '@/engineering/model/design';
import { MODE_KEYS, type CheckResult, type Outcome } from '@/engineering/model/result';

export { MODE_KEYS as MODES, outcomeOf };

/** Returns the value of an outcome; throws its error. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.error.field} ${outcome.error.message}`);
  return outcome.value;
}

export const check = (input: CheckInput, options?: CheckOptions): CheckResult =>
  valueOf(outcomeOf(input, options));

/**
 * Checks a random design; skips it if no anchor can resist a force or the torsion because of slotted holes.
 */
export function checkOrSkip(input: CheckInput): CheckResult {
  const outcome = outcomeOf(input);
  if (!outcome.ok) fc.pre(outcome.error.field !== 'anchor.weights');
  return check(input);
}

/**
 * Returns the utilisations of all seven failure modes in per cent and the values of the three combined
 * checks; null for a check that does not apply, and for an infinite utilisation.
 */
export function utilisations(answer: CheckResult): (number | null)[] {
  const shares = MODE_KEYS.map((mode) => answer.checks[mode].utilisation);
  return [...shares, ...COMBINED_KEYS.map((key) => answer.combined[key].value)];
}

export const UTILISATION_NAMES = [
  ...MODE_KEYS,
  'combined steel',
  'combined concrete',
  'combined linear',
] as const;

/** Returns the design with the axial forces of a rigid plate. */
export function withRigidPlate(input: CheckInput): CheckInput {
  const solution = rigidSolution(input);
  fc.pre(solution !== null);
  return { ...input, axials: solution.tensions.map((T) => T / 1000) };
}

/** Requires a property of this many random values. */
export function forAll<Ts extends [unknown, ...unknown[]]>(
  numRuns: number,
  ...property: [...arbitraries: { [K in keyof Ts]: fc.Arbitrary<Ts[K]> }, holds: (...values: Ts) => void]
): void {
  fc.assert(fc.property(...property), { numRuns });
}
