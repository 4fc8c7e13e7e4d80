/**
 * The run of the open design for screens: the problems of its inputs, and the verdict on the result on
 * screen, over all loads.
 */
import { useMemo, useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleKey } from '@/design/model/design-state';
import { uncoveredOf, type Uncovered } from '@/design/model/load-cases';
import type { Reasons } from '@/design/run/run-state';
import { verdictOf, overallOf, type RequiredCases } from '@/design/verdict/design-verdict';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import type { RunResult } from '@/design/verdict/run-result';
import { useDesignStore } from '@/stores/design/design-store';
import { useStorageStore } from '@/stores/design/stored-design';
import { currentList, currentRun, subscribeToRun, type Run } from '@/stores/run';
import type { Translate } from '@/text/wording/values';

/** Returns what `select` takes of the run: a primitive value, or the same object while nothing changes. */
export const useRun = <T>(select: (run: Run) => T): T =>
  useSyncExternalStore(subscribeToRun, () => select(currentRun()));

/** A broken rule, or a field whose text cannot be read as a value (`unread`). */
export interface Problem {
  key: RuleKey | 'unread';
  field: string;
  values?: Record<string, string | number>;
}

/** Missing inputs that the engineer may not have reached: no error before a calculation is requested. */
const MISSING: ReadonlySet<RuleKey> = new Set<RuleKey>(['noProfile', 'load']);

/** Returns all problems of the inputs, also those that the screen does not show yet. */
export const problemsIn = ({ unread, rules }: Reasons): Problem[] => [
  ...unread.map(({ field, text }): Problem => ({ key: 'unread', field, values: { text } })),
  ...rules,
];

/** Returns why the inputs cannot be calculated; null if they can, or if the account has expired. */
export const reasonsIn = ({ state }: Run): Reasons | null =>
  state.kind === 'invalid' && state.reasons.rules.every(({ key }) => key !== 'expired')
    ? state.reasons
    : null;

export function problemsOf({ state, isAttempted }: Run): Problem[] {
  if (state.kind !== 'invalid') return [];
  return problemsIn(state.reasons).filter(({ key }) => key === 'unread' || isAttempted || !MISSING.has(key));
}

export function useProblemText() {
  const { t } = useTranslation('error');
  return (problem: Pick<Problem, 'key' | 'values'> | undefined): string | undefined =>
    problem && t(problem.key, problem.values ?? {});
}

export function useProblem(field: string): string | undefined {
  const text = useProblemText();
  return useRun((run) => text(problemsOf(run).find((problem) => problem.field === field)));
}

/** Returns a function that gives the text of the first reason why a design is invalid, and its field. */
export function useFirstReason(): (reasons: Reasons) => { text: string; field: string } {
  const text = useProblemText();
  return (reasons) => {
    const [first] = problemsIn(reasons);
    return { text: text(first) ?? '', field: first.field };
  };
}

/**
 * Translates `namespace:key` as the report does, for sentences shared by screen and report. Components shown
 * before a result exists omit `remarks`, which is loaded with the result.
 */
export function useTranslate(
  ...more: readonly ('remarks' | 'design' | 'limits' | 'explore' | 'error')[]
): Translate {
  const { t } = useTranslation(['results', ...more]);
  // Keys contain codes from the response, so the compiler cannot check them.
  return useCallback((key, values) => (t as Translate)(key, values), [t]);
}

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

export function useVerdict(result: RunResult) {
  const covered = useCovered(result);
  return useMemo(() => {
    const verdict = verdictOf(result, covered.uncovered);
    return { ...covered, verdict, overall: overallOf(result, verdict, covered.whole) };
  }, [result, covered]);
}
