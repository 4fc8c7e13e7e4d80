/** Newton's method on the convex energy of the elastic plate, combined with a few earlier steps. */
import type { ElasticModel, Section } from '@/engineering/plate/elastic/elastic-model';
import {
  bestShares,
  combine,
  dot3,
  inner,
  pathOf,
  Subspace,
  type Path,
  type ElasticState,
  type Forces,
} from '@/engineering/plate/elastic/subspace-minimisation';
import type { Tangent } from '@/engineering/plate/elastic/tangent';

export interface NewtonResult extends ElasticState {
  steps: number;
  factorisations: number;
  /** Largest residual force relative to the load. */
  residual: number;
}

export interface FoundBalance extends NewtonResult {
  /** The state together with its forces. */
  path: Path;
}

export interface BalanceOptions {
  /** Residual force, relative to the load, at which the iteration ends. */
  tolerance?: number;
  /** The existing factorisation is reused if at most this fraction of the contact points differs from it. */
  mayDiffer?: number;
}

const MAX_STEPS = 80;
/** Number of earlier steps with which each new step is combined. */
const MEMORY = 2;
const TOLERANCE = 1e-9;
/** Residual that ends the iteration once anchors and contact are settled and only rounding remains. */
const SETTLED_TOLERANCE = 1e-7;
/** The residual is treated as still decreasing if it is below this fraction of the previous residual. */
const FALLING = 0.9;

/**
 * If a step reduces the residual below this fraction of the previous residual, the next step reuses the
 * existing factorisation, because a new factorisation takes longer than a step. Once active anchors and
 * contact no longer change, the matching factorisation reaches equilibrium in one step.
 */
const ENOUGH = 0.3;

/** Computes the unbalanced forces; those of plate and walls are linear and known from the `Path`. */
export function forcesAt(
  model: ElasticModel,
  load: Section,
  { linear, section, contact, stretch }: Path,
): Forces {
  const plate = linear.slice();
  model.addContactForces(contact, plate);
  model.addPulls(model.pullsOf(stretch), plate);
  for (let k = 0; k < plate.length; k++) plate[k] = -plate[k];
  const open: Forces['section'] = [load[0] - section[0], load[1] - section[1], load[2] - section[2]];
  return { plate, section: open, contact, stretch };
}

function residualOf({ plate, section }: Forces, load: Section): number {
  return Math.sqrt((inner(plate, plate) + dot3(section, section)) / dot3(load, load));
}

const compressedPoints = ({ contact }: Forces): Uint8Array => {
  const pressed = new Uint8Array(contact.length);
  for (let point = 0; point < contact.length; point++) if (contact[point] < 0) pressed[point] = 1;
  return pressed;
};

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.every((value, point) => value === b[point]);

/** Finds the equilibrium under a load; returns null if the iteration does not converge. */
export function findBalance(
  model: ElasticModel,
  tangent: Tangent,
  load: Section,
  start: Path,
  { tolerance = TOLERANCE, mayDiffer = 0 }: BalanceOptions = {},
): FoundBalance | null {
  let here = start;
  let pressed: Uint8Array | null = null;
  let pulling = '';
  let factorisations = 0;
  let earlier: Path[] = [];
  let before = Infinity;
  for (let steps = 0; ; steps++) {
    const forces = forcesAt(model, load, here);
    const residual = residualOf(forces, load);
    const now = compressedPoints(forces);
    const nowPulling = forces.stretch.map((value) => (value > 0 ? 1 : 0)).join();
    const settled = pressed !== null && isSame(pressed, now) && nowPulling === pulling;
    if (residual < tolerance || (settled && residual < SETTLED_TOLERANCE && residual > FALLING * before)) {
      return { ...here.state, path: here, steps, factorisations, residual };
    }
    if (steps >= MAX_STEPS || !Number.isFinite(residual)) return null;
    const isFar = steps === 0 ? tangent.difference(now) > mayDiffer * now.length : residual > ENOUGH * before;
    if (isFar || settled) {
      const followed = tangent.follow(now);
      if (followed === null) return null;
      if (followed === 'factored') factorisations++;
    }
    before = residual;
    pressed = now;
    pulling = nowPulling;
    const d = tangent.direction(forces);
    if (d === null) return null;
    const paths = [pathOf(model, d), ...earlier];
    const step = combine(paths, bestShares(new Subspace(model, forces, paths), paths.length));
    here = combine([here, step], [1, 1]);
    earlier = [step, ...earlier].slice(0, MEMORY);
  }
}
