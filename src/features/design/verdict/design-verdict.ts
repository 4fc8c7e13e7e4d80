/** The verdict on the stored result: one for panel, 3D view and report. */
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import type { StoredResult } from '@/stores/design/data-save';
import { verdictOf, type DesignVerdict } from '@/verdict/verdict';
import { plateFigures } from './plate-figures';

/** A result that an earlier version kept knows no request: then the answer alone counts. */
export function verdictOfResult(
  { request, answer, plate }: StoredResult,
  liveLeftOut: boolean,
): DesignVerdict {
  const input = parseAlgorithm(request);
  const { stress: plateStress } = plateFigures(plate ?? {});
  return verdictOf({ input: input.ok ? input.value : null, answer, plateStress, liveLeftOut });
}
