/** Rows of anchors at an edge, and their forces: the nearest row resists the force towards the edge. */
import type { CheckContext, ShearAnchor } from '@/engineering/checks/context';
import { EDGE_AXES, edgeDistance } from '@/engineering/geometry/edges';
import type { EdgeName } from '@/quantities/edges';

/** Anchor of a row: forces towards the edge (P) and along it (Q), kN, and position t along it, mm. */
interface EdgeAnchor {
  anchor: ShearAnchor;
  /** True if the anchor resists forces towards the edge: its hole is not slotted across the edge. */
  actsAcross: boolean;
  actsAlong: boolean;
  P: number;
  Q: number;
  t: number;
  /** Part of P caused by torsion, kN; negative if directed away from the edge. */
  torsion: number;
}

export interface EdgeRow {
  edge: EdgeName;
  /**
   * Row A: the anchors at the same edge distance as the nearest anchor that resists forces towards the edge.
   * Row B: of the anchors that resist forces parallel to the edge, those nearest to the edge, if their edge
   * distance differs from that of row A.
   */
  row: 'A' | 'B';
  c_1: number;
  /**
   * Total force on the plate towards the edge, kN. In row A, the anchors that resist forces towards the edge
   * take equal shares of it. `sharing` is the number of such anchors in the row.
   */
  force: number;
  sharing: number;
  anchors: EdgeAnchor[];
}

/** Largest difference between edge distances within one row, mm. */
const SAME_ROW = 1e-3;

/**
 * Returns, for an anchor at an edge, whether it resists forces perpendicular and parallel to the edge, and
 * two forces in kN: the component towards the edge caused by torsion (`torsion`), and the force parallel to
 * the edge (`along`).
 */
export function towardsEdge(
  anchor: ShearAnchor,
  edge: EdgeName,
): { actsAcross: boolean; actsAlong: boolean; torsion: number; along: number } {
  const { normal } = EDGE_AXES[edge];
  const { actsX, actsY, torsionX, torsionY, Vx, Vy } = anchor;
  return normal[0] !== 0
    ? { actsAcross: actsX, actsAlong: actsY, torsion: normal[0] * torsionX, along: Vy }
    : { actsAcross: actsY, actsAlong: actsX, torsion: normal[1] * torsionY, along: Vx };
}

/**
 * Returns the rows at one edge, whether loaded or not. The rows depend only on slotted holes and positions:
 * if they depended on the forces, a very small force could add a row or change its anchors.
 */
export function edgeRows({ input, inShear, Vx, Vy }: CheckContext, edge: EdgeName): EdgeRow[] {
  const { normal, along } = EDGE_AXES[edge];
  const force = Math.max(0, Vx * normal[0] + Vy * normal[1]);
  const placed = inShear.map((anchor) => ({
    anchor,
    c: edgeDistance(anchor, edge, input.concrete.outline),
    ...towardsEdge(anchor, edge),
  }));
  const across = placed.filter(({ actsAcross }) => actsAcross);
  const sideways = placed.filter(({ actsAlong }) => actsAlong);
  const nearest = (from: typeof placed) => Math.min(...from.map(({ c }) => c));
  const [c_A, c_B] = [nearest(across), nearest(sideways)];
  const make = (row: 'A' | 'B', c_1: number, members: typeof placed): EdgeRow => {
    const sharing = members.filter(({ actsAcross }) => actsAcross).length;
    return {
      edge,
      row,
      c_1,
      force,
      sharing,
      anchors: members.map(({ anchor, actsAcross, actsAlong, torsion, along: Q }) => ({
        anchor,
        actsAcross,
        actsAlong,
        P: row === 'A' && actsAcross ? Math.max(0, force / sharing + torsion) : 0,
        Q,
        t: anchor[along],
        torsion,
      })),
    };
  };
  const at = (from: typeof placed, c_1: number) => from.filter(({ c }) => Math.abs(c - c_1) <= SAME_ROW);
  const acting = placed.filter(({ actsAcross, actsAlong }) => actsAcross || actsAlong);
  const rows: EdgeRow[] = [];
  if (across.length > 0) rows.push(make('A', c_A, at(acting, c_A)));
  const elsewhere = across.length === 0 || Math.abs(c_A - c_B) > SAME_ROW;
  if (sideways.length > 0 && elsewhere) rows.push(make('B', c_B, at(sideways, c_B)));
  return rows;
}
