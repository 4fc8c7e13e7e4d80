/** Combined tension and shear, JGJ145-2013, 6.1, with the largest ratios of the group; the linear row is not of this standard. */
import { NEGLIGIBLE_FORCE } from '../../forces';
import type { CheckState } from '../../checks';
import { interaction, largestRatio, type CheckedModes, type CombinedResult } from '../../mode';

const STEEL_EXPONENT = 2;
const CONCRETE_EXPONENT = 1.5;

export function combinedTensionAndShear(state: CheckState, modes: CheckedModes): CombinedResult {
  const sheared = state.sheared.some(({ V }) => V > NEGLIGIBLE_FORCE);
  if (state.pulled.length === 0 || !sheared) return { steel: null, concrete: null, linear: null };
  const beta_N = largestRatio([modes.concrete_cone, modes.splitting]);
  const beta_V = largestRatio([modes.pry_out, modes.concrete_edge]);
  return {
    steel: interaction(
      largestRatio([modes.steel_tension]),
      largestRatio([modes.steel_shear]),
      STEEL_EXPONENT,
    ),
    concrete: interaction(beta_N, beta_V, CONCRETE_EXPONENT),
    linear: interaction(beta_N, beta_V, 1),
  };
}
