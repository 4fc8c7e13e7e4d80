/** Which anchors an edge loads, and with which forces: close to an edge the nearest row takes the force towards it. */
import type { EdgeName } from '../model/design';
import { NEGLIGIBLE_FORCE } from '../forces';
import { anchorEdgeDistances, EDGE_AXES } from '../geometry';
import type { CheckState, ShearedAnchor } from './state';

/** An anchor of a row with its force towards the edge P and along it Q, kN, and its place t along the edge, mm. */
export interface EdgeAnchor {
  anchor: ShearedAnchor;
  P: number;
  Q: number;
  t: number;
  /** Part of P that comes from torsion, kN; negative away from the edge. */
  torsion: number;
}

export interface EdgeRow {
  edge: EdgeName;
  /** A: nearest anchors that act towards the edge. B: nearer anchors that only act along it. */
  row: 'A' | 'B';
  c_1: number;
  /** Force of the whole plate towards the edge, kN, shared by the `sharing` anchors of the row. */
  force: number;
  sharing: number;
  anchors: EdgeAnchor[];
}

/** Anchors closest to the edge; equal up to a thousandth of a millimetre counts as one row. */
const SAME_ROW = 1e-3;

function nearest(
  anchors: readonly ShearedAnchor[],
  distance: (anchor: ShearedAnchor) => number,
): { c_1: number; row: ShearedAnchor[] } | null {
  if (anchors.length === 0) return null;
  const c_1 = Math.min(...anchors.map(distance));
  return { c_1, row: anchors.filter((anchor) => distance(anchor) <= c_1 + SAME_ROW) };
}

/** Force of an anchor along the edge's outward normal, split into direct share and torsion part. */
export function towardsEdge(
  anchor: ShearedAnchor,
  edge: EdgeName,
): { acts: boolean; torsion: number; along: number; acting: boolean } {
  const { normal } = EDGE_AXES[edge];
  const byX = normal[0] !== 0;
  return {
    acts: byX ? anchor.actsX : anchor.actsY,
    torsion: byX ? normal[0] * anchor.torsionX : normal[1] * anchor.torsionY,
    along: byX ? anchor.Vy : anchor.Vx,
    acting: byX ? anchor.actsY : anchor.actsX,
  };
}

/** Rows to check at one edge, none where the edge is not loaded. */
export function edgeRows({ input, sheared, Vx, Vy }: CheckState, edge: EdgeName): EdgeRow[] {
  const { normal, along } = EDGE_AXES[edge];
  const distance = (anchor: ShearedAnchor) => anchorEdgeDistances(anchor, input.concrete.outline)[edge];
  const force = Math.max(0, Vx * normal[0] + Vy * normal[1]);
  const make = (row: 'A' | 'B', found: { c_1: number; row: ShearedAnchor[] }): EdgeRow => ({
    edge,
    row,
    c_1: found.c_1,
    force,
    sharing: found.row.length,
    anchors: found.row.map((anchor) => {
      const part = towardsEdge(anchor, edge);
      const P = row === 'B' ? 0 : Math.max(0, force / found.row.length + part.torsion);
      return { anchor, P, Q: part.along, t: anchor[along], torsion: part.torsion };
    }),
  });

  const front = nearest(
    sheared.filter((anchor) => towardsEdge(anchor, edge).acts),
    distance,
  );
  const rowA = front && make('A', front);
  const loadedA = rowA !== null && rowA.anchors.reduce((sum, { P }) => sum + P, 0) > NEGLIGIBLE_FORCE;
  const side = nearest(
    sheared.filter((anchor) => towardsEdge(anchor, edge).acting),
    distance,
  );
  const rows = loadedA ? [rowA] : [];
  if (side && (!loadedA || side.c_1 < rowA.c_1 - SAME_ROW)) rows.push(make('B', side));
  return rows;
}
