/**
 * Runs the complete check of an anchorage to either standard. Contains the order of the remarks, and the
 * remarks that belong to no failure mode; the file of a failure mode contains the others.
 */
import { COMBINED_REMARKS, combinedTensionAndShear, combinedVerdicts } from '@/engineering/checks/combined';
import { CONE_REMARKS, concreteCone } from '@/engineering/checks/concrete-cone';
import { EDGE_REMARKS, concreteEdge } from '@/engineering/checks/concrete-edge';
import type { CheckRemark, CheckRemarks, CheckContext, CheckOptions } from '@/engineering/checks/context';
import { type CheckedModes, checkedEdge, checkOf } from '@/engineering/checks/mode-result';
import { prepare } from '@/engineering/checks/prepare-check';
import { PRY_OUT_REMARKS, pryOut } from '@/engineering/checks/pry-out';
import { PULL_OUT_REMARKS, pullOut } from '@/engineering/checks/pull-out';
import { SPLITTING_REMARKS, splitting } from '@/engineering/checks/splitting';
import { STEEL_SHEAR_REMARKS, steelShear } from '@/engineering/checks/steel-shear';
import { STEEL_TENSION_REMARKS, steelTension } from '@/engineering/checks/steel-tension';
import { edgeDistances, smallestEdgeDistance } from '@/engineering/geometry/edges';
import type { CheckInput } from '@/engineering/model/design';
import {
  type Reaction,
  type Remark,
  forEachMode,
  type CheckResult,
  type Outcome,
} from '@/engineering/model/result';
import { remarksOf, remarkTable, scopeRemarks } from '@/engineering/scope/scope-remarks';
import { ENGINE_VERSION } from '@/engineering/version';

const nearestEdge = ({ input }: CheckContext): number =>
  smallestEdgeDistance(edgeDistances(input.anchors, input.concrete.outline));

/** Blow-out, and the checks that this library never performs. */
const BLOW_OUT: CheckRemark = {
  code: 'blow_out_not_needed',
  at: ['7.2.1.8', null],
  when: (state) => {
    const c = nearestEdge(state);
    return state.inTension.length > 0 && Number.isFinite(c) && c >= 0.5 * state.product.h_ef;
  },
  values: (state) => ({ c: nearestEdge(state), limit: 0.5 * state.product.h_ef }),
};

const NOT_COVERED: readonly CheckRemark[] = [
  { code: 'plate_not_checked', at: ['6.2.1', '5.1'], values: ({ input }) => ({ t: input.plate.thickness }) },
  { code: 'compression_of_member', at: ['EN 1992-1-1, 6.7', 'GB/T 50010, 6.6'] },
  { code: 'fire', at: ['annex D', '1'] },
  { code: 'seismic', at: ['annex C', '4.3.9'] },
  { code: 'fatigue', at: ['8', '1'] },
  { code: 'serviceability', at: ['11', null] },
  { code: 'durability', at: ['5', null] },
  { code: 'supplementary_reinforcement', at: ['7.2.1.9, 7.2.2.6', null] },
  { code: 'fixture_thickness', at: ['4.6', null] },
  { code: 'neighbouring_groups', at: ['7.2.1.4', '6.1.5'] },
  { code: 'normal_weight_concrete', at: ['1.2', '4.1'] },
  { code: 'national_factors', at: ['4.4', null] },
  { code: 'second_variable_action', at: ['EN 1990, 6.4.3.2', 'GB 50068, 8.2'] },
  { code: 'static_equilibrium', at: ['EN 1990, table A1.2(A)', null] },
];

/** Assumptions of the whole design, for which the designer is responsible. */
const WHOLE_DESIGN: readonly CheckRemark[] = [
  { code: 'uncracked', at: ['4.7', '4.2'], when: ({ input }) => !input.concrete.cracked },
  { code: 'rigid_plate', at: ['6.2.1', '5.1'], when: ({ input }) => input.plate.rigid },
  { code: 'elastic_plate', at: ['6.2.1', '5.1'], when: ({ input }) => !input.plate.rigid },
  { code: 'load_transfer', at: ['annex A', null] },
  { code: 'importance_factor', at: ['EN 1990, annex B', null] },
  { code: 'importance_factor_gamma_0', at: [null, '4.3.3'] },
];

const NON_STRUCTURAL: CheckRemark = {
  code: 'non_structural',
  at: [null, '4.3.10'],
  when: ({ input }) => input.concrete.nonStructural,
};

const ACCIDENTAL: CheckRemark = {
  code: 'accidental',
  at: ['4.4', null],
  when: ({ input }) => input.concrete.accidental,
  values: ({ product }) => ({ gamma_Mc: product.gamma_Mc, gamma_Mcv: product.gamma_Mcv }),
};

const rowsOf = (kind: keyof CheckRemarks, ...modes: readonly CheckRemarks[]): readonly CheckRemark[] =>
  modes.flatMap((remarks) => remarks[kind] ?? []);

const STEEL = [STEEL_TENSION_REMARKS, STEEL_SHEAR_REMARKS];
const CONCRETE = [PULL_OUT_REMARKS, SPLITTING_REMARKS, EDGE_REMARKS];
const LEFT_OUT = remarkTable('not_required', [...rowsOf('not_required', ...STEEL, ...CONCRETE), BLOW_OUT]);
const OMITTED = remarkTable('not_checked', NOT_COVERED);

const [COMBINED, PRY_OUT, OTHERS] = [
  rowsOf('assumption', COMBINED_REMARKS),
  rowsOf('assumption', PRY_OUT_REMARKS),
  rowsOf('assumption', CONE_REMARKS, EDGE_REMARKS, STEEL_SHEAR_REMARKS),
];
const ASSUMED = {
  'EN1992-4': remarkTable('assumption', [...WHOLE_DESIGN, ...OTHERS, ...PRY_OUT, ACCIDENTAL]),
  'JGJ145-2013': remarkTable('assumption', [
    ...PRY_OUT,
    ...WHOLE_DESIGN,
    ...COMBINED,
    NON_STRUCTURAL,
    ...OTHERS,
  ]),
} as const;

function allRemarks(state: CheckContext, modes: CheckedModes, reaction: readonly Reaction[]): Remark[] {
  const { input } = state;
  const { standard } = input;
  return [
    ...remarksOf(LEFT_OUT[standard], state, modes),
    ...remarksOf(OMITTED[standard], state, modes),
    ...scopeRemarks({ input, reaction }),
    ...remarksOf(ASSUMED[standard][standard], state, modes),
  ];
}

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
