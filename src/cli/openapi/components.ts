/** Schemas in the OpenAPI document, by name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import * as account from '@/api/contract/account';
import { simSchema } from '@/api/contract/anchor-forces';
import { forcesAnswerSchema } from '@/api/contract/anchor-forces-answer';
import { formOf } from '@/api/contract/fields';
import {
  anchorDetailSchema,
  anchorListItemSchema,
  anchorSchema,
  newAnchorSchema,
  referenceSchemas,
} from '@/api/contract/records';
import { REFERENCE_NAMES, REFERENCES } from '@/api/contract/reference-databases';
import { algorithmSchema } from '@/api/contract/run-algorithm';
import { answerSchema } from '@/api/contract/run-algorithm-answer';
import { EXAMPLES } from '@/cli/openapi/examples';
import { FORMS, ref, REQUIRED, type Schema } from '@/cli/openapi/value-schemas';
import { ROOT } from '@/cli/root';
import { PREFIXES, SENT_FIGURES, sentName, STORED, type StoredRow } from '@/quantities/anchor';
import { STORED_KINDS } from '@/quantities/record-number-kinds';

type Texts = Readonly<Record<string, string>>;

const textsOf = (file: string) => JSON.parse(readFileSync(join(ROOT, 'locales/en', file), 'utf8')) as unknown;

const anchors = textsOf('anchors.json') as { group: Texts; field: Texts };
const design = textsOf('design.json') as { anchor: { fields: Texts } };

const NAMES_OF_STANDARDS = { jg: 'JGJ145-2013', eta: 'EN1992-4' } as const;

/** Returns the unit in which a value is stored; for a modulus it differs from the displayed unit. */
const storedUnit = (kind: keyof typeof STORED_KINDS): string =>
  kind === 'modulus' ? 'Pa' : STORED_KINDS[kind].unit;

const ANCHOR_FIGURES = Object.fromEntries(
  (Object.entries(STORED) as [string, readonly StoredRow[]][]).flatMap(([group, rows]) =>
    rows.flatMap(([quantity, kind, symbol, standards]) =>
      PREFIXES.filter((prefix) => standards === 'both' || standards === prefix).map((prefix) => {
        const label = anchors.field[quantity] ?? quantity;
        const unit = kind === 'text' ? '' : storedUnit(kind);
        const parts = [symbol, unit].filter((part) => part !== '').join(', ');
        const text = `${NAMES_OF_STANDARDS[prefix]}, ${anchors.group[group]}: ${label}`;
        return [`${prefix}${quantity}`, parts === '' ? text : `${text} (${parts})`];
      }),
    ),
  ),
);

/** Descriptions by schema and field path; all others are in the schemas of the contract. */
const DESCRIPTIONS: Readonly<Record<string, Texts>> = {
  AnchorRecord: ANCHOR_FIGURES,
  Algorithm: {
    ...Object.fromEntries(
      SENT_FIGURES.map((name) => [`anchor.${sentName(name)}`, design.anchor.fields[name]]),
    ),
    'anchor.psi_c': 'Factor of the pull-out resistance for the concrete grade',
  },
};

type Def = Readonly<Record<string, unknown>>;
const defOf = (schema: object): Def => (schema as { _zod: { def: Def } })._zod.def;

function formWithin(schema: object): ReturnType<typeof formOf> {
  const inner = defOf(schema).in;
  return formOf(schema) ?? (typeof inner === 'object' && inner !== null ? formWithin(inner) : undefined);
}

function isRequired(schema: object): boolean {
  const form = formWithin(schema);
  if (form !== undefined) return REQUIRED.has(form);
  return (schema as { _zod: { optin?: string } })._zod.optin !== 'optional';
}

/** Returns the JSON schema for the values that a schema of the contract accepts. */
function schemaFor(schema: z.core.$ZodType): Schema {
  const { $schema: _, ...found } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const form = formWithin(zodSchema);
      if (form !== undefined) Object.assign(jsonSchema, ref(form));
      const { shape } = defOf(zodSchema);
      if (jsonSchema.type !== 'object' || typeof shape !== 'object' || shape === null) return;
      const required = Object.entries(shape as Record<string, object>).filter(([, one]) => isRequired(one));
      jsonSchema.required = required.map(([name]) => name);
      if (required.length === 0) delete jsonSchema.required;
      delete jsonSchema.additionalProperties;
    },
  });
  return found;
}

const NAMED: Readonly<Record<string, z.ZodMiniType>> = {
  User: account.userSchema,
  ManagedUser: account.managedUserSchema,
  Registration: account.registrationSchema,
  NewUser: account.newUserSchema,
  UserPatch: account.userPatchSchema,
  PasswordChange: account.passwordSchema,
  Role: account.roleSchema,
  RoleDraft: account.roleDraftSchema,
  Permission: account.permissionSchema,
  PermissionDraft: account.permissionDraftSchema,
  Choice: account.choiceSchema,
  ...Object.fromEntries(
    REFERENCE_NAMES.toSorted().flatMap((name) => {
      const { stored, draft } = referenceSchemas[name];
      const { record } = REFERENCES[name];
      return Object.entries({ [record]: stored, [`New${record}`]: draft });
    }),
  ),
  AnchorListItem: anchorListItemSchema,
  AnchorRecord: anchorSchema,
  NewAnchor: newAnchorSchema,
  Sim: simSchema,
  Algorithm: algorithmSchema,
  RunAnswer: forcesAnswerSchema,
  CheckAnswer: answerSchema,
};

/** Returns a reference to the schema of a record, request or response; values and lists are written out. */
export function schemaOf(schema: z.ZodMiniType): Schema {
  const name = Object.keys(NAMED).find((one) => NAMED[one] === schema);
  return name === undefined ? schemaFor(schema) : ref(name);
}

const TEXT = { type: 'string' };

/** Name of the schema of the JSON text in the body of a calculation, by field. */
export const TEXT_SCHEMAS = { sim: 'Sim', algorithm: 'Algorithm' } as const;

const anchor = schemaFor(anchorSchema);

const RECORDS: Readonly<Record<string, Schema>> = {
  ...Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, schemaFor(schema)])),
  // The administration shows values that are not numbers; the calculator refuses them.
  AnchorRecord: {
    ...anchor,
    properties: { ...(anchor.properties as object), ...(schemaFor(anchorDetailSchema).properties as object) },
  },
  Captcha: {
    type: 'object',
    properties: {
      id: { ...ref('Id'), description: 'Id of the verification code.' },
      image: {
        ...TEXT,
        contentEncoding: 'base64',
        description:
          'Picture of the code: a data URL, or only the base64 data of a PNG, JPEG, GIF, WebP or SVG file.',
      },
    },
    required: ['id', 'image'],
  },
  Token: {
    type: 'object',
    properties: {
      token_type: { ...TEXT, description: 'First word of the Authorization header.' },
      access_token: { ...TEXT, description: 'Second word of the Authorization header.' },
      refresh_token: {
        type: ['string', 'null'],
        description: 'Renews the session; without it the session cannot be renewed.',
      },
      expires_in: {
        ...ref('OpenNumber'),
        description: 'Lifetime of the access token, s; if missing, the claim `exp` of the token is used.',
      },
    },
    required: ['token_type', 'access_token'],
  },
  Failure: {
    description:
      'Message of a refused call: the first of `error_description` and `message` that is not empty.',
    type: 'object',
    properties: { error_description: { type: ['string', 'null'] }, message: { type: ['string', 'null'] } },
  },
};

/** Schemas whose fields have the meanings of another schema. */
const SAME: Readonly<Record<string, string>> = { NewAnchor: 'AnchorRecord' };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

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
      return [name, { ...whole, examples: [EXAMPLES[name as keyof typeof EXAMPLES]] }];
    }),
  ),
};
