/**
 * Checks combined tension and shear according to JGJ145-2013, 6.1, with the largest ratios in the group. For
 * concrete, the linear check is accepted as an alternative, although the standard does not contain it.
 */
import type { CheckState } from '@/engineering/checks';
import { NEGLIGIBLE_FORCE } from '@/engineering/forces';
import {
  interaction,
  notCombined,
  worstOf,
  type CheckedModes,
  type CombinedResult,
} from '@/engineering/mode';

export function combinedTensionAndShear(state: CheckState, modes: CheckedModes): CombinedResult {
  const sheared = state.sheared.some(({ V }) => V > NEGLIGIBLE_FORCE);
  const none = notCombined(state.pulled.length > 0, sheared);
  if (none) return none;
  const steel = worstOf([modes.steel_tension], [modes.steel_shear]);
  const concrete = worstOf([modes.concrete_cone, modes.splitting], [modes.pry_out, modes.concrete_edge]);
  return {
    reasons: { steel: '', concrete: '', linear: '' },
    steel: interaction('steel', steel.betas, steel.anchors),
    concrete: interaction('concrete', concrete.betas, concrete.anchors),
    linear: interaction('linear', concrete.betas, concrete.anchors),
  };
}
