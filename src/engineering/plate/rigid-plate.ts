/**
 * Rigid plate on tension-only anchors and no-tension concrete (EN 1992-4, 6.2.1: plane section, elastic). The
 * displacement of the plate is w = w0 + bx x + by y, positive away from the concrete. The tension in an
 * anchor is k_a max(0, w), and the pressure on the concrete is k_c max(0, -w). Without contact (k_c = 0), the
 * anchors alone carry the load, and the force in an anchor is k_a w, negative in compression.
 */
import { planeOnAnchors, type PlateOnAnchors } from '@/engineering/forces/plane-on-anchors';
import { clip } from '@/engineering/geometry/projected-areas';
import {
  addPressure,
  loadedAreaOf,
  NO_PRESSURE,
  type LoadedArea,
  type PressureSums,
} from '@/engineering/plate/contact';
import { stepLength } from '@/engineering/plate/line-search';
import { cornersBetween } from '@/quantities/edges';

/** Integrals of 1, x, y, x², xy, y² over the region where w < 0; mm² to mm⁴. */
interface ContactIntegrals {
  I0: number;
  Ix: number;
  Iy: number;
  Ixx: number;
  Ixy: number;
  Iyy: number;
}

type Size = Pick<RigidPlateProblem, 'Lx' | 'Ly'>;

/** Returns the corners of the area in which w0 + bx x + by y < 0, counter-clockwise. */
function compressedPolygon({ Lx, Ly }: Size, [w0, bx, by]: Vector): (readonly [number, number])[] {
  const corners = cornersBetween({ X1: Lx / 2, X2: -Lx / 2, Y1: Ly / 2, Y2: -Ly / 2 });
  return clip(corners, (x, y) => w0 + bx * x + by * y);
}

/** Computes exact integrals by dividing the contact area into a fan of triangles. */
function contactIntegrals(size: Size, plane: Vector): ContactIntegrals {
  const sums: ContactIntegrals = { I0: 0, Ix: 0, Iy: 0, Ixx: 0, Ixy: 0, Iyy: 0 };
  const polygon = compressedPolygon(size, plane);
  for (let i = 1; i + 1 < polygon.length; i++) {
    const [x0, y0] = polygon[0];
    const [x1, y1] = polygon[i];
    const [x2, y2] = polygon[i + 1];
    const area = ((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)) / 2;
    const X = x0 + x1 + x2;
    const Y = y0 + y1 + y2;
    sums.I0 += area;
    sums.Ix += (area * X) / 3;
    sums.Iy += (area * Y) / 3;
    sums.Ixx += (area / 12) * (x0 * x0 + x1 * x1 + x2 * x2 + X * X);
    sums.Iyy += (area / 12) * (y0 * y0 + y1 * y1 + y2 * y2 + Y * Y);
    sums.Ixy += (area / 12) * (x0 * y0 + x1 * y1 + x2 * y2 + X * Y);
  }
  return sums;
}

/** Points of a triangle as shares of its corners, with weights; exact for polynomials of degree 3. */
const DEGREE_3 = [
  {
    weight: 1 / 20,
    points: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  },
  {
    weight: 2 / 15,
    points: [
      [0.5, 0.5, 0],
      [0.5, 0, 0.5],
      [0, 0.5, 0.5],
    ],
  },
  { weight: 9 / 20, points: [[1 / 3, 1 / 3, 1 / 3]] },
] as const;

/** Returns the integrals of the pressure k_c max(0, -w) under a plane plate, exactly. */
function pressureSums(problem: RigidPlateProblem, plane: Vector): PressureSums {
  const sums = { ...NO_PRESSURE };
  const [w0, bx, by] = plane;
  const [first, ...others] = compressedPolygon(problem, plane);
  for (let i = 0; i + 1 < others.length; i++) {
    const [p, q] = [others[i], others[i + 1]];
    const area = ((p[0] - first[0]) * (q[1] - first[1]) - (q[0] - first[0]) * (p[1] - first[1])) / 2;
    for (const { weight, points } of DEGREE_3)
      for (const [a, b, c] of points) {
        const [x, y] = [a * first[0] + b * p[0] + c * q[0], a * first[1] + b * p[1] + c * q[1]];
        const pressure = Math.max(0, -problem.k_c * (w0 + bx * x + by * y));
        addPressure(sums, weight * area * pressure, pressure, x, y);
      }
  }
  return sums;
}

/** Plate, and its loads at the origin. */
interface RigidPlateProblem extends PlateOnAnchors {
  /** Bedding stiffness of the concrete, N/mm3; 0 for a plate that does not touch the concrete. */
  k_c: number;
}

export interface RigidPlateSolution {
  /** Tension in each anchor, N; negative (compression) only without contact. */
  tensions: number[];
  /** Deflection w0 at the origin (mm), and slopes bx and by. */
  plane: readonly [number, number, number];
  /** Contact resultant, N, and its point of action, mm; the point is null without contact. */
  contactForce: number;
  contactPoint: readonly [number, number] | null;
  loadedArea: LoadedArea | null;
  /** Largest contact pressure on the concrete, MPa. */
  maxPressure: number;
  /** Largest absolute deflection of the plate's corners, mm. */
  maxDeflection: number;
  steps: number;
}

type Vector = [number, number, number];

const MAX_STEPS = 100;
const TOLERANCE = 1e-11;
/** Residual that is accepted when rounding prevents further improvement. */
const STALLED_TOLERANCE = 1e-8;
/**
 * Fractions of the stiffness that are added to the diagonal of the matrix, which would be singular if a
 * single anchor or a row of anchors left a rotation unrestrained. The smallest fraction converges directly
 * if the plate is in contact with the concrete; if an unrestrained rotation keeps shortening the steps, the
 * iteration alternates with larger fractions.
 */
const REGULARISATION = [1e-12, 1e-12, 1e-3, 1e-7];
/** Number of steps with the smallest fraction before the fractions alternate. */
const PLAIN_STEPS = 8;
/** Loads below this value are treated as zero, N (moments divided by half a side). */
const NO_LOAD = 1e-6;

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a));
const along = (u: Vector, a: number, du: Vector): Vector => [
  u[0] + a * du[0],
  u[1] + a * du[1],
  u[2] + a * du[2],
];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Symmetric 3 x 3 matrix as [11, 12, 13, 22, 23, 33]. */
type Symmetric = [number, number, number, number, number, number];

function times(k: Symmetric, u: Vector): Vector {
  return [
    k[0] * u[0] + k[1] * u[1] + k[2] * u[2],
    k[1] * u[0] + k[3] * u[1] + k[4] * u[2],
    k[2] * u[0] + k[4] * u[1] + k[5] * u[2],
  ];
}

/** Solves k x = f by LDL' without pivoting: small pivots stay accurate, unlike with determinants. */
function solve(k: Symmetric, f: Vector): Vector {
  const d1 = k[0];
  const l2 = k[1] / d1;
  const l3 = k[2] / d1;
  const d2 = k[3] - l2 * k[1];
  const m = k[4] - l2 * k[2];
  const l32 = m / d2;
  const d3 = k[5] - l3 * k[2] - l32 * m;
  const y2 = f[1] - l2 * f[0];
  const z = (f[2] - l3 * f[0] - l32 * y2) / d3;
  const y = y2 / d2 - l32 * z;
  return [f[0] / d1 - l2 * y - l3 * z, y, z];
}

/** Rigid plate with slopes times half a side, so that all three unknowns have the size of a deflection. */
class Model {
  private readonly sx: number;
  private readonly sy: number;
  readonly load: Vector;

  constructor(private readonly problem: RigidPlateProblem) {
    this.sx = 2 / problem.Lx;
    this.sy = 2 / problem.Ly;
    // The forces conjugate to (w0, bx, by) are (Fz, -My, Mx).
    this.load = [problem.Fz, -problem.My * this.sx, problem.Mx * this.sy];
  }

  plane(u: Vector): Vector {
    return [u[0], u[1] * this.sx, u[2] * this.sy];
  }

  /** Returns the stiffness of the springs active at u; they are linear: times u, it is their force. */
  tangent(u: Vector, bonded = false): Symmetric {
    const { anchors, k_a, k_c, Lx, Ly } = this.problem;
    const plane = this.plane(u);
    const [w0, bx, by] = plane;
    const { sx, sy } = this;
    const k: Symmetric = [0, 0, 0, 0, 0, 0];
    for (const [x, y] of anchors) {
      if (!bonded && w0 + bx * x + by * y <= 0) continue;
      const gx = x * sx;
      const gy = y * sy;
      k[0] += k_a;
      k[1] += k_a * gx;
      k[2] += k_a * gy;
      k[3] += k_a * gx * gx;
      k[4] += k_a * gx * gy;
      k[5] += k_a * gy * gy;
    }
    const area = Lx * Ly;
    const c = bonded
      ? { I0: area, Ix: 0, Iy: 0, Ixx: (area * Lx * Lx) / 12, Ixy: 0, Iyy: (area * Ly * Ly) / 12 }
      : contactIntegrals(this.problem, plane);
    k[0] += k_c * c.I0;
    k[1] += k_c * c.Ix * sx;
    k[2] += k_c * c.Iy * sy;
    k[3] += k_c * c.Ixx * sx * sx;
    k[4] += k_c * c.Ixy * sx * sy;
    k[5] += k_c * c.Iyy * sy * sy;
    return k;
  }

  /** Returns the state at u: tangent, potential energy, and negative gradient. */
  at(u: Vector): Position {
    const k = this.tangent(u);
    const internal = times(k, u);
    return { u, k, energy: dot(internal, u) / 2 - dot(this.load, u), residual: minus(this.load, internal) };
  }
}

interface Position {
  u: Vector;
  k: Symmetric;
  energy: number;
  residual: Vector;
}

/** Returns Newton's step from a position with the given regularisation; null if the step is not finite. */
function stepFrom(model: Model, position: Position, share: number, k_a: number): Position | null {
  const { u, k, residual, energy } = position;
  const shift = share * (k[0] + k[3] + k[5] || k_a);
  const du = solve([k[0] + shift, k[1], k[2], k[3] + shift, k[4], k[5] + shift], residual);
  if (!du.every(Number.isFinite)) return null;
  // Slope and energy are evaluated at the same points, and the last one is the result: it is reused.
  let [place, tried] = [0, position];
  const at = (a: number): Position => {
    if (a !== place) [place, tried] = [a, model.at(along(u, a, du))];
    return tried;
  };
  const length = stepLength(
    (a) => dot(at(a).residual, du),
    dot(residual, du),
    (a) => at(a).energy <= energy,
  );
  return at(length);
}

/**
 * Solves for the plane of the plate; returns null if no equilibrium was found, for example because no anchor
 * can resist the load, or because anchors in a line cannot carry the moment of a plate without contact.
 */
export function solveRigidPlate(problem: RigidPlateProblem): RigidPlateSolution | null {
  if (problem.k_c === 0) {
    const plane = planeOnAnchors(problem);
    return plane && solutionOf(problem, plane, 0);
  }
  const model = new Model(problem);
  const size = lengthOf(model.load);
  if (size <= NO_LOAD) return solutionOf(problem, [0, 0, 0], 0);
  let position = model.at(solve(model.tangent([0, 0, 0], true), model.load));
  let steps = 0;
  for (; steps < MAX_STEPS && lengthOf(position.residual) / size >= TOLERANCE; steps++) {
    const share = REGULARISATION[steps < PLAIN_STEPS ? 0 : steps % REGULARISATION.length];
    const next = stepFrom(model, position, share, problem.k_a);
    if (next === null) return null;
    const { u } = position;
    if (next.u.every((value, i) => value === u[i as 0 | 1 | 2])) break;
    position = next;
  }
  if (!(lengthOf(position.residual) / size < STALLED_TOLERANCE)) return null;
  return solutionOf(problem, model.plane(position.u), steps);
}

function solutionOf(problem: RigidPlateProblem, plane: Vector, steps: number): RigidPlateSolution {
  const { Lx, Ly, anchors, k_a, k_c } = problem;
  const [w0, bx, by] = plane;
  const c = contactIntegrals(problem, plane);
  const contactForce = -k_c * (w0 * c.I0 + bx * c.Ix + by * c.Iy);
  const corners = [-1, 1].flatMap((i) => [-1, 1].map((j) => w0 + (bx * i * Lx) / 2 + (by * j * Ly) / 2));
  const touching = contactForce > 1e-9 * Math.max(1, Math.abs(problem.Fz));
  return {
    tensions: anchors.map(([x, y]) => k_a * Math.max(k_c === 0 ? -Infinity : 0, w0 + bx * x + by * y)),
    plane,
    contactForce: touching ? contactForce : 0,
    contactPoint: touching
      ? [
          (-k_c * (w0 * c.Ix + bx * c.Ixx + by * c.Ixy)) / contactForce,
          (-k_c * (w0 * c.Iy + bx * c.Ixy + by * c.Iyy)) / contactForce,
        ]
      : null,
    loadedArea: touching ? loadedAreaOf(pressureSums(problem, plane)) : null,
    maxPressure: touching ? k_c * Math.max(0, -Math.min(...corners)) : 0,
    maxDeflection: Math.max(...corners.map(Math.abs)),
    steps,
  };
}
