/**
 * A server that is too busy for two calculations of a user, and a connection that is lost: one call at a time
 * from then on, each asked twice more after a wait.
 */
import type { ApiOutcome } from './contract/failure';

/** Too many requests, service unavailable. */
const BUSY: readonly (number | null)[] = [429, 503];

/** s before the second and the third try, where the server names no time. */
const WAITS = [2, 5] as const;

/** s: nobody is kept waiting for longer, whatever the server says. */
const LONGEST_WAIT = 60;

/** Outside a page nothing is known of the network. */
const isOffline = (): boolean => (globalThis.navigator as Navigator | undefined)?.onLine === false;

/** Ends early where the call is given up, and where the connection is back. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      globalThis.removeEventListener?.('online', end);
      resolve();
    };
    const timer = setTimeout(end, 1000 * seconds);
    signal.addEventListener('abort', end);
    globalThis.addEventListener?.('online', end);
  });
}

export interface BusyServer {
  isOneAtATime: () => boolean;
  /** The outcome of the first try that finds the server free, else of the last. */
  ask: <T>(call: () => Promise<ApiOutcome<T>>, signal: AbortSignal) => Promise<ApiOutcome<T>>;
  /** Told once, when it begins. Gives back what ends it. */
  onOneAtATime: (listener: () => void) => () => void;
}

export function createBusyServer(): BusyServer {
  let isOneAtATime = false;
  const listeners = new Set<() => void>();
  const waitAfter = <T>(outcome: ApiOutcome<T>, tries: number): number | null => {
    if (outcome.ok) return null;
    const { status, kind, retryAfter } = outcome.error;
    if (BUSY.includes(status)) return Math.min(LONGEST_WAIT, retryAfter ?? WAITS[tries]);
    return kind === 'network' && isOffline() ? LONGEST_WAIT : null;
  };
  return {
    isOneAtATime: () => isOneAtATime,
    async ask(call, signal) {
      let outcome = await call();
      for (let tries = 0; tries < WAITS.length; tries++) {
        const seconds = waitAfter(outcome, tries);
        if (seconds === null || signal.aborted) return outcome;
        if (!isOneAtATime && !isOffline()) {
          isOneAtATime = true;
          listeners.forEach((listener) => listener());
        }
        await pause(seconds, signal);
        if (signal.aborted) return outcome;
        outcome = await call();
      }
      return outcome;
    },
    onOneAtATime(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
