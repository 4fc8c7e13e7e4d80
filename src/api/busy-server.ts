/**
 * A server that is busy or away for a moment: each call is tried twice more after a wait. A server that is
 * too busy for two calculations of a user gets one call at a time from then on.
 */
import type { ApiFailure, ApiOutcome } from '@/api/contract/failure';

/** Too many requests, service unavailable. */
const BUSY: readonly (number | null)[] = [429, 503];

/** Statuses of a proxy whose server restarts, or takes longer than the proxy waits. */
const AWAY: readonly (number | null)[] = [502, 504];

/** s before the second and the third try, where the server names no time. */
const WAITS = [2, 5] as const;

/** An object, so that tests need not wait. */
export const tries = {
  count: WAITS.length,
  /** ms. */
  pause: (seconds: number) => 1000 * seconds,
};

/** s: a connection that ends later than this was cut by the time limit of something in between. */
const CUT = 10;

/** s: nobody is kept waiting for longer, whatever the server says. */
const LONGEST_WAIT = 60;

/** Outside a page nothing is known of the network. */
const isOffline = (): boolean => (globalThis.navigator as Navigator | undefined)?.onLine === false;

/** Tells whether the same call may succeed in a moment. */
export const mayPass = ({ kind, status }: ApiFailure): boolean =>
  kind === 'network' || BUSY.includes(status) || AWAY.includes(status);

/** s to wait after a failure that may pass, before the next try. */
export function waitAfter({ status, kind, retryAfter }: ApiFailure, tried: number): number {
  if (BUSY.includes(status)) return Math.min(LONGEST_WAIT, retryAfter ?? WAITS[tried]);
  return kind === 'network' && isOffline() ? LONGEST_WAIT : WAITS[tried];
}

/** Waits; ends early when the call is cancelled or the connection returns. */
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

export interface BusyServer {
  isOneAtATime: () => boolean;
  /** The outcome of the first try that finds the server there and free, else of the last. */
  ask: <T>(call: () => Promise<ApiOutcome<T>>, signal: AbortSignal) => Promise<ApiOutcome<T>>;
  /** Calls the listener once, when single calls begin. Returns the unsubscribe function. */
  onOneAtATime: (listener: () => void) => () => void;
}

/**
 * @param isFar Whether a network lies between: a connection that is lost inside the page does not come back.
 */
export function createBusyServer(isFar: () => boolean = () => true): BusyServer {
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
        // A third try would be cut as well, and the server calculates each of them to its end.
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
