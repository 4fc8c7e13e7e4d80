import { CALLS, type CallAnswer, type CallBody, type DocumentedCall } from '@/api/contract/calls';
import { schemaOf, SCHEMAS, TEXT_SCHEMAS } from '@/cli/openapi/components';
import { EXAMPLES } from '@/cli/openapi/examples';
import { openList, ref, withId, type Schema } from '@/cli/openapi/value-schemas';

const INTRODUCTION =
  'All calls of the app to its server, generated from the contract with which the app parses responses. server.md, next to this file, states what a schema cannot express.';

const SECURITY = {
  public: [],
  client: [{ client: [] }],
  user: [{ session: [] }],
  admin: [{ session: [] }],
} as const;

const parameter = (place: 'path' | 'query', name: string, schema: Schema) => ({
  in: place,
  name,
  required: true,
  schema,
});

const PARAMETERS: Readonly<Record<string, Schema>> = {
  standard: { enum: ['EN1992-4', 'JGJ145-2013'] },
  diameter: { enum: ['8', '10', '12', '16'] },
  current: { type: 'integer', minimum: 1 },
  size: { type: 'integer', minimum: 1 },
  expiration: { enum: ['', '1'] },
  term: { type: 'string' },
};

function parametersOf({ path, query = [] }: DocumentedCall) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return [
    ...names.map((name) => parameter('path', name, PARAMETERS[name] ?? { type: 'string', minLength: 1 })),
    ...query.map((name) => parameter('query', name, PARAMETERS[name])),
  ];
}

const DONE = {
  description:
    'Done: no body, the record, its id, true or a success message. The app ignores the content. Status 202 does not count as done.',
  content: {
    'application/json': {
      schema: { anyOf: [{ type: 'object' }, { const: true }, ref('Id'), { type: 'null' }] },
    },
    'text/plain': { schema: { type: 'string' } },
  },
};

const object = (
  properties: Readonly<Record<string, Schema>>,
  required = Object.keys(properties),
): Schema => ({
  type: 'object',
  properties,
  required,
});

function answerSchema(answer: Exclude<CallAnswer, { kind: 'done' | 'file' }>): Schema {
  if (!('schema' in answer)) return ref(answer.kind === 'captcha' ? 'Captcha' : 'Token');
  const one = schemaOf(answer.schema);
  if (answer.kind === 'record') return one;
  if (answer.kind === 'list') return openList(one);
  return object({ records: openList(one), total: ref('Number') }, ['total']);
}

function success(answer: CallAnswer) {
  if (answer.kind === 'done') return DONE;
  const content =
    answer.kind === 'file'
      ? Object.fromEntries(answer.types.map((type) => [type, {}]))
      : { 'application/json': { schema: answerSchema(answer) } };
  return { description: 'The requested data.', content };
}

function contentOf(body: CallBody): readonly [type: string, schema: Schema] {
  if (body.kind === 'json') {
    const schema = schemaOf(body.schema);
    return ['application/json', body.isWithId ? withId(schema) : schema];
  }
  if (body.kind === 'file')
    return ['multipart/form-data', object({ file: { type: 'string', contentMediaType: body.type } })];
  if (body.kind === 'form') {
    const oneOf = body.forms.map((fields) =>
      object(
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            value === null ? { type: 'string' } : { const: value },
          ]),
        ),
      ),
    );
    return ['application/x-www-form-urlencoded', { oneOf }];
  }
  const name = TEXT_SCHEMAS[body.field];
  const text = {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: ref(name),
    examples: [JSON.stringify(EXAMPLES[name])],
  };
  return ['application/json', object({ [body.field]: text })];
}

const FAILURES = {
  '400':
    'Refused; the app shows the message. For a calculation, the message begins with the path of the invalid field.',
  '401': 'The session has expired: the app renews it once and repeats the call.',
  '403': 'Not allowed; the session ends.',
  '404': 'The record does not exist.',
  '413': 'The request is larger than the server accepts.',
  '503': 'Busy or unavailable; the app retries twice, as after 429, 502 and 504.',
} as const;

const failures = Object.fromEntries(
  Object.entries(FAILURES).map(([status, description]) => [
    status,
    {
      description,
      ...(status === '503' && {
        headers: { 'Retry-After': { schema: { type: 'string' }, description: 'Seconds, or a date.' } },
      }),
      content: { 'application/json': { schema: ref('Failure') } },
    },
  ]),
);

const failuresOf = ({ access, path }: DocumentedCall) => {
  const isSignedIn = access === 'user' || access === 'admin';
  const found = ['400', ...(access === 'public' ? [] : ['401']), ...(isSignedIn ? ['403'] : [])];
  const statuses = [...found, ...(path.includes('{') ? ['404'] : []), '413', '503'];
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
};

/** Returns method and path as a name, such as `getConcreteList` or `patchUsersMeByIdPassword`. */
function operationId({ method, path }: DocumentedCall): string {
  const parts = path
    .split('/')
    .slice(3)
    .map((part) => part.replace(/\{(\w+)\}/, (_, name: string) => `By-${name}`))
    .flatMap((part) => part.split(/[^A-Za-z0-9]+/))
    .filter((part) => part !== '');
  const words = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const service = path.includes('/maoshuan/images') ? 'Anchor' : '';
  const slash = path.endsWith('/') ? 'New' : '';
  return method + service + words.join('') + slash;
}

function operation(call: DocumentedCall) {
  const { body, answer, tag, summary, access } = call;
  const parameters = parametersOf(call);
  const content = body && contentOf(body);
  return {
    operationId: operationId(call),
    tags: [tag],
    summary,
    ...(access === 'admin' && { description: 'For administrators.' }),
    security: SECURITY[access],
    ...(parameters.length > 0 && { parameters }),
    ...(content && {
      requestBody: { required: true, content: { [content[0]]: { schema: content[1] } } },
    }),
    responses: { '200': success(answer), ...failuresOf(call) },
  };
}

export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  const calls = Object.values<DocumentedCall>(CALLS);
  for (const call of calls) (paths[call.path] ??= {})[call.method] = operation(call);
  return {
    openapi: '3.1.0',
    info: { title: 'Server of the anchor designer', version: '1', description: INTRODUCTION },
    servers: [{ url: '/', description: 'Origin or path prefix of VITE_API_BASE_URL.' }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: '`token_type` and `access_token` of the session.',
        },
        client: {
          type: 'http',
          scheme: 'basic',
          description: 'The app itself: VITE_CLIENT_AUTHORIZATION.',
        },
      },
      responses: failures,
      schemas: SCHEMAS,
    },
  };
}

export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
