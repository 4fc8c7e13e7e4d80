/**
 * Assembles the result of a check from the results of its failure modes, in the same shape for both
 * standards.
 */
import { combinedVerdicts, type CombinedResult } from '@/engineering/checks/combined';
import { checkedEdge, type EdgeMode } from '@/engineering/mode/checked-edge';
import { checkOf, finite, type CheckedModes } from '@/engineering/mode/mode-result';
import type { CombinedKey } from '@/engineering/model/combined';
import {
  forEachMode,
  type CheckResult,
  type CombinedCheck,
  type Reaction,
  type Remark,
  type Resultant,
  type TrailStep,
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

function combinedCheck({ reasons, ...checks }: CombinedResult, key: CombinedKey): CombinedCheck {
  const check = checks[key];
  const values =
    check === null
      ? { beta_N: null, beta_V: null, value: null }
      : { beta_N: finite(check.beta_N), beta_V: finite(check.beta_V), value: finite(check.value) };
  return { key, ...values, anchors: check?.anchors ?? [], reason: reasons[key] };
}

export function assembleAnswer({ modes, edges, combined, forces, trail, ...facts }: Parts): CheckResult {
  return {
    ...facts,
    checks: forEachMode((kind, mode) => checkOf(kind, mode, modes[mode], trail)),
    combined: {
      steel: combinedCheck(combined, 'steel'),
      concrete: combinedCheck(combined, 'concrete'),
      linear: combinedCheck(combined, 'linear'),
    },
    combinedVerdicts: combinedVerdicts(combined),
    edges: edges.map((edge) => checkedEdge(edge, trail)),
    forces: { trail: forces },
    engine: ENGINE_VERSION,
  };
}
