/**
 * Factorisation of a grid's matrix for one contact state. The factorisation depends only on that state and
 * not on earlier states, so results are reproducible bit for bit.
 */
import { CONTACT_PER_ELEMENT } from '@/engineering/plate/elastic/elastic-model';
import type { GridSolver } from '@/engineering/plate/elastic/front-tree';

export class ContactFactor {
  private pressed: Uint8Array | null = null;

  /** `addedTo` returns the contact stiffness of an element; null if the element has no contact. */
  constructor(
    private readonly solver: GridSolver,
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

  /**
   * Returns the number of contact points whose contact state differs from that in the factorisation; infinite
   * if nothing is factorised.
   */
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
