/** Computes the ratio of action to resistance, including the importance factor if it is not 1. */
import type { CheckState } from '@/engineering/checks/state';
import { formula, type Calculation } from '@/engineering/trail';

/**
 * Computes the ratio and records it as `beta`; the symbols for action and resistance must already have
 * values.
 */
export function utilisation(
  calculation: Calculation,
  { gamma_0 }: CheckState,
  [beta, action, resistance]: readonly [string, string, string],
  clause: string,
): number {
  if (gamma_0 === 1) return calculation.step(beta, formula`${action} / ${resistance}`, '', clause);
  calculation.given('gamma_0', gamma_0, '', 'loads');
  return calculation.step(beta, formula`gamma_0 * ${action} / ${resistance}`, '', clause);
}
