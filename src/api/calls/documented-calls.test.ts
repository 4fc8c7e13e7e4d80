// @vitest-environment jsdom
/** Tests every documented call as the app sends it: path, query, body and credential. */
import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as anchors from '@/api/calls/anchors';
import { postRun, postRunAlgorithm } from '@/api/calls/calculation';
import { anchorImageQuery, uploadAnchorImage, uploadAvatar, userImageQuery } from '@/api/calls/images';
import * as me from '@/api/calls/me';
import * as permissions from '@/api/calls/permissions';
import * as references from '@/api/calls/references';
import { postReportForPdf } from '@/api/calls/report';
import * as roles from '@/api/calls/roles';
import * as session from '@/api/calls/session';
import type { UserPatch } from '@/api/calls/user-patch';
import * as users from '@/api/calls/users';
import { configureClient } from '@/api/client';
import type { AnchorFields, AnchorRecord } from '@/api/contract/anchor';
import { paths } from '@/api/contract/paths';
import { algorithmRequest, simRequest } from '@/api/contract/to-wire';
import { checkInput, rigidInput } from '@/testing/sample-inputs';
import { takeNodeBodies } from '../../../mocks/node';

interface Sent {
  call: string;
  query: string;
  authorization: string | null;
  /**
   * JSON as a value, a form as an object with its fields, or a file as text in the form `name, type: bytes`.
   */
  body: unknown;
}

/** Marks a call without a body; a string, because null is a possible body. */
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
          typeof part === 'string' ? part : `${part.name}, ${part.type}: ${await part.text()}`,
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
    // Response parsing is covered by other tests.
    return HttpResponse.json({});
  }),
);

let ownBodies: () => void;
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  ownBodies = await takeNodeBodies();
  configureClient({
    baseUrl: '',
    authorization: () => Promise.resolve('Bearer token'),
    clientAuthorization: 'Basic client',
    language: () => 'en',
    renew: () => Promise.resolve('refused'),
    onUnauthorized: () => undefined,
    onNotFound: () => undefined,
  });
});
afterAll(() => {
  ownBodies();
  server.close();
});

/** Runs a query as the query library does for a page. */
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
// The individual fields are covered by the form tests.
const ANCHOR = { name: 'Wedge bolt M12', efficient: '1', jgHef: '70' } as AnchorFields;
const STORED_ANCHOR: AnchorRecord = { ...ANCHOR, id: 'a1' };
const picture = () => new Blob(['png bytes'], { type: 'image/png' });
const PICTURE_PART = 'avatar.png, image/png: png bytes';
const PROFILE = { name: 'IPE 85', type: '12', h: '85', w: '46', t: '3.9', ft: '0' };
const CONCRETE = { grade: 'C32/40', fck: '32', fcuk: '40', ec: '33.3' };
// The content of the two requests is covered by other tests.
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const never = () => new AbortController().signal;
const PAGE = { current: 2, size: 20 };
const UM = '/api/user-management';
const MS = '/api/maoshuan';

type Row = [call: string, run: () => Promise<unknown>, expected?: Partial<Sent>];

/** Rows without `expected` have neither a query nor a body. */
const WITH_SESSION: readonly Row[] = [
  [`GET ${UM}/users/me`, () => me.fetchMe()],
  [`PATCH ${UM}/users/me/u7`, () => me.changeMe(PATCH), { body: PATCH }],
  [
    `PATCH ${UM}/users/me/u7/password`,
    () => me.changeMyPassword('u7', 'anchor-2'),
    { body: { id: 'u7', password: 'anchor-2' } },
  ],
  [`GET ${UM}/images/i1`, () => read(userImageQuery('i1'))],
  [`POST ${UM}/images/upload`, () => uploadAvatar(picture()), { body: { file: PICTURE_PART } }],
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
  [`POST ${MS}/images/upload`, () => uploadAnchorImage(picture()), { body: { file: PICTURE_PART } }],
  [`GET ${MS}/anchor/list/JGJ145-2013/12`, () => read(anchors.anchorListQuery('JGJ145-2013', '12'))],
  [`GET ${MS}/sectionSteel/list/12`, () => read(references.sectionSteelListQuery('12'))],
  [`GET ${MS}/sectionSteel/s1`, () => read(references.sectionSteelQuery('s1'))],
  [`POST ${MS}/sectionSteel`, () => references.addSectionSteel(PROFILE), { body: PROFILE }],
  [
    `PATCH ${MS}/sectionSteel/s1`,
    () => references.changeSectionSteel({ id: 's1', ...PROFILE }),
    { body: { id: 's1', ...PROFILE } },
  ],
  [`DELETE ${MS}/sectionSteel/s1`, () => references.deleteSectionSteel('s1')],
  [`GET ${MS}/concrete/list`, () => read(references.concreteListQuery())],
  [`GET ${MS}/concrete/c1`, () => read(references.concreteQuery('c1'))],
  [`POST ${MS}/concrete`, () => references.addConcrete(CONCRETE), { body: CONCRETE }],
  [
    `PATCH ${MS}/concrete/c1`,
    () => references.changeConcrete({ id: 'c1', ...CONCRETE }),
    { body: { id: 'c1', ...CONCRETE } },
  ],
  [`DELETE ${MS}/concrete/c1`, () => references.deleteConcrete('c1')],
  [
    `POST ${MS}/simdroid/run/u7`,
    () => postRun('u7', rigidInput, never()),
    { body: { sim: JSON.stringify(simRequest(rigidInput)) } },
  ],
  [
    `POST ${MS}/simdroid/runAlgorithm/u7`,
    () => postRunAlgorithm('u7', checkInput, never()),
    { body: { algorithm: JSON.stringify(algorithmRequest(checkInput)) } },
  ],
  [
    `POST ${MS}/images/pdf/u7`,
    () => postReportForPdf('u7', new Blob(['word bytes'], { type: WORD }), 'report.docx', never()),
    { body: { file: `report.docx, ${WORD}: word bytes` } },
  ],
];

async function sentBy(run: () => Promise<unknown>): Promise<Sent[]> {
  sent.length = 0;
  await run();
  return [...sent];
}

describe('call with a session', () => {
  it.each([...WITH_SESSION])(
    'a call with a session sends the documented request: %s',
    async (...[call, run, expected]: Row) => {
      const authorization = 'Bearer token';
      expect(await sentBy(run)).toEqual([{ call, query: '', body: NO_BODY, ...expected, authorization }]);
    },
  );

  it('an id is encoded so that it remains a single path segment', async () => {
    const [call] = await sentBy(() => users.deleteUser('../roles/r1?x#y'));
    expect(call.call).toBe(`DELETE ${UM}/users/..%2Froles%2Fr1%3Fx%23y`);
  });
});

/** Calls without a session, covered by separate tests below. */
const OTHERS = [`GET ${UM}/captcha`, `POST ${UM}/oauth/token`, `POST ${UM}/users/register/*/*`];

/** Returns the calls of the API description as patterns that match actual calls. */
function callsOf(description: string): RegExp[] {
  const { paths: described } = JSON.parse(description) as { paths: Record<string, object> };
  return Object.entries(described).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`),
    ),
  );
}

describe('call tables', () => {
  it('the call tables in this test contain every path of the API contract', () => {
    const called = [...WITH_SESSION.map(([call]) => call), ...OTHERS].map((call) => call.split(' ')[1]);
    const shapes = Object.values(paths).map((path) =>
      typeof path === 'string' ? path : (path as (...parts: string[]) => string)('*', '*'),
    );
    const covers = (shape: string) => (path: string) =>
      new RegExp(`^${shape.replaceAll('*', '[^/]+')}$`).test(path);
    expect(shapes.filter((shape) => !called.some(covers(shape)))).toEqual([]);
  });

  it('the call tables in this test contain exactly the calls of the API description', () => {
    const told = callsOf(readFileSync('docs/openapi.json', 'utf8'));
    const made = [...WITH_SESSION.map(([call]) => call), ...OTHERS];
    const isTold = (call: string) => told.some((shape) => shape.test(call));
    expect(made.filter((call) => !isTold(call))).toEqual([]);
    expect(told.filter((shape) => !made.some((call) => shape.test(call)))).toEqual([]);
  });
});

describe('call without a session', () => {
  it('a verification code is requested without a credential', async () => {
    expect(await sentBy(() => session.fetchCaptcha())).toEqual([
      { call: `GET ${UM}/captcha`, query: '', body: NO_BODY, authorization: null },
    ]);
  });

  it('sign-in requests a token with the documented form fields', async () => {
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

  it('session renewal sends the refresh token', async () => {
    const body = { refresh_token: 'r', grant_type: 'refresh_token' };
    expect(await sentBy(() => session.refreshToken('r'))).toEqual([
      { call: `POST ${UM}/oauth/token`, query: '', body, authorization: 'Basic client' },
    ]);
  });

  it('registration sends the verification code in the path', async () => {
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
