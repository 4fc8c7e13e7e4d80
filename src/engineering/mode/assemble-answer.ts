/**
 * Assembles the result of a check from the results of its failure modes, in the same shape for both
 * standards.
 */
import {
  combinedUtilisation,
  combinedVerdicts,
  type CombinedResult,
  type Interaction,
} from '@/engineering/checks/combined';
import { checkedEdge, type EdgeMode } from '@/engineering/mode/checked-edge';
import {
  finite,
  largestRatio,
  modeDetail,
  summaryRow,
  type CheckedModes,
} from '@/engineering/mode/mode-result';
import { COMBINED_KEYS, type CombinedKey } from '@/engineering/model/combined';
import type {
  CheckAnswer,
  CombinedPart,
  CombinedRow,
  Reaction,
  Remark,
  Resultant,
  TrailStep,
} from '@/engineering/model/result';
import { ENGINE_VERSION } from '@/engineering/version';

interface Parts {
  standard: string;
  reaction: readonly Reaction[];
  resultant: Resultant;
  modes: CheckedModes;
  edges: readonly EdgeMode[];
  combined: CombinedResult;
  forces: readonly TrailStep[];
  remarks: readonly Remark[];
  /** If false, the details of a mode contain only whether the mode applies, and the reason if it does not. */
  trail: boolean;
}

/** Returns the anchors used in a combined check and the reason why it does not apply ('' if it applies). */
function combinedPart(combined: CombinedResult, key: CombinedKey): CombinedPart {
  return { anchors: combined[key]?.anchors ?? [], reason: combined.reasons[key] };
}

function combinedRow(check: Interaction | null): CombinedRow {
  if (check === null) return [null, null, null];
  return [finite(check.beta_N), finite(check.beta_V), finite(check.value)];
}

export function assembleAnswer({
  standard,
  reaction,
  resultant,
  modes,
  edges,
  combined,
  forces,
  remarks,
  trail,
}: Parts): CheckAnswer {
  const tension = [modes.steel_tension, modes.pull_out, modes.concrete_cone, modes.splitting];
  const shear = [modes.steel_shear, modes.pry_out, modes.concrete_edge];
  const summary = { tension: tension.map(summaryRow), shear: shear.map(summaryRow) };
  const { first, second } = combinedVerdicts(combined);
  const rows = [...summary.tension, ...summary.shear];
  const single = rows.every(([, , , , verdict]) => verdict !== 'Not satisfied');
  const ratios = [largestRatio(tension), largestRatio(shear), combinedUtilisation(combined)] as const;
  return {
    standard,
    satisfied: single && first !== 'Not satisfied' && second !== 'Not satisfied',
    reaction,
    resultant,
    summary,
    tension_and_shear: COMBINED_KEYS.map((key) => combinedRow(combined[key])),
    combined: {
      steel: combinedPart(combined, 'steel'),
      concrete: combinedPart(combined, 'concrete'),
      linear: combinedPart(combined, 'linear'),
    },
    tensionShear1: first,
    tensionShear2: second,
    Tmax: finite(100 * ratios[0]),
    Smax: finite(100 * ratios[1]),
    Cmax: finite(100 * ratios[2]),
    Max: finite(100 * Math.max(...ratios)),
    steel_tension: modeDetail(modes.steel_tension, trail),
    pull_out: modeDetail(modes.pull_out, trail),
    concrete_cone: modeDetail(modes.concrete_cone, trail),
    splitting: modeDetail(modes.splitting, trail),
    steel_shear: modeDetail(modes.steel_shear, trail),
    pry_out: modeDetail(modes.pry_out, trail),
    concrete_edge: modeDetail(modes.concrete_edge, trail),
    edges: edges.map((edge) => checkedEdge(edge, trail)),
    forces: { trail: forces },
    remarks,
    engine: ENGINE_VERSION,
  };
}
