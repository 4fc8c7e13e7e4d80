/** Queue for all calculation calls of the page and of the user's other tabs. */
import { createBackOff, type BackOff } from '@/api/back-off';
import { calculationsAtOnce, configuration, isEmbedded } from '@/api/client';
import { concurrencyLimit } from '@/api/concurrency-limit';
import type { ApiOutcome } from '@/api/contract/failure';

interface QueueOptions {
  atOnce: () => number;
  /**
   * True if a cancelled call continues on the server and keeps its place, so that a server never calculates
   * more than `atOnce` calls; false if cancelling a call ends its calculation.
   */
  continuesAfterCancel: () => boolean;
}

interface CalculationQueue {
  /** Runs `ask` when a place is free; its signal is undefined if cancelled calls continue on the server. */
  enqueue: <T>(
    ask: (signal: AbortSignal | undefined) => Promise<ApiOutcome<T>>,
    signal: AbortSignal,
  ) => Promise<ApiOutcome<T>>;
  /** Returns the age in s of the oldest call in progress; 0 if there is none or cancelling ends calls. */
  oldest: () => number;
}

const CANCELLED = { ok: false, error: { kind: 'cancelled', status: null, message: '' } } as const;

/** Waits for one of `count` locks that all tabs share; resolves with the function that releases the lock. */
function anyLock(count: number): Promise<() => void> {
  return new Promise((resolve) => {
    const others = new AbortController();
    let isFound = false;
    for (let place = 0; place < count; place++)
      navigator.locks
        .request(`calculation-${place}`, { signal: others.signal }, () => {
          if (isFound) return undefined;
          isFound = true;
          return new Promise<void>((giveBack) => {
            resolve(giveBack);
            // Stops waiting for the other locks.
            queueMicrotask(() => others.abort());
          });
        })
        .catch(() => undefined);
  });
}

/** True if the Web Locks API is available: only in pages served over HTTPS or from localhost. */
const hasLocks = (): boolean => typeof navigator !== 'undefined' && 'locks' in navigator;

async function withLock<T>(count: number, work: () => Promise<T>): Promise<T> {
  if (!hasLocks()) return work();
  const giveBack = await anyLock(count);
  try {
    return await work();
  } finally {
    giveBack();
  }
}

export function createCalculationQueue({ atOnce, continuesAfterCancel }: QueueOptions): CalculationQueue {
  const inTurn = concurrencyLimit(atOnce);
  const begins = new Set<{ at: number }>();

  async function atServer<T>(ask: () => Promise<ApiOutcome<T>>, signal: AbortSignal): Promise<ApiOutcome<T>> {
    return withLock(atOnce(), async () => {
      // The call may have been cancelled while it waited for another tab.
      if (signal.aborted) return CANCELLED;
      const begin = { at: performance.now() };
      begins.add(begin);
      try {
        return await ask();
      } finally {
        begins.delete(begin);
      }
    });
  }

  return {
    async enqueue(ask, signal) {
      let stop: () => void = () => undefined;
      const cancelled = new Promise<typeof CANCELLED>((resolve) => {
        stop = () => resolve(CANCELLED);
      });
      signal.addEventListener('abort', stop);
      const turn = inTurn(
        () =>
          continuesAfterCancel()
            ? atServer(() => ask(undefined), signal)
            : Promise.race([ask(signal), cancelled]),
        signal,
      ).catch((cause: unknown) => {
        if (signal.aborted) return CANCELLED;
        throw cause;
      });
      try {
        return await Promise.race([turn, cancelled]);
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    oldest: () =>
      [...begins].reduce((longest, { at }) => Math.max(longest, (performance.now() - at) / 1000), 0),
  };
}

interface Turns {
  queue: CalculationQueue;
  server: BackOff;
}

function createTurns(): Turns {
  const server = createBackOff(() => !isEmbedded());
  const atOnce = () => (server.isOneAtATime() ? 1 : calculationsAtOnce());
  // The embedded backend accepts a call for each worker; a further one ends the oldest, a cancelled call.
  const queue = createCalculationQueue({
    atOnce,
    continuesAfterCancel: () => !isEmbedded(),
  });
  return { queue, server };
}

const made = new WeakMap<object, Turns>();

/** Returns queue and server state of the page; both are new after the client is configured again. */
function turnsNow(): Turns {
  const client = configuration();
  const turns = made.get(client) ?? createTurns();
  made.set(client, turns);
  return turns;
}

export const callsAtOnce = (): number => (turnsNow().server.isOneAtATime() ? 1 : calculationsAtOnce());

/** Returns the age in s of the oldest calculation at a server, including cancelled ones; 0 without one. */
export const oldestCalculation = (): number => turnsNow().queue.oldest();

/** Calls `listener` once, when the server first reports that it is busy. Returns the unsubscribe function. */
export const onOneAtATime = (listener: () => void): (() => void) => turnsNow().server.onOneAtATime(listener);

/** Runs a call when its turn comes, and retries it after a temporary failure. */
export const calculateInTurn: CalculationQueue['enqueue'] = (ask, signal) => {
  const { queue, server } = turnsNow();
  return queue.enqueue((ended) => server.ask(() => ask(ended), signal), signal);
};
