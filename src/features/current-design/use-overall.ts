/** The verdict over all that was entered of the open design, and whether more of it is in progress. */
import { useMemo } from 'react';
import { enteredOf } from '@/design/evaluation/entered-loads';
import { loadCasesKey } from '@/design/model/fingerprint';
import { overallOf, type Overall, type Whole } from '@/design/verdict/design-verdict';
import { currentListOutcome } from '@/design/verdict/load-list-outcome';
import type { DesignVerdict } from '@/design/verdict/verdict';
import type { StoredResult } from '@/design/verdict/stored-result';
import { useDesignStore } from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';

/** What the verdict on the open design has to cover; drawn anew where one of its figures changes. */
export function useWhole(): Whole {
  const combinations = useDesignStore(({ design, result }) =>
    result === null ? 1 : enteredOf(design, result).combinations,
  );
  const rows = useDesignStore(({ design }) => design.loads.list.length);
  const isElastic = useDesignStore(({ design }) => design.plate.stiffness === '0');
  const casesKey = useDesignStore(({ design }) => loadCasesKey(design));
  const list = useDesignStore(({ design, listEnd }) => currentListOutcome(design, listEnd));
  return useMemo(
    () => ({ list, entered: { combinations, rows, isElastic, casesKey } }),
    [list, combinations, rows, isElastic, casesKey],
  );
}

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
