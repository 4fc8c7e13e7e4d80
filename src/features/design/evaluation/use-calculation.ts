/** Runs the two calculation calls: progress, cancel, one run at a time, late answers ignored. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { postRun, postRunAlgorithm } from '@/api/calls/calculation';
import type { ApiFailure } from '@/api/errors';
import type { Design } from '@/stores/design/design-state';
import { useDesignStore, type Interruption } from '@/stores/design/design-store';
import { fingerprintOf } from '@/stores/design/fingerprint';
import type { AnchorData } from '../records/anchor-data';
import { algorithmRequest, anchorsOf, liveIsLeftOut, simRequest } from '../requests/requests';

export type CalculationEnd =
  { kind: 'success' } | { kind: 'cancelled' } | { kind: 'error1' | 'error2'; failure: ApiFailure };

interface Calculation {
  running: boolean;
  /** 0 to 100. */
  progress: number;
  start: (design: Design, anchor: AnchorData, userId: string) => void;
  cancel: () => void;
}

const interruptionOf = (end: Exclude<CalculationEnd, { kind: 'success' }>): Interruption =>
  end.kind === 'cancelled' ? end : { kind: end.kind, message: end.failure.message };

/** An answer without a force for each anchor is as good as none. */
const FORCES_MISSING: ApiFailure = { kind: 'malformed', status: 200, message: '', field: 'join' };

const PER_SECOND = 10;
const CAP = 90;

/**
 * `onEnd` is told once of every run that ends or is cancelled, not of one left behind with the page. `start` drops the old
 * result, and does nothing while a run is under way.
 */
export function useCalculation(onEnd: (end: CalculationEnd) => void): Calculation {
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState(0);
  const current = useRef<{ id: number; abort: AbortController } | null>(null);
  const count = useRef(0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setProgress((value) => Math.min(CAP, value + PER_SECOND)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  useEffect(
    () => () => {
      // Left behind, not failed: the answer that the abort brings must find nobody waiting.
      const left = current.current;
      current.current = null;
      left?.abort.abort();
    },
    [],
  );

  const finish = useCallback((result: CalculationEnd) => {
    current.current = null;
    setRunning(false);
    if (result.kind !== 'success') useDesignStore.getState().interrupt(interruptionOf(result));
    end.current(result);
  }, []);

  const start = useCallback(
    (design: Design, anchor: AnchorData, userId: string) => {
      if (current.current) return;
      count.current += 1;
      const run = { id: count.current, abort: new AbortController() };
      current.current = run;
      const isLate = () => current.current?.id !== run.id;
      setProgress(0);
      setRunning(true);
      useDesignStore.getState().clearResult();
      void (async () => {
        const forces = await postRun(userId, simRequest(design, anchor), run.abort.signal);
        if (isLate()) return;
        if (!forces.ok) {
          finish({ kind: 'error1', failure: forces.error });
          return;
        }
        if (forces.value.join.length !== anchorsOf(design).length) {
          finish({ kind: 'error1', failure: FORCES_MISSING });
          return;
        }
        const request = algorithmRequest(design, anchor, forces.value.join);
        const answer = await postRunAlgorithm(userId, request, run.abort.signal);
        if (isLate()) return;
        if (!answer.ok) {
          finish({ kind: 'error2', failure: answer.error });
          return;
        }
        setProgress(100);
        useDesignStore.getState().setResult({
          answer: answer.value,
          request,
          liveLeftOut: liveIsLeftOut(design),
          // An empty text is no picture either.
          image: forces.value.base64 || null,
          plate: forces.value.plate ?? null,
          fingerprint: fingerprintOf(design),
          time: new Date().toISOString(),
        });
        finish({ kind: 'success' });
      })();
    },
    [finish],
  );

  const cancel = useCallback(() => {
    if (!current.current) return;
    const { abort } = current.current;
    finish({ kind: 'cancelled' });
    abort.abort();
  }, [finish]);

  return { running, progress, start, cancel };
}
