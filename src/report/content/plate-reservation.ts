/** Compares the base plate stress with the yield strength of the steel entered for the report. */
import type { Design } from '@/design/model/design-state';
import type { Reservation } from '@/design/verdict/reservations';
import { plateYieldStrength } from '@/engineering';
import type { ReportInput } from '@/report/model/report-input';

interface Plate extends Pick<ReportInput, 'overall' | 'plate' | 'plateYield'> {
  design: Pick<Design, 'plate'>;
  /**
   * True if the design has load cases other than the displayed load case; for some of the other load cases,
   * only an upper bound for the stress is known.
   */
  hasOtherLoads: boolean;
}

/**
 * Replaces the comparison in the verdict, which assumes the weakest structural steel, with a comparison with
 * the yield strength entered for the report (f_y in MPa; 0 if none was entered).
 */
function reported(one: Reservation, f_y: number): Reservation {
  if (one.code !== 'plate_above_yield') return one;
  const { stress, most = 0 } = one.values;
  const within = Number(most) > f_y ? 'plate_yield_of_other_loads' : 'plate_yield_not_exceeded';
  const outcome = Number(stress) > f_y ? 'plate_yield_exceeded' : within;
  const code = f_y > 0 ? outcome : 'plate_yield_not_entered';
  const { under, ...known } = { ...one, code, clause: '', values: { ...one.values, f_y } };
  return code === 'plate_yield_of_other_loads' || under === undefined ? known : { ...known, under };
}

/** Returns the reservation about steel that is weaker than assumed in the verdict; null if none is needed. */
function ofWeakSteel({ design, plate, hasOtherLoads }: Plate, f_y: number): Reservation | null {
  const stress = plate?.max_von_mises;
  const limit = plateYieldStrength(design.plate.thickness);
  if (typeof stress !== 'number' || f_y === 0 || f_y >= limit) return null;
  const values = { stress, at_least: '', limit, f_y };
  const own = (code: string): Reservation => ({ code, values, clause: '', field: 'plate.thickness' });
  if (stress > f_y) return own('plate_yield_exceeded');
  return hasOtherLoads ? own('plate_yield_of_other_loads') : null;
}

/** Returns the verdict with its plate reservations based on the entered yield strength. */
export function judgedWithYield(of: Plate): ReportInput['overall'] {
  const { overall } = of;
  const { word, reservations } = overall;
  const f_y = of.plateYield ?? 0;
  const isReserved = reservations.some(({ code }) => code === 'plate_above_yield');
  const weak = isReserved ? null : ofWeakSteel(of, f_y);
  const known = reservations.map((one) => reported(one, f_y));
  if (weak === null) return { ...overall, reservations: known };
  return {
    ...overall,
    word: word === 'verified' ? 'reservations' : word,
    reservations: [...known, weak],
  };
}
