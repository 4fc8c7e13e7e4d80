/** Reservation on a yielding plate: a report names the steel that was entered, and no other steel. */
import type { Reservation } from '@/design/verdict/reservations';
import type { ReportInput } from '@/report/content/report-input';

/** The verdict compares with the weakest structural steel, which nobody may have chosen. */
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
