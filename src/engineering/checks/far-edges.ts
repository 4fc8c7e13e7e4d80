/**
 * Creates remarks on edges towards which a shear force acts but which are too far from the nearest row of
 * anchors to be checked for concrete edge failure.
 */
import { edgeRows } from '@/engineering/checks/edge-rows';
import type { CheckState } from '@/engineering/checks/state';
import { anchorEdgeDistances } from '@/engineering/geometry';
import type { AnchorPoint, ConcreteOutline } from '@/engineering/model/design';
import type { Remark } from '@/engineering/model/result';
import { edgeReach } from '@/engineering/scope';
import { EDGE_NAMES, type EdgeName } from '@/quantities/edges';

/**
 * True if the edge exists and at least one anchor is more than `limit` (mm) away from the edge; otherwise no
 * row at the edge can be too far away.
 */
function isFar(
  anchors: readonly AnchorPoint[],
  outline: ConcreteOutline,
  edge: EdgeName,
  limit: number,
): boolean {
  if (!Number.isFinite(outline[edge])) return false;
  return anchors.some((anchor) => anchorEdgeDistances(anchor, outline)[edge] > limit);
}

export function farEdges(state: CheckState, clause: string): Remark[] {
  const limit = edgeReach(state.input);
  const { anchors: all, concrete } = state.input;
  return EDGE_NAMES.filter((edge) => isFar(all, concrete.outline, edge, limit)).flatMap((edge) =>
    edgeRows(state, edge)
      .filter(({ row, c_1, anchors }) => row === 'A' && c_1 > limit && anchors.some(({ P }) => P > 0))
      .map(({ c_1 }): Remark => ({
        kind: 'not_required',
        code: 'edge_far',
        clause,
        values: { edge, c_1, limit },
      })),
  );
}
