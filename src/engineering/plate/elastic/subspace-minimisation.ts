/** Minimum of the energy over the few directions that are combined in a Newton step. */
import { solveDense } from '@/engineering/plate/elastic/dense-front';
import type { ElasticModel, Section } from '@/engineering/plate/elastic/elastic-model';
import { stepLength } from '@/engineering/plate/line-search';

export interface ElasticState {
  /** Displacements of the plate: w, px, py per node. */
  u: Float64Array;
  /** Displacements of the section: deflection, and slopes multiplied by the model's scale. */
  r: Section;
}

/** Unbalanced forces of a state, the deflections at its contact points and the stretch of its anchors. */
export interface Forces {
  /** Forces for each unknown of the plate and of the section. */
  plate: Float64Array;
  section: [number, number, number];
  contact: Float64Array;
  stretch: Float64Array;
}

/** A search direction for the displacements, with the corresponding forces and deflections. */
export interface Path {
  state: ElasticState;
  /** Forces of plate and walls along the direction. */
  linear: Float64Array;
  section: [number, number, number];
  contact: Float64Array;
  stretch: Float64Array;
}

export const inner = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
};

export const dot3 = (a: Section, b: Section): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function pathOf(model: ElasticModel, state: ElasticState): Path {
  const linear = new Float64Array(model.unknowns);
  const section = model.linearForces(state.u, state.r, linear);
  const contact = model.contactDeflections(state.u);
  return { state, linear, section, contact, stretch: Float64Array.from(model.stretchOf(state.u)) };
}

function weighted(parts: readonly Float64Array[], shares: readonly number[]): Float64Array {
  const total = new Float64Array(parts[0].length);
  for (let i = 0; i < parts.length; i++) {
    const [part, share] = [parts[i], shares[i]];
    for (let k = 0; k < total.length; k++) total[k] += share * part[k];
  }
  return total;
}

const weightedTriple = (parts: readonly Section[], shares: readonly number[]): [number, number, number] => {
  const sum = (k: 0 | 1 | 2): number => parts.reduce((total, part, i) => total + shares[i] * part[k], 0);
  return [sum(0), sum(1), sum(2)];
};

/** Returns the sum of the directions, each multiplied by its factor. */
export function combine(paths: readonly Path[], shares: readonly number[]): Path {
  const sum = (part: (path: Path) => Float64Array) => weighted(paths.map(part), shares);
  const triple = (part: (path: Path) => Section) => weightedTriple(paths.map(part), shares);
  return {
    state: { u: sum(({ state }) => state.u), r: triple(({ state }) => state.r) },
    linear: sum(({ linear }) => linear),
    section: triple(({ section }) => section),
    contact: sum(({ contact }) => contact),
    stretch: sum(({ stretch }) => stretch),
  };
}

/** Springs of contact points and anchors; a spring is active while sign * value > least. */
interface Springs {
  stiffness: Float64Array;
  sign: -1 | 1;
  least: number;
  start: Float64Array;
  /** Change in each point's value per unit of each direction, interleaved by point. */
  along: Float64Array;
}

/** Interleaves arrays so that values used together are adjacent in memory. */
function interleaved(parts: readonly Float64Array[]): Float64Array {
  const n = parts.length;
  const result = new Float64Array(n * parts[0].length);
  for (let i = 0; i < n; i++) {
    const part = parts[i];
    for (let point = 0; point < part.length; point++) result[point * n + i] = part[point];
  }
  return result;
}

/** Negative gradient, energy decrease and curvature for given factors of the directions. */
interface Place {
  slope: number[];
  gain: number;
  curvature: number[][];
}

/** Energy as a function of the factors for a few directions. */
export class Subspace {
  private readonly slopes: number[];
  private readonly bends: number[][];
  private readonly springs: readonly Springs[];

  constructor(model: ElasticModel, forces: Forces, paths: readonly Path[]) {
    this.slopes = paths.map(({ state }) => inner(forces.plate, state.u) + dot3(forces.section, state.r));
    this.bends = paths.map(({ linear, section }) =>
      paths.map(({ state }) => inner(linear, state.u) + dot3(section, state.r)),
    );
    this.springs = [
      {
        stiffness: model.contactStiffness,
        sign: -1,
        least: 0,
        start: forces.contact,
        along: interleaved(paths.map(({ contact }) => contact)),
      },
      {
        stiffness: model.anchorStiffness,
        sign: 1,
        least: model.leastStretch,
        start: forces.stretch,
        along: interleaved(paths.map(({ stretch }) => stretch)),
      },
    ];
  }

  at(shares: readonly number[]): Place {
    const place = { slope: this.slopes.slice(), gain: 0, curvature: this.bends.map((row) => row.slice()) };
    for (let i = 0; i < shares.length; i++) {
      let bend = 0;
      for (let j = 0; j < shares.length; j++) bend += this.bends[i][j] * shares[j];
      place.slope[i] -= bend;
      place.gain += shares[i] * (this.slopes[i] - bend / 2);
    }
    for (const springs of this.springs) addSprings(place, springs, shares);
    return place;
  }
}

/** Adds the forces and stiffness of the springs along the directions to `place`. */
function addSprings(
  place: Place,
  { stiffness, sign, least, start, along }: Springs,
  shares: readonly number[],
): void {
  const n = shares.length;
  const { slope, curvature } = place;
  for (let point = 0, at = 0; point < stiffness.length; point++, at += n) {
    let moved = 0;
    for (let i = 0; i < n; i++) moved += shares[i] * along[at + i];
    const before = Math.max(least, sign * start[point]);
    const after = Math.max(least, sign * (start[point] + moved));
    if (before === 0 && after === 0) continue;
    const k = stiffness[point];
    place.gain -= (k * (after * after - before * before)) / 2 - k * before * sign * moved;
    for (let i = 0; i < n; i++) {
      const delta = k * along[at + i];
      slope[i] -= (after - before) * sign * delta;
      if (after === 0) continue;
      for (let j = 0; j <= i; j++) curvature[i][j] += delta * along[at + j];
    }
  }
  for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) curvature[j][i] = curvature[i][j];
}

const SUBSPACE_STEPS = 12;

/** Returns the factors of the directions that minimise the energy, by Newton's method. */
export function bestShares(subspace: Subspace, count: number): number[] {
  let shares = new Array<number>(count).fill(0);
  let first = 0;
  for (let step = 0; step < SUBSPACE_STEPS; step++) {
    const here = subspace.at(shares);
    const scaled = here.curvature.map((row, i) =>
      row.map((value, j) => (i === j ? value * (1 + 1e-12) : value)),
    );
    const move = solveDense(scaled, here.slope);
    if (move === null) return shares;
    const along = (a: number): number[] => shares.map((share, i) => share + a * move[i]);
    const project = (slope: readonly number[]): number =>
      slope.reduce((sum, value, i) => sum + value * move[i], 0);
    const start = project(here.slope);
    first ||= start;
    if (!(start > 1e-3 * first)) return shares;
    const a = stepLength(
      (b) => project(subspace.at(along(b)).slope),
      start,
      (b) => subspace.at(along(b)).gain >= here.gain,
    );
    shares = along(a);
  }
  return shares;
}
