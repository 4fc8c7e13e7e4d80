/** Runs all examples with the two calculation calls of the current backend, a few in parallel. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverCalculator } from '@/api/calls/calculation';
import { calculationsAtOnce } from '@/api/client';
import { concurrencyLimit } from '@/api/concurrency-limit';
import type { ApiFailure } from '@/api/contract/failure';
import { evaluate, type Calls, type Evaluation, EXAMPLES } from '@/examples/examples';

const CHOICE = { isOneOfMany: true };

function callsOf(userId: string, signal: AbortSignal): Calls<ApiFailure> {
  const { run, check } = serverCalculator(userId);
  return {
    check: (request) => check(request, signal, CHOICE),
    plate: (request) => run(request, signal, CHOICE),
  };
}

export type Evaluations = ReadonlyMap<string, Evaluation<ApiFailure>>;

/** Minimum time between two updates of the table while results arrive, ms. */
const PICTURE = 250;

export function useVerification(userId: string) {
  const [evaluations, setEvaluations] = useState<Evaluations>(new Map());
  const [isRunning, setRunning] = useState(false);
  const stop = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    stop.current?.abort();
    stop.current = null;
    setRunning(false);
  }, []);
  useEffect(() => cancel, [cancel]);

  const start = useCallback(() => {
    cancel();
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    setEvaluations(new Map());
    setRunning(true);
    const found = new Map<string, Evaluation<ApiFailure>>();
    const show = () => setEvaluations(new Map(found));
    const pictures = setInterval(show, PICTURE);
    signal.addEventListener('abort', () => clearInterval(pictures));
    const inTurn = concurrencyLimit(calculationsAtOnce);
    const calls = callsOf(userId, signal);
    const all = EXAMPLES.map(async (example) => {
      try {
        const evaluation = await inTurn(() => evaluate(example, calls), signal);
        found.set(example.id, evaluation);
      } catch (cause) {
        if (!signal.aborted) throw cause;
      }
    });
    void Promise.all(all).then(() => {
      clearInterval(pictures);
      if (signal.aborted) return;
      show();
      setRunning(false);
    });
  }, [userId, cancel]);

  return { evaluations, isRunning, start, cancel };
}
