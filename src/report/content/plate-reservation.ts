/** Reservation on a yielding plate: a report names the steel that was entered for it, and no other. */
import type { Reservation } from '@/design/verdict/reservations';
import type { ReportInput } from '@/report/content/report-input';

/** The verdict compares with the weakest structural steel, which nobody may have chosen. */
export function reportedReservation(
  one: Reservation,
  { plateYield }: Pick<ReportInput, 'plateYield'>,
): Reservation {
  if (one.code !== 'plate_above_yield') return one;
  const f_y = plateYield ?? 0;
  const outcome = Number(one.values.stress) > f_y ? 'exceeded' : 'kept';
  const code = `plate_yield_${f_y > 0 ? outcome : 'not_entered'}`;
  return { ...one, code, clause: '', values: { ...one.values, f_y } };
}
