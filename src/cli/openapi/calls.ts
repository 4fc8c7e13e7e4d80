/** List of all documented calls: authorization, request and response of each call. */
import { paths } from '@/api/contract/paths';
import { list, openList, ref, withId, type Schema } from '@/cli/openapi/forms';
import type { Standard } from '@/engineering';

export interface DescribedCall {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  summary: string;
  tag: 'Session' | 'Own account' | 'Calculator' | 'Databases' | 'Accounts';
  access: 'public' | 'client' | 'session';
  /** Schemas of the query parameters, by parameter name. */
  query?: Readonly<Record<string, Schema>>;
  /** Request body by content type. */
  body?: Readonly<Record<string, Schema>>;
  answer: Answer;
}

export type Answer =
  | { kind: 'json'; schema: Schema }
  /** Response to a call that writes; the app reads only whether the call succeeded. */
  | { kind: 'done' }
  | { kind: 'file'; types: readonly string[] };

const json = (schema: Schema) => ({ 'application/json': schema });
const file = (type: string) => ({
  'multipart/form-data': {
    type: 'object',
    properties: { file: { type: 'string', contentMediaType: type } },
    required: ['file'],
  },
});
const form = (fields: Readonly<Record<string, Schema>>) => ({
  'application/x-www-form-urlencoded': { type: 'object', properties: fields, required: Object.keys(fields) },
});

const read = (schema: Schema): Answer => ({ kind: 'json', schema });
const page = (name: string): Answer =>
  read({
    type: 'object',
    properties: { records: openList(ref(name)), total: ref('Number') },
    required: ['total'],
  });
const DONE: Answer = { kind: 'done' };
const PICTURE: Answer = {
  kind: 'file',
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml'],
};

/** Query parameters for page number and page size. */
const PAGE = { current: { type: 'integer', minimum: 1 }, size: { type: 'integer', minimum: 1 } };
const TEXT = { type: 'string' };
const text = (value: string) => ({ const: value });

const ID = '{id}';
const decoded = (path: string) => decodeURIComponent(path);
const LIST_FOR = decoded(paths.anchorListFor('{standard}' as Standard, '{diameter}'));

type Fixed = Pick<DescribedCall, 'tag' | 'access'>;
type Row = readonly [
  call: `${Uppercase<DescribedCall['method']>} ${string}`,
  summary: string,
  answer: Answer,
  more?: Pick<DescribedCall, 'body' | 'query'>,
];

const group = (fixed: Fixed, rows: readonly Row[]): DescribedCall[] =>
  rows.map(([call, summary, answer, more]) => {
    const [method = '', path = ''] = call.split(' ');
    return {
      ...fixed,
      method: method.toLowerCase() as DescribedCall['method'],
      path: decoded(path),
      summary,
      answer,
      ...more,
    };
  });

/**
 * Returns the calls that add, change and delete records in a database, and the call that reads a single
 * record.
 */
const database = (path: string, one: string, name: string, what: string): Row[] => [
  [`GET ${one}`, `Reads ${what}`, read(ref(name === 'Anchor' ? 'AnchorDetail' : name))],
  [`POST ${path}`, `Adds ${what}`, DONE, { body: json(ref(`New${name}`)) }],
  [`PATCH ${one}`, `Changes ${what}`, DONE, { body: json(withId(ref(`New${name}`))) }],
  [`DELETE ${one}`, `Deletes ${what}`, DONE],
];

const keyed = (path: string, one: string, all: string, name: 'Role' | 'Permission'): Row[] => [
  [`GET ${all}`, `Lists id and name of every ${name.toLowerCase()}`, read(openList(ref('Choice')))],
  [`GET ${path}`, `Reads a page of the ${name.toLowerCase()}s`, page(name), { query: PAGE }],
  [`GET ${one}`, `Reads a ${name.toLowerCase()}`, read(ref(name))],
  [`POST ${path}`, `Adds a ${name.toLowerCase()}`, DONE, { body: json(ref(`${name}Draft`)) }],
  [`PATCH ${one}`, `Changes a ${name.toLowerCase()}`, DONE, { body: json(withId(ref(`${name}Draft`))) }],
  [`DELETE ${one}`, `Deletes a ${name.toLowerCase()}`, DONE],
];

const PASSWORD = { body: json(ref('PasswordChange')) };
const UPLOAD = { body: file('image/png') };

export const CALLS: readonly DescribedCall[] = [
  ...group({ tag: 'Session', access: 'public' }, [
    [`GET ${paths.captcha}`, 'Returns a verification code, valid for one attempt', read(ref('Captcha'))],
  ]),
  ...group({ tag: 'Session', access: 'client' }, [
    [
      `POST ${paths.token}`,
      'Begins a session with account, password and verification code, or renews it',
      read(ref('Token')),
      {
        body: {
          'application/x-www-form-urlencoded': {
            oneOf: [
              form({
                username: TEXT,
                password: TEXT,
                captcha_id: TEXT,
                captcha_text: TEXT,
                grant_type: text('password_captcha'),
                scope: text('all'),
              })['application/x-www-form-urlencoded'],
              form({ refresh_token: TEXT, grant_type: text('refresh_token') })[
                'application/x-www-form-urlencoded'
              ],
            ],
          },
        },
      },
    ],
    [
      `POST ${paths.register('{captchaId}', '{code}')}`,
      'Registers a new account',
      DONE,
      { body: json(ref('NewUser')) },
    ],
  ]),
  ...group({ tag: 'Own account', access: 'session' }, [
    [`GET ${paths.me}`, 'Reads the signed-in user; a failure ends the session', read(ref('User'))],
    [
      `PATCH ${paths.meById(ID)}`,
      'Changes the data of the signed-in user',
      DONE,
      { body: json(ref('UserPatch')) },
    ],
    [`PATCH ${paths.mePassword(ID)}`, 'Changes the password of the signed-in user', DONE, PASSWORD],
    [`GET ${paths.userImage(ID)}`, 'Reads the picture of a user', PICTURE],
    [`POST ${paths.userImageUpload}`, 'Stores a picture and returns its id', read(ref('Id')), UPLOAD],
  ]),
  ...group({ tag: 'Calculator', access: 'session' }, [
    [
      `GET ${LIST_FOR}`,
      'Lists the anchors of a standard and diameter (8, 10, 12, 16)',
      read(openList(ref('AnchorListItem'))),
    ],
    [`GET ${paths.image(ID)}`, 'Reads the picture of an anchor', PICTURE],
    [`GET ${paths.concreteList}`, 'Lists the concrete grades', read(openList(ref('Concrete')))],
    [
      `GET ${paths.sectionSteelList('{series}')}`,
      'Lists the profiles of a series',
      read(openList(ref('SectionSteel'))),
    ],
    [
      `POST ${paths.run('{userId}')}`,
      'Calculates the axial anchor forces',
      read(ref('RunAnswer')),
      { body: json(ref('RunRequest')) },
    ],
    [
      `POST ${paths.runAlgorithm('{userId}')}`,
      'Performs all checks of a design for given axial anchor forces',
      read(ref('CheckAnswer')),
      { body: json(ref('CheckRequest')) },
    ],
    [
      `POST ${paths.pdf('{userId}')}`,
      'Converts a Word report',
      { kind: 'file', types: ['application/pdf'] },
      { body: file('application/vnd.openxmlformats-officedocument.wordprocessingml.document') },
    ],
  ]),
  ...group({ tag: 'Databases', access: 'session' }, [
    [`GET ${paths.anchorList}`, 'Lists all anchors; for administrators', read(openList(ref('AnchorRecord')))],
    ...database(paths.anchors, paths.anchor(ID), 'Anchor', 'an anchor'),
    [
      `PATCH ${paths.anchorStop(ID)}`,
      'Deactivates an anchor: the lists of the calculator no longer contain it',
      DONE,
    ],
    [`PATCH ${paths.anchorReply(ID)}`, 'Restores a deactivated anchor', DONE],
    [`POST ${paths.imageUpload}`, 'Stores a picture and returns its id', read(ref('Id')), UPLOAD],
    ...database(paths.sectionSteels, paths.sectionSteel(ID), 'SectionSteel', 'a profile'),
    ...database(paths.concretes, paths.concrete(ID), 'Concrete', 'a concrete grade'),
  ]),
  ...group({ tag: 'Accounts', access: 'session' }, [
    [
      `GET ${paths.users}`,
      'Reads a page of the users',
      page('ManagedUser'),
      { query: { ...PAGE, expiration: { enum: ['', '1'] }, term: TEXT } },
    ],
    [`GET ${paths.user(ID)}`, 'Reads a user', read(ref('ManagedUser'))],
    [`POST ${paths.userCreate}`, 'Adds a user', DONE, { body: json(ref('NewUser')) }],
    [`PATCH ${paths.user(ID)}`, 'Changes a user', DONE, { body: json(ref('UserPatch')) }],
    [`DELETE ${paths.user(ID)}`, 'Deletes a user', DONE],
    [`PATCH ${paths.userPassword(ID)}`, 'Changes the password of a user', DONE, PASSWORD],
    [
      `PATCH ${paths.userRoles(ID)}`,
      'Assigns roles to a user, by role id',
      DONE,
      { body: json(list(ref('Id'))) },
    ],
    [
      `PATCH ${paths.userExpirationTime(ID)}`,
      'Sets the expiry of an account; null = no expiry',
      DONE,
      { body: json({ type: ['string', 'null'], examples: ['2026-03-01 08:00:00'] }) },
    ],
    ...keyed(paths.roles, paths.role(ID), paths.rolesAll, 'Role'),
    ...keyed(paths.permissions, paths.permission(ID), paths.permissionsAll, 'Permission'),
  ]),
];
