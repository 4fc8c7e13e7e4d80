/**
 * Assembles the result of a check from the results of its failure modes, in the same shape for both
 * standards.
 */
import { checkedEdge, type EdgeMode } from '@/engineering/mode/checked-edge';
import { combinedCheck, combinedVerdicts, type CombinedResult } from '@/engineering/mode/interaction';
import { checkOf, type ModeResult } from '@/engineering/mode/mode-result';
import {
  FORCE_KINDS,
  MODES,
  type Check,
  type CheckResult,
  type ModeKey,
  type Reaction,
  type Remark,
  type Resultant,
  type TrailStep,
} from '@/engineering/model/result';
import { ENGINE_VERSION } from '@/engineering/version';

export type CheckedModes = Readonly<Record<ModeKey, ModeResult>>;

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

export function assembleAnswer({ modes, edges, combined, forces, trail, ...facts }: Parts): CheckResult {
  const checks = Object.fromEntries(
    FORCE_KINDS.flatMap((kind) =>
      MODES[kind].map((mode): [ModeKey, Check] => [mode, checkOf(kind, mode, modes[mode], trail)]),
    ),
  ) as Record<ModeKey, Check>;
  return {
    ...facts,
    checks,
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
