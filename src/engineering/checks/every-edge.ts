/**
 * Checks every edge that is close enough for concrete edge failure. The most unfavourable edge determines the
 * result of the failure mode.
 */
import { checkEdgeRow } from '@/engineering/checks/concrete-edge';
import type { EdgeRules } from '@/engineering/checks/edge-resistance';
import { edgeRows, type EdgeRow } from '@/engineering/checks/edge-rows';
import type { CheckState } from '@/engineering/checks/state';
import { NEGLIGIBLE_FORCE } from '@/engineering/forces';
import { governing, modeOfParts, type EdgeMode, type ModeResult } from '@/engineering/mode';
import { byLargest } from '@/engineering/model/largest';
import { edgeReach } from '@/engineering/scope';
import { EDGE_NAMES, type EdgeName } from '@/quantities/edges';

interface EdgeFailure {
  mode: ModeResult;
  /** Results for the checked edges, the governing edge first. */
  edges: readonly EdgeMode[];
}

const skipped = (reason: string): EdgeFailure => ({ mode: { applicable: false, reason }, edges: [] });

/** Checks one edge; returns an empty list if the edge is not loaded. */
function checkEdge(
  state: CheckState,
  [edge, rows]: readonly [EdgeName, readonly EdgeRow[]],
  rules: EdgeRules,
): EdgeMode[] {
  const mode = modeOfParts(
    rows.flatMap((row) => checkEdgeRow(state, row, rules)),
    'edges',
  );
  return mode ? [{ ...mode, edge }] : [];
}

export function concreteEdge(state: CheckState, rules: EdgeRules): EdgeFailure {
  const { outline } = state.input.concrete;
  if (state.sheared.every(({ V }) => V <= NEGLIGIBLE_FORCE)) return skipped('no_shear');
  const existing = EDGE_NAMES.filter((edge) => Number.isFinite(outline[edge]));
  if (existing.length === 0) return skipped('no_edges');
  const reach = edgeReach(state.input);
  const close = existing
    .map((edge) => [edge, edgeRows(state, edge).filter(({ c_1 }) => c_1 <= reach)] as const)
    .filter(([, rows]) => rows.length > 0);
  const edges = close.flatMap((one) => checkEdge(state, one, rules));
  const worst = governing(edges);
  if (!worst) return skipped(close.length === 0 ? 'edges_far' : 'edges_not_loaded');
  const { edge: _, ...mode } = worst;
  const others = edges.filter((one) => one !== worst).sort((a, b) => byLargest(a.beta, b.beta));
  return {
    mode: { ...mode, edges: edges.flatMap((one) => one.edges ?? []) },
    edges: [worst, ...others],
  };
}
