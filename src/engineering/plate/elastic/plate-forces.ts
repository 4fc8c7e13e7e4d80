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
  /** How far a tension may lie off the fine grid's, in relation to the largest. */
  estimate: number;
}

/** Part of the difference between rough and middle grid that the middle one may still be off. */
export const LEFT_OVER = 0.2;
/** The fine grid begins to count at the first and counts alone from the second of these estimates. */
const MIXED_FROM = 0.003;
const FINE_FROM = 0.004;

/** Largest difference of a tension, in relation to the largest tension. */
function gapOf(a: readonly number[], b: readonly number[]): number {
  const largest = Math.max(...a, ...b);
  return largest === 0 ? 0 : Math.max(...a.map((tension, i) => Math.abs(tension - b[i]))) / largest;
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
  const first = rough.balance(load, rough.rigidStart(load));
  const start = first ? middle.startFrom(rough, first) : middle.rigidStart(load);
  const second = middle.balance(load, start);
  if (!second) return null;
  const coarse = reactions(middle, second.u);
  const estimate = first ? LEFT_OVER * gapOf(reactions(rough, first.u).tensions, coarse.tensions) : Infinity;
  if (estimate <= MIXED_FROM) return { ...coarse, estimate };
  const { fine } = grids;
  const third = fine.balance(load, fine.startFrom(middle, second));
  if (!third) return null;
  const share = Math.min(1, (estimate - MIXED_FROM) / (FINE_FROM - MIXED_FROM));
  return {
    ...mixed(coarse, reactions(fine, third.u), share),
    estimate: share < 1 ? (1 - share) * estimate : 0,
  };
}
