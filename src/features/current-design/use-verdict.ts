/** The verdict on the result on screen, over all loads of the open design. */
import { useMemo } from 'react';
import { uncoveredOf, type Uncovered } from '@/design/model/uncovered-loads';
import { verdictOf, type DesignVerdict } from '@/design/verdict/calculation-verdict';
import { overallOf, type Overall, type RequiredCases } from '@/design/verdict/design-verdict';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import { type RunResult } from '@/design/verdict/run-result';
import { useRun } from '@/features/current-design/use-run';
import { useDesignStore } from '@/stores/design/design-store';
import { useStorageStore } from '@/stores/design/storage';
import { currentList } from '@/stores/run';

/** Loads that the verdict must cover, and inputs that it must state as uncovered. */
interface Covered {
  whole: RequiredCases;
  /** Loads left out, and inputs that nobody has confirmed. */
  uncovered: Uncovered;
}

/** A list that is not loaded is known only by its key, which contains the number of rows. */
function rowsNow(): number {
  const { length } = useDesignStore.getState().design.loads.list;
  const { listKey = null } = useStorageStore.getState().notLoaded ?? {};
  return length === 0 && listKey !== null ? Number.parseInt(listKey) || 1 : length;
}

/** Returns the same object while its values are equal, so that the component is not rendered again. */
export function useCovered(result: RunResult | null): Covered {
  const list = useRun(currentList);
  const text = useRun(({ resultStatus }) => {
    const { design } = useDesignStore.getState();
    const isElastic = design.plate.stiffness === 'elastic';
    const combinations = result === null ? 1 : enteredOf(design, result).combinations;
    // Loads left out and unconfirmed inputs change no value, so adding or removing them keeps a result up to
    // date. For an up-to-date result, the current design therefore decides.
    const uncovered = result !== null && resultStatus !== 'current' ? result.uncovered : uncoveredOf(design);
    return JSON.stringify({ entered: { combinations, rows: rowsNow(), isElastic }, uncovered });
  });
  return useMemo(() => {
    const { entered, uncovered } = JSON.parse(text) as Pick<RequiredCases, 'entered'> &
      Pick<Covered, 'uncovered'>;
    return { whole: { list, entered }, uncovered };
  }, [list, text]);
}

interface ShownVerdict extends Covered {
  verdict: DesignVerdict;
  overall: Overall;
}

export function useVerdict(result: RunResult): ShownVerdict {
  const covered = useCovered(result);
  return useMemo(() => {
    const verdict = verdictOf(result, covered.uncovered);
    return { ...covered, verdict, overall: overallOf(result, verdict, covered.whole) };
  }, [result, covered]);
}
