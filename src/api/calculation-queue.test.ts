import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBackOff } from '@/api/back-off';
import { createCalculationQueue } from '@/api/calculation-queue';
import type { ApiOutcome } from '@/api/contract/failure';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.unstubAllGlobals());
});

const never = () => new AbortController().signal;
const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, 1000 * count));

/** Queue for a server that responds after `takes` seconds and may continue a cancelled call. */
function slowServer(takes: number, continuesAfterCancel = true) {
  const state = { open: 0, most: 0, answered: [] as string[] };
  const queue = createCalculationQueue({
    atOnce: () => 2,
    continuesAfterCancel: () => continuesAfterCancel,
  });
  const ask = (name: string, signal: AbortSignal) =>
    queue.enqueue(async (): Promise<ApiOutcome<string>> => {
      state.open += 1;
      state.most = Math.max(state.most, state.open);
      await seconds(takes);
      state.open -= 1;
      state.answered.push(name);
      return { ok: true, value: name };
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
  'a server with %d s per call has at most two calls, and gets the last input state',
  async (takes, mostAsked) => {
    const { state, ask } = slowServer(takes);
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

it('the calculation queue reports a cancellation immediately, and the age of the cancelled call until the server responds', async () => {
  const { ask, state, queue } = slowServer(30);
  const abort = new AbortController();
  const end = ask('a', abort.signal);
  await vi.advanceTimersByTimeAsync(1000);
  abort.abort();
  expect(await end).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  expect(state.open).toBe(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(queue.oldest()).toBeCloseTo(7, 1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(queue.oldest()).toBe(0);
});

it('the next call starts immediately if cancelling a call ends its calculation', async () => {
  const { ask, state } = slowServer(3, false);
  const abort = new AbortController();
  const given = ['a', 'b'].map((name) => ask(name, abort.signal));
  const next = ask('c', never());
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
  const ends = ['a', 'b', 'c'].flatMap((name) => [one.ask(name, never()), other.ask(name, never())]);
  let most = 0;
  for (let tick = 0; tick < 120; tick++) {
    most = Math.max(most, one.state.open + other.state.open);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(most).toBe(2);
  expect((await Promise.all(ends)).every(({ ok }) => ok)).toBe(true);
});

const lost = { ok: false, error: { kind: 'network', status: null, message: '' } } as const;
const failed = (status: number, retryAfter?: number): ApiOutcome<string> => ({
  ok: false,
  error: { kind: 'general', status, message: '', ...(retryAfter !== undefined && { retryAfter }) },
});

/** Server that processes one call at a time, each for one second, and refuses calls that arrive meanwhile. */
function oneAtATime(status: number, retryAfter?: number) {
  const state = { open: 0, asked: 0, refused: 0 };
  const busy = createBackOff();
  const queue = createCalculationQueue({
    atOnce: () => (busy.isOneAtATime() ? 1 : 2),
    continuesAfterCancel: () => true,
  });
  const call = (name: string) => async (): Promise<ApiOutcome<string>> => {
    state.asked += 1;
    if (state.open > 0) {
      state.refused += 1;
      return failed(status, retryAfter);
    }
    state.open += 1;
    await seconds(1);
    state.open -= 1;
    return { ok: true, value: name };
  };
  const ask = (name: string, signal = never()) => queue.enqueue(() => busy.ask(call(name), signal), signal);
  return { state, busy, ask };
}

describe('calls to a server that accepts one calculation at a time', () => {
  it.each([
    [429, undefined],
    [429, 1],
    [503, undefined],
    [503, 3],
  ])(
    'calls answered with %d (Retry-After %s) are retried until all rows are calculated',
    async (status, after) => {
      const { state, busy, ask } = oneAtATime(status, after);
      const listener = vi.fn();
      busy.onOneAtATime(listener);
      const rows = Array.from({ length: 10 }, (_, row) => ask(`row ${row}`));
      await vi.advanceTimersByTimeAsync(120_000);
      expect(await Promise.all(rows)).toEqual(rows.map((_, row) => ({ ok: true, value: `row ${row}` })));
      expect(listener).toHaveBeenCalledTimes(1);
      expect(state.refused).toBeLessThanOrEqual(2);
    },
  );

  it('a call to a busy server returns the response to the last attempt if all three attempts fail', async () => {
    const busy = createBackOff();
    const call = vi.fn(() => Promise.resolve(failed(503)));
    const end = busy.ask(call, never());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await end).toEqual(failed(503));
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('a cancelled call to a busy server is not retried', async () => {
    const busy = createBackOff();
    const abort = new AbortController();
    const call = vi.fn(() => Promise.resolve(failed(429, 30)));
    const end = busy.ask(call, abort.signal);
    await vi.advanceTimersByTimeAsync(10);
    abort.abort();
    await end;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('calls to a server that is briefly unavailable', () => {
  it.each<[string, ApiOutcome<string>]>([
    ['status 502', failed(502)],
    ['status 504', failed(504)],
    ['a lost connection', lost],
  ])('calls are retried after %s until every row of a load list is calculated', async (_, away) => {
    const busy = createBackOff();
    const queue = createCalculationQueue({ atOnce: () => 2, continuesAfterCancel: () => true });
    const back = performance.now() + 5000;
    const call = (name: string) => () =>
      Promise.resolve<ApiOutcome<string>>(performance.now() < back ? away : { ok: true, value: name });
    const rows = Array.from({ length: 40 }, (_row, row) =>
      queue.enqueue(() => busy.ask(call(`row ${row}`), never()), never()),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all(rows)).toEqual(rows.map((_row, row) => ({ ok: true, value: `row ${row}` })));
    expect(busy.isOneAtATime()).toBe(false);
  });

  it('a call refused with status 500 is not retried', async () => {
    const call = vi.fn(() => Promise.resolve(failed(500)));
    expect(await createBackOff().ask(call, never())).toEqual(failed(500));
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each<[string, ApiOutcome<string>]>([
    ['ends the connection', lost],
    ['answers 504', failed(504)],
  ])(
    'a call ends after two attempts if a load balancer %s after 30 s, which the error states',
    async (_, cut) => {
      const call = vi.fn(() => seconds(30).then(() => cut));
      const end = createBackOff().ask(call, never());
      await vi.advanceTimersByTimeAsync(120_000);
      expect(await end).toMatchObject({ ok: false, error: { cutAfter: 30 } });
      expect(call).toHaveBeenCalledTimes(2);
    },
  );
});

it('a call made while the browser is offline is retried as soon as the connection returns', async () => {
  const page = new EventTarget();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const busy = createBackOff();
  const outcomes: ApiOutcome<string>[] = [lost, { ok: true, value: 'row' }];
  const end = busy.ask(() => Promise.resolve(outcomes.shift()!), never());
  await vi.advanceTimersByTimeAsync(4000);
  expect(outcomes).toHaveLength(1);
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('online'));
  expect(await end).toEqual({ ok: true, value: 'row' });
  expect(busy.isOneAtATime()).toBe(false);
});
