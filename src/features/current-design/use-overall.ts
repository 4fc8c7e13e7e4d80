/** The verdict over all that was entered of the open design, and whether more of it is in progress. */
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { enteredOf } from '@/design/evaluation/entered-loads';
import { overallOf, type Overall } from '@/design/verdict/design-verdict';
import { currentListOutcome } from '@/design/verdict/load-list-outcome';
import type { DesignVerdict } from '@/design/verdict/verdict';
import type { StoredResult } from '@/design/verdict/stored-result';
import { useDesignStore } from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';

/** What the verdict on the open design has to cover, drawn anew where one of its figures changes. */
export function useWhole(): Parameters<typeof overallOf>[2] {
  const entered = useDesignStore(
    useShallow(({ design, result }) => (result === null ? NOTHING : enteredOf(design, result))),
  );
  const list = useDesignStore(({ design, listEnd }) => currentListOutcome(design, listEnd));
  return useMemo(() => ({ entered, list }), [entered, list]);
}

const NOTHING = { combinations: 1, rows: 0, isElastic: false, casesKey: '' };

export interface OverallNow {
  overall: Overall;
  /** Other load cases are being calculated. */
  isRunning: boolean;
}

/** `verdict`: on the result that is shown. */
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
