/** Server written from the examples of docs/openapi.json alone. */
import { readFileSync } from 'node:fs';
import { http as mock, HttpResponse } from 'msw';

interface Schema {
  $ref?: string;
  examples?: readonly unknown[];
  type?: string | readonly string[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  responses: { '200': { content: Readonly<Record<string, { schema?: Schema }>> } };
}

const { paths, components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

function exampleOf(schema: Schema): unknown {
  const [example] = schema.examples ?? [];
  if (example !== undefined) return example;
  if (schema.$ref) return exampleOf(components.schemas[schema.$ref.split('/').at(-1)!]);
  if (schema.items) return [exampleOf(schema.items)];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, exampleOf(field)]),
  );
}

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

/** Answers with the example of the response; with a picture where a picture is expected. */
function answerOf({ responses }: Operation): Response {
  const [[type, { schema }]] = Object.entries(responses['200'].content);
  if (type === 'application/pdf') return new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': type } });
  if (!schema) return new HttpResponse(PNG, { headers: { 'Content-Type': type } });
  return HttpResponse.json(exampleOf(schema) as object);
}

/**
 * Handlers of all calls. Paths with fewer parameters come first, so that `users/me` is found before
 * `users/{id}`.
 */
export const exampleHandlers = Object.entries(paths)
  .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      mock[method as 'get'](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, () => answerOf(operation)),
    ),
  );
