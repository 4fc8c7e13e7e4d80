// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { produce } from 'immer';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Calculator } from '@/api/contract/calculator';
import * as calls from '@/api/calls/calculation';
import type { RunAnswer } from '@/api/contract/run-answer';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { ApiFailure, ApiOutcome } from '@/api/contract/failure';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { fingerprintOf } from '@/design/model/fingerprint';
import { buildAnchorData } from '@/testing/anchor-builder';
import { fetchEvaluation } from './lazy-evaluation';
import { useCalculation, type CalculationOutcome } from './use-calculation';

const server = {
  run: vi.fn<Calculator['run']>(),
  check: vi.fn<Calculator['check']>(),
  atOnce: () => 2,
};

const ANCHOR = buildAnchorData();
const FORCES: ApiOutcome<RunAnswer> = { ok: true, value: { join: [1, 2, 3, 4], base64: 'cGljdHVyZQ==' } };
const answerOf = (Max: number): ApiOutcome<CheckAnswerOnWire> => ({
  ok: true,
  value: { Max } as unknown as CheckAnswerOnWire,
});
const FAILURE: ApiFailure = { kind: 'general', status: 500, message: 'solver stopped' };
const FAILED: ApiOutcome<never> = { ok: false, error: FAILURE };

/** Does something and lets the promises that it settles run on. */
const settle = (action: () => void) =>
  act(async () => {
    action();
    await Promise.resolve();
  });

/** A call that answers when the test says so; like the real one it answers an abort with a failure. */
function pendingCall<T>() {
  let answer: (outcome: ApiOutcome<T>) => void = () => undefined;
  const call = (_request: unknown, signal: AbortSignal) =>
    new Promise<ApiOutcome<T>>((resolve) => {
      answer = resolve;
      signal.addEventListener('abort', () =>
        resolve({ ok: false, error: { kind: 'cancelled', status: null, message: '' } }),
      );
    });
  return { call, answer: (outcome: ApiOutcome<T>) => settle(() => answer(outcome)) };
}

function setUp() {
  const ends: CalculationOutcome[] = [];
  const hook = renderHook(() => useCalculation((end) => ends.push(end)));
  const start = () => settle(() => hook.result.current.start(DEFAULT_DESIGN, ANCHOR, 'u1'));
  return { ends, start, cancel: () => act(() => hook.result.current.cancel()), ...hook };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

// As the page does once it stands.
beforeAll(fetchEvaluation);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(calls, 'serverCalculator').mockReturnValue(server);
  server.run.mockReset().mockResolvedValue(FORCES);
  server.check.mockReset().mockResolvedValue(answerOf(50));
  useDesignStore.getState().clearResult();
});
afterEach(() => {
  // What a test left under way would stand in the way of the next.
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a calculation', () => {
  it('sends the forces of the first call with the second and keeps the result', async () => {
    const { ends, start, result } = setUp();
    await start();
    expect(server.check.mock.calls[0][0].Axials).toEqual([1, 2, 3, 4]);
    expect(ends).toMatchObject([{ kind: 'success', design: DEFAULT_DESIGN }]);
    expect(result.current).toMatchObject({ running: false, progress: 100 });
    expect(useDesignStore.getState().result).toMatchObject({
      answer: { Max: 50 },
      image: 'cGljdHVyZQ==',
      fingerprint: fingerprintOf(DEFAULT_DESIGN),
    });
  });

  it.each([null, '', undefined])('has no picture where the answer holds %j', async (base64) => {
    server.run.mockResolvedValue({ ok: true, value: { join: [1, 2, 3, 4], base64 } });
    const { start } = setUp();
    await start();
    expect(useDesignStore.getState().result?.image).toBeNull();
  });

  it('takes the previous result away as soon as it starts', async () => {
    const { start } = setUp();
    await start();
    server.run.mockImplementation(pendingCall<RunAnswer>().call);
    await start();
    expect(useDesignStore.getState().result).toBeNull();
  });

  it('shows ten more per second and waits at 90', async () => {
    server.run.mockImplementation(pendingCall<RunAnswer>().call);
    const { start, result } = setUp();
    await start();
    expect(result.current.progress).toBe(0);
    await pass(3);
    expect(result.current.progress).toBe(30);
    await pass(60);
    expect(result.current).toMatchObject({ running: true, progress: 90 });
  });

  it('is the only one while it runs', async () => {
    server.run.mockImplementation(pendingCall<RunAnswer>().call);
    const { start } = setUp();
    await start();
    await start();
    expect(server.run).toHaveBeenCalledTimes(1);
  });

  it.each<[string, ApiOutcome<RunAnswer>]>([
    ['fails', FAILED],
    ['answers fewer forces than there are anchors', { ok: true, value: { join: [1, 2, 3] } }],
  ])('ends with error1 when the first call %s, without the second', async (_, outcome) => {
    server.run.mockResolvedValue(outcome);
    const { ends, start, result } = setUp();
    await start();
    expect(ends.map(({ kind }) => kind)).toEqual(['error1']);
    expect(server.check).not.toHaveBeenCalled();
    expect(result.current.running).toBe(false);
  });

  it('ends with error2 and the words of the server when the second call fails', async () => {
    server.check.mockResolvedValue(FAILED);
    const { ends, start } = setUp();
    await start();
    expect(ends).toEqual([{ kind: 'error2', failure: FAILURE }]);
    expect(useDesignStore.getState().result).toBeNull();
  });
});

describe('cancelling', () => {
  it('ends the run at once and aborts its call', async () => {
    server.run.mockImplementation(pendingCall<RunAnswer>().call);
    const { ends, start, cancel, result } = setUp();
    await start();
    cancel();
    await pass(1);
    expect(ends).toEqual([{ kind: 'cancelled' }]);
    expect(result.current.running).toBe(false);
    expect(server.run.mock.calls[0][1].aborted).toBe(true);
  });

  it('leaves the next run alone when the cancelled one answers late', async () => {
    const late: ((outcome: ApiOutcome<CheckAnswerOnWire>) => void)[] = [];
    // A call that ignores its abort, as a slow server may answer all the same.
    server.check.mockImplementation(() => new Promise((resolve) => late.push(resolve)));
    const { ends, start, cancel } = setUp();
    await start();
    cancel();
    await start();
    await settle(() => late[0](answerOf(11)));
    expect(useDesignStore.getState().result).toBeNull();
    await settle(() => late[1](answerOf(22)));
    expect(useDesignStore.getState().result?.answer.Max).toBe(22);
    expect(ends.map(({ kind }) => kind)).toEqual(['cancelled', 'success']);
  });

  it('by leaving the page reports nothing', async () => {
    const { call } = pendingCall<RunAnswer>();
    server.run.mockImplementation(call);
    const { ends, start, unmount } = setUp();
    await start();
    unmount();
    await pass(1);
    expect(server.run.mock.calls[0][1].aborted).toBe(true);
    expect(ends).toEqual([]);
  });
});

describe('a design changed during its run', () => {
  it('gets the result of what was sent, which then counts as stale', async () => {
    const { call, answer } = pendingCall<RunAnswer>();
    server.run.mockImplementation(call);
    const { start } = setUp();
    await start();
    const edited = produce(DEFAULT_DESIGN, (draft) => {
      draft.plate.length = 500;
    });
    await answer(FORCES);
    expect(useDesignStore.getState().result?.fingerprint).not.toBe(fingerprintOf(edited));
  });
});
