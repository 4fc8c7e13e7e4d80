/** What every check of one run shares. */
import type { AnchorPoint, CheckInput } from '../model/design';
import type { AnchorShear, TensionResultants } from '../forces';
import type { PulledAnchor } from '../breakout';
import type { ResolvedProduct } from './factors/resolved-input';

export interface ShearedAnchor extends AnchorPoint, AnchorShear {}

export interface CheckState {
  input: CheckInput;
  product: ResolvedProduct;
  /** Anchors with tension, in order. */
  pulled: readonly PulledAnchor[];
  /** All anchors with their shear, in order. */
  sheared: readonly ShearedAnchor[];
  resultants: TensionResultants;
  /** Normal force and shear at the origin, kN. */
  N: number;
  Vx: number;
  Vy: number;
  /** Torsion about the stiffness centre, kNmm. */
  T: number;
}
