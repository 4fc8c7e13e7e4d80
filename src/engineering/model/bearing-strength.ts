/**
 * Strengths to compare with the pressure below the base plate and with the stress in it: design strength of
 * the concrete under the plate, and strengths of the steel of the plate.
 */
import { STANDARDS, type Standard, type CheckInput } from '@/engineering/model/design';
import { GAMMA_C } from '@/quantities/gamma-c';

export interface BearingStrength {
  symbol: 'f_cd' | 'f_c';
  /** Design strength, MPa, increased by the spreading. */
  value: number;
  /** sqrt(A_c1 / A_c0): factor by which spreading increases the design strength, 1 to 3. */
  spreading: number;
  clause: string;
}

/** Largest spreading sqrt(A_c1 / A_c0) (EN 1992-1-1, 6.7: at most 3 f_cd). */
const MOST_SPREADING = 3;

/**
 * Range of the bearing strength under both standards with and without spreading, as fractions of f_ck:
 * 1 / 1.8 to 1 / 1.2 for designs to EN 1992-4 (EN 1992-1-1, 3.1.6), and 0.56 to 0.6 for designs to
 * JGJ145-2013 (GB/T 50010, 4.1.4, with f_ck = 0.8 f_cu,k).
 */
export const BEARING_LIMITS = { least: 0.55, most: 0.85 * MOST_SPREADING } as const;

/** Partial factor for concrete according to GB/T 50010, 4.1.4. */
const GAMMA_GB = 1.4;

/**
 * Returns f_c according to GB/T 50010, 4.1.4, in MPa: 0.88 alpha_c1 alpha_c2 f_cu,k / 1.4. alpha_c1 is 0.76
 * up to C50 and 0.82 at C80; alpha_c2 is 1 up to C40 and 0.87 at C80; both vary linearly in between.
 */
function chineseStrength(f_cuk: number): number {
  const between = (from: number, to: number) => Math.min(1, Math.max(0, (f_cuk - from) / (to - from)));
  const alpha_c1 = 0.76 + 0.06 * between(50, 80);
  const alpha_c2 = 1 - 0.13 * between(40, 80);
  return (0.88 * alpha_c1 * alpha_c2 * f_cuk) / GAMMA_GB;
}

/** Rectangle on the concrete that the plate loads: centre and sides along x and y, mm. */
export interface LoadedRectangle {
  x: number;
  y: number;
  length: number;
  width: number;
}

/**
 * Returns sqrt(A_c1 / A_c0) according to EN 1992-1-1, 6.7 (2), (3): A_c1 is similar to the loaded rectangle
 * and has the same centre. It ends at the edges of the concrete, is at most three times as long, and the
 * concrete is at least as thick as the largest difference between a side of A_c1 and the same side of A_c0.
 * Both sides grow by the same factor, so the longer side decides.
 */
function spreadingOf(
  { outline, h }: CheckInput['concrete'],
  { x, y, length, width }: LoadedRectangle,
): number {
  const alongX = (2 * Math.min(outline.X1 - x, x - outline.X2)) / length;
  const alongY = (2 * Math.min(outline.Y1 - y, y - outline.Y2)) / width;
  const intoDepth = 1 + h / Math.max(length, width);
  return Math.max(1, Math.min(MOST_SPREADING, alongX, alongY, intoDepth));
}

/**
 * Returns the design strength according to EN 1992-1-1, 3.1.6 (alpha_cc = 1) and 6.7, or according to
 * GB/T 50010, 4.1.4, with the spreading of EN 1992-1-1, 6.7. If the loaded area is unknown (null), the load
 * is not assumed to spread into the member.
 */
export function bearingStrength(
  { standard, concrete }: Pick<CheckInput, 'standard' | 'concrete'>,
  loaded: LoadedRectangle | null,
): BearingStrength {
  const { f_ck, f_cuk, gamma_c, accidental } = concrete;
  const spreading = loaded === null ? 1 : spreadingOf(concrete, loaded);
  return standard === 'JGJ145-2013'
    ? {
        symbol: 'f_c',
        value: spreading * chineseStrength(f_cuk),
        spreading,
        clause: 'GB/T 50010, 4.1.4; EN 1992-1-1, 6.7',
      }
    : {
        symbol: 'f_cd',
        value: (spreading * f_ck) / (accidental ? GAMMA_C.accidental : gamma_c || GAMMA_C.general),
        spreading,
        clause: 'EN 1992-1-1, 3.1.6, 6.7',
      };
}

/**
 * Base plate steel, for the stress in the plate and the bearing resistance of its holes. The grade is not an
 * input: S235 is assumed for EN 1992-4 and Q235 for JGJ145-2013, with the same yield strength up to 100 mm.
 */
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
