/**
 * Reservation about yielding of the plate. A report compares the stress only with the yield strength that
 * was entered.
 */
import type { Reservation } from '@/design/verdict/reservations';
import type { ReportInput } from '@/report/content/report-input';

/**
 * Replaces the reservation of the verdict, which compares the stress with the weakest structural steel: the
 * designer may have chosen another steel.
 */
export function reportedReservation(
  one: Reservation,
  { plateYield }: Pick<ReportInput, 'plateYield'>,
): Reservation {
  if (one.code !== 'plate_above_yield') return one;
  const f_y = plateYield ?? 0;
  const outcome = Number(one.values.stress) > f_y ? 'plate_yield_exceeded' : 'plate_yield_kept';
  const code = f_y > 0 ? outcome : 'plate_yield_not_entered';
  return { ...one, code, clause: '', values: { ...one.values, f_y } };
}
