/**
 * Helpers for tests of complete checks: run the check according to the design's standard, and list its
 * utilisations.
 */
import fc from 'fast-check';
import { check as checkDesign } from '@/engineering/check';
import type { CheckOptions } from '@/engineering/checks/state';
import type { CheckInput } from '@/engineering/model/design';
import type { CheckAnswer, Outcome } from '@/engineering/model/result';
import { rigidSolution } from '@/engineering/plate/rigid-solution';

export const MODES = [
  'steel_tension',
  'pull_out',
  'concrete_cone',
  'splitting',
  'steel_shear',
  'pry_out',
  'concrete_edge',
] as const;

export const outcomeOf = (input: CheckInput, options?: CheckOptions): Outcome<CheckAnswer> =>
  checkDesign(input, options);

export function check(input: CheckInput): CheckAnswer {
  const outcome = outcomeOf(input);
  if (!outcome.ok) throw new Error(`${outcome.error.field} ${outcome.error.message}`);
  return outcome.value;
}

/**
 * Checks a random design; skips it if no anchor can resist a force or the torsion because of slotted holes.
 */
export function checkOrSkip(input: CheckInput): CheckAnswer {
  const outcome = outcomeOf(input);
  if (!outcome.ok) fc.pre(outcome.error.field !== 'anchor.weights');
  return check(input);
}

/**
 * Returns the utilisations of all seven failure modes in per cent and the values of the three combined
 * checks; null for a check that does not apply, and for an infinite utilisation.
 */
export function utilisations(answer: CheckAnswer): (number | null)[] {
  const rows = [...answer.summary.tension, ...answer.summary.shear].map((row) => row[2]);
  return [...rows, ...answer.tension_and_shear.map((row) => row[2])];
}

export const UTILISATION_NAMES = [
  ...MODES,
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
