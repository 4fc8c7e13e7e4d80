// @vitest-environment jsdom
/** Every documented call of accounts, administration and anchor database as it leaves the app: path, query, body, credential. */
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { useNodeBodies } from '../../../mocks/node';
import { configureClient } from '../client';
import type { UserPatch } from '../contract/account';
import type { AnchorFields, AnchorRecord } from '../contract/anchor';
import * as anchors from './anchors';
import { anchorImageQuery, uploadAnchorImage, userImageQuery } from './images';
import * as me from './me';
import * as permissions from './permissions';
import * as roles from './roles';
import * as session from './session';
import * as users from './users';

interface Sent {
  call: string;
  query: string;
  authorization: string | null;
  /** JSON as a value, a form as its fields, a file as `name: bytes`. */
  body: unknown;
}

/** Not null: that is a body as well. */
const NO_BODY = '(none)';

const sent: Sent[] = [];

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    const parts = [...(await request.formData())];
    return Object.fromEntries(
      await Promise.all(
        parts.map(async ([key, part]) => [
          key,
          typeof part === 'string' ? part : `${part.name}: ${await part.text()}`,
        ]),
      ),
    ) as unknown;
  }
  const text = await request.text();
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  return text === '' ? NO_BODY : (JSON.parse(text) as unknown);
}

const server = setupServer(
  http.all('*', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    sent.push({
      call: `${request.method} ${pathname}`,
      query: search,
      authorization: request.headers.get('Authorization'),
      body: await bodyOf(request),
    });
    // What the app makes of answers is proved elsewhere.
    return HttpResponse.json({});
  }),
);

let ownBodies: () => void;
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  ownBodies = await useNodeBodies();
  configureClient({
    baseUrl: '',
    authorization: () => Promise.resolve('Bearer token'),
    clientAuthorization: 'Basic client',
    language: () => 'en',
    onUnauthorized: () => undefined,
    onNotFound: () => undefined,
  });
});
afterAll(() => {
  ownBodies();
  server.close();
});

/** Runs what a page would have the query library run. */
function read(options: unknown): Promise<unknown> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => client.clear());
  return client.query(options as Parameters<typeof client.query>[0]).catch(() => undefined);
}

const NEW_USER = {
  username: 'wang.fang',
  password: 'anchor-1',
  name: 'Wang Fang',
  address: '1 Harbour Street',
  company: 'East Gate',
  jobTitle: 'Engineer',
  phoneNumber: '+86 21 5550',
  email: 'wang@eastgate.example',
};
const PATCH: UserPatch = { id: 'u7', name: '<b>Wang</b>', avatar: 'i1' };
const ROLE = { name: 'CHECKER', nickName: 'Checker', description: 'Checks', permissions: ['p1', 'p2'] };
const PERMISSION = { name: 'report:sign', nickName: 'Sign', description: 'Signs reports' };
// The fields themselves are proved where the form is.
const ANCHOR = { name: 'HST3 M12', efficient: '1', jgHef: '70' } as AnchorFields;
const STORED_ANCHOR: AnchorRecord = { ...ANCHOR, id: 'a1' };
const picture = () => new Blob(['png bytes'], { type: 'image/png' });
const PAGE = { current: 2, size: 20 };
const UM = '/api/user-management';
const MS = '/api/maoshuan';

type Row = [call: string, run: () => Promise<unknown>, expected?: Partial<Sent>];

/** Rows without `expected` have neither query nor body. */
const WITH_SESSION: readonly Row[] = [
  [`GET ${UM}/users/me`, () => me.fetchMe()],
  [`PATCH ${UM}/users/me/u7`, () => me.changeMe(PATCH), { body: PATCH }],
  [
    `PATCH ${UM}/users/me/u7/password`,
    () => me.changeMyPassword('u7', 'anchor-2'),
    { body: { id: 'u7', password: 'anchor-2' } },
  ],
  [`GET ${UM}/images/i1`, () => read(userImageQuery('i1'))],
  [`POST ${UM}/images/upload`, () => me.uploadAvatar(picture()), { body: { file: 'avatar.png: png bytes' } }],
  [
    `GET ${UM}/users`,
    () => read(users.userListQuery({ ...PAGE, expiration: '', term: '' })),
    { query: '?current=2&size=20&expiration=&term=' },
  ],
  [
    `GET ${UM}/users`,
    () => read(users.userListQuery({ ...PAGE, expiration: '1', term: 'a&b' })),
    { query: '?current=2&size=20&expiration=1&term=a%26b' },
  ],
  [`GET ${UM}/users/u7`, () => read(users.userQuery('u7'))],
  [
    `POST ${UM}/users/`,
    () => users.addUser({ ...NEW_USER, roles: ['r2'] }),
    { body: { ...NEW_USER, roles: ['r2'] } },
  ],
  [`PATCH ${UM}/users/u7`, () => users.changeUser(PATCH), { body: PATCH }],
  [
    `PATCH ${UM}/users/u7/password`,
    () => users.changeUserPassword('u7', 'anchor-2'),
    { body: { id: 'u7', password: 'anchor-2' } },
  ],
  [`PATCH ${UM}/users/u7/roles`, () => users.changeUserRoles('u7', ['r1', 'r2']), { body: ['r1', 'r2'] }],
  [
    `PATCH ${UM}/users/u7/expirationTime`,
    () => users.changeUserExpiration('u7', '2030-01-31 12:00:00'),
    { body: '2030-01-31 12:00:00' },
  ],
  [`PATCH ${UM}/users/u7/expirationTime`, () => users.changeUserExpiration('u7', null), { body: null }],
  [`DELETE ${UM}/users/u7`, () => users.deleteUser('u7')],
  [`GET ${UM}/roles/all`, () => read(roles.roleChoicesQuery())],
  [`GET ${UM}/roles`, () => read(roles.roleListQuery(PAGE)), { query: '?current=2&size=20' }],
  [`GET ${UM}/roles/r7`, () => read(roles.roleQuery('r7'))],
  [`POST ${UM}/roles`, () => roles.addRole(ROLE), { body: ROLE }],
  [`PATCH ${UM}/roles/r7`, () => roles.changeRole('r7', ROLE), { body: { id: 'r7', ...ROLE } }],
  [`DELETE ${UM}/roles/r7`, () => roles.deleteRole('r7')],
  [`GET ${UM}/permissions/all`, () => read(permissions.permissionChoicesQuery())],
  [
    `GET ${UM}/permissions`,
    () => read(permissions.permissionListQuery(PAGE)),
    { query: '?current=2&size=20' },
  ],
  [`GET ${UM}/permissions/p7`, () => read(permissions.permissionQuery('p7'))],
  [`POST ${UM}/permissions`, () => permissions.addPermission(PERMISSION), { body: PERMISSION }],
  [
    `PATCH ${UM}/permissions/p7`,
    () => permissions.changePermission('p7', PERMISSION),
    { body: { id: 'p7', ...PERMISSION } },
  ],
  [`DELETE ${UM}/permissions/p7`, () => permissions.deletePermission('p7')],
  [`GET ${MS}/anchor/list`, () => read(anchors.allAnchorsQuery())],
  [`GET ${MS}/anchor/a1`, () => read(anchors.anchorQuery('a1'))],
  [`POST ${MS}/anchor`, () => anchors.addAnchor(ANCHOR), { body: ANCHOR }],
  [`PATCH ${MS}/anchor/a1`, () => anchors.changeAnchor(STORED_ANCHOR), { body: STORED_ANCHOR }],
  [`DELETE ${MS}/anchor/a1`, () => anchors.deleteAnchor('a1')],
  [`PATCH ${MS}/anchor/stop/a1`, () => anchors.stopAnchor('a1')],
  [`PATCH ${MS}/anchor/reply/a1`, () => anchors.restoreAnchor('a1')],
  [`GET ${MS}/images/i1`, () => read(anchorImageQuery('i1'))],
  [
    `POST ${MS}/images/upload`,
    () => uploadAnchorImage(picture()),
    { body: { file: 'avatar.png: png bytes' } },
  ],
];

async function sentBy(run: () => Promise<unknown>): Promise<Sent[]> {
  sent.length = 0;
  await run();
  return [...sent];
}

describe('a call of a session', () => {
  it.each([...WITH_SESSION])('%s', async (...[call, run, expected]: Row) => {
    const authorization = 'Bearer token';
    expect(await sentBy(run)).toEqual([{ call, query: '', body: NO_BODY, ...expected, authorization }]);
  });

  it('keeps an id inside its part of the path', async () => {
    const [call] = await sentBy(() => users.deleteUser('../roles/r1?x#y'));
    expect(call.call).toBe(`DELETE ${UM}/users/..%2Froles%2Fr1%3Fx%23y`);
  });
});

describe('a call before a session', () => {
  it('for a verification code carries no credential', async () => {
    expect(await sentBy(() => read(session.captchaQuery()))).toEqual([
      { call: `GET ${UM}/captcha`, query: '', body: NO_BODY, authorization: null },
    ]);
  });

  it('for a token sends the documented form', async () => {
    const run = () =>
      session.signIn({ username: 'u', password: 'p&=+', captchaId: 'c1', captchaText: 'abcd' });
    const body = {
      username: 'u',
      password: 'p&=+',
      captcha_id: 'c1',
      captcha_text: 'abcd',
      grant_type: 'password_captcha',
      scope: 'all',
    };
    expect(await sentBy(run)).toEqual([
      { call: `POST ${UM}/oauth/token`, query: '', body, authorization: 'Basic client' },
    ]);
  });

  it('for a renewal sends the refresh token', async () => {
    const body = { refresh_token: 'r', grant_type: 'refresh_token' };
    expect(await sentBy(() => session.refreshToken('r'))).toEqual([
      { call: `POST ${UM}/oauth/token`, query: '', body, authorization: 'Basic client' },
    ]);
  });

  it('for an account names the code in its path', async () => {
    const run = () => session.register({ captchaId: 'c1', verification: 'a/b?', user: NEW_USER });
    expect(await sentBy(run)).toEqual([
      {
        call: `POST ${UM}/users/register/c1/a%2Fb%3F`,
        query: '',
        body: NEW_USER,
        authorization: 'Basic client',
      },
    ]);
  });
});
