/** Pressure on the concrete, whatever part of it a backend or an old store holds. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';

interface Found {
  answer: Pick<CheckAnswerOnWire, 'resultant' | 'remarks'>;
  /** The plate of the first call. */
  plate: Readonly<Record<string, unknown>> | null | undefined;
}

/** A plate that stands off on its anchors presses on them: what is computed under it is no pressure. */
export const pressesOnAnchors = ({ remarks }: Pick<CheckAnswerOnWire, 'remarks'>): boolean =>
  remarks?.some(({ code }) => code === 'stand_off_under_compression') === true;

/** ‰; null where the plate does not touch the concrete. */
export const largestStrain = (answer: Found['answer']): number | null =>
  pressesOnAnchors(answer) ? null : (answer.resultant.max_concrete_strain ?? null);

/**
 * MPa, as the check answers it, else as the plate's own calculation found it: under an elastic plate the
 * check does not know it. Null where it is not known, and where the plate does not touch the concrete.
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
