/**
 * Remarks on a result: checks left out, limits of the scope, assumptions. The rows of a failure mode stand in
 * its file; here are the rows of no mode, and the order.
 */
import { COMBINED_REMARKS } from '@/engineering/checks/combined';
import { CONE_REMARKS } from '@/engineering/checks/concrete-cone';
import { EDGE_REMARKS } from '@/engineering/checks/concrete-edge';
import { PRY_OUT_REMARKS } from '@/engineering/checks/pry-out';
import { PULL_OUT_REMARKS } from '@/engineering/checks/pull-out';
import { SPLITTING_REMARKS } from '@/engineering/checks/splitting';
import type { CheckRemark, CheckState } from '@/engineering/checks/state';
import { STEEL_SHEAR_REMARKS } from '@/engineering/checks/steel-shear';
import { STEEL_TENSION_REMARKS } from '@/engineering/checks/steel-tension';
import { edgeDistances, smallestEdgeDistance } from '@/engineering/geometry/edges';
import type { CheckedModes } from '@/engineering/mode/mode-result';
import type { Reaction, Remark } from '@/engineering/model/result';
import { remarksOf, remarkTable } from '@/engineering/scope/remark';
import { scopeRemarks } from '@/engineering/scope/scope-remarks';

const nearestEdge = ({ input }: CheckState): number =>
  smallestEdgeDistance(edgeDistances(input.anchors, input.concrete.outline));

const notChecked = (code: string, at: CheckRemark['at']): CheckRemark => ({ kind: 'not_checked', code, at });

/** Blow-out, and the checks that this library never performs. */
const NOT_COVERED: readonly CheckRemark[] = [
  {
    kind: 'not_required',
    code: 'blow_out_not_needed',
    at: ['7.2.1.8', null],
    when: (state) => {
      const c = nearestEdge(state);
      return state.pulled.length > 0 && Number.isFinite(c) && c >= 0.5 * state.product.h_ef;
    },
    values: (state) => ({ c: nearestEdge(state), limit: 0.5 * state.product.h_ef }),
  },
  {
    ...notChecked('plate_not_checked', ['6.2.1', '5.1']),
    values: ({ input }) => ({ t: input.plate.thickness }),
  },
  notChecked('compression_of_member', ['EN 1992-1-1, 6.7', 'GB/T 50010, 6.6']),
  notChecked('fire', ['annex D', '1']),
  notChecked('seismic', ['annex C', '4.3.9']),
  notChecked('fatigue', ['8', '1']),
  notChecked('serviceability', ['11', null]),
  notChecked('durability', ['5', null]),
  notChecked('supplementary_reinforcement', ['7.2.1.9, 7.2.2.6', null]),
  notChecked('fixture_thickness', ['4.6', null]),
  notChecked('neighbouring_groups', ['7.2.1.4', '6.1.5']),
  notChecked('normal_weight_concrete', ['1.2', '4.1']),
  notChecked('national_factors', ['4.4', null]),
  notChecked('second_variable_action', ['EN 1990, 6.4.3.2', 'GB 50068, 8.2']),
  notChecked('static_equilibrium', ['EN 1990, table A1.2(A)', null]),
];

const assumption = (
  code: string,
  at: CheckRemark['at'],
  more: Pick<CheckRemark, 'when' | 'values'> = {},
): CheckRemark => ({ kind: 'assumption', code, at, ...more });

/** Assumptions of the whole design, for which the designer is responsible. */
const WHOLE_DESIGN: readonly CheckRemark[] = [
  assumption('uncracked', ['4.7', '4.2'], { when: ({ input }) => !input.concrete.cracked }),
  assumption('rigid_plate', ['6.2.1', '5.1'], { when: ({ input }) => input.plate.rigid }),
  assumption('elastic_plate', ['6.2.1', '5.1'], { when: ({ input }) => !input.plate.rigid }),
  assumption('load_transfer', ['annex A', null]),
  assumption('importance_factor', ['EN 1990, annex B', null]),
  assumption('importance_factor_gamma_0', [null, '4.3.3']),
];

const NON_STRUCTURAL: readonly CheckRemark[] = [
  assumption('non_structural', [null, '4.3.10'], { when: ({ input }) => input.concrete.nonStructural }),
];

const ACCIDENTAL: readonly CheckRemark[] = [
  assumption('accidental', ['4.4', null], {
    when: ({ input }) => input.concrete.accidental,
    values: ({ product }) => ({ gamma_Mc: product.gamma_Mc, gamma_Mcv: product.gamma_Mcv }),
  }),
];

const LEFT_OUT = remarkTable(
  [
    STEEL_TENSION_REMARKS,
    STEEL_SHEAR_REMARKS,
    PULL_OUT_REMARKS,
    SPLITTING_REMARKS,
    EDGE_REMARKS,
    NOT_COVERED,
  ].flatMap((rows) => rows.filter(({ kind }) => kind !== 'assumption')),
);

const OF_MODES = [CONE_REMARKS, EDGE_REMARKS, STEEL_SHEAR_REMARKS].flatMap((rows) =>
  rows.filter(({ kind }) => kind === 'assumption'),
);

const ASSUMPTIONS = {
  'EN1992-4': remarkTable([...WHOLE_DESIGN, ...OF_MODES, ...PRY_OUT_REMARKS, ...ACCIDENTAL])['EN1992-4'],
  'JGJ145-2013': remarkTable([
    ...[PRY_OUT_REMARKS, WHOLE_DESIGN, COMBINED_REMARKS, NON_STRUCTURAL, OF_MODES].flat(),
  ])['JGJ145-2013'],
} as const;

export function allRemarks(state: CheckState, modes: CheckedModes, reaction: readonly Reaction[]): Remark[] {
  const { input } = state;
  return [
    ...remarksOf(LEFT_OUT[input.standard], state, modes),
    ...scopeRemarks({ input, reaction }),
    ...remarksOf(ASSUMPTIONS[input.standard], state, modes),
  ];
}
