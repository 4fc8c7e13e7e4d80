/**
 * Creates remarks on rows of anchors behind each other at an edge, with shear parallel to the edge: checking
 * only the row nearest to the edge may be unsafe.
 */
import { NEGLIGIBLE_FORCE } from '@/engineering/forces';
import { anchorEdgeDistances, EDGE_AXES } from '@/engineering/geometry';
import type { Remark } from '@/engineering/model/result';
import type { ScopeFacts } from '@/engineering/scope/facts';
import { remark } from '@/engineering/scope/remark';
import { EDGE_NAMES, type EdgeName } from '@/quantities/edges';

/** Edge distance of the row nearest to the edge, mm, from which the other rows need no remark. */
const FAR = 150;
const SAME_ROW = 1e-3;

function atEdge({ input, reaction }: ScopeFacts, edge: EdgeName): Remark[] {
  if (!Number.isFinite(input.concrete.outline[edge])) return [];
  const along = EDGE_AXES[edge].along === 'x' ? 'shearx' : 'sheary';
  if (!reaction.some((anchor) => Math.abs(anchor[along]) > NEGLIGIBLE_FORCE)) return [];
  const distances = input.anchors.map((anchor) => anchorEdgeDistances(anchor, input.concrete.outline)[edge]);
  const c_1 = Math.min(...distances);
  const behind = distances.filter((distance) => distance > c_1 + SAME_ROW);
  const s_1 = Math.min(...behind) - c_1;
  if (behind.length === 0 || s_1 >= c_1 || c_1 >= FAR) return [];
  return [remark('rows_at_edge', 'CEN/TS 1992-4-2, 6.3.5.1', { edge, c_1, s_1, limit: FAR })];
}

export function rowsAtEdges(facts: ScopeFacts): Remark[] {
  return EDGE_NAMES.flatMap((edge) => atEdge(facts, edge));
}
