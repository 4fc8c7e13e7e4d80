import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackOff } from '@/api/back-off';
import { createCalculationQueue } from '@/api/calculation-queue';
import type { ApiOutcome } from '@/api/contract/failure';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
    await new Promise((resolve) => setTimeout(resolve, 1000));
    state.open -= 1;
    return { ok: true, value: name };
  };
  const ask = (name: string, signal = new AbortController().signal) =>
    queue.enqueue(() => busy.ask(call(name), signal), signal);
  return { state, busy, ask };
}

describe('calls to a server that accepts one calculation at a time', () => {
  it.each([
    [429, undefined],
    [429, 1],
    [503, undefined],
    [503, 3],
  ])(
    'if a busy server answers %d (Retry-After %s), calls are retried until all rows are calculated',
    async (status, retryAfter) => {
      const { state, busy, ask } = oneAtATime(status, retryAfter);
      const told = vi.fn();
      busy.onOneAtATime(told);
      const rows = Array.from({ length: 10 }, (_, row) => ask(`row ${row}`));
      await vi.advanceTimersByTimeAsync(120_000);
      expect(await Promise.all(rows)).toEqual(rows.map((_, row) => ({ ok: true, value: `row ${row}` })));
      expect(told).toHaveBeenCalledTimes(1);
      expect(state.refused).toBeLessThanOrEqual(2);
    },
  );

  it('a call to a busy server returns the response to the last attempt if all three attempts fail', async () => {
    const busy = createBackOff();
    const call = vi.fn(() => Promise.resolve(failed(503)));
    const end = busy.ask(call, new AbortController().signal);
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
  const lost = { ok: false, error: { kind: 'network', status: null, message: '' } } as const;

  it.each<[string, ApiOutcome<string>]>([
    ['status 502', failed(502)],
    ['status 504', failed(504)],
    ['a lost connection', lost],
  ])('calls are retried after %s until every row of a load list is calculated', async (_, away) => {
    const busy = createBackOff();
    const queue = createCalculationQueue({
      atOnce: () => 2,
      continuesAfterCancel: () => true,
    });
    const back = performance.now() + 5000;
    const { signal } = new AbortController();
    const call = (name: string) => () =>
      Promise.resolve<ApiOutcome<string>>(performance.now() < back ? away : { ok: true, value: name });
    const rows = Array.from({ length: 40 }, (_row, row) =>
      queue.enqueue(() => busy.ask(call(`row ${row}`), signal), signal),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all(rows)).toEqual(rows.map((_row, row) => ({ ok: true, value: `row ${row}` })));
    expect(busy.isOneAtATime()).toBe(false);
  });

  it('a call refused with status 500 is not retried', async () => {
    const call = vi.fn(() => Promise.resolve(failed(500)));
    expect(await createBackOff().ask(call, new AbortController().signal)).toEqual(failed(500));
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each<[string, ApiOutcome<string>]>([
    ['ends the connection', lost],
    ['answers 504', failed(504)],
  ])(
    'a call ends after two attempts if a load balancer %s after 30 s, and the error states this time',
    async (_, cut) => {
      const call = vi.fn(async () => {
        await new Promise((resolve) => setTimeout(resolve, 30_000));
        return cut;
      });
      const end = createBackOff().ask(call, new AbortController().signal);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(await end).toMatchObject({ ok: false, error: { cutAfter: 30 } });
      expect(call).toHaveBeenCalledTimes(2);
    },
  );
});

describe('call while the browser is offline', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('a call made while the browser is offline is retried as soon as the connection returns', async () => {
    const page = new EventTarget();
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const busy = createBackOff();
    const outcomes: ApiOutcome<string>[] = [
      { ok: false, error: { kind: 'network', status: null, message: '' } },
      { ok: true, value: 'row' },
    ];
    const end = busy.ask(() => Promise.resolve(outcomes.shift()!), new AbortController().signal);
    await vi.advanceTimersByTimeAsync(4000);
    expect(outcomes).toHaveLength(1);
    vi.stubGlobal('navigator', { onLine: true });
    page.dispatchEvent(new Event('online'));
    expect(await end).toEqual({ ok: true, value: 'row' });
    expect(busy.isOneAtATime()).toBe(false);
  });
});
