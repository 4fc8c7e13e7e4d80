/**
 * A search that runs while an Explore answer is shown. The search is cancelled by a button, by leaving the
 * answer, and by changing the design.
 */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverCalculator } from '@/api/calls/calculation';
import type { Calculator } from '@/api/contract/calculator';
import type { Batch } from '@/design/run/batch';
import { createEvaluateCandidate, type EvaluateCandidate } from '@/design/search/evaluate-candidate';
import { useSessionStore } from '@/stores/session';

interface SearchTools {
  evaluateCandidate: EvaluateCandidate;
  /** Abort signal, and maximum number of candidates that are evaluated in parallel. */
  batch: Batch;
  /** Calculator for calls other than `evaluateCandidate`. */
  calculator: Calculator;
  signal: AbortSignal;
}

export interface Search {
  running: boolean;
  /** True if the search was cancelled before it finished. */
  cancelled: boolean;
  cancel: () => void;
  again: () => void;
}

export function useSearch(work: (tools: SearchTools) => Promise<void>): Search {
  const userId = useSessionStore(({ user }) => String(user?.id ?? ''));
  const [round, setRound] = useState(0);
  const [state, setState] = useState<'running' | 'done' | 'cancelled'>('running');
  const current = useRef<AbortController | null>(null);
  const run = useEffectEvent(work);
  useEffect(() => {
    const abort = new AbortController();
    current.current = abort;
    const { signal } = abort;
    const calculator = serverCalculator(userId);
    const batch = { signal, atOnce: calculator.atOnce() };
    void run({
      evaluateCandidate: createEvaluateCandidate(calculator, signal),
      batch,
      calculator,
      signal,
    }).then(() => {
      if (!signal.aborted) setState('done');
    });
    return () => abort.abort();
  }, [round, userId]);
  const cancel = useCallback(() => {
    current.current?.abort();
    setState('cancelled');
  }, []);
  const again = useCallback(() => {
    setState('running');
    setRound((value) => value + 1);
  }, []);
  return { running: state === 'running', cancelled: state === 'cancelled', cancel, again };
}
