/** Data for a drawing of the stress in an elastic plate. */
import type { PlateField } from '@/engineering/plate/elastic/plate-field';

export interface PlateStress {
  /** mm. */
  Lx: number;
  Ly: number;
  t: number;
  field: PlateField;
  /** MPa. */
  maxVonMises: number;
  maxVonMisesAt: readonly [number, number];
  /** mm. */
  maxDeflection: number;
  minDeflection: number;
  /** N, MPa. */
  contactForce: number;
  maxPressure: number;
  anchors: readonly (readonly [number, number])[];
  /** N per anchor. */
  tensions: readonly number[];
  /** Diameter of the washers, mm. */
  washer: number;
  /** Outline of the profile on the plate. */
  outline: readonly (readonly (readonly [number, number])[])[];
}
