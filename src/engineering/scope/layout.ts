/** Creates remarks on layouts outside the scope of EN 1992-4, and on anchors near an edge. */
import type { AnchorPoint } from '@/engineering/model/design';
import type { Remark } from '@/engineering/model/result';
import {
  edgeReach,
  inShear,
  inTension,
  nearestEdge,
  standsOff,
  type ScopeFacts,
} from '@/engineering/scope/facts';
import { remark } from '@/engineering/scope/remark';
import { smallestSpacing } from '@/engineering/scope/smallest-spacing';

const ROUNDING = 1e-9;

/**
 * Returns the number of columns and rows of a rectangular layout without missing anchors; null for any other
 * layout.
 */
function rectangularLayout(anchors: readonly AnchorPoint[]): { columns: number; rows: number } | null {
  const count = (values: number[]) => new Set(values.map((value) => Math.round(value * 1000))).size;
  const columns = count(anchors.map(({ x }) => x));
  const rows = count(anchors.map(({ y }) => y));
  return columns * rows === anchors.length ? { columns, rows } : null;
}

/**
 * Returns a remark if the standard does not cover the layout. It covers rectangular layouts up to 3 x 3, but
 * only up to 2 x 2 near an edge under shear with unfilled annular gaps (1.2, 6.2.2.2).
 */
export function layoutRemarks(facts: ScopeFacts): Remark[] {
  const { input } = facts;
  const layout = rectangularLayout(input.anchors);
  const n = input.anchors.length;
  if (layout === null || layout.columns > 3 || layout.rows > 3) {
    return [remark('layout_not_rectangular', 'EN 1992-4, 1.2', { n })];
  }
  const [c, limit] = [nearestEdge(facts), edgeReach(input)];
  const open = !input.plate.annularGapFilled;
  if (c <= limit && inShear(facts) && open && (layout.columns > 2 || layout.rows > 2)) {
    return [remark('layout_near_edge', 'EN 1992-4, 6.2.2.2', { n, c, limit })];
  }
  return [];
}

/**
 * Returns remarks on anchors near an edge: the standard covers neither a lever arm nor close spacing there
 * (7.2.2.5), and blow-out is not checked (7.2.1.8).
 */
export function nearEdgeRemarks(facts: ScopeFacts): Remark[] {
  const { input } = facts;
  const { h_ef, d_nom } = input.product;
  const [c, limit, s] = [nearestEdge(facts), edgeReach(input), smallestSpacing(input.anchors)];
  const sheared = Number.isFinite(c) && inShear(facts);
  const found: Remark[] = [];
  if (sheared && standsOff(input) && c <= limit) {
    found.push(remark('lever_arm_near_edge', 'EN 1992-4, 7.2.2.5', { c, limit }));
  }
  if (sheared && s < 4 * d_nom * (1 - ROUNDING)) {
    found.push(remark('spacing_below_4_d', 'EN 1992-4, 7.2.2.5', { value: s, limit: 4 * d_nom }));
  }
  if (c < 0.5 * h_ef && inTension(facts)) {
    found.push(remark('blow_out', 'EN 1992-4, 7.2.1.8', { c, limit: 0.5 * h_ef }));
  }
  return found;
}
