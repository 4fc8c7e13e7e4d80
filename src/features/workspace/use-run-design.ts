/** All runs of the workspace: by the button, while typing, of a file that was opened; what follows them. */
import { useCallback } from 'react';
import type { User } from '@/api/contract/account';
import { useWhenIdle } from '@/shared/hooks/use-when-idle';
import type { Combination } from '@/design/model/combinations';
import type { Design, ListedLoad } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import type { AnchorData } from '@/design/records/anchor-data';
import { useDesignStore } from '@/stores/design/design-store';
import { usePreferencesStore } from '@/stores/preferences';
import { fetchEvaluation } from '@/features/current-design/calculation/lazy-evaluation';
import {
  useCalculation,
  type CalculationOutcome,
} from '@/features/current-design/calculation/use-calculation';
import { useCombinations } from '@/features/current-design/calculation/use-combinations';
import { useLive, type LiveState } from '@/features/current-design/calculation/use-live';
import { useRecordsRead } from '@/features/current-design/use-records-read';
import { useCalculateButton } from './use-calculate-button';
import { useDesignRules } from './use-design-rules';
import { useOpenedDesign } from './use-opened-design';
import { useRestOfList } from './use-rest-of-list';
import { useRigidity } from './use-rigidity';
import { useRunMessages } from './use-run-messages';

interface RunDesign {
  running: boolean;
  progress: number;
  calculate: () => void;
  /** A design from a file: at once, where no rule and no question stands against it. */
  calculateOpened: () => void;
  /** Of a design that is gone. */
  drop: () => void;
  cancel: () => void;
  /** Calculates what was entered and not calculated: combinations, rows of the load list. */
  calculateRest: () => void;
  /** Chooses a combination or a row of the load list, and calculates it where its result is not stored. */
  showCombination: (combination: Combination, listed?: ListedLoad) => void;
  live: LiveState;
}

export function useRunDesign(user: User, goTo: (field: string) => void): RunDesign {
  const userId = String(user.id);
  const records = useRecordsRead();
  const { failuresOf, liveOrderOf } = useDesignRules(user, records);
  const messages = useRunMessages(goTo);
  const anchor = records.kind === 'read' ? records.anchor : null;
  const { follow, followNow } = useCombinations(anchor, userId);
  const tookSeconds = useRigidity(anchor, userId);
  const rest = useRestOfList();
  useWhenIdle(fetchEvaluation);

  const { ofOutcome } = messages;
  const onEnd = useCallback(
    (outcome: CalculationOutcome) => {
      ofOutcome(outcome);
      if (outcome.kind !== 'success') return;
      tookSeconds(outcome.seconds);
      follow(outcome, 'asked');
      rest('ifShort');
    },
    [follow, ofOutcome, rest, tookSeconds],
  );
  const { running: isRunning, progress, start: startFor, cancel, drop } = useCalculation(onEnd);
  const start = useCallback(
    (design: Design, of: AnchorData) => startFor(design, of, userId),
    [startFor, userId],
  );
  const { calculate, isWaiting, stopWaiting } = useCalculateButton({
    records,
    isRunning,
    failuresOf,
    start,
    messages,
    goTo,
  });
  const calculateOpened = useOpenedDesign({ records, isRunning, failuresOf, start });
  const isLive = usePreferencesStore((state) => state.calculateWhileTyping);
  const live = useLive({
    isOn: isLive && !isRunning,
    orderOf: liveOrderOf,
    userId,
    onResult: (calculated) => {
      tookSeconds(calculated.seconds);
      follow(calculated, 'live');
    },
  });

  const showCombination = useCallback(
    (combination: Combination, listed?: ListedLoad) => {
      const { setCombination, showRow } = useDesignStore.getState();
      if (listed) showRow(listed);
      else setCombination(combination);
      const { design, result } = useDesignStore.getState();
      if (result?.fingerprint !== fingerprintOf(design)) calculate();
    },
    [calculate],
  );
  const calculateRest = useCallback(() => {
    if (!useDesignStore.getState().design.loads.onlyChosen) followNow();
    rest('whole');
  }, [followNow, rest]);

  return {
    running: isRunning || isWaiting,
    progress,
    calculate,
    calculateOpened,
    drop: useCallback(() => {
      stopWaiting();
      drop();
    }, [drop, stopWaiting]),
    cancel: isWaiting ? stopWaiting : cancel,
    calculateRest,
    showCombination,
    live,
  };
}
