/**
 * Retries calls to a server that is busy or briefly unavailable: each call is retried up to twice after a
 * wait. Once a server has reported that it is busy, it receives only one of the user's calculations at a
 * time.
 */
import type { ApiFailure, ApiOutcome } from '@/api/contract/failure';

/** HTTP statuses from a busy server: too many requests, service unavailable. */
const BUSY: readonly (number | null)[] = [429, 503];

/** HTTP statuses from a proxy whose server is restarting or has exceeded the proxy's timeout. */
const AWAY: readonly (number | null)[] = [502, 504];

/** Waits before the second and third attempts, s; Retry-After and an offline browser override them. */
const WAITS = [2, 5] as const;

/** Settings in an object, so that tests can replace the wait. */
export const tries = {
  count: WAITS.length,
  /** Returns the wait in ms. */
  pause: (seconds: number) => 1000 * seconds,
};

/** Duration in s from which a failed call is attributed to the timeout of a proxy. */
const CUT = 10;

/** Maximum wait, s, even if the server states a longer time. */
const LONGEST_WAIT = 60;

/** True if the browser is offline; outside a page, the network status is unknown. */
const isOffline = (): boolean => (globalThis.navigator as Navigator | undefined)?.onLine === false;

/** True if the same call may succeed when it is made again shortly afterwards. */
export const mayPass = ({ kind, status }: ApiFailure): boolean =>
  kind === 'network' || BUSY.includes(status) || AWAY.includes(status);

/** Returns the wait in s between a possibly temporary failure and the next attempt. */
export function waitAfter({ status, kind, retryAfter }: ApiFailure, tried: number): number {
  if (BUSY.includes(status)) return Math.min(LONGEST_WAIT, retryAfter ?? WAITS[tried]);
  return kind === 'network' && isOffline() ? LONGEST_WAIT : WAITS[tried];
}

/** Waits for the given time, or until the call is cancelled or the connection returns. */
export function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      globalThis.removeEventListener?.('online', end);
      resolve();
    };
    const timer = setTimeout(end, tries.pause(seconds));
    signal.addEventListener('abort', end);
    globalThis.addEventListener?.('online', end);
  });
}

export interface BackOff {
  isOneAtATime: () => boolean;
  /** Makes the call and retries it after a temporary failure. Returns the outcome of the last attempt. */
  ask: <T>(call: () => Promise<ApiOutcome<T>>, signal: AbortSignal) => Promise<ApiOutcome<T>>;
  /** Calls the listener when calls are first limited to one at a time; returns the unsubscribe function. */
  onOneAtATime: (listener: () => void) => () => void;
}

/**
 * @param isFar True for a server behind a network; a lost connection to the embedded backend cannot recover.
 */
export function createBackOff(isFar: () => boolean = () => true): BackOff {
  let isOneAtATime = false;
  const listeners = new Set<() => void>();
  const goOneAtATime = () => {
    if (isOneAtATime) return;
    isOneAtATime = true;
    listeners.forEach((listener) => listener());
  };
  return {
    isOneAtATime: () => isOneAtATime,
    async ask(call, signal) {
      let isCut = false;
      for (let tried = 0; ; tried++) {
        const begin = performance.now();
        const outcome = await call();
        if (outcome.ok || !mayPass(outcome.error) || signal.aborted) return outcome;
        const { error } = outcome;
        if (error.kind === 'network' && !isFar() && !isOffline()) return outcome;
        const cutAfter = BUSY.includes(error.status) ? 0 : Math.round((performance.now() - begin) / 1000);
        // The proxy would also cut off a third attempt, and the server would still calculate it to the end.
        if (isCut && cutAfter >= CUT) return { ok: false, error: { ...error, cutAfter } };
        isCut = cutAfter >= CUT;
        if (tried === tries.count) return outcome;
        if (BUSY.includes(error.status)) goOneAtATime();
        await pause(waitAfter(error, tried), signal);
        if (signal.aborted) return outcome;
      }
    },
    onOneAtATime(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
