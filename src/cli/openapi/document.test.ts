// @vitest-environment jsdom
/**
 * Tests that the API description is up to date, valid and complete, and that the embedded backend conforms
 * to it.
 */
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { configureClient } from '@/api/client';
import { paths } from '@/api/contract/paths';
import { CALLS } from '@/cli/openapi/calls';
import { openApiDocument, openApiText } from '@/cli/openapi/document';
import { DESCRIBED, errorsAt, faultsOf, type SeenCall } from '@/testing/described-calls';
import { everyCall } from '@/testing/every-call';
import { howMany } from '@/testing/run/how-many';
import { FORMS } from '../../../mocks/handlers/qa-forms';
import { createTestBackend, takeNodeBodies, type TestBackend } from '../../../mocks/node';

const document = openApiDocument();
const { schemas } = document.components;

describe('docs/openapi.json', () => {
  it('docs/openapi.json equals the output of `npm run openapi`', () => {
    expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openApiText());
  });

  it('docs/openapi.json is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  it('docs/openapi.json contains every path in the contract and no other paths', () => {
    const shapes = Object.values(paths).map((path) =>
      decodeURIComponent(
        typeof path === 'string' ? path : (path as (...parts: string[]) => string)('*', '*'),
      ),
    );
    const described = new Set(CALLS.map(({ path }) => path.replaceAll(/\{\w+\}/g, '*')));
    expect([...described].sort()).toEqual([...new Set(shapes)].sort());
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((one) => (one as { operationId: string }).operationId),
    );
    expect(new Set(names).size).toBe(CALLS.length);
  });

  it('docs/openapi.json describes every field of the calculation calls and of the main records', () => {
    const mute: string[] = [];
    const visit = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { properties } = schema as { properties?: Record<string, object> };
      for (const [name, field] of Object.entries(properties ?? {})) {
        if (!('description' in field) && !('properties' in field)) mute.push(`${path}.${name}`);
        visit(field, `${path}.${name}`);
      }
    };
    for (const name of [
      'Sim',
      'Algorithm',
      'RunAnswer',
      'CheckAnswer',
      'User',
      'Concrete',
      'SectionSteel',
      'AnchorRecord',
      'Role',
    ])
      visit(schemas[name], name);
    expect(mute).toEqual([]);
  });

  it.each(Object.entries(schemas).filter(([, schema]) => 'examples' in schema))(
    'docs/openapi.json contains an example of %s that matches its schema',
    (name, { examples }) => {
      for (const example of examples as unknown[])
        expect(errorsAt(`/components/schemas/${name}`, example)).toEqual([]);
    },
  );

  it('docs/openapi.json states the range of the plate thickness, and its schema refuses an incomplete check request', () => {
    expect(schemas.Sim).toMatchObject({
      properties: {
        Plate: {
          properties: {
            Plate_T: { minimum: 1, maximum: 500, description: expect.stringMatching(/, mm\.$/) as string },
          },
        },
      },
    });
    expect(errorsAt('/components/schemas/Algorithm', { code: 'EN1992-4' }).length).toBeGreaterThan(3);
  });
});

describe('embedded backend and API description', () => {
  let ownBodies: () => void;
  beforeAll(async () => (ownBodies = await takeNodeBodies()));
  afterAll(() => ownBodies());

  /** Makes every call of the app to this backend; returns each request with its response. */
  async function seenBy(backend: TestBackend): Promise<SeenCall[]> {
    backend.server.listen({ onUnhandledRequest: 'error' });
    onTestFinished(() => backend.server.close());
    const seen: Promise<SeenCall>[] = [];
    const bodies = new Map<string, Promise<string>>();
    backend.server.events.on('request:start', ({ request, requestId }) => {
      const isForm = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
      bodies.set(requestId, isForm ? Promise.resolve('') : request.clone().text());
    });
    backend.server.events.on('response:mocked', ({ request, requestId, response }) => {
      const url = new URL(request.url);
      const answer = response.clone();
      const typeOf = (headers: Headers) => (headers.get('Content-Type') ?? '').split(';')[0];
      seen.push(
        (async () => ({
          method: request.method.toLowerCase(),
          path: url.pathname,
          query: url.searchParams,
          requestType: typeOf(request.headers),
          request: (await bodies.get(requestId)) ?? '',
          status: response.status,
          answerType: typeOf(answer.headers),
          answer: await answer.text(),
        }))(),
      );
    });
    const authorization = await backend.authorizationOf('admin');
    configureClient({
      baseUrl: '',
      authorization: () => Promise.resolve(authorization),
      clientAuthorization: backend.clientAuthorization,
      language: () => 'en',
      renew: () => Promise.resolve('refused'),
      onUnauthorized: () => undefined,
      onNotFound: () => undefined,
    });
    await everyCall(backend);
    return Promise.all(seen);
  }

  it('the app makes every documented call except GET images/{id}, and an unreadable record in a response is detected', async () => {
    const now = () => Date.UTC(2026, 2, 1, 8);
    const seen = await seenBy(await createTestBackend({ now }));
    const made = (call: (typeof DESCRIBED)[number]) =>
      seen.some(({ method, path }) => method === call.method && call.pattern.test(path));
    expect(DESCRIBED.filter((call) => !made(call)).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'get /api/user-management/images/{id}',
    ]);
    const faults = (await seenBy(await createTestBackend({ now, qa: 'form:bad-record' }))).flatMap(faultsOf);
    expect(faults).toContainEqual(expect.stringMatching(/concrete\/list: .*required property 'ec'/));
    expect(faults).toContainEqual(expect.stringMatching(/anchor\/list: .*must be equal to one of/));
  });

  const HONEST = Object.keys(FORMS).filter((form) => !/^(bad-|failures-200|another-server)/.test(form));

  it.each(['', ...HONEST.slice(0, howMany(3, HONEST.length))].map((form) => [form]))(
    'requests and responses in the response form "%s" conform to docs/openapi.json',
    async (form) => {
      const backend = await createTestBackend({
        now: () => Date.UTC(2026, 2, 1, 8),
        qa: form === '' ? '' : `form:${form}`,
      });
      const seen = await seenBy(backend);
      expect(seen.length).toBeGreaterThan(60);
      expect(seen.flatMap(faultsOf)).toEqual([]);
    },
  );
});
