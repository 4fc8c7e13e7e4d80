/**
 * Concrete splitting under load: the cone formulas with s_cr,sp and c_cr,sp, without h'_ef and psi_M,N.
 *
 * EN 1992-4, 7.2.1.7: the basic resistance is the smaller of cone and pull-out; waived from c_cr,sp (one
 * anchor) or 1.2 c_cr,sp (group) and h_min on. JGJ145-2013, 6.1: the resistance of the cone times psi_h,sp,
 * at most 1.5; waived from 1.5 c_cr,sp and 2 h_min on. Both waive it in cracked concrete if reinforcement
 * limits the cracks.
 */
import {
  breakoutGroups,
  coneOutline,
  CONE_PRODUCT,
  noteBasicCone,
  noteConeArea,
  noteConeFactors,
  noteConeInputs,
  noteEdges,
  noteGroupTension,
} from '@/engineering/checks/concrete-cone';
import { clausesOf, utilisation, type CheckRemarks, type CheckContext } from '@/engineering/checks/context';
import { modeOfParts, reasonOf, type ModeResult, type PartCheck } from '@/engineering/checks/mode-result';
import type { TensionAnchor } from '@/engineering/forces/tension-resultants';
import { edgeDistances, smallestEdgeDistance } from '@/engineering/geometry/edges';
import { Calculation, formula } from '@/engineering/trail/calculation';

const SPLITTING = clausesOf({
  N_Ed_g: ['7.2.1.7', '6.1.3 (6.1.3-1)'],
  c: ['7.2.1.7', '6.1.3 (6.1.3-1)'],
  N_Rk_sp_0: ['7.2.1.7', null],
  A_c_N_0: ['7.2.1.7', '6.1.4'],
  A_c_N: ['7.2.1.7', '6.1.5'],
  psi_s_N: ['7.2.1.7', '6.1.6'],
  psi_re_N: ['7.2.1.7', '6.1.7'],
  psi_ec_N: ['7.2.1.7', '6.1.8'],
  N_Rk_c: [null, '6.1.3 (6.1.3-2)'],
  psi_h_sp: ['7.2.1.7', '6.1'],
  N_Rk_sp: ['7.2.1.7', '6.1'],
  N_Rd_sp: ['7.2.1.7', '4.3.3'],
});

/** Returns the limits of the waiver, as multiples and in mm: of c_cr_sp (edge) and h_min (thickness). */
function waiverLimits({ input, product }: CheckContext) {
  const isSingle = input.anchors.length === 1;
  const times = input.standard === 'JGJ145-2013' ? { c: 1.5, h: 2 } : { c: isSingle ? 1 : 1.2, h: 1 };
  return { times, c: times.c * product.c_cr_sp, h: times.h * product.h_min };
}

/** Returns the smallest edge distance of the anchors in tension, mm; infinite without edges. */
const smallestDistance = ({ inTension, input }: CheckContext): number =>
  smallestEdgeDistance(edgeDistances(inTension, input.concrete.outline));

function waived(state: CheckContext): ModeResult | null {
  const { concrete, standard, anchors } = state.input;
  const { h_min, c_cr_sp, s_cr_sp } = state.product;
  const c = smallestDistance(state);
  const finite = Number.isFinite(c) ? c : null;
  const detail = { required: false, s_cr_sp, c_cr_sp, h: concrete.h, h_min, c: finite };
  const limits = waiverLimits(state);
  // EN 1992-4 requires more than the limit of one anchor, and at least that of a group.
  const isAbove = standard === 'EN1992-4' && anchors.length === 1;
  const isFar = isAbove ? c > limits.c : c >= limits.c * (1 - 1e-9);
  if (isFar && concrete.h >= limits.h)
    return { applicable: false, reason: 'splitting_far_from_edges', detail };
  if (concrete.cracked && concrete.crackWidthLimited)
    return { applicable: false, reason: 'splitting_crack_width_limited', detail };
  return null;
}

/** Computes N_Rk_sp_0 of EN 1992-4: the basic resistance of the cone, but at most that of pull-out. */
function noteBasic(calculation: Calculation, { product, input }: CheckContext): void {
  const at = SPLITTING[input.standard];
  if (product.N_Rk_p_0 === 0) {
    calculation.step('N_Rk_sp_0', 'N_Rk_c_0', 'kN', at.N_Rk_sp_0);
    return;
  }
  calculation.given('N_Rk_p_0', product.N_Rk_p_0, 'kN', 'anchor');
  calculation.given('psi_c', product.psi_c, '', 'anchor');
  calculation.step('N_Rk_sp_0', 'min(N_Rk_c_0, psi_c * N_Rk_p_0)', 'kN', at.N_Rk_sp_0);
}

/** Computes psi_h_sp and N_Rk_sp: the resistance increases with the member thickness, up to a limit. */
function noteResistance(calculation: Calculation, { input }: CheckContext): void {
  const at = SPLITTING[input.standard];
  if (input.standard === 'JGJ145-2013') {
    calculation.step('N_Rk_c', CONE_PRODUCT, 'kN', at.N_Rk_c);
    calculation.step('psi_h_sp', 'min((h / h_min)^(2 / 3), 1.5)', '', at.psi_h_sp);
    calculation.step('N_Rk_sp', 'psi_h_sp * N_Rk_c', 'kN', at.N_Rk_sp);
    return;
  }
  const limited = 'min((h / h_min)^(2 / 3), max(1, ((h_ef + 1.5 * c) / h_min)^(2 / 3)), 2)';
  const hasEdge = calculation.known('c') !== null;
  calculation.step('psi_h_sp', hasEdge ? limited : 'min((h / h_min)^(2 / 3), 2)', '', at.psi_h_sp);
  const product = 'N_Rk_sp_0 * A_c_N / A_c_N_0 * psi_s_N * psi_re_N * psi_ec_N_x * psi_ec_N_y * psi_h_sp';
  calculation.step('N_Rk_sp', product, 'kN', at.N_Rk_sp);
}

/** Symbols in the details, in the order of the response. */
const detailOf = ({ symbol }: CheckContext): string[] => [
  ...['s_cr_sp', 'c_cr_sp', 'h', 'h_min', 'N_Rk_c_0', 'N_Rk_sp_0', 'A_c_N', 'A_c_N_0', 'c', 'psi_s_N'],
  ...['psi_re_N', 'e_N_x', 'e_N_y', 'psi_ec_N_x', 'psi_ec_N_y', 'N_Rk_c', 'psi_h_sp', 'N_Rk_sp'],
  ...[symbol.gamma_Msp, 'N_Rd_sp', 'N_Ed_g', 'beta_N'],
];

function checkGroup(state: CheckContext, group: readonly TensionAnchor[]): PartCheck {
  const { product, input, symbol } = state;
  const at = SPLITTING[input.standard];
  const calculation = new Calculation(state.trail);
  const action = noteGroupTension(calculation, group, at.N_Ed_g);
  noteConeInputs(calculation, state);
  calculation.given('s_cr_sp', product.s_cr_sp, 'mm', 'anchor');
  calculation.given('c_cr_sp', product.c_cr_sp, 'mm', 'anchor');
  calculation.given('h', input.concrete.h, 'mm', 'concrete');
  calculation.given('h_min', product.h_min, 'mm', 'anchor');
  calculation.given(symbol.gamma_Msp, product.gamma_Msp, '', 'anchor');
  const existing = noteEdges(calculation, state, group, at.c);
  noteBasicCone(calculation, state, 'h_ef');
  if (input.standard === 'EN1992-4') noteBasic(calculation, state);
  calculation.step('A_c_N_0', 's_cr_sp^2', 'mm2', at.A_c_N_0);
  const size = { depth: 'h_ef', spacing: 's_cr_sp', edge: 'c_cr_sp' } as const;
  const area = { existing, side: size.spacing, clause: at.A_c_N };
  const strips = noteConeArea(calculation, state, group, area);
  noteConeFactors(calculation, state, { size, e: 'e_N', at });
  noteResistance(calculation, state);
  const resistance = calculation.step('N_Rd_sp', formula`N_Rk_sp / ${symbol.gamma_Msp}`, 'kN', at.N_Rd_sp);
  const beta = utilisation(calculation, state, ['beta_N', 'N_Ed_g', 'N_Rd_sp'], at.N_Rd_sp);
  const anchors = group.map(({ no }) => no);
  const body = coneOutline(calculation, group, size, { strips, cracks: true });
  const first = { required: true, c: calculation.known('c'), anchors };
  const detail = calculation.pick(detailOf(state), first);
  return { action, resistance, beta, anchors, calculation, detail, body };
}

export function splitting(state: CheckContext): ModeResult {
  if (state.inTension.length === 0)
    return { applicable: false, reason: 'no_tension', detail: { required: false } };
  const skipped = waived(state);
  if (skipped) return skipped;
  const groups = breakoutGroups(state, state.inTension, state.product.s_cr_sp);
  const parts = groups.map((group) => checkGroup(state, group));
  return modeOfParts(parts, 'clusters') ?? { applicable: false, reason: 'no_tension' };
}

/** Returns the thickness rule in words and numbers, as the remarks state it. */
function waivedThickness(state: CheckContext) {
  const { times, h } = waiverLimits(state);
  return { h: state.input.concrete.h, h_rule: ruleOf(times.h, 'h_min'), h_min: h };
}

const ruleOf = (times: number, symbol: string): string => (times === 1 ? symbol : `${times} ${symbol}`);

export const SPLITTING_REMARKS: CheckRemarks = {
  not_required: [
    {
      code: 'splitting_crack_width_limited',
      at: ['7.2.1.7', '6.1'],
      when: (_, modes) => reasonOf(modes.splitting) === 'splitting_crack_width_limited',
    },
    {
      code: 'splitting_no_edges',
      at: ['7.2.1.7', '6.1'],
      when: (state, modes) =>
        reasonOf(modes.splitting) === 'splitting_far_from_edges' && !Number.isFinite(smallestDistance(state)),
      values: waivedThickness,
    },
    {
      code: 'splitting_far_from_edges',
      at: ['7.2.1.7', '6.1'],
      when: (state, modes) =>
        reasonOf(modes.splitting) === 'splitting_far_from_edges' && Number.isFinite(smallestDistance(state)),
      values: (state) => {
        const { times, c } = waiverLimits(state);
        return {
          c: smallestDistance(state),
          c_rule: ruleOf(times.c, 'c_cr,sp'),
          limit: c,
          ...waivedThickness(state),
        };
      },
    },
  ],
};
