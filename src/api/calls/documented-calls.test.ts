// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as users from '@/api/calls/users';
import { APP_CALLS, NO_BODY, type AppCall } from '@/testing/app-calls';
import { configureTestClient } from '@/testing/test-client';
import { takeNodeBodies } from '../../../mocks/node';

/** Call as the server receives it. */
interface Sent extends Pick<AppCall, 'call' | 'query' | 'body'> {
  authorization: string | null;
}

const sent: Sent[] = [];

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    const parts = [...(await request.formData())];
    return Object.fromEntries(
      await Promise.all(
        parts.map(async ([key, part]) => [
          key,
          typeof part === 'string' ? part : `${part.name}, ${part.type}: ${await part.text()}`,
        ]),
      ),
    ) as unknown;
  }
  const text = await request.text();
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  return text === '' ? NO_BODY : (JSON.parse(text) as unknown);
}

const server = setupServer(
  http.all('*', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    sent.push({
      call: `${request.method} ${pathname}`,
      query: search,
      authorization: request.headers.get('Authorization'),
      body: await bodyOf(request),
    });
    // Response parsing is covered by other tests.
    return HttpResponse.json({});
  }),
);

let ownBodies: () => void;
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  ownBodies = await takeNodeBodies();
  configureTestClient();
});
afterAll(() => {
  ownBodies();
  server.close();
});

async function sentBy(run: () => Promise<unknown>): Promise<Sent[]> {
  sent.length = 0;
  // The response contains no data, so queries fail.
  await run().catch(() => undefined);
  return [...sent];
}

const CREDENTIALS = { public: null, client: 'Basic client', user: 'Bearer token', admin: 'Bearer token' };

it.each(APP_CALLS.map((row) => [row.call, row] as const))(
  'the app sends the documented request and credential: %s',
  async (_, { send, access, call, query, body }) => {
    const authorization = CREDENTIALS[access];
    expect(await sentBy(send)).toEqual([{ call, query, body, authorization }]);
  },
);

it('an id is encoded so that it remains a single path segment', async () => {
  const [call] = await sentBy(() => users.deleteUser('../roles/r1?x#y'));
  expect(call.call).toBe('DELETE /api/user-management/users/..%2Froles%2Fr1%3Fx%23y');
});
