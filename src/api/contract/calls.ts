/**
 * Table of all documented calls: who may make them, what they send and what they return. The embedded
 * backend, the API description and the tests use it.
 */
import type * as z from 'zod/mini';
import {
  choiceSchema,
  expirySchema,
  managedUserSchema,
  newUserSchema,
  passwordSchema,
  permissionDraftSchema,
  permissionSchema,
  registrationSchema,
  roleDraftSchema,
  roleSchema,
  userPatchSchema,
  userSchema,
} from '@/api/contract/account';
import { anchorListItemSchema, anchorSchema, newAnchorSchema } from '@/api/contract/anchor-answer';
import { draftIds, wireId } from '@/api/contract/fields';
import { paths } from '@/api/contract/paths';
import {
  concreteSchema,
  newConcreteSchema,
  newSectionSteelSchema,
  sectionSteelSchema,
} from '@/api/contract/references';
import { simSchema } from '@/api/contract/run';
import { algorithmSchema } from '@/api/contract/run-algorithm';
import { answerSchema } from '@/api/contract/run-algorithm-answer';
import { runAnswerSchema } from '@/api/contract/run-answer';
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
  /**
   * Who may make the call: everyone, the app with its own credential, a signed-in user, or an administrator.
   */
  access: 'public' | 'client' | 'user' | 'admin';
  summary: string;
  /** Names of the query parameters. */
  query?: readonly ('current' | 'size' | 'expiration' | 'term')[];
  body?: CallBody;
  answer: CallAnswer;
  /** Field with the error text according to the requirements documents. */
  errorField: 'message' | 'error_description';
}

const ID = '{id}';
const LIST_FOR = paths.anchorListFor('{standard}' as Standard, '{diameter}');

const json = (schema: z.ZodMiniType): CallBody => ({ kind: 'json', schema });
const changed = (schema: z.ZodMiniType): CallBody => ({ kind: 'json', schema, isWithId: true });
const record = (schema: z.ZodMiniType): CallAnswer => ({ kind: 'record', schema });
const list = (schema: z.ZodMiniType): CallAnswer => ({ kind: 'list', schema });
const page = (schema: z.ZodMiniType): CallAnswer => ({ kind: 'page', schema });
const DONE: CallAnswer = { kind: 'done' };
const PICTURE: CallAnswer = {
  kind: 'file',
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml'],
};
const UPLOAD: CallBody = { kind: 'file', type: 'image/png' };
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Rest = Pick<DocumentedCall, 'body' | 'query'> & {
  access?: DocumentedCall['access'];
  /** True if the call reports errors in `error_description`; all others report them in `message`. */
  describes?: true;
};
type Row = readonly [
  call: `${Uppercase<DocumentedCall['method']>} ${string}`,
  summary: string,
  answer: CallAnswer,
  rest?: Rest,
];

/** Completes the rows of a group; `access` applies to every row that does not state its own. */
function group<Name extends string>(
  tag: DocumentedCall['tag'],
  access: DocumentedCall['access'],
  rows: Readonly<Record<Name, Row>>,
): Record<Name, DocumentedCall> {
  const calls = Object.entries<Row>(rows).map(([name, [call, summary, answer, rest = {}]]) => {
    const [method = '', path = ''] = call.split(' ');
    const { describes, ...more } = rest;
    const complete: DocumentedCall = {
      method: method.toLowerCase() as DocumentedCall['method'],
      path: decodeURIComponent(path),
      tag,
      access,
      summary,
      answer,
      errorField: describes ? 'error_description' : 'message',
      ...more,
    };
    return [name, complete];
  });
  return Object.fromEntries(calls) as Record<Name, DocumentedCall>;
}

const PAGE = ['current', 'size'] as const;
const DESCRIBES = { describes: true } as const;

export const CALLS = {
  ...group('Session', 'public', {
    captcha: [
      `GET ${paths.captcha}`,
      'Returns a verification code, valid for one attempt',
      { kind: 'captcha' },
      DESCRIBES,
    ],
  }),
  ...group('Session', 'client', {
    token: [
      `POST ${paths.token}`,
      'Begins a session with account, password and verification code, or renews it',
      { kind: 'token' },
      {
        ...DESCRIBES,
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
      DONE,
      { body: json(registrationSchema) },
    ],
  }),
  ...group('Own account', 'user', {
    me: [
      `GET ${paths.me}`,
      'Reads the signed-in user; a failure ends the session',
      record(userSchema),
      DESCRIBES,
    ],
    meChange: [
      `PATCH ${paths.meById(ID)}`,
      'Changes the data of the signed-in user',
      DONE,
      { body: changed(userPatchSchema) },
    ],
    mePassword: [
      `PATCH ${paths.mePassword(ID)}`,
      'Changes the password of the signed-in user',
      DONE,
      { body: changed(passwordSchema) },
    ],
    userImage: [`GET ${paths.userImage(ID)}`, 'Reads the picture of a user', PICTURE],
    userImageUpload: [
      `POST ${paths.userImageUpload}`,
      'Stores a picture and returns its id',
      record(wireId),
      { body: UPLOAD },
    ],
  }),
  ...group('Calculator', 'user', {
    anchorListFor: [
      `GET ${LIST_FOR}`,
      'Lists the anchors of a standard and diameter (8, 10, 12, 16)',
      list(anchorListItemSchema),
    ],
    image: [`GET ${paths.image(ID)}`, 'Reads the picture of an anchor', PICTURE],
    concreteList: [`GET ${paths.concreteList}`, 'Lists the concrete grades', list(concreteSchema)],
    sectionSteelList: [
      `GET ${paths.sectionSteelList('{series}')}`,
      'Lists the profiles of a series',
      list(sectionSteelSchema),
    ],
    run: [
      `POST ${paths.run('{userId}')}`,
      'Calculates the axial anchor forces',
      record(runAnswerSchema),
      { body: { kind: 'text', field: 'sim', schema: simSchema } },
    ],
    runAlgorithm: [
      `POST ${paths.runAlgorithm('{userId}')}`,
      'Performs all checks of a design for given axial anchor forces',
      record(answerSchema),
      { body: { kind: 'text', field: 'algorithm', schema: algorithmSchema } },
    ],
    pdf: [
      `POST ${paths.pdf('{userId}')}`,
      'Converts a Word report',
      { kind: 'file', types: ['application/pdf'] },
      { body: { kind: 'file', type: WORD } },
    ],
  }),
  ...group('Databases', 'admin', {
    anchorList: [`GET ${paths.anchorList}`, 'Lists all anchors', list(anchorSchema)],
    anchor: [`GET ${paths.anchor(ID)}`, 'Reads an anchor', record(anchorSchema), { access: 'user' }],
    anchorAdd: [`POST ${paths.anchors}`, 'Adds an anchor', DONE, { body: json(newAnchorSchema) }],
    anchorChange: [
      `PATCH ${paths.anchor(ID)}`,
      'Changes an anchor',
      DONE,
      { ...DESCRIBES, body: changed(newAnchorSchema) },
    ],
    anchorDelete: [`DELETE ${paths.anchor(ID)}`, 'Deletes an anchor', DONE, DESCRIBES],
    anchorStop: [
      `PATCH ${paths.anchorStop(ID)}`,
      'Deactivates an anchor: the lists of the calculator no longer contain it',
      DONE,
      DESCRIBES,
    ],
    anchorReply: [`PATCH ${paths.anchorReply(ID)}`, 'Restores a deactivated anchor', DONE, DESCRIBES],
    imageUpload: [
      `POST ${paths.imageUpload}`,
      'Stores a picture and returns its id',
      record(wireId),
      { body: UPLOAD },
    ],
    sectionSteel: [
      `GET ${paths.sectionSteel(ID)}`,
      'Reads a profile',
      record(sectionSteelSchema),
      { access: 'user' },
    ],
    sectionSteelAdd: [
      `POST ${paths.sectionSteels}`,
      'Adds a profile',
      DONE,
      { body: json(newSectionSteelSchema) },
    ],
    sectionSteelChange: [
      `PATCH ${paths.sectionSteel(ID)}`,
      'Changes a profile',
      DONE,
      { ...DESCRIBES, body: changed(newSectionSteelSchema) },
    ],
    sectionSteelDelete: [`DELETE ${paths.sectionSteel(ID)}`, 'Deletes a profile', DONE, DESCRIBES],
    concrete: [
      `GET ${paths.concrete(ID)}`,
      'Reads a concrete grade',
      record(concreteSchema),
      { access: 'user' },
    ],
    concreteAdd: [
      `POST ${paths.concretes}`,
      'Adds a concrete grade',
      DONE,
      { body: json(newConcreteSchema) },
    ],
    concreteChange: [
      `PATCH ${paths.concrete(ID)}`,
      'Changes a concrete grade',
      DONE,
      { ...DESCRIBES, body: changed(newConcreteSchema) },
    ],
    concreteDelete: [`DELETE ${paths.concrete(ID)}`, 'Deletes a concrete grade', DONE, DESCRIBES],
  }),
  ...group('Accounts', 'admin', {
    users: [
      `GET ${paths.users}`,
      'Reads a page of the users',
      page(managedUserSchema),
      { ...DESCRIBES, query: [...PAGE, 'expiration', 'term'] },
    ],
    user: [`GET ${paths.user(ID)}`, 'Reads a user', record(managedUserSchema), DESCRIBES],
    userAdd: [`POST ${paths.userCreate}`, 'Adds a user', DONE, { body: json(newUserSchema) }],
    userChange: [`PATCH ${paths.user(ID)}`, 'Changes a user', DONE, { body: changed(userPatchSchema) }],
    userDelete: [`DELETE ${paths.user(ID)}`, 'Deletes a user', DONE, DESCRIBES],
    userPassword: [
      `PATCH ${paths.userPassword(ID)}`,
      'Changes the password of a user',
      DONE,
      { body: changed(passwordSchema) },
    ],
    userRoles: [
      `PATCH ${paths.userRoles(ID)}`,
      'Assigns roles to a user, by role id',
      DONE,
      { body: json(draftIds) },
    ],
    userExpirationTime: [
      `PATCH ${paths.userExpirationTime(ID)}`,
      'Sets the expiry of an account; null = no expiry',
      DONE,
      { body: json(expirySchema) },
    ],
    rolesAll: [`GET ${paths.rolesAll}`, 'Lists id and name of every role', list(choiceSchema), DESCRIBES],
    roles: [
      `GET ${paths.roles}`,
      'Reads a page of the roles',
      page(roleSchema),
      { ...DESCRIBES, query: PAGE },
    ],
    role: [`GET ${paths.role(ID)}`, 'Reads a role', record(roleSchema), DESCRIBES],
    roleAdd: [`POST ${paths.roles}`, 'Adds a role', DONE, { body: json(roleDraftSchema) }],
    roleChange: [`PATCH ${paths.role(ID)}`, 'Changes a role', DONE, { body: changed(roleDraftSchema) }],
    roleDelete: [`DELETE ${paths.role(ID)}`, 'Deletes a role', DONE, DESCRIBES],
    permissionsAll: [
      `GET ${paths.permissionsAll}`,
      'Lists id and name of every permission',
      list(choiceSchema),
      DESCRIBES,
    ],
    permissions: [
      `GET ${paths.permissions}`,
      'Reads a page of the permissions',
      page(permissionSchema),
      { ...DESCRIBES, query: PAGE },
    ],
    permission: [`GET ${paths.permission(ID)}`, 'Reads a permission', record(permissionSchema), DESCRIBES],
    permissionAdd: [
      `POST ${paths.permissions}`,
      'Adds a permission',
      DONE,
      { body: json(permissionDraftSchema) },
    ],
    permissionChange: [
      `PATCH ${paths.permission(ID)}`,
      'Changes a permission',
      DONE,
      { body: changed(permissionDraftSchema) },
    ],
    permissionDelete: [`DELETE ${paths.permission(ID)}`, 'Deletes a permission', DONE, DESCRIBES],
  }),
};

export type CallName = keyof typeof CALLS;

/** True for calls that write records; calculations, conversions and verification codes store none. */
export const writes = ({ method, tag }: DocumentedCall): boolean => method !== 'get' && tag !== 'Calculator';
