/** Facts for the assessment of an anchor, from its record and installation, which no request contains. */
import type { Design } from '@/design/model/design-state';
import { CONCRETE } from '@/quantities/inputs';

export interface Assessed {
  /** Certification of the anchor; '' if the record has none. */
  certification: string;
  /** Largest thickness of plate and gap, mm; 0 if the record has none, as always under EN 1992-4. */
  t_fix: number;
  /** True unless the hole is hammer drilled, dry and cleaned, and has at most 24 °C (40 °C briefly). */
  isUnusual: boolean;
}

/** True if a certification states that the record is demonstration data; a name can be copied and changed. */
export const isDemonstration = (certification: string): boolean => /demonstration|演示/i.test(certification);

export function assessedOf(
  { concrete }: Design,
  { certification, t_fix }: Omit<Assessed, 'isUnusual'>,
): Assessed {
  const isUnusual =
    concrete.drillingMethod !== CONCRETE.drillingMethod.initial ||
    concrete.holeDryness !== CONCRETE.holeDryness.initial ||
    concrete.holeCleaning === 'none' ||
    concrete.longTermTemperature > CONCRETE.longTermTemperature.initial ||
    concrete.shortTermTemperature > CONCRETE.shortTermTemperature.initial;
  return { certification: certification.trim(), t_fix, isUnusual };
}

/** Reads stored facts; undefined if they are missing or invalid. */
export function restoreAssessed(raw: unknown): Assessed | undefined {
  const { certification, t_fix, isUnusual } = (raw ?? {}) as Partial<Record<keyof Assessed, unknown>>;
  const isRead = typeof certification === 'string' && typeof t_fix === 'number';
  return isRead ? { certification, t_fix, isUnusual: isUnusual === true } : undefined;
}
