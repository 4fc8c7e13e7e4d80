/** Checks combined tension and shear, EN 1992-4, 7.2.3 and table 7.3. */
import type { CheckState } from '@/engineering/checks';
import { NEGLIGIBLE_FORCE } from '@/engineering/forces';
import {
  governing,
  interaction,
  notCombined,
  worstOf,
  type CheckedModes,
  type CombinedResult,
  type Interaction,
} from '@/engineering/mode';

/**
 * Checks steel failure for each anchor separately (footnote to table 7.3) and returns the values of the most
 * unfavourable anchor; null if tension or shear was not checked.
 */
function steelInteraction(
  state: CheckState,
  { steel_tension, steel_shear }: CheckedModes,
): Interaction | null {
  if (!steel_tension.applicable || !steel_shear.applicable) return null;
  const N_Rd_s = steel_tension.resistance;
  const V_Rd_s = steel_shear.resistance;
  const perAnchor = state.sheared.map(({ no, V }) => {
    const N = state.pulled.find((anchor) => anchor.no === no)?.N ?? 0;
    const check = interaction('steel', [N / N_Rd_s, V / V_Rd_s], [no]);
    return { check, beta: check.value };
  });
  return governing(perAnchor)?.check ?? null;
}

export function combinedTensionAndShear(state: CheckState, modes: CheckedModes): CombinedResult {
  const sheared = state.sheared.some(({ V }) => V > NEGLIGIBLE_FORCE);
  const none = notCombined(state.pulled.length > 0, sheared);
  if (none) return none;
  const { betas, anchors } = worstOf(
    [modes.pull_out, modes.concrete_cone, modes.splitting],
    [modes.pry_out, modes.concrete_edge],
  );
  // With a lever arm, the steel check for shear already includes the tension (7.38), so no combined steel
  // check is needed.
  const bent = state.spec.leverArm(state.input) !== null;
  return {
    reasons: { steel: bent ? 'lever_arm_contains_tension' : '', concrete: '', linear: '' },
    steel: bent ? null : steelInteraction(state, modes),
    concrete: interaction('concrete', betas, anchors),
    linear: interaction('linear', betas, anchors),
  };
}
