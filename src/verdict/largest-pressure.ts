/** Largest pressure on the concrete, MPa, whatever part of it a backend or an old store holds. */
import type { CheckAnswerOnWire } from '../api/contract/run-algorithm-answer';

interface Found {
  answer: Pick<CheckAnswerOnWire, 'resultant'>;
  /** The plate of the first call. */
  plate: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * As the check answers it, else as the plate's own calculation found it: under an elastic plate the check
 * does not know it.
 */
export function largestPressure({ answer, plate }: Found): number | null {
  const stated = answer.resultant.max_concrete_stress as number | null | undefined;
  if (typeof stated === 'number') return stated;
  const contact: unknown = plate?.contact;
  if (typeof contact !== 'object' || contact === null) return null;
  const pressure: unknown = (contact as Readonly<Record<string, unknown>>).max_pressure;
  return typeof pressure === 'number' && Number.isFinite(pressure) ? pressure : null;
}
