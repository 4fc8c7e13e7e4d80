/** Server written from the examples of docs/openapi.json alone. */
import { http as mock, HttpResponse } from 'msw';
import { DESCRIBED, schemas, type Operation, type Schema } from '@/testing/described-calls';

function exampleOf(schema: Schema): unknown {
  const [example] = schema.examples ?? [];
  if (example !== undefined) return example;
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1)!]);
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

/** Handlers of all calls. */
export const exampleHandlers = DESCRIBED.map(({ method, path, operation }) =>
  mock[method as 'get'](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, () => answerOf(operation)),
);
