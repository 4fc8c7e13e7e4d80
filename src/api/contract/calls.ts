/** All documented calls, from which embedded backend, API description and tests follow. */
import type * as z from 'zod/mini';
import * as account from '@/api/contract/account';
import { simSchema } from '@/api/contract/anchor-forces';
import { forcesAnswerSchema } from '@/api/contract/anchor-forces-answer';
import { draftIds, wireId } from '@/api/contract/fields';
import { keyedPaths, paths, referencePaths } from '@/api/contract/paths';
import {
  anchorListItemSchema,
  anchorSchema,
  newAnchorSchema,
  referenceSchemas,
} from '@/api/contract/records';
import {
  REFERENCE_NAMES,
  referenceOf,
  type ReferenceName,
  type REFERENCES,
} from '@/api/contract/reference-databases';
import { algorithmSchema } from '@/api/contract/run-algorithm';
import { answerSchema } from '@/api/contract/run-algorithm-answer';
import type { Standard } from '@/engineering';

export type CallBody =
  /** JSON; `isWithId` if the body of a change also contains the id of the record. */
  | { kind: 'json'; schema: z.ZodMiniType; isWithId?: boolean }
  /** Fields of a form; a field with a text always has this value. Several forms are alternatives. */
  | { kind: 'form'; forms: readonly Readonly<Record<string, string | null>>[] }
  | { kind: 'file'; type: string }
  | { kind: 'text'; field: 'sim' | 'algorithm'; schema: z.ZodMiniType };

export type CallAnswer =
  | { kind: 'record' | 'list' | 'page'; schema: z.ZodMiniType }
  | { kind: 'captcha' | 'token' }
  /** Response to a call that writes; the app reads only whether the call succeeded. */
  | { kind: 'done' }
  | { kind: 'file'; types: readonly string[] };

export interface DocumentedCall {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Path with its parameters in braces: `/api/maoshuan/concrete/{id}`. */
  path: string;
  tag: 'Session' | 'Own account' | 'Calculator' | 'Databases' | 'Accounts';
  /** Everyone, the app with its own credential, a signed-in user, or an administrator. */
  access: 'public' | 'client' | 'user' | 'admin';
  summary: string;
  query?: readonly ('current' | 'size' | 'expiration' | 'term')[];
  body?: CallBody;
  answer: CallAnswer;
  /** Field with the error text according to the requirements documents. */
  errorField: 'message' | 'error_description';
}

const ID = '{id}';
const LIST_FOR = paths.anchorListFor('{standard}' as Standard, '{diameter}');

/** Properties of a call in which it differs from the other calls of its group. */
type Part = Partial<DocumentedCall>;
type Row = readonly [
  call: `${Uppercase<DocumentedCall['method']>} ${string}`,
  summary: string,
  ...parts: readonly Part[],
];

const json = (schema: z.ZodMiniType): Part => ({ body: { kind: 'json', schema } });
const changed = (schema: z.ZodMiniType): Part => ({ body: { kind: 'json', schema, isWithId: true } });
const sent = (field: 'sim' | 'algorithm', schema: z.ZodMiniType): Part => ({
  body: { kind: 'text', field, schema },
});
const record = (schema: z.ZodMiniType): Part => ({ answer: { kind: 'record', schema } });
const list = (schema: z.ZodMiniType): Part => ({ answer: { kind: 'list', schema } });
const page = (schema: z.ZodMiniType): Part => ({ answer: { kind: 'page', schema } });
const file = (...types: readonly string[]): Part => ({ answer: { kind: 'file', types } });
const PICTURE = file('image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml');
const upload = (type: string): Part => ({ body: { kind: 'file', type } });
const UPLOAD = upload('image/png');
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PAGED = ['current', 'size'] as const;
const PAGE: Part = { query: PAGED };
const DESCRIBES: Part = { errorField: 'error_description' };
const FOR_USERS: Part = { access: 'user' };

/** Completes the rows of a group: by default, a call returns only whether it succeeded. */
function group<Name extends string>(
  tag: DocumentedCall['tag'],
  access: DocumentedCall['access'],
  rows: Readonly<Record<Name, Row>>,
): Record<Name, DocumentedCall> {
  const calls = Object.entries<Row>(rows).map(([name, [call, summary, ...parts]]) => {
    const [method = '', path = ''] = call.split(' ');
    const complete: DocumentedCall = {
      method: method.toLowerCase() as DocumentedCall['method'],
      path: decodeURIComponent(path),
      tag,
      access,
      summary,
      answer: { kind: 'done' },
      errorField: 'message',
      ...(Object.assign({}, ...parts) as Part),
    };
    return [name, complete];
  });
  return Object.fromEntries(calls) as Record<Name, DocumentedCall>;
}

/** Names of the calls of the reference databases, such as `concrete` and `concreteAdd`. */
export type ReferenceCallName =
  `${(typeof REFERENCES)[ReferenceName]['path']}${'' | 'List' | 'Add' | 'Change' | 'Delete'}`;

/** Calls that list the records of a database, in alphabetical order; the calculator needs these lists. */
const LIST_ROWS = Object.fromEntries(
  REFERENCE_NAMES.toSorted().map((name): [string, Row] => {
    const { path, summary, part } = referenceOf(name);
    const lists = referencePaths(name).list(part && '{series}');
    return [`${path}List`, [`GET ${lists}`, summary.list, list(referenceSchemas[name].stored)]];
  }),
) as Record<Extract<ReferenceCallName, `${string}List`>, Row>;

const RECORD_ROWS = Object.fromEntries(
  REFERENCE_NAMES.flatMap((name) => {
    const { path, summary } = referenceOf(name);
    const { stored, draft } = referenceSchemas[name];
    const { records, record: recordAt } = referencePaths(name);
    const one = recordAt(ID);
    return Object.entries<Row>({
      [path]: [`GET ${one}`, `Reads ${summary.one}`, record(stored), FOR_USERS],
      [`${path}Add`]: [`POST ${records}`, `Adds ${summary.one}`, json(draft)],
      [`${path}Change`]: [`PATCH ${one}`, `Changes ${summary.one}`, changed(draft), DESCRIBES],
      [`${path}Delete`]: [`DELETE ${one}`, `Deletes ${summary.one}`, DESCRIBES],
    });
  }),
) as Record<Exclude<ReferenceCallName, `${string}List`>, Row>;

function keyedRows<One extends 'role' | 'permission'>(one: One, stored: z.ZodMiniType, draft: z.ZodMiniType) {
  const { records, all, record: recordAt } = keyedPaths(`${one}s`);
  const path = recordAt(ID);
  const rows: Record<string, Row> = {
    [`${one}sAll`]: [
      `GET ${all}`,
      `Lists id and name of every ${one}`,
      list(account.choiceSchema),
      DESCRIBES,
    ],
    [`${one}s`]: [`GET ${records}`, `Reads a page of the ${one}s`, page(stored), DESCRIBES, PAGE],
    [one]: [`GET ${path}`, `Reads a ${one}`, record(stored), DESCRIBES],
    [`${one}Add`]: [`POST ${records}`, `Adds a ${one}`, json(draft)],
    [`${one}Change`]: [`PATCH ${path}`, `Changes a ${one}`, changed(draft)],
    [`${one}Delete`]: [`DELETE ${path}`, `Deletes a ${one}`, DESCRIBES],
  };
  return rows as Record<`${One}${'sAll' | 's' | '' | 'Add' | 'Change' | 'Delete'}`, Row>;
}

export const CALLS = {
  ...group('Session', 'public', {
    captcha: [
      `GET ${paths.captcha}`,
      'Returns a verification code, valid for one attempt',
      { answer: { kind: 'captcha' } },
      DESCRIBES,
    ],
  }),
  ...group('Session', 'client', {
    token: [
      `POST ${paths.token}`,
      'Begins a session with account, password and verification code, or renews it',
      { answer: { kind: 'token' } },
      DESCRIBES,
      {
        body: {
          kind: 'form',
          forms: [
            {
              username: null,
              password: null,
              captcha_id: null,
              captcha_text: null,
              grant_type: 'password_captcha',
              scope: 'all',
            },
            { refresh_token: null, grant_type: 'refresh_token' },
          ],
        },
      },
    ],
    register: [
      `POST ${paths.register('{captchaId}', '{code}')}`,
      'Registers a new account',
      json(account.registrationSchema),
    ],
  }),
  ...group('Own account', 'user', {
    me: [
      `GET ${paths.me}`,
      'Reads the signed-in user; a failure ends the session',
      record(account.userSchema),
      DESCRIBES,
    ],
    meChange: [
      `PATCH ${paths.meById(ID)}`,
      'Changes the data of the signed-in user',
      changed(account.userPatchSchema),
    ],
    mePassword: [
      `PATCH ${paths.mePassword(ID)}`,
      'Changes the password of the signed-in user',
      changed(account.passwordSchema),
    ],
    userImage: [`GET ${paths.userImage(ID)}`, 'Reads the picture of a user', PICTURE],
    userImageUpload: [
      `POST ${paths.userImageUpload}`,
      'Stores a picture and returns its id',
      record(wireId),
      UPLOAD,
    ],
  }),
  ...group('Calculator', 'user', {
    anchorListFor: [
      `GET ${LIST_FOR}`,
      'Lists the anchors of a standard and diameter (8, 10, 12, 16)',
      list(anchorListItemSchema),
    ],
    image: [`GET ${paths.image(ID)}`, 'Reads the picture of an anchor', PICTURE],
    ...LIST_ROWS,
    run: [
      `POST ${paths.run('{userId}')}`,
      'Calculates the axial anchor forces',
      record(forcesAnswerSchema),
      sent('sim', simSchema),
    ],
    runAlgorithm: [
      `POST ${paths.runAlgorithm('{userId}')}`,
      'Performs all checks of a design for given axial anchor forces',
      record(answerSchema),
      sent('algorithm', algorithmSchema),
    ],
    pdf: [`POST ${paths.pdf('{userId}')}`, 'Converts a Word report', file('application/pdf'), upload(WORD)],
  }),
  ...group('Databases', 'admin', {
    anchorList: [`GET ${paths.anchorList}`, 'Lists all anchors', list(anchorSchema)],
    anchor: [`GET ${paths.anchor(ID)}`, 'Reads an anchor', record(anchorSchema), FOR_USERS],
    anchorAdd: [`POST ${paths.anchors}`, 'Adds an anchor', json(newAnchorSchema)],
    anchorChange: [`PATCH ${paths.anchor(ID)}`, 'Changes an anchor', changed(newAnchorSchema), DESCRIBES],
    anchorDelete: [`DELETE ${paths.anchor(ID)}`, 'Deletes an anchor', DESCRIBES],
    anchorStop: [
      `PATCH ${paths.anchorStop(ID)}`,
      'Deactivates an anchor: the lists of the calculator no longer contain it',
      DESCRIBES,
    ],
    anchorReply: [`PATCH ${paths.anchorReply(ID)}`, 'Restores a deactivated anchor', DESCRIBES],
    imageUpload: [`POST ${paths.imageUpload}`, 'Stores a picture and returns its id', record(wireId), UPLOAD],
    ...RECORD_ROWS,
  }),
  ...group('Accounts', 'admin', {
    users: [
      `GET ${paths.users}`,
      'Reads a page of the users',
      page(account.managedUserSchema),
      DESCRIBES,
      { query: [...PAGED, 'expiration', 'term'] },
    ],
    user: [`GET ${paths.user(ID)}`, 'Reads a user', record(account.managedUserSchema), DESCRIBES],
    userAdd: [`POST ${paths.userCreate}`, 'Adds a user', json(account.newUserSchema)],
    userChange: [`PATCH ${paths.user(ID)}`, 'Changes a user', changed(account.userPatchSchema)],
    userDelete: [`DELETE ${paths.user(ID)}`, 'Deletes a user', DESCRIBES],
    userPassword: [
      `PATCH ${paths.userPassword(ID)}`,
      'Changes the password of a user',
      changed(account.passwordSchema),
    ],
    userRoles: [`PATCH ${paths.userRoles(ID)}`, 'Assigns roles to a user, by role id', json(draftIds)],
    userExpirationTime: [
      `PATCH ${paths.userExpirationTime(ID)}`,
      'Sets the expiry of an account; null = no expiry',
      json(account.expirySchema),
    ],
    ...keyedRows('role', account.roleSchema, account.roleDraftSchema),
    ...keyedRows('permission', account.permissionSchema, account.permissionDraftSchema),
  }),
};

export type CallName = keyof typeof CALLS;

/** True for calls that write records; calculations, conversions and verification codes store none. */
export const writes = ({ method, tag }: DocumentedCall): boolean => method !== 'get' && tag !== 'Calculator';
