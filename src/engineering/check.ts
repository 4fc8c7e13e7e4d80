/** Runs the complete check of an anchorage to either standard. */
import { combinedTensionAndShear, combinedVerdicts } from '@/engineering/checks/combined';
import { concreteCone } from '@/engineering/checks/concrete-cone';
import { concreteEdge } from '@/engineering/checks/concrete-edge';
import { checkedEdge, checkOf, type CheckedModes } from '@/engineering/checks/mode-result';
import { prepare } from '@/engineering/checks/prepare';
import { pryOut } from '@/engineering/checks/pry-out';
import { pullOut } from '@/engineering/checks/pull-out';
import { allRemarks } from '@/engineering/checks/remarks';
import { splitting } from '@/engineering/checks/splitting';
import type { CheckOptions } from '@/engineering/checks/state';
import { steelShear } from '@/engineering/checks/steel-shear';
import { steelTension } from '@/engineering/checks/steel-tension';
import type { CheckInput } from '@/engineering/model/design';
import { forEachMode, type CheckResult, type Outcome } from '@/engineering/model/result';
import { ENGINE_VERSION } from '@/engineering/version';

/** Runs the complete check; returns all results, or an error that names the invalid input. */
export function check(input: CheckInput, options?: CheckOptions): Outcome<CheckResult> {
  const prepared = prepare(input, options);
  if (!prepared.ok) return prepared;
  const { state, forces, reaction, resultant } = prepared.value;
  const { mode: concrete_edge, edges } = concreteEdge(state);
  const modes: CheckedModes = {
    steel_tension: steelTension(state),
    pull_out: pullOut(state),
    concrete_cone: concreteCone(state),
    splitting: splitting(state),
    steel_shear: steelShear(state),
    pry_out: pryOut(state),
    concrete_edge,
  };
  const { trail } = state;
  const combined = combinedTensionAndShear(state, modes);
  const value = {
    standard: input.standard,
    reaction,
    resultant,
    remarks: allRemarks(state, modes, reaction),
    checks: forEachMode((kind, mode) => checkOf(kind, mode, modes[mode], trail)),
    combined,
    combinedVerdicts: combinedVerdicts(combined),
    edges: edges.map((edge) => checkedEdge(edge, trail)),
    forces: { trail: forces.trail },
    engine: ENGINE_VERSION,
  };
  return { ok: true, value };
}
