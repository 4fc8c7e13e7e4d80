import axios from 'axios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '../node';

/**
 * The documented calls below are written by hand, so that the test does not depend on paths.ts and the
 * handlers.
 */
type Access = 'public' | 'client' | 'user' | 'admin';

const UM = '/api/user-management';
const MS = '/api/maoshuan';

const DOCUMENTED: readonly (readonly [method: string, path: string, access: Access])[] = [
  ['GET', `${UM}/captcha`, 'public'],
  ['POST', `${UM}/oauth/token`, 'client'],
  ['POST', `${UM}/users/register/some-captcha/abcd`, 'client'],
  ['GET', `${UM}/users/me`, 'user'],
  ['PATCH', `${UM}/users/me/u2`, 'user'],
  ['PATCH', `${UM}/users/me/u2/password`, 'user'],
  ['GET', `${UM}/images/none`, 'user'],
  ['POST', `${UM}/images/upload`, 'user'],
  ['GET', `${UM}/users?current=1&size=10&expiration=&term=`, 'admin'],
  ['GET', `${UM}/users/u2`, 'admin'],
  ['POST', `${UM}/users/`, 'admin'],
  ['PATCH', `${UM}/users/u2`, 'admin'],
  ['PATCH', `${UM}/users/u2/password`, 'admin'],
  ['PATCH', `${UM}/users/u2/roles`, 'admin'],
  ['PATCH', `${UM}/users/u2/expirationTime`, 'admin'],
  ['DELETE', `${UM}/users/u3`, 'admin'],
  ['GET', `${UM}/roles/all`, 'admin'],
  ['GET', `${UM}/roles?current=1&size=10`, 'admin'],
  ['GET', `${UM}/roles/r2`, 'admin'],
  ['POST', `${UM}/roles`, 'admin'],
  ['PATCH', `${UM}/roles/r2`, 'admin'],
  ['DELETE', `${UM}/roles/r2`, 'admin'],
  ['GET', `${UM}/permissions/all`, 'admin'],
  ['GET', `${UM}/permissions?current=1&size=10`, 'admin'],
  ['GET', `${UM}/permissions/p1`, 'admin'],
  ['POST', `${UM}/permissions`, 'admin'],
  ['PATCH', `${UM}/permissions/p1`, 'admin'],
  ['DELETE', `${UM}/permissions/p1`, 'admin'],
  ['GET', `${MS}/anchor/list`, 'admin'],
  ['GET', `${MS}/anchor/list/EN1992-4/12`, 'user'],
  ['GET', `${MS}/anchor/a1`, 'user'],
  ['POST', `${MS}/anchor`, 'admin'],
  ['PATCH', `${MS}/anchor/a1`, 'admin'],
  ['PATCH', `${MS}/anchor/stop/a1`, 'admin'],
  ['PATCH', `${MS}/anchor/reply/a1`, 'admin'],
  ['DELETE', `${MS}/anchor/a1`, 'admin'],
  ['GET', `${MS}/images/expansion-m12`, 'user'],
  ['POST', `${MS}/images/upload`, 'admin'],
  ['GET', `${MS}/sectionSteel/list/12`, 'user'],
  ['GET', `${MS}/sectionSteel/s1`, 'user'],
  ['POST', `${MS}/sectionSteel`, 'admin'],
  ['PATCH', `${MS}/sectionSteel/s1`, 'admin'],
  ['DELETE', `${MS}/sectionSteel/s1`, 'admin'],
  ['GET', `${MS}/concrete/list`, 'user'],
  ['GET', `${MS}/concrete/c1`, 'user'],
  ['POST', `${MS}/concrete`, 'admin'],
  ['PATCH', `${MS}/concrete/c1`, 'admin'],
  ['DELETE', `${MS}/concrete/c1`, 'admin'],
  ['POST', `${MS}/simdroid/run/u2`, 'user'],
  ['POST', `${MS}/simdroid/runAlgorithm/u2`, 'user'],
  ['POST', `${MS}/images/pdf/u2`, 'user'],
];

async function start() {
  const backend = await createTestBackend();
  backend.server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => backend.server.close());
  const call = async (method: string, url: string, authorization?: string) => {
    const answer = await axios.request<Record<string, string> | string>({
      baseURL: 'https://any.example/prefix',
      method,
      url,
      headers: { ...(authorization !== undefined && { Authorization: authorization }) },
      validateStatus: () => true,
    });
    const data = answer.data;
    const text = typeof data === 'object' ? (data.error_description ?? data.message) : undefined;
    return { status: answer.status, text: text ?? '' };
  };
  return { ...backend, call };
}

async function authorizationFor(access: Access, backend: TestBackend): Promise<string | undefined> {
  if (access === 'public') return undefined;
  if (access === 'client') return backend.clientAuthorization;
  return backend.authorizationOf(access === 'admin' ? 'admin' : 'engineer');
}

type Row = (typeof DOCUMENTED)[number];

/** Returns the calls that received an unexpected response, together with that response. */
async function misses(
  rows: readonly Row[],
  ask: (row: Row) => Promise<{ status: number; text: string }>,
  expected: (answer: { status: number; text: string }) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const row of rows) {
    const answer = await ask(row);
    if (!expected(answer)) found.push(`${row[0]} ${row[1]}: ${answer.status} ${answer.text}`);
  }
  return found;
}

describe('documented calls', () => {
  it('the backend answers all documented calls, even on another origin and under a path prefix', async () => {
    const { call, ...backend } = await start();
    // Deletions come last, so that every record still exists when another call needs it.
    const rows = [...DOCUMENTED].sort(([a], [b]) => Number(a === 'DELETE') - Number(b === 'DELETE'));
    const ask = async ([method, path, access]: Row) =>
      call(method, path, await authorizationFor(access, backend));
    const answered = ({ status, text }: { status: number; text: string }) =>
      [200, 400, 409].includes(status) || (status === 404 && !text.startsWith('There is no call'));
    expect(await misses(rows, ask, answered)).toEqual([]);
  });

  it('calls that need a session are refused without a valid token', async () => {
    const { call } = await start();
    const guarded = DOCUMENTED.filter(([, , access]) => access === 'user' || access === 'admin');
    expect(guarded).toHaveLength(48);
    const without = ({ status, text }: { status: number; text: string }) =>
      status === 401 && text === 'Please sign in.';
    expect(await misses(guarded, ([method, path]) => call(method, path), without)).toEqual([]);
    const madeUp = await misses(
      guarded,
      ([method, path]) => call(method, path, 'Bearer made-up'),
      ({ status }) => status === 401,
    );
    expect(madeUp).toEqual([]);
  });

  it('administration calls from a designer are refused', async () => {
    const { call, authorizationOf } = await start();
    const authorization = await authorizationOf('engineer');
    const wrong = await misses(
      DOCUMENTED.filter(([, , access]) => access === 'admin'),
      ([method, path]) => call(method, path, authorization),
      ({ status, text }) => status === 403 && text === 'Your account does not have permission to do this.',
    );
    expect(wrong).toEqual([]);
  });

  it('a designer is allowed to make the calls intended for designers (changing the password is tested elsewhere)', async () => {
    const { call, authorizationOf } = await start();
    const authorization = await authorizationOf('engineer');
    const wrong = await misses(
      DOCUMENTED.filter(([, path, access]) => access === 'user' && !path.endsWith('/password')),
      ([method, path]) => call(method, path, authorization),
      ({ status }) => status !== 401 && status !== 403,
    );
    expect(wrong).toEqual([]);
  });

  it('sign-in and registration are refused without a valid client credential', async () => {
    const { call } = await start();
    const rows = DOCUMENTED.filter(([, , access]) => access === 'client');
    const refused = ({ status }: { status: number }) => status === 401;
    const wrongClient = 'Basic d3Jvbmc6Y2xpZW50';
    expect(await misses(rows, ([method, path]) => call(method, path, wrongClient), refused)).toEqual([]);
    expect(await misses(rows, ([method, path]) => call(method, path), refused)).toEqual([]);
  });

  it('an unknown path is answered with 404', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => complaint.mockRestore());
    const { call } = await start();
    const answer = await call('GET', '/api/maoshuan/nothing');
    expect(answer).toEqual({ status: 404, text: 'There is no call GET /prefix/api/maoshuan/nothing.' });
    expect(complaint).toHaveBeenCalledOnce();
  });
});
