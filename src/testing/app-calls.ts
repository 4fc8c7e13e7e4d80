/**
 * Every documented call as the app makes it: who may make it, path, query and body. Paths and access are
 * written by hand, so that an error in the contract is found.
 */
import { QueryClient } from '@tanstack/react-query';
import { postForces, postRunAlgorithm } from '@/api/calls/calculation';
import * as anchors from '@/api/calls/databases';
import * as references from '@/api/calls/databases';
import { anchorImageQuery, uploadAnchorImage, uploadAvatar, userImageQuery } from '@/api/calls/images';
import { postReportForPdf } from '@/api/calls/report';
import * as me from '@/api/calls/session';
import * as session from '@/api/calls/session';
import type { UserPatch } from '@/api/calls/session';
import { permissions, roles } from '@/api/calls/users';
import * as users from '@/api/calls/users';
import type { DocumentedCall } from '@/api/contract/calls';
import type { AnchorFields, AnchorRecord } from '@/api/contract/records';
import { algorithmRequest, simRequest } from '@/api/contract/to-wire';
import { imageIdOf } from '@/drawing/anchor-images';
import { NEW_ACCOUNT } from '@/testing/http-backend';
import { seedAnchors } from '@/testing/report-cases';
import { checkInput, rigidInput } from '@/testing/sample-inputs';

export interface AppCall {
  access: DocumentedCall['access'];
  /** Method and path. */
  call: string;
  query: string;
  /**
   * JSON as a value, a form as an object with its fields, or a file as text in the form `name, type: bytes`;
   * `NO_BODY` for a call without a body.
   */
  body: unknown;
  /** Makes the call. */
  send: () => Promise<unknown>;
}

/** Marks a call without a body; a string, because null is a possible body. */
export const NO_BODY = '(none)';

/** Returns the result of a query as a page receives it. */
export async function read<T>(options: { queryKey: readonly unknown[]; queryFn?: unknown }): Promise<T> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  try {
    return (await client.query(options as Parameters<typeof client.query>[0])) as T;
  } finally {
    client.clear();
  }
}

const PATCH: UserPatch = { id: 'u2', name: '<b>Wang</b>', avatar: 'i1' };
const ROLE = { name: 'CHECKER', nickName: 'Checker', description: 'Checks', permissions: ['p1', 'p2'] };
// The name of a role or permission cannot be changed.
const USER_ROLE = { ...ROLE, name: 'USER', nickName: 'Designer' };
const PERMISSION = { name: 'report:sign', nickName: 'Sign', description: 'Signs reports' };
const CALCULATE = { ...PERMISSION, name: 'design:calculate', nickName: 'Calculate' };
const [SEEDED] = seedAnchors;
const STORED_ANCHOR: AnchorRecord = { ...SEEDED, id: 'a1', avatar: imageIdOf(SEEDED.name) ?? '' };
const { id: _, ...fields } = STORED_ANCHOR;
const ANCHOR: AnchorFields = { ...fields, name: 'Wedge bolt M12' };
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const picture = () => new Blob([PNG], { type: 'image/png' });
const PICTURE_PART = { file: 'avatar.png, image/png: \uFFFDPNG\r\n\x1A\n' };
const PROFILE = { name: 'IPE 85', type: '12', h: '85', w: '46', t: '3.9', ft: '0' };
export const CONCRETE = { grade: 'C32/40', fck: '32', fcuk: '40', ec: '33.3' };
const STORED_PROFILE = { ...PROFILE, id: 's1', type: '11', name: 'I 80' };
const STORED_CONCRETE = { ...CONCRETE, id: 'c1', grade: 'C20/25' };
const ACCOUNT = { username: 'u', password: 'p&=+' };
const RENEWAL = { refresh_token: 'r', grant_type: 'refresh_token' };
const NEW_USER = { ...NEW_ACCOUNT, roles: ['r2'] };
const SIM = { sim: JSON.stringify(simRequest(rigidInput)) };
const ALGORITHM = { algorithm: JSON.stringify(algorithmRequest(checkInput)) };
const PASSWORD = { id: 'u2', password: 'anchor-2' };
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const never = () => new AbortController().signal;
const PAGE = { current: 2, size: 20 };
const PAGE_QUERY = '?current=2&size=20';
const userList = (expiration: '' | '1', term: string) => () =>
  read(users.userListQuery({ ...PAGE, expiration, term }));
const TIME = '2030-01-31 12:00:00';
const UM = '/api/user-management';
const MS = '/api/maoshuan';

/** Call with its path and a function that makes it, and its body and query if it has any. */
type Row = readonly [call: string, send: () => Promise<unknown>, body?: unknown, query?: string];

const group = (access: AppCall['access'], rows: readonly Row[]): AppCall[] =>
  rows.map(([call, send, body = NO_BODY, query = '']) => ({ access, call, send, body, query }));

export const APP_CALLS: readonly AppCall[] = [
  ...group('public', [[`GET ${UM}/captcha`, session.fetchCaptcha]]),
  ...group('client', [
    [
      `POST ${UM}/oauth/token`,
      () => session.signIn({ ...ACCOUNT, captchaId: 'c1', captchaText: 'abcd' }),
      { ...ACCOUNT, captcha_id: 'c1', captcha_text: 'abcd', grant_type: 'password_captcha', scope: 'all' },
    ],
    [`POST ${UM}/oauth/token`, () => session.refreshToken('r'), RENEWAL],
    [
      `POST ${UM}/users/register/c1/a%2Fb%3F`,
      () => session.register({ captchaId: 'c1', verification: 'a/b?', user: NEW_ACCOUNT }),
      NEW_ACCOUNT,
    ],
  ]),
  ...group('user', [
    [`GET ${UM}/users/me`, me.fetchMe],
    [`PATCH ${UM}/users/me/u2`, () => me.changeMe(PATCH), PATCH],
    [`PATCH ${UM}/users/me/u2/password`, () => me.changeMyPassword('u2', 'anchor-2'), PASSWORD],
    [`GET ${UM}/images/i1`, () => read(userImageQuery('i1'))],
    [`POST ${UM}/images/upload`, () => uploadAvatar(picture()), PICTURE_PART],
    [`GET ${MS}/anchor/a1`, () => read(anchors.anchorQuery('a1'))],
    [`GET ${MS}/images/${STORED_ANCHOR.avatar}`, () => read(anchorImageQuery(STORED_ANCHOR.avatar))],
    [`GET ${MS}/anchor/list/JGJ145-2013/12`, () => read(anchors.anchorListQuery('JGJ145-2013', '12'))],
    [`GET ${MS}/sectionSteel/list/12`, () => read(references.sectionSteels.list('12'))],
    [`GET ${MS}/sectionSteel/s1`, () => read(references.sectionSteels.detail('s1'))],
    [`GET ${MS}/concrete/list`, () => read(references.concretes.list())],
    [`GET ${MS}/concrete/c1`, () => read(references.concretes.detail('c1'))],
    // The content of the two requests is covered by other tests.
    [`POST ${MS}/simdroid/run/u2`, () => postForces('u2', rigidInput, never()), SIM],
    [`POST ${MS}/simdroid/runAlgorithm/u2`, () => postRunAlgorithm('u2', checkInput, never()), ALGORITHM],
    [
      `POST ${MS}/images/pdf/u2`,
      () => postReportForPdf('u2', new Blob(['word bytes'], { type: WORD }), 'report.docx', never()),
      { file: `report.docx, ${WORD}: word bytes` },
    ],
  ]),
  ...group('admin', [
    [`GET ${UM}/users`, userList('', ''), NO_BODY, `${PAGE_QUERY}&expiration=&term=`],
    [`GET ${UM}/users`, userList('1', 'a&b'), NO_BODY, `${PAGE_QUERY}&expiration=1&term=a%26b`],
    [`GET ${UM}/users/u2`, () => read(users.userQuery('u2'))],
    [`POST ${UM}/users/`, () => users.addUser(NEW_USER), NEW_USER],
    [`PATCH ${UM}/users/u2`, () => users.changeUser(PATCH), PATCH],
    [`PATCH ${UM}/users/u2/password`, () => users.changeUserPassword('u2', 'anchor-2'), PASSWORD],
    [`PATCH ${UM}/users/u2/roles`, () => users.changeUserRoles('u2', ['r1', 'r2']), ['r1', 'r2']],
    [`PATCH ${UM}/users/u2/expirationTime`, () => users.changeUserExpiration('u2', TIME), TIME],
    [`PATCH ${UM}/users/u2/expirationTime`, () => users.changeUserExpiration('u2', null), null],
    [`DELETE ${UM}/users/u3`, () => users.deleteUser('u3')],
    [`GET ${UM}/roles/all`, () => read(roles.names())],
    [`GET ${UM}/roles`, () => read(roles.list(PAGE)), NO_BODY, PAGE_QUERY],
    [`GET ${UM}/roles/r2`, () => read(roles.detail('r2'))],
    [`POST ${UM}/roles`, () => roles.add(ROLE), ROLE],
    [`PATCH ${UM}/roles/r2`, () => roles.change('r2', USER_ROLE), { id: 'r2', ...USER_ROLE }],
    [`DELETE ${UM}/roles/r2`, () => roles.remove('r2')],
    [`GET ${UM}/permissions/all`, () => read(permissions.names())],
    [`GET ${UM}/permissions`, () => read(permissions.list(PAGE)), NO_BODY, PAGE_QUERY],
    [`GET ${UM}/permissions/p1`, () => read(permissions.detail('p1'))],
    [`POST ${UM}/permissions`, () => permissions.add(PERMISSION), PERMISSION],
    [`PATCH ${UM}/permissions/p1`, () => permissions.change('p1', CALCULATE), { id: 'p1', ...CALCULATE }],
    [`DELETE ${UM}/permissions/p1`, () => permissions.remove('p1')],
    [`GET ${MS}/anchor/list`, () => read(anchors.allAnchorsQuery())],
    [`POST ${MS}/anchor`, () => anchors.addAnchor(ANCHOR), ANCHOR],
    [`PATCH ${MS}/anchor/a1`, () => anchors.changeAnchor(STORED_ANCHOR), STORED_ANCHOR],
    [`DELETE ${MS}/anchor/a1`, () => anchors.deleteAnchor('a1')],
    [`PATCH ${MS}/anchor/stop/a1`, () => anchors.stopAnchor('a1')],
    [`PATCH ${MS}/anchor/reply/a1`, () => anchors.restoreAnchor('a1')],
    [`POST ${MS}/images/upload`, () => uploadAnchorImage(picture()), PICTURE_PART],
    [`POST ${MS}/sectionSteel`, () => references.sectionSteels.add(PROFILE), PROFILE],
    [`PATCH ${MS}/sectionSteel/s1`, () => references.sectionSteels.change(STORED_PROFILE), STORED_PROFILE],
    [`DELETE ${MS}/sectionSteel/s1`, () => references.sectionSteels.remove('s1')],
    [`POST ${MS}/concrete`, () => references.concretes.add(CONCRETE), CONCRETE],
    [`PATCH ${MS}/concrete/c1`, () => references.concretes.change(STORED_CONCRETE), STORED_CONCRETE],
    [`DELETE ${MS}/concrete/c1`, () => references.concretes.remove('c1')],
  ]),
];
