/** Where this input leaves the scope of the standard although figures were computed. */
import type { AnchorPoint } from '../../model/design';
import type { Remark } from '../../model/result';
import { NEGLIGIBLE_FORCE } from '../../forces';
import { edgeDistances, smallestEdgeDistance } from '../../geometry';
import type { CheckedModes } from '../../mode';
import { clause } from '../clause';
import { edgeReach } from '../shear/concrete-edge';
import { leverArm } from '../shear/lever-arm';
import type { CheckState } from '../state';

const F_CK_RANGE = { from: 12, to: 90, used: 60 };
const SMALLEST_DEPTH = 40;

/** Largest clearance hole by thread or sleeve diameter, EN 1992-4, table 6.1, mm. */
export const LARGEST_HOLE: Readonly<Record<number, number>> = {
  6: 7,
  8: 9,
  10: 12,
  12: 14,
  14: 16,
  16: 18,
  18: 20,
  20: 22,
  22: 24,
  24: 26,
  27: 30,
  30: 33,
};

const remark = (code: string, at: string, values: Remark['values'] = {}): Remark => ({
  kind: 'outside_scope',
  code,
  clause: at,
  values,
});

/** Columns and rows of a rectangular layout without gaps, null for any other layout. */
function rectangularLayout(anchors: readonly AnchorPoint[]): { columns: number; rows: number } | null {
  const count = (values: number[]) => new Set(values.map((value) => Math.round(value * 1000))).size;
  const columns = count(anchors.map(({ x }) => x));
  const rows = count(anchors.map(({ y }) => y));
  return columns * rows === anchors.length ? { columns, rows } : null;
}

function layoutRemark({ input, product, sheared }: CheckState, close: boolean): Remark[] {
  const layout = rectangularLayout(input.anchors);
  const values = { n: input.anchors.length };
  if (layout === null || layout.columns > 3 || layout.rows > 3) {
    return [remark('layout_not_rectangular', clause('1.2'), values)];
  }
  const inShear = sheared.some(({ V }) => V > NEGLIGIBLE_FORCE);
  const open = !input.plate.annularGapFilled;
  if (close && inShear && open && (layout.columns > 2 || layout.rows > 2)) {
    const c = smallestEdgeDistance(edgeDistances(input.anchors, input.concrete.outline));
    return [
      remark('layout_near_edge', clause('6.2.2.2'), {
        ...values,
        c,
        limit: Math.max(10 * product.h_ef, 60 * product.d_nom),
      }),
    ];
  }
  return [];
}

export function outsideScope(state: CheckState, modes: CheckedModes): Remark[] {
  const { input, product, resultants } = state;
  const { f_ck } = input.concrete;
  const found: Remark[] = [];
  const c = smallestEdgeDistance(edgeDistances(input.anchors, input.concrete.outline));
  const close = c <= edgeReach(state);
  found.push(...layoutRemark(state, close));
  if (f_ck < F_CK_RANGE.from || f_ck > F_CK_RANGE.to) {
    found.push(
      remark('f_ck_out_of_range', clause('1.2'), { f_ck, from: F_CK_RANGE.from, to: F_CK_RANGE.to }),
    );
  }
  if (f_ck > F_CK_RANGE.used) {
    found.push(remark('f_ck_capped', clause('7.2.1.4'), { f_ck, limit: F_CK_RANGE.used }));
  }
  if (product.h_ef < SMALLEST_DEPTH) {
    found.push(remark('h_ef_small', clause('1.2'), { h_ef: product.h_ef, limit: SMALLEST_DEPTH }));
  }
  if (leverArm(input) && modes.concrete_edge.applicable && close) {
    found.push(remark('lever_arm_near_edge', clause('7.2.2.5'), { c, limit: edgeReach(state) }));
  }
  const { d_f } = input.product;
  const allowed = LARGEST_HOLE[product.d_nom];
  if (d_f > 0 && allowed !== undefined && d_f > allowed && modes.steel_shear.applicable) {
    found.push(remark('hole_too_large', clause('6.2.2.2'), { d_f, limit: allowed }));
  }
  if (c < 0.5 * product.h_ef && modes.steel_tension.applicable) {
    found.push(remark('blow_out', clause('7.2.1.8'), { c, limit: 0.5 * product.h_ef }));
  }
  const N = resultants.T - resultants.C;
  if (resultants.T > 0 && Math.abs(N - state.N) > 1e-3 * Math.max(resultants.T, Math.abs(state.N))) {
    found.push(remark('axials_unbalanced', clause('6.2.1'), { T: resultants.T, N: state.N }));
  }
  return found;
}
