/** Combined tension and shear, EN 1992-4, 7.2.3 and table 7.3. */
import { NEGLIGIBLE_FORCE } from '../../forces';
import {
  governing,
  interaction,
  largestRatio,
  type CheckedModes,
  type CombinedResult,
  type Interaction,
} from '../../mode';
import type { CheckState } from '../../checks';

const STEEL_EXPONENT = 2;
const CONCRETE_EXPONENT = 1.5;

/** Steel, anchor by anchor (footnote of table 7.3); bending by a lever arm contains the tension already. */
function steelInteraction(
  state: CheckState,
  { steel_tension, steel_shear }: CheckedModes,
): Interaction | null {
  if (!steel_tension.applicable || !steel_shear.applicable || state.spec.leverArm(state.input)) return null;
  const N_Rd_s = steel_tension.resistance;
  const V_Rd_s = steel_shear.resistance;
  const perAnchor = state.sheared.map(({ no, V }) => {
    const N = state.pulled.find((anchor) => anchor.no === no)?.N ?? 0;
    const check = interaction(N / N_Rd_s, V / V_Rd_s, STEEL_EXPONENT);
    return { ...check, beta: check.value };
  });
  const worst = governing(perAnchor)!;
  return { beta_N: worst.beta_N, beta_V: worst.beta_V, value: worst.value };
}

export function combinedTensionAndShear(state: CheckState, modes: CheckedModes): CombinedResult {
  const sheared = state.sheared.some(({ V }) => V > NEGLIGIBLE_FORCE);
  if (state.pulled.length === 0 || !sheared) return { steel: null, concrete: null, linear: null };
  const beta_N = largestRatio([modes.pull_out, modes.concrete_cone, modes.splitting]);
  const beta_V = largestRatio([modes.pry_out, modes.concrete_edge]);
  return {
    steel: steelInteraction(state, modes),
    concrete: interaction(beta_N, beta_V, CONCRETE_EXPONENT),
    linear: interaction(beta_N, beta_V, 1),
  };
}
