/** Compares requests and responses with docs/openapi.json. */
import { readFileSync } from 'node:fs';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';

export interface SeenCall {
  /** HTTP method, lower case. */
  method: string;
  path: string;
  query: URLSearchParams;
  /** Content type of the request, without parameters. */
  requestType: string;
  /** Request body; '' for a file upload. */
  request: string;
  status: number;
  answerType: string;
  answer: string;
}

export interface Schema {
  $ref?: string;
  examples?: readonly unknown[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}

type Content = Readonly<Record<string, { schema?: Schema }>>;

export interface Operation {
  parameters?: readonly { in: string; name: string }[];
  requestBody?: { content: Content };
  responses: { '200': { description: string; content: Content } };
}

interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

const description = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Description;
export const { schemas } = description.components;

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema(description, 'openapi');
const compiled = new Map<string, ValidateFunction>();

/** Compares a value with the schema at `pointer` in the API description, and returns the errors. */
export function errorsAt(pointer: string, value: unknown): string[] {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
  compiled.set(pointer, validate);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Documented calls. Paths with fixed names come before paths with parameters, so that `users/me` is found
 * before `users/{id}`.
 */
export const DESCRIBED = Object.entries(description.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation,
      pattern: new RegExp(`(^|/)${path.slice(1).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    })),
  )
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

const JSON_TYPE = 'application/json';

/** Schema names of the JSON strings inside a calculation request, by field. */
const INNER = { sim: 'Sim', algorithm: 'Algorithm' } as const;

function requestFaults(at: string, operation: Operation, seen: SeenCall): string[] {
  const { query, requestType, request, status } = seen;
  const named = (operation.parameters ?? []).map(({ name }) => name);
  const unknown = [...query.keys()].filter((name) => !named.includes(name)).map((name) => `sends ${name}`);
  const content = operation.requestBody?.content;
  if (!content) return request === '' ? unknown : [...unknown, 'sends a body'];
  if (!(requestType in content)) return [...unknown, `sends ${requestType || 'no body'}`];
  // A test may have sent an invalid request on purpose, so refused requests are not compared.
  if (status !== 200 || requestType.startsWith('multipart/')) return unknown;
  const isForm = requestType.endsWith('urlencoded');
  const sent: unknown = isForm ? Object.fromEntries(new URLSearchParams(request)) : JSON.parse(request);
  const inner = Object.entries(INNER).flatMap(([field, schema]) => {
    const text = (sent as Record<string, unknown> | null)?.[field];
    return typeof text === 'string' ? errorsAt(`/components/schemas/${schema}`, JSON.parse(text)) : [];
  });
  return [
    ...unknown,
    ...errorsAt(`${at}/requestBody/content/${escaped(requestType)}/schema`, sent),
    ...inner,
  ];
}

function answerFaults(
  at: string,
  { responses }: Operation,
  { status, answerType, answer }: SeenCall,
): string[] {
  if (status >= 400) return errorsAt('/components/schemas/Failure', JSON.parse(answer));
  const { content } = responses['200'];
  // The response to a call that writes may be empty or plain text, and a file is not JSON, so these responses
  // are not compared.
  if (status !== 200 || !(JSON_TYPE in content) || 'text/plain' in content) return [];
  return errorsAt(
    `${at}/responses/200/content/${escaped(JSON_TYPE)}/schema`,
    answerType === JSON_TYPE ? JSON.parse(answer) : answer,
  );
}

/** Returns the errors in a call and in its response, each starting with the name of the call. */
export function faultsOf(seen: SeenCall): string[] {
  const { method, path } = seen;
  const known = DESCRIBED.find((one) => one.method === method && one.pattern.test(path));
  if (!known) return [`${method} ${path} is not described`];
  const at = `/paths/${escaped(known.path)}/${method}`;
  return [...requestFaults(at, known.operation, seen), ...answerFaults(at, known.operation, seen)].map(
    (fault) => `${method} ${path}: ${fault}`,
  );
}
