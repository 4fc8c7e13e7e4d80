/** Newton's method on the convex energy of the elastic plate, with the exact step length. */
import type { ElasticModel, Section } from '@/engineering/plate/elastic/elastic-model';
import type { ElasticState, Forces } from '@/engineering/plate/elastic/elastic-state';
import {
  bestShares,
  combine,
  dot3,
  inner,
  pathOf,
  Subspace,
  type Path,
} from '@/engineering/plate/elastic/subspace';
import type { Tangent } from '@/engineering/plate/elastic/tangent';

export interface NewtonResult extends ElasticState {
  steps: number;
  factorisations: number;
  /** Largest residual force in relation to the load. */
  residual: number;
}

const MAX_STEPS = 80;
/** Earlier steps that a new one is combined with. */
const MEMORY = 2;
const TOLERANCE = 1e-9;
/** Enough where the parts that act no longer change and rounding stops the residual from falling. */
const SETTLED_TOLERANCE = 1e-7;
/** A residual below this share of the one before is still falling. */
const FALLING = 0.9;

/**
 * A step that leaves less than this share of the residual did well enough with the factor that it had: the
 * next one does without a new factor too, which costs more than a step. Once the parts that act no longer
 * change, their own factor ends it in one step.
 */
const ENOUGH = 0.3;

/** By the path from rest to a state: plate and walls are linear, so steps add up. */
function forcesAt(model: ElasticModel, load: Section, { linear, section, contact, stretch }: Path): Forces {
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

const pressedPoints = ({ contact }: Forces): Uint8Array => {
  const pressed = new Uint8Array(contact.length);
  for (let point = 0; point < contact.length; point++) if (contact[point] < 0) pressed[point] = 1;
  return pressed;
};

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.every((value, point) => value === b[point]);

/** Balance of plate, section, anchors and concrete under a load; null where none was found. */
export function findBalance(
  model: ElasticModel,
  tangent: Tangent,
  load: Section,
  start: ElasticState,
  tolerance = TOLERANCE,
): NewtonResult | null {
  let here = pathOf(model, start);
  let pressed: Uint8Array | null = null;
  let pulling = '';
  let factorisations = 0;
  let earlier: Path[] = [];
  let before = Infinity;
  for (let steps = 0; ; steps++) {
    const forces = forcesAt(model, load, here);
    const residual = residualOf(forces, load);
    const now = pressedPoints(forces);
    const nowPulling = forces.stretch.map((value) => (value > 0 ? 1 : 0)).join();
    const settled = pressed !== null && isSame(pressed, now) && nowPulling === pulling;
    if (residual < tolerance || (settled && residual < SETTLED_TOLERANCE && residual > FALLING * before)) {
      return { ...here.state, steps, factorisations, residual };
    }
    if (steps >= MAX_STEPS || !Number.isFinite(residual)) return null;
    if (steps === 0 || settled || residual > ENOUGH * before) {
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
