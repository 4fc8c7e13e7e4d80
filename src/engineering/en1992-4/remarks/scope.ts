/** Where this input leaves the scope of the standard although figures were computed. */
import type { AnchorPoint } from '../../model/design';
import type { Remark } from '../../model/result';
import { NEGLIGIBLE_FORCE } from '../../forces';
import { edgeDistances, smallestEdgeDistance } from '../../geometry';
import type { CheckedModes } from '../../mode';
import { clause } from '../clause';
import { axialsRemark, edgeReach, holeRemark, smallestSpacing } from '../../checks';
import { leverArm } from '../shear/lever-arm';
import type { CheckState } from '../../checks';

const F_CK_RANGE = { from: 12, to: 90, used: 60 };
const SMALLEST_DEPTH = 40;

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
  const { input, product } = state;
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
  found.push(...holeRemark(state, modes.steel_shear.applicable, clause('6.2.2.2')));
  const s = smallestSpacing(input.anchors);
  if (Number.isFinite(c) && modes.concrete_edge.applicable && s < 4 * product.d_nom * (1 - 1e-9)) {
    found.push(remark('spacing_below_4_d', clause('7.2.2.5'), { value: s, limit: 4 * product.d_nom }));
  }
  if (c < 0.5 * product.h_ef && modes.steel_tension.applicable) {
    found.push(remark('blow_out', clause('7.2.1.8'), { c, limit: 0.5 * product.h_ef }));
  }
  found.push(...axialsRemark(state, clause('6.2.1')));
  return found;
}
