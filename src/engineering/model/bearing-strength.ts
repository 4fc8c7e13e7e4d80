/**
 * Design strength of the concrete under the base plate, with which the largest pressure under the plate is
 * compared. The load is not assumed to spread into the member.
 */
import type { CheckInput } from '@/engineering/model/design';
import { GAMMA_C } from '@/quantities/gamma-c';

export interface BearingStrength {
  symbol: 'f_cd' | 'f_c';
  /** Design strength, MPa. */
  value: number;
  clause: string;
}

/**
 * Range of the bearing strength under both standards, as fractions of f_ck: 1 / 1.8 to 1 / 1.2 for designs to
 * EN 1992-4 (EN 1992-1-1, 3.1.6), and 0.56 to 0.6 for designs to JGJ145-2013 (GB/T 50010, 4.1.4, with
 * f_ck = 0.8 f_cu,k).
 */
export const BEARING_STRENGTHS = { least: 0.55, most: 0.85 } as const;

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

/**
 * Returns the design strength according to EN 1992-1-1, 3.1.6 (alpha_cc = 1) and 6.7 (no load spreading,
 * A_c1 = A_c0), or according to GB/T 50010, 4.1.4.
 */
export function bearingStrength({
  standard,
  concrete: { f_ck, f_cuk, gamma_c, accidental },
}: Pick<CheckInput, 'standard' | 'concrete'>): BearingStrength {
  return standard === 'JGJ145-2013'
    ? { symbol: 'f_c', value: chineseStrength(f_cuk), clause: 'GB/T 50010, 4.1.4' }
    : {
        symbol: 'f_cd',
        value: f_ck / (accidental ? GAMMA_C.accidental : gamma_c || GAMMA_C.general),
        clause: 'EN 1992-1-1, 3.1.6, 6.7',
      };
}
