/** Pressure on the concrete, from the data available in a server response or an older stored result. */
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { hasContact } from '@/engineering';

/** Request of the check; null if it is unknown. */
interface Requested {
  request: Pick<AlgorithmRequest, 'plate'> | null;
}

interface Found extends Requested {
  answer: Pick<CheckAnswerOnWire, 'resultant'>;
  /** Plate results from the first call (anchor forces). */
  plate: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * True unless the plate stands off without grout, so that any compression acts on the anchors; a pressure
 * that a server computes under such a plate is not a concrete pressure.
 */
export const touchesConcrete = ({ request }: Requested): boolean =>
  request === null || hasContact({ plate: { installationPosition: request.plate.installation_position } });

/**
 * Returns the largest concrete strain in ‰; null if the strain is unknown or if the plate does not touch the
 * concrete.
 */
export const largestStrain = ({ answer, request }: Omit<Found, 'plate'>): number | null =>
  touchesConcrete({ request }) ? (answer.resultant.max_concrete_strain ?? null) : null;

/**
 * Returns the largest pressure in MPa from the check, otherwise from the plate calculation, because the
 * check does not know the pressure under an elastic plate. Null if the pressure is unknown or if the plate
 * does not touch the concrete.
 */
export function largestPressure({ answer, plate, request }: Found): number | null {
  if (!touchesConcrete({ request })) return null;
  const stated = answer.resultant.max_concrete_stress as number | null | undefined;
  if (typeof stated === 'number') return stated;
  const contact: unknown = plate?.contact;
  if (typeof contact !== 'object' || contact === null) return null;
  const pressure: unknown = (contact as Readonly<Record<string, unknown>>).max_pressure;
  return typeof pressure === 'number' && Number.isFinite(pressure) ? pressure : null;
}
