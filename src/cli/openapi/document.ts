/** Generates the OpenAPI document for all calls from the contract. */
import { CALLS, type Answer, type DescribedCall } from '@/cli/openapi/calls';
import { SCHEMAS } from '@/cli/openapi/components';
import { ref, type Schema } from '@/cli/openapi/forms';

const INTRODUCTION =
  'All calls of the app to its server, generated from the contract with which the app parses responses. server.md, next to this file, states what a schema cannot express.';

const SECURITY = { public: [], client: [{ client: [] }], session: [{ session: [] }] } as const;

const parameter = (place: 'path' | 'query', name: string, schema: Schema) => ({
  in: place,
  name,
  required: true,
  schema,
});

const CODES: Readonly<Record<string, Schema>> = {
  standard: { enum: ['EN1992-4', 'JGJ145-2013'] },
  diameter: { enum: ['8', '10', '12', '16'] },
};

function parametersOf({ path, query = {} }: DescribedCall) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return [
    ...names.map((name) => parameter('path', name, CODES[name] ?? { type: 'string', minLength: 1 })),
    ...Object.entries(query).map(([name, schema]) => parameter('query', name, schema)),
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

function success(answer: Answer) {
  if (answer.kind === 'done') return DONE;
  const content =
    answer.kind === 'json'
      ? { 'application/json': { schema: answer.schema } }
      : Object.fromEntries(answer.types.map((type) => [type, {}]));
  return { description: 'The requested data.', content };
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

const failuresOf = ({ access, path }: DescribedCall) => {
  const found = ['400', ...(access === 'public' ? [] : ['401']), ...(access === 'session' ? ['403'] : [])];
  const statuses = [...found, ...(path.includes('{') ? ['404'] : []), '413', '503'];
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
};

/**
 * Returns an id composed of the method and the names in the path, such as `getConcreteList` or
 * `patchUsersMeByIdPassword`.
 */
function operationId({ method, path }: DescribedCall): string {
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

function operation(call: DescribedCall) {
  const { body, answer, tag, summary, access } = call;
  const parameters = parametersOf(call);
  return {
    operationId: operationId(call),
    tags: [tag],
    summary,
    security: SECURITY[access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(Object.entries(body).map(([type, schema]) => [type, { schema }])),
      },
    }),
    responses: { '200': success(answer), ...failuresOf(call) },
  };
}

export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of CALLS) (paths[call.path] ??= {})[call.method] = operation(call);
  return {
    openapi: '3.1.0',
    info: { title: 'Server of the anchor designer', version: '1', description: INTRODUCTION },
    servers: [{ url: '/', description: 'Origin or path prefix of VITE_API_BASE_URL.' }],
    tags: [...new Set(CALLS.map(({ tag }) => tag))].map((name) => ({ name })),
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
