/** From the button to the run: rules, records, the question on minimum values. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import type { Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import { minimumWarnings } from '@/design/validation/minimum-warnings';
import { failureToReport, type Failure } from '@/design/validation/validate-design';
import { useDesignStore } from '@/stores/design/design-store';
import type { RecordsRead } from '@/features/current-design/use-records-read';
import { useMinimumQuestion } from './use-minimum-question';
import type { useRunMessages } from './use-run-messages';

interface CalculateButtonOptions {
  records: RecordsRead;
  isRunning: boolean;
  failuresOf: (design: Design) => Failure[];
  start: (design: Design, anchor: AnchorData) => void;
  messages: ReturnType<typeof useRunMessages>;
  goTo: (field: string) => void;
}

interface CalculateButton {
  calculate: () => void;
  /** The button was pressed while records were still being read: it starts by itself. */
  isWaiting: boolean;
  stopWaiting: () => void;
}

export function useCalculateButton(options: CalculateButtonOptions): CalculateButton {
  const { records, isRunning, failuresOf, start, messages, goTo } = options;
  const failureText = useFailureText();
  const askAboutMinimum = useMinimumQuestion(goTo);
  const [isWaiting, setWaiting] = useState(false);
  const [due, setDue] = useState(0);
  if (isWaiting && records.kind !== 'reading') {
    setWaiting(false);
    setDue(due + 1);
  }
  /** False: records are still being read. */
  const begin = useCallback((): boolean => {
    if (isRunning) return true;
    const { design, markAttempted } = useDesignStore.getState();
    markAttempted();
    const last = failureToReport(failuresOf(design));
    if (last) {
      messages.ofFailure(last);
      return true;
    }
    if (records.kind === 'failed') {
      messages.notRead(failureText(records.failure));
      return true;
    }
    const anchor = records.kind === 'read' ? records.anchor : null;
    if (anchor === null) return false;
    const warnings = minimumWarnings(design, anchor);
    const run = () => start(design, anchor);
    if (warnings.length === 0) run();
    else void askAboutMinimum(warnings, run);
    return true;
  }, [askAboutMinimum, failureText, failuresOf, isRunning, messages, records, start]);
  const calculate = useCallback(() => {
    if (begin()) return;
    setWaiting(true);
    messages.waiting();
  }, [begin, messages]);
  const calculateDue = useEffectEvent(() => void begin());
  useEffect(() => {
    if (due > 0) calculateDue();
  }, [due]);
  return { calculate, isWaiting, stopWaiting: useCallback(() => setWaiting(false), []) };
}
