/** The run of the open design and the problems of its inputs, for screens. */
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleKey } from '@/design/model/fields';
import type { Reasons } from '@/design/run/run-state';
import { currentRun, subscribeToRun, type Run } from '@/stores/run';

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
  ...unread.map(({ field, text }): Problem => ({
    key: 'unread',
    field,
    values: { text },
  })),
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

export function useProblemText(): (
  problem: Pick<Problem, 'key' | 'values'> | undefined,
) => string | undefined {
  const { t } = useTranslation('error');
  return (problem) => problem && t(problem.key, problem.values ?? {});
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
