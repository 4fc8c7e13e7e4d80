/** Reservation on a yielding plate: a report names the steel that was entered for it, and no other. */
import type { Reservation } from '@/design/verdict/reservations';
import type { ReportInput } from '@/report/content/report-input';

/** The verdict compares with the weakest structural steel, which nobody may have chosen. */
export function reportedReservation(
  one: Reservation,
  { plateYield }: Pick<ReportInput, 'plateYield'>,
): Reservation {
  if (one.code !== 'plate_above_yield') return one;
  if (!plateYield) return { ...one, code: 'plate_yield_not_entered', clause: '' };
  const code = Number(one.values.stress) > plateYield ? 'plate_yield_exceeded' : 'plate_yield_kept';
  return { ...one, code, clause: '', values: { ...one.values, f_y: plateYield } };
}
