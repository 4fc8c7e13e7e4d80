/**
 * Base plate steel, needed to compare the stress in the plate with the yield strength, and the shear at the
 * holes with the bearing resistance. The grade is not an
 * input: S235 is assumed for EN 1992-4 and Q235 for JGJ145-2013. Both grades have the same yield strength up
 * to 100 mm.
 */
import { STANDARDS, type Standard } from '@/engineering/model/design';

interface PlateSteel {
  name: string;
  /** Ultimate strength, MPa. */
  f_u: number;
  clause: string;
}

const STEELS: Readonly<Record<Standard, PlateSteel>> = {
  'EN1992-4': { name: 'S235', f_u: 360, clause: 'EN 10025-2' },
  'JGJ145-2013': { name: 'Q235', f_u: 370, clause: 'GB/T 700' },
};

/** Returns the steel assumed for the standard, or for EN 1992-4 if the standard is unknown. */
export const plateSteel = (standard: string | undefined): PlateSteel =>
  STEELS[STANDARDS.find((known) => known === standard) ?? 'EN1992-4'];

/** Returns the yield strength in MPa for a thickness in mm. */
export function plateYieldStrength(thickness: number): number {
  if (thickness <= 16) return 235;
  return thickness <= 40 ? 225 : 215;
}
