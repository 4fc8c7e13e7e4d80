import { expect, it, vi } from 'vitest';
import type { UserRecord } from '../store/records';
import { createCalculationService, type Calculator } from './calculation-workers';

/** Creates a calculator; the test sets its results and crashes through `settle`. */
function handDriven() {
  const settle: { answer: (value: unknown) => void; crash: (error: unknown) => void }[] = [];
  const calculate: Calculator['calculate'] = () =>
    new Promise((resolve, reject) => {
      settle.push({ answer: (value) => resolve(value as never), crash: reject });
    });
  return { calculate, settle, terminate: vi.fn() };
}

function start(timeLimitMs?: number) {
  const started: ReturnType<typeof handDriven>[] = [];
  const startCalculator = () => {
    started.push(handDriven());
    return started.at(-1)!;
  };
  const clock = { now: () => new Date(2026, 0, 1).getTime() };
  const service = createCalculationService(clock, startCalculator, { timeLimitMs });
  const user = (id: string, expirationTime: string | null = null) => ({ id, expirationTime }) as UserRecord;
  const run = (id = 'u1') => service.calculate('run', user(id), '{}');
  return { service, started, user, run };
}

const ANSWER = { ok: true, value: { join: [1] } };

it('a refused calculation returns the invalid field that the engine reports, or otherwise a general failure code', async () => {
  const { started, run } = start();
  const first = run();
  started[0].settle[0].answer({ ok: false, error: { field: 'Plate.Plate_T', message: 'is missing' } });
  const values = { field: 'Plate.Plate_T', problem: 'is missing' };
  expect(await first).toMatchObject({ failure: { status: 400, code: 'calculation_input', values } });
  const second = run();
  started[0].settle[1].answer({ ok: false, error: { field: '', message: 'no equilibrium' } });
  expect(await second).toMatchObject({ failure: { status: 400, code: 'calculation_refused' } });
});

it('two calculations run in parallel, each in its own worker, and the workers are reused', async () => {
  const { started, run } = start();
  const both = [run(), run()];
  started.forEach(({ settle }) => settle[0].answer(ANSWER));
  expect(await Promise.all(both)).toEqual(Array(2).fill(ANSWER));
  const next = [run(), run()];
  expect(started).toHaveLength(2);
  started.forEach(({ settle, terminate }) => {
    expect(terminate).not.toHaveBeenCalled();
    settle[1].answer(ANSWER);
  });
  expect(await Promise.all(next)).toHaveLength(2);
});

it("a third calculation in parallel cancels the user's oldest calculation", async () => {
  const { started, run } = start();
  const [first, second, third] = [run(), run(), run()];
  expect(await first).toMatchObject({ failure: { status: 409, code: 'calculation_superseded' } });
  expect(started[0].terminate).toHaveBeenCalledOnce();
  started[1].settle[0].answer(ANSWER);
  started[2].settle[0].answer(ANSWER);
  expect(await Promise.all([second, third])).toEqual([ANSWER, ANSWER]);
  expect(started[1].terminate).not.toHaveBeenCalled();
});

it('calculations by one user do not cancel the calculations of another user', async () => {
  const { started, run } = start();
  const all = [run('u1'), run('u1'), run('u2')];
  started.forEach(({ settle }) => settle[0].answer(ANSWER));
  expect(await Promise.all(all)).toEqual(Array(3).fill(ANSWER));
  // The third worker is terminated, because no more than two spare workers are kept.
  expect(started.map(({ terminate }) => terminate.mock.calls.length)).toEqual([0, 0, 1]);
});

it('a worker crash ends the calculation with a message, and the next calculation gets a new worker', async () => {
  const { started, run } = start();
  const first = run();
  started[0].settle[0].crash(new Error('out of memory'));
  const failure = { status: 500, code: 'calculation_crashed', values: { problem: 'out of memory' } };
  expect(await first).toMatchObject({ failure });
  expect(started[0].terminate).toHaveBeenCalledOnce();
  const second = run();
  started[1].settle[0].answer(ANSWER);
  expect(await second).toEqual(ANSWER);
});

it('a calculation that exceeds the time limit fails, and its worker is terminated', async () => {
  const { started, run } = start(20);
  expect(await run()).toMatchObject({ failure: { status: 504, code: 'calculation_timeout' } });
  expect(started[0].terminate).toHaveBeenCalledOnce();
});

it('a calculation with an expired account or an invalid JSON text is refused without starting a worker', async () => {
  const { service, started, user } = start();
  const refused = await service.calculate('run', user('u1', '2025-12-31 23:59:59'), '{}');
  expect(refused).toMatchObject({ failure: { status: 400, code: 'account_expired' } });
  const failure = { status: 400, values: { field: 'algorithm' } };
  for (const text of [undefined, null, 5, {}, '', '{'])
    expect(await service.calculate('runAlgorithm', user('u1'), text)).toMatchObject({ failure });
  expect(started).toHaveLength(0);
});
