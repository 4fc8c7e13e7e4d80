/**
 * Elastic plate welded to a profile, on tension-only anchors and no-tension concrete. Reissner-Mindlin plate,
 * finite elements of degree 4; the profile's walls press on the plate as an elastic layer between the plate
 * and a rigid section.
 */
import { loadAtOrigin } from '../load-at-origin';
import { solveRigidPlate } from '../rigid-plate';
import { ElasticModel } from './elastic-model';
import { findBalance, type ElasticState, type NewtonResult } from './elastic-newton';
import { washerPoints, type Footprint } from './footprint';
import { createMesh, nodeCount, nodePosition, type Box, type ElementSizes } from './mesh';
import { NODE_UNKNOWNS, plateStiffness } from './plate-element';
import { plateField, type PlateField } from './plate-field';
import { stressPeak } from './stress-peak';

export interface ElasticPlateProblem {
  /** Plate along x and y and its thickness, mm. */
  Lx: number;
  Ly: number;
  t: number;
  /** MPa. */
  E: number;
  nu: number;
  anchors: readonly (readonly [number, number])[];
  /** Anchor stiffness, N/mm; bedding of the concrete, N/mm3. */
  k_a: number;
  k_c: number;
  /** Bedding of the profile's walls, N/mm3; from the profile's size where it is left out. */
  k_s?: number;
  /** Disc on which an anchor holds the plate, mm. */
  washer: number;
  footprint: Footprint;
  /** Depth and width of the profile, mm. */
  depth: number;
  width: number;
  /** Reference point of the profile, mm. */
  centre: readonly [number, number];
  /** At the reference point, N and N mm; Fz > 0 pulls off the concrete. */
  Fz: number;
  Mx: number;
  My: number;
  /** Element sizes; chosen from the plate where left out. */
  sizes?: ElementSizes;
}

export interface ElasticPlateSolution {
  /** Tension per anchor, N, never negative. */
  tensions: number[];
  /** N; its point in mm, null without contact. */
  contactForce: number;
  contactPoint: readonly [number, number] | null;
  /** mm2. */
  contactArea: number;
  /** MPa. */
  maxPressure: number;
  field: PlateField;
  maxVonMises: number;
  maxVonMisesAt: readonly [number, number];
  /** Largest and smallest deflection, mm. */
  maxDeflection: number;
  minDeflection: number;
  /** Sum of forces and moments that do not balance, in relation to the largest of each. */
  imbalance: number;
  unknowns: number;
  steps: number;
  factorisations: number;
}

/** Loads below this count as none, N (moments over half a side). */
const NO_LOAD = 1e-6;
/** Modulus of the profile's steel, MPa. */
const E_PROFILE = 210000;
const FINE = 25;
const COARSE = 40;
/** The first, rough grid has elements so many times as large. */
const ROUGH = 2.5;
/** At most about so many elements along a side, so that large plates stay within time and memory. */
const MAX_ALONG = 28;

/** Element sizes for a plate of these sides. */
function defaultSizes(Lx: number, Ly: number): ElementSizes {
  const side = Math.max(Lx, Ly);
  return { fine: Math.max(FINE, side / MAX_ALONG), coarse: Math.max(COARSE, (1.6 * side) / MAX_ALONG) };
}

/** Decay length of a self-balanced disturbance in the profile is half its larger side. */
function wallBedding(depth: number, width: number): number {
  return E_PROFILE / (0.5 * Math.max(depth, width));
}

function washerBoxes({ anchors, washer }: ElasticPlateProblem): Box[] {
  const r = washer / 2;
  return anchors.map(([x, y]) => ({ x1: x - r, x2: x + r, y1: y - r, y2: y + r }));
}

/** The rigid plate's plane as a first guess. */
function rigidStart(model: ElasticModel, problem: ElasticPlateProblem): ElasticState {
  const { Lx, Ly, anchors, k_a, k_c, centre } = problem;
  const [ex, ey] = centre;
  const rigid = solveRigidPlate({ Lx, Ly, anchors, k_a, k_c, ...loadAtOrigin(problem, centre) });
  const [w0, bx, by] = rigid?.plane ?? [0, 0, 0];
  return {
    u: fromField(model, (x, y) => [w0 + bx * x + by * y, bx, by]),
    r: [w0 + bx * ex + by * ey, bx * model.scale, by * model.scale],
  };
}

/** Unknowns of the plate that follow a given field of deflection and slopes. */
function fromField(
  { mesh, unknowns }: ElasticModel,
  field: (x: number, y: number) => [number, number, number],
): Float64Array {
  const u = new Float64Array(unknowns);
  for (let node = 0; node < nodeCount(mesh); node++) {
    u.set(field(...nodePosition(mesh, node)), NODE_UNKNOWNS * node);
  }
  return u;
}

/**
 * Model on a grid of these sizes. Washers draw lines of their own only where the grid is fine enough to
 * follow them.
 */
function modelOf(problem: ElasticPlateProblem, sizes: ElementSizes, boxes: readonly Box[]): ElasticModel {
  const { anchors, washer } = problem;
  return new ElasticModel(createMesh(problem.Lx, problem.Ly, boxes, sizes), {
    ...problem,
    washers: anchors.map((anchor) => washerPoints(anchor, washer)),
    washerArea: (Math.PI * washer ** 2) / 4,
    plate: plateStiffness(problem.E, problem.nu, problem.t),
    k_s: problem.k_s ?? wallBedding(problem.depth, problem.width),
  });
}

/**
 * Balance on the wanted grid. A grid of few large elements goes first: most steps towards the final contact
 * are taken there, where they cost little.
 */
function balanceOf(problem: ElasticPlateProblem): { model: ElasticModel; balance: NewtonResult } | null {
  const { footprint, Lx, Ly } = problem;
  const sizes = problem.sizes ?? defaultSizes(Lx, Ly);
  const model = modelOf(problem, sizes, [...footprint.boxes, ...washerBoxes(problem)]);
  if (Math.hypot(...model.load) <= NO_LOAD) {
    const u = new Float64Array(model.unknowns);
    return { model, balance: { u, r: [0, 0, 0], steps: 0, factorisations: 0, residual: 0 } };
  }
  const rough = modelOf(problem, { fine: ROUGH * sizes.fine, coarse: ROUGH * sizes.coarse }, [
    footprint.bounds,
  ]);
  const first = findBalance(rough, rigidStart(rough, problem));
  const start = first
    ? { u: fromField(model, (x, y) => rough.valuesAt(first.u, x, y)), r: first.r }
    : rigidStart(model, problem);
  const balance = findBalance(model, start) ?? (first && findBalance(model, rigidStart(model, problem)));
  return balance && { model, balance };
}

/** Solves the plate; null where no balance was found. */
export function solveElasticPlate(problem: ElasticPlateProblem): ElasticPlateSolution | null {
  const found = balanceOf(problem);
  if (found === null) return null;
  const { model, balance } = found;
  const rough = plateField(model.mesh, balance.u, model.problem.plate, problem.t);
  const { field, peak } = stressPeak(model, balance, rough, problem.t);
  const deflections = deflectionsOf(field);
  return {
    ...reactionsOf(model, problem, balance),
    ...deflections,
    field,
    maxVonMises: peak.vonMises,
    maxVonMisesAt: peak.at,
    maxPressure: problem.k_c * Math.max(0, -deflections.minDeflection),
    unknowns: model.unknowns,
    steps: balance.steps,
    factorisations: balance.factorisations,
  };
}

type Reactions = Pick<
  ElasticPlateSolution,
  'tensions' | 'contactForce' | 'contactPoint' | 'contactArea' | 'imbalance'
>;

function reactionsOf(model: ElasticModel, problem: ElasticPlateProblem, { u }: ElasticState): Reactions {
  const { k_a, Fz, centre, anchors, Lx, Ly } = problem;
  const tensions = model.stretchOf(u).map((value) => k_a * Math.max(0, value));
  const contact = model.contactResultant(u);
  const sum = (weight: (i: number) => number): number =>
    tensions.reduce((total, value, i) => total + value * weight(i), 0);
  const pull = sum(() => 1);
  const pullX = sum((i) => anchors[i][0]);
  const pullY = sum((i) => anchors[i][1]);
  const { Mx: loadMx, My: loadMy } = loadAtOrigin(problem, centre);
  const force = Math.max(Math.abs(Fz), pull, contact.force);
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
  return {
    tensions,
    contactForce: touching ? contact.force : 0,
    contactPoint: touching ? [contact.momentY / contact.force, contact.momentX / contact.force] : null,
    contactArea: contact.area,
    imbalance,
  };
}

function deflectionsOf({ w }: PlateField): Pick<ElasticPlateSolution, 'maxDeflection' | 'minDeflection'> {
  let [largest, smallest] = [-Infinity, Infinity];
  for (const value of w) {
    largest = Math.max(largest, value);
    smallest = Math.min(smallest, value);
  }
  return { maxDeflection: largest, minDeflection: smallest };
}
