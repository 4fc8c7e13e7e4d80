import { expect, it, vi } from 'vitest';
import { CALLS } from '@/api/contract/calls';
import { APP_CALLS, type AppCall } from '@/testing/app-calls';
import { failureIn, httpBackend } from '@/testing/http-backend';

interface Reply {
  status: number;
  text: string;
}

async function start() {
  const { http, ...backend } = await httpBackend(null);
  const ask = async ({ call, query }: AppCall, authorization?: string): Promise<Reply> => {
    const [method, path] = call.split(' ');
    const headers = authorization === undefined ? {} : { Authorization: authorization };
    const url = `https://any.example/prefix${path}${query}`;
    const answer = await http.request<unknown>({ method, url, headers });
    const isObject = typeof answer.data === 'object' && answer.data !== null;
    return { status: answer.status, text: (isObject && failureIn(answer)[1]) || '' };
  };
  return { ...backend, ask };
}

const callsFor = (...access: AppCall['access'][]) => APP_CALLS.filter((row) => access.includes(row.access));

/** Returns the calls that received an unexpected response, together with that response. */
async function misses(
  rows: readonly AppCall[],
  ask: (row: AppCall) => Promise<Reply>,
  expected: (reply: Reply) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const row of rows) {
    const reply = await ask(row);
    if (!expected(reply)) found.push(`${row.call}: ${reply.status} ${reply.text}`);
  }
  return found;
}

it('calls that need a session are refused without a valid token', async () => {
  const { ask } = await start();
  const guarded = callsFor('user', 'admin');
  const documented = Object.values(CALLS).filter(({ access }) => access === 'user' || access === 'admin');
  expect(documented.length).toBeGreaterThanOrEqual(48);
  expect(new Set(guarded.map(({ call }) => call)).size).toBe(documented.length);
  const without = ({ status, text }: Reply) => status === 401 && text === 'Please sign in.';
  expect(await misses(guarded, (row) => ask(row), without)).toEqual([]);
  const isRefused = ({ status }: Reply) => status === 401;
  expect(await misses(guarded, (row) => ask(row, 'Bearer made-up'), isRefused)).toEqual([]);
});

it('administration calls from a designer are refused, and calls intended for designers are allowed', async () => {
  const { ask, authorizationOf } = await start();
  const authorization = await authorizationOf('engineer');
  const isForbidden = ({ status, text }: Reply) =>
    status === 403 && text === 'Your account does not have permission to do this.';
  const asked = (row: AppCall) => ask(row, authorization);
  expect(await misses(callsFor('admin'), asked, isForbidden)).toEqual([]);
  const isAllowed = ({ status }: Reply) => status !== 401 && status !== 403;
  expect(await misses(callsFor('user'), asked, isAllowed)).toEqual([]);
});

it('sign-in and registration are refused without a valid client credential', async () => {
  const { ask } = await start();
  const isRefused = ({ status }: Reply) => status === 401;
  for (const credential of ['Basic d3Jvbmc6Y2xpZW50', undefined])
    expect(await misses(callsFor('client'), (row) => ask(row, credential), isRefused)).toEqual([]);
});

it('an unknown path is answered with 404', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { ask } = await start();
  const answer = await ask({ ...APP_CALLS[0], call: 'GET /api/maoshuan/nothing' });
  expect(answer).toEqual({ status: 404, text: 'There is no call GET /prefix/api/maoshuan/nothing.' });
  expect(complaint).toHaveBeenCalledOnce();
});
