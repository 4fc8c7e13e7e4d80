/**
 * Anchor forces without stresses. Forces converge on much coarser grids than stresses, so the medium grid is
 * usually sufficient; comparing it with the rough grid gives an estimate of its error. If the estimate
 * exceeds `FINE_FROM`, the fine grid is used. Between `MIXED_FROM` and `FINE_FROM` the results of the medium
 * and fine grids are mixed, so that the forces vary continuously with the load.
 */
import { loadAtOrigin, type PlateLoad } from '@/engineering/forces/loads';
import { planeOnAnchors } from '@/engineering/forces/plane-on-anchors';
import { plateYieldStrength } from '@/engineering/model/bearing-strength';
import { loadedAreaOf, type LoadedArea } from '@/engineering/plate/contact';
import type { ElasticModel } from '@/engineering/plate/elastic/elastic-model';
import type { FoundBalance, NewtonResult } from '@/engineering/plate/elastic/elastic-newton';
import {
  AS_FORCES,
  type PlateGrid,
  type PlateGrids,
  type ElasticPlateGeometry,
} from '@/engineering/plate/elastic/grid-levels';
import { plateField } from '@/engineering/plate/elastic/plate-field';
import { stressPeak } from '@/engineering/plate/elastic/stress-peak';
import type { ElasticState } from '@/engineering/plate/elastic/subspace-minimisation';

export interface PlateReactions {
  /** Tension in each anchor, N; negative (compression) only without contact. */
  tensions: number[];
  /** Contact force in N and its point of application in mm; the point is null if there is no contact. */
  contactForce: number;
  contactPoint: readonly [number, number] | null;
  /** Area of the plate that is in contact with the concrete, mm2. */
  contactArea: number;
  loadedArea: LoadedArea | null;
  /** Largest unbalanced force or moment, relative to the largest force or moment. */
  imbalance: number;
}

export function reactionsOf(
  model: ElasticModel,
  { centre, anchors, Lx, Ly, k_c }: ElasticPlateGeometry,
  load: PlateLoad,
  u: Float64Array,
): PlateReactions {
  const { Fz } = load;
  const tensions = model.pullsOf(model.stretchOf(u));
  const contact = model.contactResultant(u);
  const sum = (weight: (i: number) => number): number =>
    tensions.reduce((total, value, i) => total + value * weight(i), 0);
  const pull = sum(() => 1);
  const pullX = sum((i) => anchors[i][0]);
  const pullY = sum((i) => anchors[i][1]);
  const { Mx: loadMx, My: loadMy } = loadAtOrigin(load, centre);
  const carried = tensions.reduce((total, value) => total + Math.abs(value), 0);
  const force = Math.max(Math.abs(Fz), carried, contact.force);
  const moment = Math.max(Math.abs(loadMx), Math.abs(loadMy), (force * Math.min(Lx, Ly)) / 2);
  const imbalance =
    force === 0
      ? 0
      : Math.max(
          Math.abs(pull - contact.force - Fz) / force,
          Math.abs(pullY - contact.momentX - loadMx) / moment,
          Math.abs(pullX - contact.momentY + loadMy) / moment,
        );
  const touching = contact.force > 1e-9 * Math.max(1, Math.abs(Fz));
  // Without contact, the anchors carry the rounding errors of the solution as they carry a load.
  const rest = { Fz: Fz - pull, Mx: loadMx - pullY, My: loadMy + pullX };
  const [w, bx, by] = (k_c === 0 && planeOnAnchors({ Lx, Ly, anchors, k_a: 1, ...rest })) || [0, 0, 0];
  return {
    tensions: tensions.map((T, i) => T + w + bx * anchors[i][0] + by * anchors[i][1]),
    contactForce: touching ? contact.force : 0,
    contactPoint: touching ? [contact.momentY / contact.force, contact.momentX / contact.force] : null,
    contactArea: contact.area,
    loadedArea: touching ? loadedAreaOf(contact) : null,
    imbalance,
  };
}

/** Reactions without stresses, with an error estimate and bounds on the stress and the pressure. */
export interface PlateForces extends PlateReactions {
  /** Estimated deviation of a tension from the result on the fine grid, as measured by `forceGap`. */
  estimate: number;
  /** Lower and upper bound of the largest von Mises stress, MPa. */
  leastStress: number;
  stressBound: number;
  /** Lower and upper bound of the mean pressure on the loaded area, MPa. */
  leastPressure: number;
  pressureBound: number;
}

/**
 * Factors that turn results on the medium grid into bounds on a full solution. The largest stress of the full
 * solution is between `least` and `stress` times that on the medium grid: over 500 random plates of all
 * profile series (`plate-bounds.test.ts`) and 3,000 loads in all directions on 200 further plates the
 * quotients were 0.943 to 2.2.
 */
const BOUND = { least: 0.85, stress: 2.5 } as const;
/**
 * Factors that depend on the size of the section. With close-ups at the largest stresses on the medium grid,
 * the largest stress of the full solution is between `least` and `near` times their result: over 3,900 loads
 * in all directions on 130 plates the quotients were 0.98 to 1.074, but 0.953 to 1.227 for small sections.
 */
const OF_SECTION = { small: { least: 0.9, near: 1.35 }, other: { least: 0.95, near: 1.12 } } as const;
/**
 * Largest quotient of the mean pressures on the medium grid and in the full solution, either way: over 484
 * loads on 121 random plates the quotients were 0.92 to 1.34. The sides of the loaded area, which limit the
 * spreading, deviated by less than 10 %.
 */
const PRESSURE = 1.5;
/** A section is small if its longer side is less than this fraction of the plate's longer side. */
const SMALL = 0.2;

/**
 * Fraction by which the stress on the medium grid may be too low at the place of the largest stress: with a
 * smaller fraction, the close-ups could miss that place, and the stress could be 1.31 times their result.
 */
const SHORTFALL = 0.5;

const factorsOf = ({ footprint: { bounds }, Lx, Ly }: ElasticPlateGeometry) => {
  const side = Math.max(bounds.x2 - bounds.x1, bounds.y2 - bounds.y1);
  return side < SMALL * Math.max(Lx, Ly) ? OF_SECTION.small : OF_SECTION.other;
};

type Bounds = Pick<PlateForces, 'leastStress' | 'stressBound' | 'leastPressure' | 'pressureBound'>;

const largestOf = (values: Float64Array, sign: 1 | -1): number =>
  values.reduce((most, value) => Math.max(most, sign * value), 0);

/** True if the bounds show whether a value exceeds its limit, which lies between `from` and `to`. */
export const isDecided = (least: number, bound: number, from: number, to = from): boolean =>
  least > to || bound <= from;

/** Returns the mean pressure on the loaded area, MPa. */
export const meanPressure = ({ contactForce, loadedArea }: PlateReactions): number =>
  loadedArea === null ? 0 : contactForce / loadedArea.area;

/**
 * Computes the bounds that decide whether a full solution is needed. `known` is an upper bound on the stress
 * that the caller already has. Close-ups are calculated only if the other bounds do not show whether the
 * plate yields.
 */
function boundsOf(
  { model, closeUps }: PlateGrid,
  geometry: ElasticPlateGeometry,
  { state, mean, known }: { state: ElasticState; mean: number; known: number },
): Bounds {
  const { t } = geometry;
  const field = plateField(model.mesh, state.u, model.geometry.plate, t);
  const limit = plateYieldStrength(t);
  const rough = largestOf(field.vonMises, 1);
  const factors = factorsOf(geometry);
  const pressures = { leastPressure: mean / PRESSURE, pressureBound: PRESSURE * mean };
  const leastStress = BOUND.least * rough;
  const stressBound = Math.min(BOUND.stress * rough, known);
  if (isDecided(leastStress, stressBound, limit)) return { leastStress, stressBound, ...pressures };
  const near = stressPeak(closeUps, state, field, t, SHORTFALL).peak.vonMises;
  return {
    leastStress: Math.max(leastStress, factors.least * near),
    stressBound: Math.min(stressBound, factors.near * Math.max(near, rough)),
    ...pressures,
  };
}

/** Remaining error of the medium grid as a fraction of its difference from the rough grid. */
const REMAINING_SHARE = 0.1;
/** Error estimates from which the fine grid contributes to the result, and from which it is used alone. */
export const MIXED_FROM = 0.0035;
const FINE_FROM = 0.0045;

/** Fraction of the contact force below which tensions are prying forces, whose errors no grid resolves. */
const PRYING = 1 / 20;

type Reactions = Pick<PlateReactions, 'tensions' | 'contactForce'>;

/**
 * Returns the largest difference between corresponding anchor tensions, relative to the largest tension or to
 * `PRYING` times the contact force on the concrete, whichever is larger.
 */
export function forceGap(a: Reactions, b: Reactions): number {
  const forces = [...a.tensions, ...b.tensions].map(Math.abs);
  const largest = Math.max(...forces, PRYING * Math.max(a.contactForce, b.contactForce));
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
    loadedArea:
      a.loadedArea === null || b.loadedArea === null
        ? b.loadedArea
        : {
            area: mix(a.loadedArea.area, b.loadedArea.area, share),
            length: mix(a.loadedArea.length, b.loadedArea.length, share),
            width: mix(a.loadedArea.width, b.loadedArea.width, share),
          },
    imbalance: Math.max(a.imbalance, b.imbalance),
  };
}

/** Solutions for a load on the rough grid (null if none was found) and on the medium grid. */
interface MiddleBalance {
  first: NewtonResult | null;
  second: FoundBalance;
}

/** Solves for a load on the coarsest, rough and medium grids in turn; null if no equilibrium was found. */
export function middleBalance(grids: PlateGrids, load: PlateLoad): MiddleBalance | null {
  const { rough, middle } = grids;
  const first = grids.roughBalance(load);
  const start = first ? middle.startFrom(rough, first) : middle.rigidStart(load);
  const second = middle.balance(load, start, AS_FORCES);
  return second && { first, second };
}

/** Returns forces and bounds on the medium grid; `known` is a bound on the stress already known, MPa. */
export function middleForces(
  { middle }: PlateGrids,
  geometry: ElasticPlateGeometry,
  load: PlateLoad,
  state: ElasticState,
  known = Infinity,
): PlateReactions & Bounds {
  const reactions = reactionsOf(middle.model, geometry, load, state.u);
  return { ...reactions, ...boundsOf(middle, geometry, { state, mean: meanPressure(reactions), known }) };
}

export function forcesOf(
  grids: PlateGrids,
  geometry: ElasticPlateGeometry,
  load: PlateLoad,
  { first, second }: MiddleBalance,
): PlateForces | null {
  const { rough } = grids;
  const reactions = (grid: PlateGrid, u: Float64Array): PlateReactions =>
    reactionsOf(grid.model, geometry, load, u);
  const coarse = middleForces(grids, geometry, load, second);
  const estimate = first ? REMAINING_SHARE * forceGap(reactions(rough, first.u), coarse) : Infinity;
  if (estimate <= MIXED_FROM) return { ...coarse, estimate };
  const { middle, fine } = grids;
  const third = fine.balance(load, fine.startFrom(middle, second), AS_FORCES);
  if (!third) return null;
  const share = Math.min(1, (estimate - MIXED_FROM) / (FINE_FROM - MIXED_FROM));
  return {
    ...coarse,
    ...mixed(coarse, reactions(fine, third.u), share),
    estimate: share < 1 ? (1 - share) * estimate : 0,
  };
}
