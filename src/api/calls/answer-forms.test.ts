// @vitest-environment jsdom
/** Tests every call with responses in every form of another correct server: the result stays the same. */
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { postForces } from '@/api/calls/calculation';
import { allAnchorsQuery, anchorListQuery, concretes, sectionSteels } from '@/api/calls/databases';
import { anchorImageQuery, userImageQuery } from '@/api/calls/images';
import { postReportForPdf } from '@/api/calls/report';
import { fetchCaptcha, fetchMe, refreshToken, signIn, userPatchOf } from '@/api/calls/session';
import { permissions, roles } from '@/api/calls/users';
import * as users from '@/api/calls/users';
import { readImage } from '@/api/contract/wire-values';
import { failureOf } from '@/api/errors';
import type { CheckResult } from '@/engineering';
import { APP_CALLS, never, picture, read } from '@/testing/app-calls';
import { LOGIN_PAGE } from '@/testing/backend-server';
import { DESCRIBED, faultsOf, type SeenCall } from '@/testing/described-calls';
import { shareOf } from '@/testing/run/how-many';
import { elasticInput } from '@/testing/sample-inputs';
import { configureTestClient } from '@/testing/test-client';
import { FORMS } from '../../../mocks/handlers/qa-value-formats';
import { createTestBackend, takeNodeBodies } from '../../../mocks/node';

let ownBodies: () => void;
beforeAll(async () => {
  ownBodies = await takeNodeBodies();
  // jsdom's FileReader accepts only jsdom's own Blob class.
  vi.stubGlobal(
    'FileReader',
    class {
      onload = () => undefined;
      result = '';
      readAsDataURL(file: Blob) {
        this.result = `data:${file.type}`;
        this.onload();
      }
    },
  );
});
afterAll(() => {
  ownBodies();
  vi.unstubAllGlobals();
});

async function start(qa: string) {
  const backend = await createTestBackend({ now: () => Date.UTC(2026, 2, 1, 8), qa });
  backend.server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => backend.server.close());
  const { authorizationOf, clientAuthorization } = backend;
  const [admin, engineer] = [await authorizationOf('admin'), await authorizationOf('engineer')];
  const actAs = (account: 'admin' | 'engineer') => {
    const session = account === 'admin' ? admin : engineer;
    configureTestClient({ authorization: () => Promise.resolve(session), clientAuthorization });
  };
  actAs('admin');
  return { ...backend, actAs };
}

type Outcomes = Record<string, unknown>;

/** Order of the calls: a changed password ends the user's session, and records are deleted last. */
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'];
const rankOf = (call: string) => METHODS.indexOf(call.split(' ')[0]);

/** Makes every call of the app, and signs in. Returns the parsed response or the failure of each call. */
async function everyCall({ captchaText, actAs }: Awaited<ReturnType<typeof start>>): Promise<Outcomes> {
  const outcomes: Outcomes = {};
  const call = async <T>(name: string, made: Promise<T>): Promise<T> => {
    const outcome = await made.catch((cause: unknown) => ({ failure: failureOf(cause) }));
    outcomes[name] = outcome;
    return outcome as T;
  };
  const captcha = await call('captcha', fetchCaptcha());
  const captchaId = captcha.ok ? captcha.value.id : '';
  const code = { captchaId, captchaText: await captchaText(String(captchaId)) };
  const token = await call('token', signIn({ username: 'admin', password: 'admin123', ...code }));
  await call('token: renewed', refreshToken((token.ok && token.value.refresh_token) || ''));
  for (const row of APP_CALLS.toSorted((one, other) => rankOf(one.call) - rankOf(other.call))) {
    actAs(row.access === 'admin' ? 'admin' : 'engineer');
    await call(`${APP_CALLS.indexOf(row)} ${row.call}`, row.send());
  }
  return outcomes;
}

const typeOf = (headers: Headers) => (headers.get('Content-Type') ?? '').split(';')[0];

/** Makes every call of the app; returns the outcomes, and each request with its response. */
async function everyCallTo(qa: string) {
  const backend = await start(qa);
  const seen: Promise<SeenCall>[] = [];
  const bodies = new Map<string, Promise<string>>();
  backend.server.events.on('request:start', ({ request, requestId }) => {
    const isFile = typeOf(request.headers).startsWith('multipart/');
    bodies.set(requestId, isFile ? Promise.resolve('') : request.clone().text());
  });
  backend.server.events.on('response:mocked', ({ request, requestId, response }) => {
    const url = new URL(request.url);
    const answer = response.clone();
    const read = async () => ({
      method: request.method.toLowerCase(),
      path: url.pathname,
      query: url.searchParams,
      requestType: typeOf(request.headers),
      request: (await bodies.get(requestId)) ?? '',
      status: response.status,
      answerType: typeOf(answer.headers),
      answer: await answer.text(),
    });
    seen.push(read());
  });
  const outcomes = await everyCall(backend);
  return { outcomes: comparable(outcomes), seen: await Promise.all(seen) };
}

const changed = (outcomes: Outcomes, change: (key: string, value: unknown) => unknown): Outcomes =>
  JSON.parse(JSON.stringify(outcomes, change)) as Outcomes;

const DOCUMENTED = ['reaction', 'resultant', 'checks', 'combined', 'combinedVerdicts'] as const;

/** Returns the outcomes without random values and values whose type differs between forms. */
const comparable = (outcomes: Outcomes): Outcomes =>
  changed(outcomes, (key, value) => {
    if (key === 'asSent') return undefined;
    if (key === 'readAt') return typeof value;
    if (key.endsWith('captcha')) return Object.keys((value as { value: object }).value);
    if (key.endsWith('images/upload')) return typeof (value as { value: unknown }).value;
    if (key === 'access_token' || key === 'refresh_token') return value === null ? null : 'some text';
    // As a number, a telephone number has lost all other characters.
    if (key === 'phoneNumber') return String(value).replace(/\D/g, '');
    // The intermediate values of a check are not documented.
    if (key === 'detail') return undefined;
    if (key.includes('runAlgorithm')) {
      const { ok, value: answer } = value as { ok: boolean; value: CheckResult };
      return { ok, ...Object.fromEntries(DOCUMENTED.map((field) => [field, answer[field]])) };
    }
    return value;
  });

const withTextIds = (outcomes: Outcomes): Outcomes => {
  const textOf = (id: unknown) => String(id).replace(/^[a-z](?=\d+$)/, '');
  return changed(outcomes, (key, value) => {
    if (key === 'id' && ['string', 'number'].includes(typeof value)) return textOf(value);
    return key === 'permissions' && Array.isArray(value) ? value.map(textOf) : value;
  });
};

const OFFERED = '11 GET /api/maoshuan/anchor/list/JGJ145-2013/12';

/** Expected outcomes for each form that omits fields. */
const LEFT_OUT: Readonly<Record<string, (usual: Outcomes) => Outcomes>> = {
  'bare-token': (usual) => replaced(usual, 'expires_in', null),
  'no-refresh': (usual) => {
    const message = 'The session has expired. Please sign in again.';
    const expired = { ok: false, error: { kind: 'general', status: 400, message } };
    return { ...replaced(usual, 'refresh_token', null), 'token: renewed': expired };
  },
  'ids-alone': (usual) => {
    const { records, unreadable } = usual[OFFERED] as { records: { id: string }[]; unreadable: [] };
    return { ...usual, [OFFERED]: { records: records.map(({ id }) => ({ id, name: '' })), unreadable } };
  },
};

const replaced = (outcomes: Outcomes, field: string, by: unknown) =>
  changed(outcomes, (key, value) => (key === field ? by : value));

const READABLE = Object.keys(FORMS).filter((form) => !form.startsWith('bad-'));

describe('every documented call', () => {
  let usual: Outcomes;

  it('every documented call is answered by the embedded backend as docs/openapi.json describes it, and only the calls that are meant to fail do so', async () => {
    const { outcomes, seen } = await everyCallTo('');
    usual = outcomes;
    const failed = Object.entries(usual).filter(([, outcome]) =>
      /"(ok":false|failure")/.test(JSON.stringify(outcome)),
    );
    expect(failed.map(([name]) => name.replace(/^\d+ /, ''))).toEqual([
      'GET /api/user-management/images/i1',
      'POST /api/user-management/oauth/token',
      'POST /api/user-management/oauth/token',
      'POST /api/user-management/users/register/c1/a%2Fb%3F',
      'POST /api/maoshuan/images/pdf/u2',
      'DELETE /api/user-management/roles/r2',
      'DELETE /api/user-management/permissions/p1',
    ]);
    const isMade = (call: (typeof DESCRIBED)[number]) =>
      seen.some(({ method, path }) => method === call.method && call.pattern.test(path));
    const missing = DESCRIBED.filter((call) => !isMade(call)).map(({ method, path }) => `${method} ${path}`);
    expect(missing).toEqual([]);
    expect(seen.flatMap(faultsOf)).toEqual([]);
  });

  it.each(shareOf(READABLE.toReversed(), 3))(
    'every documented call reads the same data from responses in the form %s, which docs/openapi.json describes',
    async (form) => {
      const { outcomes, seen } = await everyCallTo(`form:${form}`);
      const expected = FORMS[form].reduce((all, part) => LEFT_OUT[part]?.(all) ?? all, usual);
      expect(withTextIds(outcomes)).toEqual(withTextIds(expected));
      if (!/^(failures-200|another-server)/.test(form)) expect(seen.flatMap(faultsOf)).toEqual([]);
    },
  );

  it('the comparison with docs/openapi.json detects an unreadable record in a response', async () => {
    const faults = (await everyCallTo('form:bad-record')).seen.flatMap(faultsOf);
    expect(faults).toContainEqual(expect.stringMatching(/concrete\/list: .*required property 'ec'/));
    expect(faults).toContainEqual(expect.stringMatching(/anchor\/list: .*must be equal to one of/));
  });
});

type User = Parameters<typeof userPatchOf>[0];

it('ids that the server sends as numbers remain numbers in the app and are sent back as numbers', async () => {
  const backend = await start('form:number-ids');
  const bodies: unknown[] = [];
  backend.server.events.on('request:start', ({ request }) => {
    if (request.method === 'PATCH')
      void request
        .clone()
        .json()
        .then((body: unknown) => bodies.push(body));
  });
  const { records } = await read<{ records: { id: number }[] }>(concretes.list());
  expect(records[0].id).toBe(1);
  const user = await read<User>(users.userQuery(2));
  await users.changeUser({ ...userPatchOf(user), name: 'Li' });
  await users.changeUserRoles(2, [1, 2]);
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[0]).toMatchObject({ id: 2, name: 'Li', roles: [{ id: 2 }] });
  expect(bodies[1]).toEqual([1, 2]);
});

it.each([
  ['epoch-times', 'number'],
  ['iso-times', 'string'],
  ['array-times', 'object'],
])('a time that the user did not edit is sent back as received: %s as %s', async (form, type) => {
  await start(`form:${form}`);
  const user = await read<User & { expirationTime: string }>(users.userQuery('u3'));
  expect(user.expirationTime).toBe('2024-12-31 23:59:59');
  expect(userPatchOf(user).expirationTime).toBe(user.asSent.expirationTime);
  expect(typeof user.asSent.expirationTime).toBe(type);
});

it('the run call accepts the stress image as bare base64 and as a data URL', async () => {
  await start('');
  const url = await postForces('u1', elasticInput, never());
  await start('form:other-pictures');
  const bare = await postForces('u1', elasticInput, never());
  const textOf = (outcome: typeof bare) => (outcome.ok ? outcome.value.base64 : undefined);
  expect(textOf(bare)).toMatch(/^PHN2Zy/);
  expect(readImage(textOf(bare))).toBe(textOf(url));
});

it('each list reports its unreadable record with the unreadable field', async () => {
  await start('form:bad-record');
  const page = { current: 1, size: 10 };
  for (const [query, unreadable] of [
    [concretes.list(), { name: 'C20/25', field: 'ec' }],
    [sectionSteels.list('12'), { name: 'IPE 80', field: 'h' }],
    [allAnchorsQuery(), { field: 'efficient' }],
    [anchorListQuery('EN1992-4', '12'), { field: 'id' }],
    [roles.list(page), { field: 'id' }],
    [roles.names(), { field: 'id' }],
    [permissions.list(page), { field: 'id' }],
  ] as const)
    expect(await read(query)).toMatchObject({ unreadable: [unreadable] });
  const unreadable = [{ name: 'Anna Adler', field: 'expirationTime' }];
  const list = users.userListQuery({ ...page, expiration: '', term: '' });
  expect(await read(list)).toMatchObject({ records: { length: 2 }, unreadable, total: 3 });
});

it('if the signed-in user cannot be read, the error says which field is unreadable', async () => {
  await start('form:bad-account');
  const error = { kind: 'malformed', field: 'expirationTime' };
  expect(await fetchMe()).toMatchObject({ ok: false, error });
});

it('a page or text in place of an image is rejected without ending the session', async () => {
  const backend = await start('');
  const ends = vi.fn();
  configureTestClient({ onUnauthorized: ends });
  for (const body of [String(LOGIN_PAGE.body), 'no such picture', '']) {
    const answer = () => new HttpResponse(body, { headers: { 'Content-Type': 'image/png' } });
    backend.server.use(http.get('*/images/*', answer));
    for (const query of [anchorImageQuery('x'), userImageQuery('x')]) {
      const failure = failureOf(await read(query).catch((cause: unknown) => cause));
      expect(failure).toMatchObject({ kind: 'malformed', field: 'picture' });
    }
  }
  expect(ends).not.toHaveBeenCalled();
});

it('a response without a PDF is a failure with the error that it reports, or a malformed response if it reports no error', async () => {
  const backend = await start('fail:/api/maoshuan/images/pdf/*:500,form:failures-200');
  const convert = () => postReportForPdf('u1', picture(), 'report.docx', never());
  const error = { status: 500, message: 'QA scenario: answered with status 500.' };
  expect(await convert()).toMatchObject({ ok: false, error });
  for (const fault of ['malformed', 'empty']) {
    backend.setQa(`${fault}:/api/maoshuan/images/pdf/*`);
    expect(await convert()).toMatchObject({ ok: false, error: { kind: 'malformed', field: 'PDF' } });
  }
});
