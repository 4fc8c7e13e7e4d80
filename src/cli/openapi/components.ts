/** Schemas in the OpenAPI document, by name. */
import {
  choiceSchema,
  managedUserSchema,
  permissionSchema,
  roleSchema,
  userSchema,
} from '@/api/contract/account';
import { ANCHOR_NUMBERS, ANCHOR_TEXTS } from '@/api/contract/anchor';
import { anchorDetailSchema, anchorListItemSchema, anchorSchema } from '@/api/contract/anchor-answer';
import { concreteSchema, sectionSteelSchema } from '@/api/contract/references';
import { readSim } from '@/api/contract/run';
import { readAlgorithm } from '@/api/contract/run-algorithm';
import { answerSchema } from '@/api/contract/run-algorithm-answer';
import { runAnswerSchema } from '@/api/contract/run-answer';
import { DESCRIPTIONS } from '@/cli/openapi/descriptions';
import { EXAMPLES } from '@/cli/openapi/examples';
import { FORMS, list, ref, type Schema } from '@/cli/openapi/forms';
import { answerOf, requestOf } from '@/cli/openapi/from-contract';

const TEXT = { type: 'string' };
const ID = ref('Id');

/**
 * Returns the schema of an object with the string fields `texts` and the fields in `others`, all required.
 */
function body(texts: readonly string[], others: Readonly<Record<string, Schema>> = {}): Schema {
  const properties = { ...Object.fromEntries(texts.map((name) => [name, TEXT])), ...others };
  return { type: 'object', properties, required: Object.keys(properties) };
}

const USER_TEXTS = ['username', 'name', 'address', 'company', 'jobTitle', 'phoneNumber', 'email'];
const FLAG = { enum: ['0', '1'] };
const SENT_ANCHOR = body(['name', ...ANCHOR_TEXTS, ...ANCHOR_NUMBERS], {
  avatar: ref('OptionalId'),
  efficient: FLAG,
  jgHave: FLAG,
  etaHave: FLAG,
});

/** Returns the schema of a string field that contains JSON. */
const jsonText = (name: string): Schema => ({
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema: ref(name),
});

const NEW_USER = body([...USER_TEXTS, 'password']);
/** The client sends the user object back as received, except for the changed fields. */
const USER_PATCH = { ...answerOf(userSchema), required: ['id'] };

const RECORDS: Readonly<Record<string, Schema>> = {
  User: answerOf(userSchema),
  ManagedUser: answerOf(managedUserSchema),
  NewUser: { ...NEW_USER, properties: { ...(NEW_USER.properties as object), roles: list(ID) } },
  UserPatch: USER_PATCH,
  Role: answerOf(roleSchema),
  RoleDraft: body(['name', 'nickName', 'description'], { permissions: list(ID) }),
  Permission: answerOf(permissionSchema),
  PermissionDraft: body(['name', 'nickName', 'description']),
  Choice: answerOf(choiceSchema),
  Concrete: answerOf(concreteSchema),
  NewConcrete: body(['grade', 'fck', 'fcuk', 'ec']),
  SectionSteel: answerOf(sectionSteelSchema),
  NewSectionSteel: body(['name', 'type', 'h', 'w', 't', 'ft']),
  AnchorListItem: answerOf(anchorListItemSchema),
  AnchorDetail: answerOf(anchorDetailSchema),
  AnchorRecord: answerOf(anchorSchema),
  NewAnchor: SENT_ANCHOR,
  Captcha: body([], { id: ID, image: TEXT }),
  Token: {
    type: 'object',
    properties: {
      token_type: TEXT,
      access_token: TEXT,
      refresh_token: { type: ['string', 'null'] },
      expires_in: ref('OpenNumber'),
    },
    required: ['token_type', 'access_token'],
  },
  Sim: requestOf(readSim.form),
  Algorithm: requestOf(readAlgorithm.form),
  RunRequest: body([], { sim: jsonText('Sim') }),
  CheckRequest: body([], { algorithm: jsonText('Algorithm') }),
  RunAnswer: answerOf(runAnswerSchema),
  CheckAnswer: answerOf(answerSchema),
  PasswordChange: body(['password'], { id: ID }),
  Failure: {
    description:
      'Message of a refused call: the first of `error_description` and `message` that is not empty.',
    type: 'object',
    properties: { error_description: { type: ['string', 'null'] }, message: { type: ['string', 'null'] } },
    examples: [{ message: 'The record is used by 3 users' }],
  },
};

/**
 * Schemas whose fields have the same meaning as the fields of another schema, each with the name of that
 * schema.
 */
const SAME: Readonly<Record<string, string>> = {
  NewConcrete: 'Concrete',
  NewSectionSteel: 'SectionSteel',
  AnchorDetail: 'AnchorRecord',
  NewAnchor: 'AnchorRecord',
};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Prepends the meaning of every field to the description of its format. */
function described(schema: Schema, texts: Readonly<Record<string, string>>, path = ''): Schema {
  const { properties, anyOf } = schema;
  if (Array.isArray(anyOf))
    return { ...schema, anyOf: (anyOf as Schema[]).map((one) => described(one, texts, path)) };
  if (!isSchema(properties)) return schema;
  const fields = Object.entries(properties).map(([name, field]) => {
    const inner = described(field as Schema, texts, `${path}${name}.`);
    const text = texts[`${path}${name}`];
    if (text === undefined) return [name, inner] as const;
    const own = inner.description;
    return [name, { ...inner, description: typeof own === 'string' ? `${text}, ${own}` : text }] as const;
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

export const SCHEMAS: Readonly<Record<string, Schema>> = {
  ...FORMS,
  ...Object.fromEntries(
    Object.entries(RECORDS).map(([name, schema]) => {
      const texts = DESCRIPTIONS[SAME[name] ?? name];
      const whole = texts ? described(schema, texts) : schema;
      const example = EXAMPLES[name];
      return [name, example === undefined ? whole : { ...whole, examples: [example] }];
    }),
  ),
};
