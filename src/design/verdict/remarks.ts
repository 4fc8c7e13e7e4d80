/** Adapts the remarks in a response to the verdict. */
import type { DesignVerdict } from '@/design/verdict/design-verdict';
import type { CheckResult, Remark, RemarkKind } from '@/engineering';

/** Remarks to replace beside a reservation: the check does not know a plate stress that is too high. */
const IN_ITS_PLACE: Readonly<Record<string, { with: readonly string[]; code: string } | undefined>> = {
  plate_not_checked: { with: ['plate_above_yield', 'plate_yield_exceeded'], code: 'plate_stress_compared' },
};

export function fittingRemarks(
  { remarks }: Pick<CheckResult, 'remarks'>,
  { reservations }: Pick<DesignVerdict, 'reservations'>,
): Remark[] {
  const isReserved = (codes: readonly string[]) => reservations.some(({ code }) => codes.includes(code));
  return remarks.map((remark) => {
    const other = IN_ITS_PLACE[remark.code];
    return other && isReserved(other.with) ? { ...remark, code: other.code } : remark;
  });
}

/** Kinds of remarks in the order in which they are shown and printed, warnings first. */
const KINDS: readonly RemarkKind[] = [
  'minimum',
  'outside_scope',
  'not_checked',
  'not_required',
  'assumption',
  'information',
];

/** Returns the remarks adapted to the verdict, grouped by kind, without empty groups. */
export function remarksByKind(
  answer: Pick<CheckResult, 'remarks'>,
  verdict: Pick<DesignVerdict, 'reservations'>,
) {
  const all = fittingRemarks(answer, verdict);
  return KINDS.map((kind) => ({ kind, remarks: all.filter((remark) => remark.kind === kind) })).filter(
    ({ remarks }) => remarks.length > 0,
  );
}
