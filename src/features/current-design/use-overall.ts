/**
 * Overall verdict for all load cases of the open design, and whether load cases are still being calculated.
 */
import { useMemo } from 'react';
import { overallOf, type Overall } from '@/design/verdict/design-verdict';
import type { StoredResult } from '@/design/verdict/stored-result';
import type { DesignVerdict } from '@/design/verdict/verdict';
import { useWhole } from '@/features/current-design/use-whole';
import { useRunStore } from '@/stores/run';

export interface OverallNow {
  overall: Overall;
  /** True while other load cases are being calculated. */
  isRunning: boolean;
}

/** `verdict`: the verdict for the result shown. */
export function useOverall(result: StoredResult, verdict: DesignVerdict): OverallNow {
  const whole = useWhole();
  const isRunning = useRunStore(({ progress }) => progress !== null && progress.phase !== 'shown');
  const rows = useRunStore(({ progress }) => (progress?.phase === 'rows' ? progress.done : 0));
  const found = useMemo(() => overallOf(result, verdict, whole), [result, verdict, whole]);
  return useMemo(() => {
    const { done, total } = found.calculated;
    const overall = { ...found, calculated: { done: Math.min(total, done + rows), total } };
    return { overall, isRunning };
  }, [found, rows, isRunning]);
}
