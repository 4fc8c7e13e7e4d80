/**
 * Stress in a small square of the plate on a separate finer grid, with boundary values from the solution on
 * the whole grid (submodel). The whole grid gives accurate forces and deflections, but smaller elements are
 * needed where moments change within a few millimetres, for example at the corners of a rotated profile.
 */
import { ElasticModel, type Section } from '@/engineering/plate/elastic/elastic-model';
import { pointsWithin } from '@/engineering/plate/elastic/footprint';
import { GridSolver } from '@/engineering/plate/elastic/front-tree';
import {
  elementsX,
  evenMesh,
  nodeCount,
  nodesOfElement,
  transfer,
  type Box,
  type Mesh,
} from '@/engineering/plate/elastic/mesh';
import {
  ELEMENT_NODES,
  ELEMENT_UNKNOWNS,
  ElementKind,
  NODE_UNKNOWNS,
  degreesOfFreedom,
} from '@/engineering/plate/elastic/plate-element';
import { plateField, type PlateField } from '@/engineering/plate/elastic/plate-field';
import type { ElasticState } from '@/engineering/plate/elastic/subspace-minimisation';
import { ContactFactor } from '@/engineering/plate/elastic/tangent';

export interface CloseUp {
  field: PlateField;
  /** The square without its outermost elements, where the fixed boundary values disturb the stresses. */
  core: Box;
}

/** Elements from the point in the middle to each side: 5 x 5 elements, the point in the middle one. */
const REACH = 2.5;
/** Largest and smallest element size, mm. */
const LARGEST = 10;
const SMALLEST = 4;
/** Element size per decay length of a wall's pressure in the plate, and per smallest wall thickness. */
const PER_FADING = 0.8;
const PER_WALL = 3;

function elementSize({ geometry: { plate, k_s, footprint } }: ElasticModel): number {
  const fading = ((4 * plate.D) / k_s) ** 0.25;
  return Math.max(SMALLEST, Math.min(LARGEST, PER_FADING * fading, PER_WALL * footprint.thinnest));
}

const edgesOf = ({ xs, ys }: Mesh): Box => ({ x1: xs[0], x2: xs.at(-1)!, y1: ys[0], y2: ys.at(-1)! });

const squareRound = ([x, y]: readonly [number, number], half: number): Box => ({
  x1: x - half,
  x2: x + half,
  y1: y - half,
  y2: y + half,
});

const overlap = (a: Box, b: Box): Box => ({
  x1: Math.max(a.x1, b.x1),
  x2: Math.min(a.x2, b.x2),
  y1: Math.max(a.y1, b.y1),
  y2: Math.min(a.y2, b.y2),
});

/** Marks the unknowns on the sides of the square as fixed; sides at the edge of the plate are free. */
function heldUnknowns(mesh: Mesh, square: Box, plate: Box): Uint8Array {
  const held = new Uint8Array(NODE_UNKNOWNS * nodeCount(mesh));
  const { nodesX, nodesY } = mesh;
  for (let node = 0; node < nodeCount(mesh); node++) {
    const i = node % nodesX;
    const j = (node - i) / nodesX;
    const isHeld =
      (i === 0 && square.x1 > plate.x1) ||
      (i === nodesX - 1 && square.x2 < plate.x2) ||
      (j === 0 && square.y1 > plate.y1) ||
      (j === nodesY - 1 && square.y2 < plate.y2);
    if (isHeld) held.fill(1, NODE_UNKNOWNS * node, NODE_UNKNOWNS * (node + 1));
  }
  return held;
}

/** Returns the element kind with fixed unknowns decoupled: zero rows and columns, 1 on the diagonal. */
function withoutHeldUnknowns(kind: ElementKind, held: readonly number[]): ElementKind {
  if (held.length === 0) return kind;
  const K = kind.matrix.slice();
  for (const i of held) {
    for (let j = 0; j < ELEMENT_UNKNOWNS; j++) {
      K[i * ELEMENT_UNKNOWNS + j] = 0;
      K[j * ELEMENT_UNKNOWNS + i] = 0;
    }
    K[i * ELEMENT_UNKNOWNS + i] = 1;
  }
  return new ElementKind(K);
}

/** Sets the entries of the fixed deflections in the contact stiffness of an element to zero. */
function holdContact(K: Float64Array | null, held: readonly number[]): Float64Array | null {
  for (const unknown of held) {
    if (unknown % NODE_UNKNOWNS > 0) continue;
    const a = unknown / NODE_UNKNOWNS;
    for (let b = 0; b < ELEMENT_NODES; b++) {
      K?.fill(0, a * ELEMENT_NODES + b, a * ELEMENT_NODES + b + 1);
      K?.fill(0, b * ELEMENT_NODES + a, b * ELEMENT_NODES + a + 1);
    }
  }
  return K;
}

/** Square around a point: its grid, which depends only on the plate, and the latest factorised matrix. */
class Square {
  private readonly part: ElasticModel;
  private readonly held: Uint8Array;
  private readonly solver: GridSolver;
  private readonly core: Box;
  private readonly factor: ContactFactor;

  constructor(
    private readonly model: ElasticModel,
    at: readonly [number, number],
  ) {
    const { geometry } = model;
    const size = elementSize(model);
    const plate = edgesOf(model.mesh);
    const shown = overlap(squareRound(at, REACH * size), plate);
    const washers = geometry.washers.map((washer) => pointsWithin(washer, shown));
    const mesh = evenMesh(shown, size);
    const footprint = { ...geometry.footprint, ...pointsWithin(geometry.footprint, shown) };
    this.part = new ElasticModel(mesh, { ...geometry, footprint, washers });
    this.core = overlap(squareRound(at, (REACH - 1) * size), plate);
    const held = heldUnknowns(mesh, shown, plate);
    this.held = held;
    const heldOf = this.part.kinds.map((_, element): number[] => {
      const ex = element % elementsX(mesh);
      const unknowns = degreesOfFreedom(nodesOfElement(mesh, ex, (element - ex) / elementsX(mesh)));
      return Array.from(unknowns.keys()).filter((i) => held[unknowns[i]]);
    });
    const kinds = this.part.kinds.map((kind, element) => withoutHeldUnknowns(kind, heldOf[element]));
    this.solver = new GridSolver(mesh, kinds);
    this.factor = new ContactFactor(this.solver, (element, pressed) =>
      holdContact(this.part.contactMatrix(element, pressed), heldOf[element]),
    );
  }

  /** Number of values that the matrices store; determines the memory used. */
  get entries(): number {
    return 2 * this.part.entries + this.solver.entries;
  }

  /**
   * Solves the square, starting from the solution on the whole grid, which also provides the fixed boundary
   * values; returns null if the matrix is not positive definite. The section's displacement and the anchor
   * forces do not change. The start is so close to the solution that one Newton step reaches equilibrium.
   */
  private balanced(u: Float64Array, r: Section, pulls: readonly number[]): Float64Array | null {
    const { part, held } = this;
    const forces = new Float64Array(part.unknowns);
    part.linearForces(u, r, forces);
    const contact = part.contactDeflections(u);
    part.addContactForces(contact, forces);
    part.addPulls(pulls, forces);
    const step = forces.map((force, k) => (held[k] ? 0 : -force));
    if (this.factor.follow(Uint8Array.from(contact, (w) => (w < 0 ? 1 : 0))) === null) return null;
    this.solver.solve(step);
    return step.map((value, k) => u[k] + value);
  }

  /** Returns the stress in the square in a plate with thickness `t` (mm); null if it cannot be solved. */
  closeUp({ u, r }: ElasticState, t: number): CloseUp | null {
    const { model, part, core } = this;
    const pulls = model.pullsOf(model.stretchOf(u));
    const solution = this.balanced(transfer(model.mesh, part.mesh, u), r, pulls);
    return solution && { field: plateField(part.mesh, solution, model.geometry.plate, t), core };
  }
}

/** Largest number of stored squares of a grid; the square that was used least recently is removed first. */
const MOST_SQUARES = 8;

/**
 * Close-ups of one grid. Different loads have their largest stresses at the same few points, so the squares
 * are stored; a close-up does not depend on earlier loads.
 */
export class CloseUps {
  private readonly squares = new Map<string, Square>();

  constructor(readonly model: ElasticModel) {}

  /** Memory used by the stored squares, bytes. */
  get bytes(): number {
    return [...this.squares.values()].reduce((sum, { entries }) => sum + 8 * entries, 0);
  }

  /** Returns the stress around a point in a plate of thickness `t`, mm; null if it cannot be solved. */
  at(place: readonly [number, number], balance: ElasticState, t: number): CloseUp | null {
    const key = place.join(' ');
    const square = this.squares.get(key) ?? new Square(this.model, place);
    this.squares.delete(key);
    this.squares.set(key, square);
    for (const oldest of this.squares.keys()) {
      if (this.squares.size <= MOST_SQUARES) break;
      this.squares.delete(oldest);
    }
    return square.closeUp(balance, t);
  }
}
