/**
 * Calculates while an engineer types: a moment after the last change, quietly, with the old result until the
 * new one is there.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { oldestCalculation } from '@/api/calculation-queue';
import type { ApiFailure } from '@/api/contract/failure';
import type { Design } from '@/design/model/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { fingerprintOf } from '@/design/model/fingerprint';
import type { AnchorData } from '@/design/records/anchor-data';
import { evaluateLazily } from './lazy-evaluation';
import { isElastic } from '@/design/evaluation/load-variants';
import { SLOW } from '@/design/evaluation/durations';
import type { Calculated } from './use-calculation';

/** ms after the last change. What is typed is a change TYPED_AFTER_MS after the last key: 300 in all. */
const PAUSE = 100;
export const TYPED_AFTER_MS = 200;

/** ms. */
const SHOWN_AFTER_MS = 150;

/** Why the shown result is not that of the inputs. */
export type LiveState =
  | { kind: 'off' | 'idle' | 'running' | 'tooSlow' }
  | { kind: 'failed'; failure: ApiFailure }
  /** The rule that the design breaks, in words. */
  | { kind: 'invalid'; rule: string }
  /** Asked before any call: nothing goes out until it is answered. */
  | { kind: 'question'; text: string; answer: (goesOn: boolean) => void }
  /** It was answered with no. */
  | { kind: 'declined' };

/** Put once for each state of the fields that it is about, which `key` tells apart. */
interface Question {
  key: string;
  text: string;
}

export type LiveOrder = { anchor: AnchorData; question: Question | null } | { rule: string };

interface Live {
  isOn: boolean;
  /** What a design would be calculated with; the rule it breaks; null while something is still being read. */
  orderOf: (design: Design) => LiveOrder | null;
  userId: string;
  onResult: (calculated: Calculated) => void;
}

export function useLive({ isOn, orderOf, userId, onResult }: Live): LiveState {
  const [state, setState] = useState<LiveState>({ kind: 'idle' });
  const [answers, setAnswers] = useState<ReadonlyMap<string, boolean>>(new Map());

  const run = useEffectEvent(async (abort: AbortController) => {
    const { design, result, setResult } = useDesignStore.getState();
    if (result?.fingerprint === fingerprintOf(design) && !result.stressFollows) {
      setState({ kind: 'idle' });
      return;
    }
    const order = orderOf(design);
    if (order === null) return;
    if ('rule' in order) {
      setState({ kind: 'invalid', rule: order.rule });
      return;
    }
    const { question } = order;
    if (question !== null && answers.get(question.key) !== true) {
      const { key, text } = question;
      const answer = (goesOn: boolean) => setAnswers((before) => new Map(before).set(key, goesOn));
      setState(answers.has(key) ? { kind: 'declined' } : { kind: 'question', text, answer });
      return;
    }
    // What was given up is still under way at a server, and says how long the next would take.
    if (oldestCalculation() > SLOW) {
      setState({ kind: 'tooSlow' });
      return;
    }
    // Said of a slow run alone: most are over before it could be read.
    const timer = setTimeout(() => setState({ kind: 'running' }), SHOWN_AFTER_MS);
    abort.signal.addEventListener('abort', () => clearTimeout(timer));
    const begin = performance.now();
    const { anchor } = order;
    const ask = (profile?: 'forces') =>
      evaluateLazily({ design, anchor, userId }, abort.signal, { profile, isOneOfMany: true });
    const first = isElastic(design) ? await ask('forces') : null;
    if (abort.signal.aborted) return;
    const follows = first?.kind === 'success' && first.result.stressFollows;
    if (follows) setResult(first.result);
    const end = first === null || follows ? await ask() : first;
    clearTimeout(timer);
    if (abort.signal.aborted || end.kind === 'cancelled') return;
    const seconds = (performance.now() - begin) / 1000;
    if (end.kind === 'success') {
      setResult(end.result);
      setState({ kind: seconds > SLOW ? 'tooSlow' : 'idle' });
      onResult({ kind: 'success', design, anchor, seconds });
    } else setState({ kind: 'failed', failure: end.failure });
  });

  const isTooSlow = state.kind === 'tooSlow';
  useEffect(() => {
    // Turned on again, it is tried again.
    if (!isOn) return () => setState({ kind: 'idle' });
    if (isTooSlow) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let abort = new AbortController();
    const wait = () => {
      clearTimeout(timer);
      abort.abort();
      abort = new AbortController();
      const current = abort;
      timer = setTimeout(() => void run(current), PAUSE);
    };
    wait();
    const unsubscribe = useDesignStore.subscribe(({ design }, before) => {
      if (design !== before.design) wait();
    });
    return () => {
      clearTimeout(timer);
      abort.abort();
      unsubscribe();
    };
    // An answer is acted upon like a change.
  }, [isOn, isTooSlow, answers]);

  return isOn ? state : { kind: 'off' };
}
