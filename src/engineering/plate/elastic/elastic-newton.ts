/**
 * Newton's method on the convex energy of the elastic plate, with the exact step length. Anchors and section
 * border the plate's matrix: their few unknowns are found from a small dense system, so a change among them
 * costs no new factor.
 */
import { stepLength } from '../line-search';
import { addRow, CONTACT_PER_ELEMENT, type ElasticModel, type Section } from './elastic-model';
import { GridSolver } from './front-tree';
import { solveDense } from './solve-dense';

export interface ElasticState {
  /** Plate: w, px, py per node. */
  u: Float64Array;
  /** Section: deflection, slopes times the model's scale. */
  r: Section;
}

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
/** Share of the walls' stiffness that holds a rotation which neither anchors nor concrete hold. */
const MECHANISM = 1e-10;

interface Forces {
  /** Unbalanced force per unknown of the plate and of the section. */
  plate: Float64Array;
  section: [number, number, number];
  contact: Float64Array;
  stretch: number[];
}

function forcesAt(model: ElasticModel, { u, r }: ElasticState): Forces {
  const plate = new Float64Array(model.unknowns);
  const inner = model.linearForces(u, r, plate);
  const contact = model.contactDeflections(u);
  model.addContactForces(contact, plate);
  const stretch = model.stretchOf(u);
  stretch.forEach((value, i) => {
    if (value > 0) addRow(model.anchors[i], model.problem.k_a * value, plate);
  });
  for (let k = 0; k < plate.length; k++) plate[k] = -plate[k];
  return {
    plate,
    section: [model.load[0] - inner[0], model.load[1] - inner[1], model.load[2] - inner[2]],
    contact,
    stretch,
  };
}

const inner = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
};

const dot3 = (a: Section, b: Section): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function residualOf({ plate, section }: Forces, load: Section): number {
  let sum = 0;
  for (const force of plate) sum += force * force;
  return Math.sqrt((sum + dot3(section, section)) / dot3(load, load));
}

/** Solutions for the columns that border the plate's matrix: section, then anchors. */
class Border {
  readonly columns: Float64Array[];
  private solved: Float64Array[] = [];
  private products: number[][] = [];

  constructor(
    private readonly model: ElasticModel,
    private readonly solver: GridSolver,
  ) {
    this.columns = [
      ...model.coupling,
      ...model.anchors.map((row) => {
        const column = new Float64Array(model.unknowns);
        addRow(row, 1, column);
        return column;
      }),
    ];
  }

  /** After a new factor. */
  refresh(): void {
    this.solved = this.columns.map((column) => column.slice());
    this.solver.solve(this.solved);
    this.products = this.columns.map((column) => this.solved.map((x) => inner(column, x)));
  }

  /** Newton's direction for the anchors that pull; null where the small system is singular. */
  direction(forces: Forces): ElasticState | null {
    const { wall, problem } = this.model;
    const pulling = forces.stretch.flatMap((value, i) => (value > 0 ? [i + 3] : []));
    const members = [0, 1, 2, ...pulling];
    const matrix = members.map((a, i) =>
      members.map((b, j) => {
        const product = this.products[a][b];
        if (i < 3 && j < 3) return product - wall[i][j] * (i === j ? 1 + MECHANISM : 1);
        return i === j ? product + 1 / problem.k_a : product;
      }),
    );
    const du = forces.plate.slice();
    this.solver.solve([du]);
    const right = members.map((a, i) => inner(this.columns[a], du) - (i < 3 ? forces.section[i] : 0));
    const q = solveDense(matrix, right);
    if (q === null) return null;
    members.forEach((a, i) => {
      const x = this.solved[a];
      const factor = q[i];
      for (let k = 0; k < du.length; k++) du[k] -= factor * x[k];
    });
    return { u: du, r: [q[0], q[1], q[2]] };
  }
}

/** A direction with what the search along it needs. */
interface Path {
  state: ElasticState;
  /** Forces of plate and walls along it. */
  linear: Float64Array;
  section: [number, number, number];
  contact: Float64Array;
  stretch: readonly number[];
}

function pathOf(model: ElasticModel, state: ElasticState): Path {
  const linear = new Float64Array(model.unknowns);
  const section = model.linearForces(state.u, state.r, linear);
  return {
    state,
    linear,
    section,
    contact: model.contactDeflections(state.u),
    stretch: model.stretchOf(state.u),
  };
}

/** The sum of all directions by their shares. */
function combine(paths: readonly Path[], shares: readonly number[]): Path {
  const sum = (parts: readonly ArrayLike<number>[]): Float64Array => {
    const total = new Float64Array(parts[0].length);
    parts.forEach((part, i) => {
      const share = shares[i];
      for (let k = 0; k < total.length; k++) total[k] += share * part[k];
    });
    return total;
  };
  const triple = (parts: readonly Section[]): [number, number, number] => {
    const [a, b, c] = sum(parts);
    return [a, b, c];
  };
  return {
    state: { u: sum(paths.map(({ state }) => state.u)), r: triple(paths.map(({ state }) => state.r)) },
    linear: sum(paths.map(({ linear }) => linear)),
    section: triple(paths.map(({ section }) => section)),
    contact: sum(paths.map(({ contact }) => contact)),
    stretch: Array.from(sum(paths.map(({ stretch }) => stretch))),
  };
}

function plus(a: ElasticState, b: ElasticState): ElasticState {
  const u = a.u.slice();
  for (let k = 0; k < u.length; k++) u[k] += b.u[k];
  return { u, r: [a.r[0] + b.r[0], a.r[1] + b.r[1], a.r[2] + b.r[2]] };
}

/** One-sided springs, contact points and anchors alike: sign * value > 0 is the side that acts. */
interface Springs {
  stiffness: Float64Array;
  sign: -1 | 1;
  start: ArrayLike<number>;
  along: readonly ArrayLike<number>[];
}

/** The energy over the plane that a few directions span, as a function of their shares. */
class Subspace {
  private readonly slopes: number[];
  private readonly bends: number[][];
  private readonly springs: readonly Springs[];

  constructor(model: ElasticModel, forces: Forces, paths: readonly Path[]) {
    const { k_c, k_a } = model.problem;
    this.slopes = paths.map(({ state }) => inner(forces.plate, state.u) + dot3(forces.section, state.r));
    this.bends = paths.map(({ linear, section }) =>
      paths.map(({ state }) => inner(linear, state.u) + dot3(section, state.r)),
    );
    this.springs = [
      {
        stiffness: Float64Array.from(forces.contact, (_, point) => k_c * model.contactArea(point)),
        sign: -1,
        start: forces.contact,
        along: paths.map(({ contact }) => contact),
      },
      {
        stiffness: new Float64Array(forces.stretch.length).fill(k_a),
        sign: 1,
        start: forces.stretch,
        along: paths.map(({ stretch }) => stretch),
      },
    ];
  }

  /** Falling slope towards each share, energy lost so far, and curvature, at the given shares. */
  at(shares: readonly number[]): { slope: number[]; gain: number; curvature: number[][] } {
    const n = shares.length;
    const curvature = this.bends.map((row) => row.slice());
    const bend = this.bends.map((row) => row.reduce((sum, value, j) => sum + value * shares[j], 0));
    const slope = this.slopes.map((value, i) => value - bend[i]);
    let gain = shares.reduce((sum, share, i) => sum + share * (this.slopes[i] - bend[i] / 2), 0);
    for (const { stiffness, sign, start, along } of this.springs) {
      for (let point = 0; point < stiffness.length; point++) {
        let moved = 0;
        for (let i = 0; i < n; i++) moved += shares[i] * along[i][point];
        const before = Math.max(0, sign * start[point]);
        const after = Math.max(0, sign * (start[point] + moved));
        if (before === 0 && after === 0) continue;
        const k = stiffness[point];
        gain -= (k * (after * after - before * before)) / 2 - k * before * sign * moved;
        for (let i = 0; i < n; i++) {
          const delta = along[i][point];
          slope[i] -= k * (after - before) * sign * delta;
          if (after === 0) continue;
          for (let j = 0; j < n; j++) curvature[i][j] += k * delta * along[j][point];
        }
      }
    }
    return { slope, gain, curvature };
  }
}

const SUBSPACE_STEPS = 12;

/** Shares of the directions with the lowest energy; Newton's method again, on few unknowns. */
function bestShares(subspace: Subspace, count: number): number[] {
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

/** Balance of plate, section, anchors and concrete; null where none was found. */
export function findBalance(model: ElasticModel, start: ElasticState): NewtonResult | null {
  const solver = new GridSolver(model.mesh);
  const border = new Border(model, solver);
  let pressed: Uint8Array | null = null;
  let pulling = '';
  let state = start;
  let factorisations = 0;
  let earlier: Path[] = [];
  for (let steps = 0; ; steps++) {
    const forces = forcesAt(model, state);
    const residual = residualOf(forces, model.load);
    const now = Uint8Array.from(forces.contact, (w) => (w < 0 ? 1 : 0));
    const nowPulling = forces.stretch.map((value) => value > 0).join();
    const changed = changedElements(pressed, now);
    const settled = pressed !== null && changed.size === 0 && nowPulling === pulling;
    if (residual < TOLERANCE || (settled && residual < SETTLED_TOLERANCE)) {
      return { ...state, steps, factorisations, residual };
    }
    if (steps >= MAX_STEPS || !Number.isFinite(residual)) return null;
    if (pressed === null || changed.size > 0) {
      if (
        !solver.factor(
          (element) => model.elementMatrix(element, now),
          (element) => changed.has(element),
        )
      ) {
        return null;
      }
      factorisations++;
      border.refresh();
    }
    pressed = now;
    pulling = nowPulling;
    const d = border.direction(forces);
    if (d === null) return null;
    const paths = [pathOf(model, d), ...earlier];
    const step = combine(paths, bestShares(new Subspace(model, forces, paths), paths.length));
    state = plus(state, step.state);
    earlier = [step, ...earlier].slice(0, MEMORY);
  }
}

function changedElements(before: Uint8Array | null, now: Uint8Array): Set<number> {
  const changed = new Set<number>();
  now.forEach((value, point) => {
    if (before?.[point] !== value) changed.add(Math.floor(point / CONTACT_PER_ELEMENT));
  });
  return changed;
}
