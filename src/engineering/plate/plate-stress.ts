/** Data for drawing the stress in an elastic plate. */
import type { PlateField } from '@/engineering/plate/elastic/plate-field';

export interface PlateStress {
  /** Size of the plate along x and y, mm. */
  Lx: number;
  Ly: number;
  t: number;
  field: PlateField;
  /** Largest von Mises stress, MPa, and its position, mm. */
  maxVonMises: number;
  maxVonMisesAt: readonly [number, number];
  /** Largest and smallest deflection, mm. */
  maxDeflection: number;
  minDeflection: number;
  /** Contact force in N and largest pressure in MPa. */
  contactForce: number;
  maxPressure: number;
  anchors: readonly (readonly [number, number])[];
  /** Tension in each anchor, N. */
  tensions: readonly number[];
  /** Diameter of the washers, mm. */
  washer: number;
  /** Outline of the profile on the plate. */
  outline: readonly (readonly (readonly [number, number])[])[];
}
