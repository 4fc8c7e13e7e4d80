/**
 * Forces of the anchors alone. They converge long before stresses, so the middle grid is enough as a rule;
 * how far it may be off is told by its difference from the rough one. Where that is more than wanted, the
 * fine grid follows, and in between the two are mixed: so the forces follow the load without a jump.
 */
import type { PlateLoad } from '../load-at-origin';
import type { ElasticPlateGeometry } from './elastic-geometry';
import type { PlateGrid } from './plate-grid';
import type { PlateGrids } from './plate-grids';
import { reactionsOf, type PlateReactions } from './plate-reactions';

/** What the grid for forces alone gives. */
export interface PlateForces extends PlateReactions {
  /** How far a tension may lie off the fine grid's, as `forceGap` measures it. */
  estimate: number;
}

/** Part of the difference between rough and middle grid that the middle one may still be off. */
const LEFT_OVER = 0.1;
/** The fine grid begins to count at the first and counts alone from the second of these estimates. */
const MIXED_FROM = 0.0035;
const FINE_FROM = 0.0045;

/**
 * Of the concrete's force: what anchors of a pressed plate carry less than this share is prying alone, which
 * no grid has to a share of its own.
 */
const PRYING = 1 / 20;

type Reactions = Pick<PlateReactions, 'tensions' | 'contactForce'>;

/** Largest difference of a tension, as a part of the largest one or of a share of the concrete's force. */
export function forceGap(a: Reactions, b: Reactions): number {
  const largest = Math.max(...a.tensions, ...b.tensions, PRYING * Math.max(a.contactForce, b.contactForce));
  const gaps = a.tensions.map((tension, i) => Math.abs(tension - b.tensions[i]));
  return largest === 0 ? 0 : Math.max(...gaps) / largest;
}

const mix = (a: number, b: number, share: number): number => a + share * (b - a);

function mixed(a: PlateReactions, b: PlateReactions, share: number): PlateReactions {
  const contactForce = mix(a.contactForce, b.contactForce, share);
  const moment = (axis: 0 | 1): number =>
    mix(
      a.contactForce * (a.contactPoint?.[axis] ?? 0),
      b.contactForce * (b.contactPoint?.[axis] ?? 0),
      share,
    );
  return {
    tensions: a.tensions.map((tension, i) => mix(tension, b.tensions[i], share)),
    contactForce,
    contactPoint: contactForce > 0 ? [moment(0) / contactForce, moment(1) / contactForce] : null,
    contactArea: mix(a.contactArea, b.contactArea, share),
    imbalance: Math.max(a.imbalance, b.imbalance),
  };
}

export function forcesOf(
  grids: PlateGrids,
  geometry: ElasticPlateGeometry,
  load: PlateLoad,
): PlateForces | null {
  const { rough, middle } = grids;
  const reactions = (grid: PlateGrid, u: Float64Array): PlateReactions =>
    reactionsOf(grid.model, geometry, load, u);
  const first = grids.roughBalance(load);
  const start = first ? middle.startFrom(rough, first) : middle.rigidStart(load);
  const second = middle.forcesBalance(load, start);
  if (!second) return null;
  const coarse = reactions(middle, second.u);
  const estimate = first ? LEFT_OVER * forceGap(reactions(rough, first.u), coarse) : Infinity;
  if (estimate <= MIXED_FROM) return { ...coarse, estimate };
  const { fine } = grids;
  const third = fine.forcesBalance(load, fine.startFrom(middle, second));
  if (!third) return null;
  const share = Math.min(1, (estimate - MIXED_FROM) / (FINE_FROM - MIXED_FROM));
  return {
    ...mixed(coarse, reactions(fine, third.u), share),
    estimate: share < 1 ? (1 - share) * estimate : 0,
  };
}
