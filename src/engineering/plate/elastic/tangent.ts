/**
 * The plate's matrix with the contact of a state, factored. Anchors and section border it: their few
 * unknowns are found from a small dense system, so a change among them costs no new factor. What a factor
 * holds follows from its contact alone, whatever was solved before: answers are the same to the last bit.
 */
import { CONTACT_PER_ELEMENT, type ElasticModel } from '@/engineering/plate/elastic/elastic-model';
import type { ElasticState, Forces } from '@/engineering/plate/elastic/elastic-state';
import { GridSolver } from '@/engineering/plate/elastic/front-tree';
import { solveDense } from '@/engineering/plate/elastic/solve-dense';

/** Share of the walls' stiffness that holds a rotation which neither anchors nor concrete hold. */
const MECHANISM = 1e-10;

export class Tangent {
  private readonly solver: GridSolver;
  private pressed: Uint8Array | null = null;
  private products: number[][] = [];

  constructor(private readonly model: ElasticModel) {
    this.solver = new GridSolver(model.mesh, model.kinds, model.borders, model.columns);
  }

  /** Numbers held for factors. */
  get entries(): number {
    return this.solver.entries;
  }

  /** Takes on the contact of a state; null where the matrix is not positive definite. */
  follow(pressed: Uint8Array): 'kept' | 'factored' | null {
    const changed = changedElements(this.pressed, pressed);
    if (changed.size === 0) return 'kept';
    this.pressed = null;
    const isChanged = (element: number): boolean => changed.has(element);
    if (!this.solver.factor((element) => this.model.contactMatrix(element, pressed), isChanged)) return null;
    this.pressed = pressed;
    this.products = this.solver.borderProducts();
    return 'factored';
  }

  /** Newton's direction for the anchors that pull; null where the small system is singular. */
  direction(forces: Forces): ElasticState | null {
    const { model, products } = this;
    const { wall, anchorStiffness, unknowns, columns } = model;
    const members = [0, 1, 2];
    forces.stretch.forEach((value, i) => value > 0 && members.push(i + 3));
    const matrix = members.map((a, i) =>
      members.map((b, j) => {
        const product = -products[a][b];
        if (i < 3 && j < 3) return product - wall[i][j] * (i === j ? 1 + MECHANISM : 1);
        return i === j ? product + 1 / anchorStiffness[a - 3] : product;
      }),
    );
    const x = new Float64Array(unknowns + columns);
    x.set(forces.plate);
    this.solver.reduce(x);
    const right = members.map((a, i) => -x[unknowns + a] - (i < 3 ? forces.section[i] : 0));
    const q = solveDense(matrix, right);
    if (q === null) return null;
    x.fill(0, unknowns);
    members.forEach((a, i) => (x[unknowns + a] = q[i]));
    this.solver.restore(x);
    return { u: x.subarray(0, unknowns), r: [q[0], q[1], q[2]] };
  }
}

/** All elements where there was no contact before. */
function changedElements(before: Uint8Array | null, now: Uint8Array): Set<number> {
  const changed = new Set<number>();
  for (let point = 0; point < now.length; point++) {
    if (before?.[point] !== now[point]) changed.add(Math.floor(point / CONTACT_PER_ELEMENT));
  }
  return changed;
}
