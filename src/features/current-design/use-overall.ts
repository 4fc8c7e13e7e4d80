/** Overall verdict for all load cases of the open design. */
import { useMemo } from 'react';
import type { RunResult } from '@/design/verdict/calculation';
import { type Overall, overallOf } from '@/design/verdict/overall';
import type { DesignVerdict } from '@/design/verdict/verdict';
import { useWhole } from '@/features/current-design/use-whole';

/** Returns the overall verdict. `verdict` is the verdict for the result on screen. */
export function useOverall(result: RunResult, verdict: DesignVerdict): Overall {
  const whole = useWhole();
  return useMemo(() => overallOf(result, verdict, whole), [result, verdict, whole]);
}
