/**
 * Forces of the anchors alone. They converge long before stresses, so the middle grid is usually sufficient;
 * its difference from the rough grid estimates its error. Where the estimate exceeds the limit, the fine grid
 * follows, and in between the two are mixed: so the forces follow the load without a jump.
 */
import { plateYieldStrength } from '@/engineering/model/plate-steel';
import type { ElasticPlateGeometry } from '@/engineering/plate/elastic/elastic-geometry';
import type { ElasticState } from '@/engineering/plate/elastic/elastic-state';
import { plateField } from '@/engineering/plate/elastic/plate-field';
import type { PlateGrid } from '@/engineering/plate/elastic/plate-grid';
import type { PlateGrids } from '@/engineering/plate/elastic/plate-grids';
import { reactionsOf, type PlateReactions } from '@/engineering/plate/elastic/plate-reactions';
import { stressPeak } from '@/engineering/plate/elastic/stress-peak';
import type { PlateLoad } from '@/engineering/plate/load-at-origin';

/** Result of the grid for forces alone. */
export interface PlateForces extends PlateReactions {
  /** How far a tension may lie off the fine grid's, as `forceGap` measures it. */
  estimate: number;
  /** Upper bounds of the largest von Mises stress and of the largest pressure on the concrete, MPa. */
  stressBound: number;
  pressureBound: number;
}

/**
 * The stress of a full solution is at most this multiple of the largest stress on the grid for forces, and
 * likewise its pressure. Over 500 random plates of all profile series the largest quotients were 1.92 and
 * 1.12 (`plate-bounds.test.ts`). Where close-ups look at the largest stresses of that grid, as a full
 * solution does, its stress is at most `near` times what they find: over 180 of these plates the largest
 * quotient was 1.07.
 */
const BOUND = { stress: 2.5, near: 1.3, pressure: 1.25 } as const;

type Bounds = Pick<PlateForces, 'stressBound' | 'pressureBound'>;

const largestOf = (values: Float64Array, sign: 1 | -1): number =>
  values.reduce((most, value) => Math.max(most, sign * value), 0);

/**
 * The bound decides whether a full solution is needed: close-ups make it sharper where that can bring it
 * below the yield strength, for a tenth of the time of a full solution.
 */
function boundsOf({ model }: PlateGrid, { t, k_c }: ElasticPlateGeometry, state: ElasticState): Bounds {
  const field = plateField(model.mesh, state.u, model.geometry.plate, t);
  const limit = plateYieldStrength(t);
  const rough = largestOf(field.vonMises, 1);
  const isOpen = BOUND.stress * rough > limit && BOUND.near * rough <= limit;
  const near = isOpen ? BOUND.near * stressPeak(model, state, field, t).peak.vonMises : Infinity;
  return {
    stressBound: Math.min(BOUND.stress * rough, near),
    pressureBound: BOUND.pressure * k_c * largestOf(field.w, -1),
  };
}

/** Part of the difference between rough and middle grid that the middle one may still be off. */
const LEFT_OVER = 0.1;
/** The fine grid begins to count at the first and counts alone from the second of these estimates. */
const MIXED_FROM = 0.0035;
const FINE_FROM = 0.0045;

/**
 * Share of the concrete's force: smaller anchor tensions of a pressed plate are prying alone, which no grid
 * resolves relative to itself.
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
  const bounds = boundsOf(middle, geometry, second);
  if (estimate <= MIXED_FROM) return { ...coarse, ...bounds, estimate };
  const { fine } = grids;
  const third = fine.forcesBalance(load, fine.startFrom(middle, second));
  if (!third) return null;
  const share = Math.min(1, (estimate - MIXED_FROM) / (FINE_FROM - MIXED_FROM));
  return {
    ...mixed(coarse, reactions(fine, third.u), share),
    ...bounds,
    estimate: share < 1 ? (1 - share) * estimate : 0,
  };
}
