import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCalculationQueue } from '@/api/calculation-queue';
import type { ApiOutcome } from '@/api/contract/failure';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Queue for a server that responds after `seconds` and may continue a cancelled call. */
function slowServer(seconds: number, continuesAfterCancel = true) {
  const state = { open: 0, most: 0, answered: [] as string[] };
  const queue = createCalculationQueue({
    atOnce: () => 2,
    continuesAfterCancel: () => continuesAfterCancel,
  });
  const ask = (name: string, signal: AbortSignal) =>
    queue.enqueue(() => {
      state.open += 1;
      state.most = Math.max(state.most, state.open);
      return new Promise<ApiOutcome<string>>((resolve) => {
        setTimeout(() => {
          state.open -= 1;
          state.answered.push(name);
          resolve({ ok: true, value: name });
        }, 1000 * seconds);
      });
    }, signal);
  return { state, ask, queue };
}

/** Changes an input ten times, 400 ms apart; each change cancels the call made for the previous one. */
async function typeTen(ask: (name: string, signal: AbortSignal) => Promise<ApiOutcome<string>>) {
  const ends: Promise<ApiOutcome<string>>[] = [];
  let last = new AbortController();
  for (let change = 0; change < 10; change++) {
    last.abort();
    last = new AbortController();
    ends.push(ask(`state ${change}`, last.signal));
    await vi.advanceTimersByTimeAsync(400);
  }
  return ends;
}

it.each([
  [0.3, 10],
  [3, 5],
  [30, 3],
])(
  'a server that takes %d s per call never has more than two calls at a time, and the last input state is calculated',
  async (seconds, mostAsked) => {
    const { state, ask } = slowServer(seconds);
    const ends = await typeTen(ask);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(state.most).toBeLessThanOrEqual(2);
    expect(state.open).toBe(0);
    expect(await ends[9]).toEqual({ ok: true, value: 'state 9' });
    expect(state.answered.at(-1)).toBe('state 9');
    // The queue sends only the newest waiting call.
    expect(state.answered.length).toBeLessThanOrEqual(mostAsked);
  },
);

it('the calculation queue reports the cancellation of a call immediately, even if the server continues to calculate', async () => {
  const { ask, state } = slowServer(30);
  const abort = new AbortController();
  const end = ask('a', abort.signal);
  await vi.advanceTimersByTimeAsync(10);
  abort.abort();
  expect(await end).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  expect(state.open).toBe(1);
});

it('the calculation queue reports the age of a cancelled call until the server responds', async () => {
  const { ask, queue } = slowServer(30);
  const abort = new AbortController();
  void ask('a', abort.signal);
  await vi.advanceTimersByTimeAsync(1000);
  abort.abort();
  await vi.advanceTimersByTimeAsync(6000);
  expect(queue.oldest()).toBeCloseTo(7, 1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(queue.oldest()).toBe(0);
});

it('the next call starts immediately if cancelling a call ends its calculation', async () => {
  const { ask, state } = slowServer(3, false);
  const abort = new AbortController();
  const given = ['a', 'b'].map((name) => ask(name, abort.signal));
  const next = ask('c', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(100);
  abort.abort();
  await Promise.all(given);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await next).toEqual({ ok: true, value: 'c' });
  expect(state.answered).toContain('c');
});

/** Locks shared by all pages of an origin, as in a browser. */
function locksOfABrowser() {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: { signal: AbortSignal }, work: () => unknown) => {
    const before = held.get(name) ?? Promise.resolve();
    let free: () => void = () => undefined;
    held.set(name, Promise.all([before, new Promise<void>((resolve) => (free = resolve))]));
    await before;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      free();
    }
  };
  return { request };
}

it('two tabs together never have more than two calculation calls in progress', async () => {
  vi.stubGlobal('navigator', { locks: locksOfABrowser() });
  const [one, other] = [slowServer(3), slowServer(3)];
  const { signal } = new AbortController();
  const ends = ['a', 'b', 'c'].flatMap((name) => [one.ask(name, signal), other.ask(name, signal)]);
  let most = 0;
  for (let tick = 0; tick < 120; tick++) {
    most = Math.max(most, one.state.open + other.state.open);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(most).toBe(2);
  expect((await Promise.all(ends)).every(({ ok }) => ok)).toBe(true);
});
