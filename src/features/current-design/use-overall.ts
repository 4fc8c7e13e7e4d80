/** Overall verdict for all load cases of the open design. */
import { useMemo } from 'react';
import { overallOf, type Overall } from '@/design/verdict/design-verdict';
import type { StoredResult } from '@/design/verdict/stored-result';
import type { DesignVerdict } from '@/design/verdict/verdict';
import { useWhole } from '@/features/current-design/use-whole';

/** Returns the overall verdict. `verdict` is the verdict for the result on screen. */
export function useOverall(result: StoredResult, verdict: DesignVerdict): Overall {
  const whole = useWhole();
  return useMemo(() => overallOf(result, verdict, whole), [result, verdict, whole]);
}
