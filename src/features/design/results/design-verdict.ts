/** The verdict on the stored result: one for panel, 3D view and report. */
import { useMemo } from 'react';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { useDesignStore, type StoredResult } from '@/stores/design/design-store';
import { verdictOf, type DesignVerdict } from '@/verdict/verdict';
import { liveIsLeftOut } from '../calculation/requests';
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

/**
 * Live loads that are left out change no figure, so a result stays current when some are typed, or taken away, afterwards:
 * for a current result the design as it stands tells. Null without a result.
 */
export function useDesignVerdict(stale: boolean): DesignVerdict | null {
  const result = useDesignStore((state) => state.result);
  const leftOutNow = useDesignStore((state) => liveIsLeftOut(state.design));
  const leftOut = stale ? (result?.liveLeftOut ?? false) : leftOutNow;
  return useMemo(() => result && verdictOfResult(result, leftOut), [result, leftOut]);
}
