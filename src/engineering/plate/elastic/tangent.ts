/**
 * Factorised matrix of the plate for one contact state. Anchors and section are border columns: their few
 * unknowns follow from a small dense system, so a change of active anchors needs no new factorisation.
 */
import { solveDense } from '@/engineering/plate/elastic/dense-front';
import { CONTACT_PER_ELEMENT, type ElasticModel } from '@/engineering/plate/elastic/elastic-model';
import { GridSolver } from '@/engineering/plate/elastic/front-tree';
import type { ElasticState, Forces } from '@/engineering/plate/elastic/subspace-minimisation';

export class ContactFactor {
  private pressed: Uint8Array | null = null;

  /** `addedTo` returns the contact stiffness of an element; null if the element has no contact. */
  constructor(
    protected readonly solver: GridSolver,
    private readonly addedTo: (element: number, pressed: Uint8Array) => Float64Array | null,
  ) {}

  /**
   * Updates the factorisation to a contact state. Returns `kept` if the contact has not changed, `factored`
   * after a new factorisation, and null if the matrix is not positive definite.
   */
  follow(pressed: Uint8Array): 'kept' | 'factored' | null {
    const changed = this.changedElements(pressed);
    if (changed.size === 0) return 'kept';
    this.pressed = null;
    const addedTo = (element: number): Float64Array | null => this.addedTo(element, pressed);
    if (!this.solver.factor(addedTo, (element) => changed.has(element))) return null;
    this.pressed = pressed;
    return 'factored';
  }

  /** Returns how many contact points differ from the factorised state; infinite if there is none. */
  difference(pressed: Uint8Array): number {
    const { pressed: factored } = this;
    if (factored === null) return Infinity;
    return pressed.reduce((sum, value, point) => (value === factored[point] ? sum : sum + 1), 0);
  }

  /** Returns the elements whose contact state changed; all elements if nothing is factorised. */
  private changedElements(now: Uint8Array): Set<number> {
    const changed = new Set<number>();
    for (let point = 0; point < now.length; point++) {
      if (this.pressed?.[point] !== now[point]) changed.add(Math.floor(point / CONTACT_PER_ELEMENT));
    }
    return changed;
  }
}

/** Fraction of the walls' stiffness added, so that a rotation which nothing restrains is not singular. */
const MECHANISM = 1e-10;

export class Tangent extends ContactFactor {
  private products: number[][] = [];

  constructor(private readonly model: ElasticModel) {
    super(new GridSolver(model.mesh, model.kinds, model.borders, model.columns), (element, pressed) =>
      model.contactMatrix(element, pressed),
    );
  }

  /** Number of values that the factors store; determines the memory used. */
  get entries(): number {
    return this.solver.entries;
  }

  override follow(pressed: Uint8Array): ReturnType<ContactFactor['follow']> {
    const followed = super.follow(pressed);
    if (followed === 'factored') this.products = this.solver.borderProducts();
    return followed;
  }

  /** Returns the direction of Newton's step for the active anchors; null if the small system is singular. */
  direction(forces: Forces): ElasticState | null {
    const { model, products } = this;
    const { wall, anchorStiffness, unknowns, columns } = model;
    const members = [0, 1, 2];
    forces.stretch.forEach((value, i) => value > model.leastStretch && members.push(i + 3));
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
