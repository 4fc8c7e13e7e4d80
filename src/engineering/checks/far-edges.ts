/** Edges that exist but lie too far for an edge failure of the row they would load. */
import { EDGE_NAMES } from '../model/design';
import type { Remark } from '../model/result';
import { edgeReach } from '../scope';
import { edgeRows } from './edge-rows';
import type { CheckState } from './state';

export function farEdges(state: CheckState, clause: string): Remark[] {
  const limit = edgeReach(state.input);
  return EDGE_NAMES.filter((edge) => Number.isFinite(state.input.concrete.outline[edge])).flatMap((edge) =>
    edgeRows(state, edge)
      .filter(({ row, c_1, anchors }) => row === 'A' && c_1 > limit && anchors.some(({ P }) => P > 0))
      .map(({ c_1 }): Remark => ({
        kind: 'not_checked',
        code: 'edge_far',
        clause,
        values: { edge, c_1, limit },
      })),
  );
}
