import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { concretes, stopAnchor } from '@/api/calls/databases';
import * as me from '@/api/calls/session';
import * as users from '@/api/calls/users';
import { apiClient } from '@/api/client';
import type { ApiFailure, ApiOutcome } from '@/api/contract/failure';
import { APP_CALLS, CONCRETE } from '@/testing/app-calls';
import { LOGIN_PAGE, serveOddly, type OddReply, type OddServer } from '@/testing/backend-server';
import { NEW_ACCOUNT } from '@/testing/http-backend';
import { configureTestClient } from '@/testing/test-client';

/** Calls of the app that write records, by method and path. */
const WRITES = new Map(
  APP_CALLS.filter(({ call }) => !/^GET|token|simdroid|pdf/.test(call)).map(({ call, send }) => [call, send]),
);

/** Matches writes whose outcome cannot be read again. */
const NOT_READ_AGAIN = /register|password|upload/;

/** Write whose response text is shown to the user, as the requirements documents specify. */
const SHOWN_TEXT = 'POST /api/maoshuan/concrete';

const LOCKED = 'The record is locked';
const REFUSED = { kind: 'general', message: LOCKED } as const;
const OPEN = { kind: 'unconfirmed' } as const;

const ANSWERS: readonly [answer: string, reply: OddReply, error: Partial<ApiFailure>][] = [
  ['a login page', LOGIN_PAGE, OPEN],
  ['a redirect to a login page', { status: 302, headers: { Location: '/sso/login' } }, OPEN],
  ['a redirect to data at another address', { status: 303, headers: { Location: '/sso/state' } }, OPEN],
  ['{success: false, message}', { body: { success: false, message: LOCKED } }, REFUSED],
  ['{code: 500, msg}', { body: { code: 500, msg: LOCKED } }, REFUSED],
  ['{error}', { body: { error: LOCKED } }, REFUSED],
  ['{error_description}', { body: { error_description: LOCKED } }, REFUSED],
  ['status 202 (accepted, but not yet done)', { status: 202 }, OPEN],
  ['the value false', { body: false }, OPEN],
  ['a truncated record', { type: 'application/json', body: '{"id": "x7", "na' }, OPEN],
  ['a list', { body: [] }, OPEN],
  ['an error text', { body: 'Error: the record is locked' }, OPEN],
  ['status 502 of a proxy', { status: 502, ...LOGIN_PAGE }, { kind: 'general' }],
  ['a cut connection', 'cut', { kind: 'network' }],
];

// Reports the URL of the response, as a browser does.
const { adapter } = apiClient.defaults;
beforeAll(() => void (apiClient.defaults.adapter = 'http'));
afterAll(() => void (apiClient.defaults.adapter = adapter));

/** Serves `reply` to every call, or `read` to calls that read; `ends` is called when the session ends. */
async function behind(reply: OddReply, read: OddReply = reply) {
  const server = await serveOddly(({ path, method }) => {
    if (path.startsWith('/sso/login')) return LOGIN_PAGE;
    if (path.startsWith('/sso')) return { body: { id: 'x7', name: 'somebody' } };
    return method === 'GET' ? read : reply;
  });
  onTestFinished(server.close);
  const ends = vi.fn();
  configureTestClient({ baseUrl: server.address, onUnauthorized: ends });
  return { ...server, ends };
}

const writesIn = (asked: OddServer['asked']) =>
  asked.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/sso'));

describe.each([...WRITES])('write %s', (name, write) => {
  it.each(ANSWERS)(
    `the write call ${name} is not reported as done if the response is %s`,
    async (answer, reply, error) => {
      if (name === SHOWN_TEXT && answer === 'an error text') return;
      const { ends, asked } = await behind(reply);
      expect(await write()).toMatchObject({ ok: false, error });
      expect(writesIn(asked)).toHaveLength(1);
      // Unless the record is read again, or the call has no session, the session ends.
      const isPage = /login page$|another address$/.test(answer);
      if (isPage) expect(ends).toHaveBeenCalledTimes(NOT_READ_AGAIN.test(name) ? 0 : 1);
    },
  );

  it.each([
    ['a login page', LOGIN_PAGE],
    ['a redirect to the new record', { status: 303, headers: { Location: '/sso/state' } }],
  ])(
    `the write call ${name} is sent once and keeps the session if only its response is %s`,
    async (_, reply) => {
      const { ends, asked } = await behind(reply, { status: 404 });
      expect(await write()).toMatchObject({ ok: false, error: { kind: 'unconfirmed' } });
      expect(writesIn(asked)).toHaveLength(1);
      expect(ends).not.toHaveBeenCalled();
    },
  );
});

it('a redirect to another origin ends the session, although the browser reports a lost connection', async () => {
  const { ends } = await behind({ status: 302, headers: { Location: 'http://127.0.0.1:1/sso' } });
  const change = concretes.change({ id: 'c1', ...CONCRETE });
  expect(await change).toMatchObject({ ok: false, error: { kind: 'network' } });
  expect(ends).toHaveBeenCalledOnce();
});

it.each<[string, OddReply]>([
  ['nothing', { status: 204 }],
  ['an empty body', {}],
  ['null', { body: null }],
  ['the record', { body: { id: 'x7', name: 'Wang' } }],
  ['an empty object', { body: {} }],
  ['true', { body: true }],
  ['the id of the record as a number', { body: '17' }],
  ['a success word', { body: 'Success' }],
  ['a Chinese success word', { body: '修改成功' }],
  ['a success wrapped by a gateway', { body: { code: 200, msg: 'ok', data: null } }],
  ['JSON with the type of a web page', { type: 'text/html', body: '{"id": "x7"}' }],
  ['a success message', { body: { message: 'User updated successfully' } }],
])('a change and a deletion are reported as done if the response is %s', async (_, reply) => {
  await behind(reply);
  expect(await concretes.change({ id: 'c1', ...CONCRETE })).toEqual({ ok: true, value: true });
  expect(await users.deleteUser('u7')).toEqual({ ok: true, value: true });
});

describe('record read again after a response without confirmation', () => {
  const C = { id: 'c1', ...CONCRETE };
  const user = { id: 'u7', username: 'wang', roles: [{ id: 2 }, { id: 'r1' }], expirationTime: null };
  const typed = { ...C, fck: 32, ec: 33.3 };
  const page = { records: [NEW_ACCOUNT], total: 1 };
  const active = { id: 'a1', efficient: 1 };
  const others = [{ id: 'c1', ...CONCRETE, grade: 'C20/25' }];

  it.each<[string, () => Promise<ApiOutcome<unknown>>, unknown, ApiFailure['found']]>([
    ['a changed record with other value types', () => concretes.change(C), typed, 'stored'],
    ['an unchanged record', () => concretes.change(C), { ...C, fck: '30' }, 'notStored'],
    ['no record after a change', () => concretes.change(C), undefined, 'notStored'],
    ['no record after a deletion', () => concretes.remove('c1'), undefined, 'deleted'],
    ['a record that was not deleted', () => concretes.remove('c1'), C, 'notDeleted'],
    ['a list with the added record', () => concretes.add(CONCRETE), [...others, C], 'stored'],
    ['a list without the added record', () => concretes.add(CONCRETE), others, 'notStored'],
    ['a page with the added user', () => users.addUser(NEW_ACCOUNT), page, 'stored'],
    ['a stopped anchor', () => stopAnchor('a1'), { id: 'a1', efficient: false }, 'stored'],
    ['an anchor that was not stopped', () => stopAnchor('a1'), active, 'notStored'],
    ['a user with the new roles', () => users.changeUserRoles('u7', ['r1', 2]), user, 'stored'],
    ['a user with other roles', () => users.changeUserRoles('u7', ['r1']), user, 'notStored'],
    ['a user without an expiration time', () => users.changeUserExpiration('u7', null), user, 'stored'],
    ['a user whose password cannot be read', () => me.changeMyPassword('u7', 'anchor-2'), user, 'unknown'],
  ])('an unconfirmed write reports what was found by reading again: %s', async (_, write, stored, found) => {
    await behind({ status: 202 }, stored === undefined ? { status: 404 } : { body: stored });
    expect(await write()).toMatchObject({ ok: false, error: { kind: 'unconfirmed', found } });
  });
});
