/** Pressure on the concrete, from the data available in a server response or an older stored result. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';

interface Found {
  answer: Pick<CheckAnswerOnWire, 'resultant' | 'remarks'>;
  /** Plate results from the first call (anchor forces). */
  plate: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * True if the compression of a stand-off plate acts on the anchors; a pressure computed under the plate is
 * then not a concrete pressure.
 */
export const pressesOnAnchors = ({ remarks }: Pick<CheckAnswerOnWire, 'remarks'>): boolean =>
  remarks?.some(({ code }) => code === 'stand_off_under_compression') === true;

/**
 * Returns the largest concrete strain in ‰; null if the strain is unknown or if the plate does not touch the
 * concrete.
 */
export const largestStrain = (answer: Found['answer']): number | null =>
  pressesOnAnchors(answer) ? null : (answer.resultant.max_concrete_strain ?? null);

/**
 * Returns the largest pressure in MPa from the check, otherwise from the plate calculation, because the
 * check does not know the pressure under an elastic plate. Null if the pressure is unknown or if the plate
 * does not touch the concrete.
 */
export function largestPressure({ answer, plate }: Found): number | null {
  if (pressesOnAnchors(answer)) return null;
  const stated = answer.resultant.max_concrete_stress as number | null | undefined;
  if (typeof stated === 'number') return stated;
  const contact: unknown = plate?.contact;
  if (typeof contact !== 'object' || contact === null) return null;
  const pressure: unknown = (contact as Readonly<Record<string, unknown>>).max_pressure;
  return typeof pressure === 'number' && Number.isFinite(pressure) ? pressure : null;
}
