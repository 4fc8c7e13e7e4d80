import { describe, expect, it, vi } from 'vitest';
import type { DirectRequest } from '@/api/contract/in-process-transport';
import { paths } from '@/api/contract/paths';
import { fourAnchors, rigidRun } from '@/examples/bench-requests';
import { createInMemoryBackend } from '../node';
import { CLIENT_AUTHORIZATION } from '../seed/demo-accounts';
import { createDirectLine } from './in-process-transport';
import { parseScenario } from './qa-scenario';

const USER = 'u2';

async function start(qa = '') {
  const backend = await createInMemoryBackend();
  const settings = {
    clientAuthorization: CLIENT_AUTHORIZATION,
    scenario: () => parseScenario(qa),
    startedAt: 0,
  };
  const line = createDirectLine(Promise.resolve({ ...backend, ...settings }));
  const authorization = await backend.authorizationOf('engineer');
  const head = (path: string, headers: object): Omit<DirectRequest, 'body'> => ({
    method: 'POST',
    url: `http://localhost${path}`,
    headers: { Authorization: authorization, ...headers },
  });
  const ask = (path: string, body: unknown, headers = {}) =>
    line({ ...head(path, headers), body: JSON.stringify(body) });
  const askAll = (path: string, bodies: readonly object[], headers = {}) => {
    const texts = bodies.map((body) => JSON.stringify(body));
    return line.inBulk!(head(path, headers), texts);
  };
  return { ...backend, ask, askAll };
}

const SIM = { sim: JSON.stringify(rigidRun) };
const ALGORITHM = { algorithm: JSON.stringify(fourAnchors) };

describe('direct connection', () => {
  it('the direct connection answers the two calculation calls with and without a path prefix', async () => {
    const { ask } = await start();
    const run = await ask(`/prefix${paths.run(USER)}`, SIM);
    expect(run?.status).toBe(200);
    expect((JSON.parse(run!.body) as { join: number[] }).join).toHaveLength(4);
    const check = await ask(paths.runAlgorithm(USER), ALGORITHM);
    expect(JSON.parse(check!.body)).toHaveProperty('summary.tension');
  });

  it('the direct connection returns a shorter response if a header named `accept` (in lower case) requests the summary profile', async () => {
    const { ask } = await start();
    const full = await ask(paths.runAlgorithm(USER), ALGORITHM);
    const accept = 'application/json; profile=summary';
    const short = await ask(paths.runAlgorithm(USER), ALGORITHM, { accept });
    expect(short!.body.length).toBeLessThan(full!.body.length / 2);
  });

  it.each([
    ['without a session', paths.run(USER), SIM, { Authorization: '' }, 401],
    ['for another user', paths.run('u1'), SIM, {}, 403],
    ['with an invalid body', paths.run(USER), { sim: '{' }, {}, 400],
    ['that is not a calculation', '/api/maoshuan/concrete/list', {}, {}, 404],
  ])('the direct connection refuses a call %s', async (_, path, body, headers, status) => {
    const { ask } = await start();
    expect(await ask(path, body, headers)).toMatchObject({ status });
  });

  it('the direct connection follows the QA switches and returns no response for a lost connection', async () => {
    const { ask } = await start('drop:/api/maoshuan/simdroid/run');
    expect(await ask(paths.run(USER), SIM)).toBeNull();
    const failing = await start('fail:/api/maoshuan/simdroid:503');
    expect(await failing.ask(paths.run(USER), SIM)).toMatchObject({ status: 503 });
  });

  it('the direct connection authenticates a caller once for many calls, but again after 300 ms and after each refusal', async () => {
    const { ask, store, services } = await start();
    const lookUp = vi.spyOn(services.auth, 'authenticate');
    for (let call = 0; call < 5; call++) await ask(paths.run(USER), SIM);
    expect(lookUp).toHaveBeenCalledTimes(1);
    await store.users.remove(USER);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await ask(paths.run(USER), SIM)).toMatchObject({ status: 401 });
    expect(await ask(paths.run(USER), SIM)).toMatchObject({ status: 401 });
    expect(lookUp).toHaveBeenCalledTimes(3);
  });
});

const SHORT = { Accept: 'application/json;profile=forces, application/json;q=0.9' };

it('calls in one message receive the same responses as single calls, but a refused call receives no response', async () => {
  const { ask, askAll } = await start();
  const runs = await askAll(paths.run(USER), [SIM, { sim: '{' }, SIM], SHORT);
  const run = await ask(paths.run(USER), SIM, SHORT);
  expect(runs).toEqual([run!.body, null, run!.body]);
  const checks = await askAll(`/prefix${paths.runAlgorithm(USER)}`, [ALGORITHM], SHORT);
  expect(checks).toEqual([(await ask(paths.runAlgorithm(USER), ALGORITHM, SHORT))!.body]);
});

it('calls in one message receive no response if they must be made separately, for example because of a QA switch', async () => {
  const { askAll } = await start();
  expect(await askAll(paths.run(USER), [SIM], { ...SHORT, Authorization: '' })).toBeNull();
  expect(await askAll(paths.run('u1'), [SIM], SHORT)).toBeNull();
  expect(await askAll('/api/maoshuan/concrete/list', [SIM], SHORT)).toBeNull();
  for (const qa of ['every:2:/api/maoshuan/simdroid:503', 'form:nulls', 'slow:1', 'expired-token'])
    expect(await (await start(qa)).askAll(paths.run(USER), [SIM], SHORT)).toBeNull();
  expect(await (await start('captcha-off')).askAll(paths.run(USER), [SIM], SHORT)).toHaveLength(1);
});
