/** Evaluates the design on the screen: progress, cancel, one run at a time, late answers ignored. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Design } from '@/design/model/design-state';
import { useDesignStore, type Interruption } from '@/stores/design/design-store';
import type { AnchorData } from '@/design/records/anchor-data';
import type { Evaluation } from '@/design/evaluation/evaluate';
import { evaluateLazily } from './lazy-evaluation';

export interface Calculated {
  kind: 'success';
  design: Design;
  anchor: AnchorData;
  /** s, from the button to the result. */
  seconds: number;
}

export type CalculationOutcome = Calculated | Exclude<Evaluation, { kind: 'success' }>;

interface Calculation {
  running: boolean;
  /** 0 to 100. */
  progress: number;
  start: (design: Design, anchor: AnchorData, userId: string) => void;
  cancel: () => void;
  /** Cancels without a word: the design of the run is gone. */
  drop: () => void;
}

const interruptionOf = (end: Exclude<CalculationOutcome, Calculated>): Interruption =>
  end.kind === 'cancelled' ? end : { kind: end.kind, message: end.failure.message };

const PER_SECOND = 10;
const CAP = 90;

/**
 * `onEnd` is told once of every run that ends or is cancelled, not of one left behind with the page. `start`
 * drops the old result, and does nothing while a run is under way.
 */
export function useCalculation(onEnd: (end: CalculationOutcome) => void): Calculation {
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState(0);
  const current = useRef<AbortController | null>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setProgress((value) => Math.min(CAP, value + PER_SECOND)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  /** Left behind, not failed: the answer that the abort brings must find nobody waiting. */
  const leave = useCallback(() => {
    const left = current.current;
    current.current = null;
    left?.abort();
  }, []);
  useEffect(() => leave, [leave]);

  const finish = useCallback((result: CalculationOutcome) => {
    current.current = null;
    setRunning(false);
    if (result.kind !== 'success') useDesignStore.getState().interrupt(interruptionOf(result));
    end.current(result);
  }, []);

  const start = useCallback(
    (design: Design, anchor: AnchorData, userId: string) => {
      if (current.current) return;
      const abort = new AbortController();
      current.current = abort;
      setProgress(0);
      setRunning(true);
      useDesignStore.getState().clearResult();
      const begin = performance.now();
      void evaluateLazily({ design, anchor, userId }, abort.signal).then((end) => {
        // Cancelled or left behind: it was told when it was.
        if (end.kind === 'cancelled' || abort.signal.aborted) return;
        if (end.kind === 'success') {
          setProgress(100);
          useDesignStore.getState().setResult(end.result);
        }
        const seconds = (performance.now() - begin) / 1000;
        finish(end.kind === 'success' ? { kind: 'success', design, anchor, seconds } : end);
      });
    },
    [finish],
  );

  const cancel = useCallback(() => {
    if (!current.current) return;
    const abort = current.current;
    finish({ kind: 'cancelled' });
    abort.abort();
  }, [finish]);

  const drop = useCallback(() => {
    leave();
    setRunning(false);
  }, [leave]);

  return { running, progress, start, cancel, drop };
}
