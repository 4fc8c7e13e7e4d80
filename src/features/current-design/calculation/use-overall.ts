/** The verdict over all that was entered, and whether more of it is under way. */
import { useMemo } from 'react';
import type { StoredResult } from '@/design/verdict/stored-result';
import { useListRunStore } from '@/stores/load-list-run';
import type { DesignVerdict } from '@/design/verdict/verdict';
import { overallOf, type Overall } from '@/design/verdict/design-verdict';
import { useWhole } from './use-whole';

/** Rows that are being calculated count as soon as they are; the list tells how they came out at its end. */
function withProgress({ calculated: { done, total }, ...overall }: Overall, rows: number): Overall {
  return { ...overall, calculated: { done: Math.min(total, done + rows), total } };
}

export interface OverallNow {
  overall: Overall;
  /** Other loads are being calculated. */
  isRunning: boolean;
}

/** `verdict`: on the result that is shown. */
export function useOverall(result: StoredResult, verdict: DesignVerdict): OverallNow {
  const { list, combinations, rows, isElastic } = useWhole();
  const progress = useListRunStore((state) => state.progress);
  const found = useMemo(
    () => overallOf(result, verdict, { list, entered: { combinations, rows, isElastic } }),
    [result, verdict, list, combinations, rows, isElastic],
  );
  const isRunning = progress !== null || result.others.some(({ state }) => state === 'pending');
  return { overall: progress ? withProgress(found, progress.done) : found, isRunning };
}
