/** Starts the calculations that the workspace requests, and shows messages about them. */
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { User } from '@/api/contract/account';
import { nextTask } from '@/api/next-task';
import type { ListedLoad } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import type { Combination } from '@/design/model/load-cases';
import { useRunInputs } from '@/features/current-design/use-run-inputs';
import { useRereadRecords } from '@/features/workspace/records/use-own-choices';
import { useMinimumQuestion } from '@/features/workspace/run/use-minimum-question';
import { useRunMessages } from '@/features/workspace/run/use-run-messages';
import { useWhenIdle } from '@/shared/hooks/use-when-idle';
import { useDesignStore } from '@/stores/design/design-store';
import { useRecentResults } from '@/stores/design/recent-results';
import { currentRunState, useRunStore } from '@/stores/run';
import { answerQuestion, calculate, loadRun } from '@/stores/run-driver';

interface RunActions {
  calculate: () => void;
  /** Calculates entered loads that have not been calculated yet. */
  calculateRest: () => void;
  /** Selects a combination or a row of the load list, and calculates it if its result is not cached. */
  showCombination: (combination: Combination, listed?: ListedLoad) => void;
}

/** Number of tasks within which the page is rendered with changed records. */
const MOST_TASKS = 20;

export function useRun(user: User, goTo: (field: string) => void): RunActions {
  useRunInputs(user);
  useWhenIdle(loadRun);
  // Discards cached results: database records and server may have changed since the user left the page.
  useEffect(() => useRecentResults.getState().forget(), []);
  const messages = useRunMessages(goTo);
  const askAboutMinimum = useMinimumQuestion(goTo);
  const reread = useRereadRecords();
  const press = useCallback(
    (asked: 'shown' | 'whole') => {
      const begin = () => {
        const start = calculate(asked);
        if (start.kind === 'waiting') messages.waiting();
        else if (start.kind === 'notRead') messages.notRead(start.failure);
        else if (start.kind === 'invalid') messages.invalid(start.reasons);
        else if (start.kind === 'question')
          void askAboutMinimum(start.warnings, () => {
            answerQuestion(start.warnings, true);
            begin();
          });
      };
      begin();
    },
    [askAboutMinimum, messages],
  );

  const due = useRunStore((state) => state.due);
  const seen = useRef(due);
  const pressDue = useEffectEvent(() => press('shown'));
  useEffect(() => {
    if (seen.current !== due) pressDue();
    seen.current = due;
  }, [due]);

  const say = useEffectEvent(messages.ended);
  // Not read with a hook: the end of each run would re-render the whole workspace.
  useEffect(
    () =>
      useRunStore.subscribe(({ end }, before) => {
        if (end !== null && end !== before.end) say(end.end);
      }),
    [],
  );

  return {
    // The button reads the records again, which an administrator may have changed; live results don't. With
    // changed records, the calculation starts again.
    calculate: useCallback(() => {
      press('shown');
      void reread().then(async (isChanged) => {
        // The run gets the changed records with the next rendering of the page.
        for (let task = 0; isChanged && task < MOST_TASKS; task++) {
          await nextTask();
          if (currentRunState().kind === 'outOfDate') {
            press('shown');
            return;
          }
        }
      });
    }, [press, reread]),
    calculateRest: useCallback(() => press('whole'), [press]),
    showCombination: useCallback(
      (combination, listed) => {
        const { setCombination, showRow } = useDesignStore.getState();
        if (listed) showRow(listed);
        else setCombination(combination);
        const { design, result } = useDesignStore.getState();
        if (result?.fingerprint !== fingerprintOf(design)) press('shown');
      },
      [press],
    ),
  };
}
