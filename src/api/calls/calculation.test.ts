// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { postRun, postRunAlgorithm } from '@/api/calls/calculation';
import { apiClient } from '@/api/client';
import { algorithmRequest, simRequest } from '@/api/contract/to-wire';
import { checkInput as REQUEST, rigidInput as SIM } from '@/testing/sample-inputs';
import { configureTestClient } from '@/testing/test-client';

const RUN = '*/api/maoshuan/simdroid/run/u1';
const ALGORITHM = '*/api/maoshuan/simdroid/runAlgorithm/u1';

const row = [1, 2, 50, '1', 'Satisfied'];
const ANSWER = {
  reaction: [{ no: 1, tension: 1, shear: 0, shearx: 0, sheary: 0 }],
  resultant: {},
  summary: { tension: [row, row, row, row], shear: [row, row, row] },
  tension_and_shear: [
    [0.5, 0, 0.25],
    [0.5, 0, 0.35],
    [null, null, null],
  ],
  tensionShear1: 'Satisfied',
  tensionShear2: 'Satisfied',
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
let isExpired = false;
beforeEach(() => {
  isExpired = false;
  configureTestClient({ isExpired: () => isExpired });
});

const never = () => new AbortController().signal;
const run = () => postRun('u1', SIM, never());
const answered = (path: string, body: unknown, status = 200) =>
  server.use(http.post(path, () => HttpResponse.json(body as object, { status })));

it('an expired account prevents single and bulk calculations, but not the call that reads the account', async () => {
  isExpired = true;
  const asked: string[] = [];
  server.use(
    http.all('*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json({});
    }),
  );
  const expired = { ok: false, error: { kind: 'expired', status: null, message: '' } };
  for (const isOneOfMany of [false, true]) {
    expect(await postRun('u1', SIM, never(), { isOneOfMany })).toEqual(expired);
    expect(await postRunAlgorithm('u1', REQUEST, never(), { isOneOfMany })).toEqual(expired);
  }
  expect(asked).toEqual([]);
  await apiClient.get('/api/user-management/users/me');
  expect(asked).toEqual(['/api/user-management/users/me']);
});

it('the run call sends the request object as JSON text and reads the forces', async () => {
  let sent: unknown;
  server.use(
    http.post(RUN, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ join: [12.1, 0], base64: 'cGl4' });
    }),
  );
  expect(await run()).toEqual({ ok: true, value: { join: [12.1, 0], base64: 'cGl4' } });
  expect(sent).toEqual({ sim: JSON.stringify(simRequest(SIM)) });
});

it.each([null, ''])('the run call accepts a response without an image: %j', async (base64) => {
  answered(RUN, { join: [12.1], base64, plate: null });
  expect(await run()).toMatchObject({ ok: true, value: { join: [12.1] } });
});

it.each([{}, { join: [] }, { join: ['1,5'] }, { join: null }, 'text', null])(
  'the run call treats the response %j, which contains no valid forces, as malformed',
  async (body) => {
    answered(RUN, body);
    expect(await run()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  },
);

it.each([
  [500, { error_description: 'no convergence', message: 'other' }, 'general', 'no convergence'],
  [400, { message: 'Plate.Plate_T is missing' }, 'general', 'Plate.Plate_T is missing'],
  [413, {}, 'exceeded_limit', ''],
  [202, { join: [1] }, 'general', ''],
])('the run call treats the status %d with the body %j as a failure', async (status, body, kind, message) => {
  answered(RUN, body, status);
  expect(await run()).toEqual({ ok: false, error: { kind, status, message } });
});

it('an aborted run call has the outcome `cancelled`', async () => {
  const abort = new AbortController();
  server.use(http.post(RUN, () => new Promise<never>(() => undefined)));
  const call = postRun('u1', SIM, abort.signal);
  abort.abort();
  expect(await call).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
});

const runAlgorithm = () => postRunAlgorithm('u1', REQUEST, never());

it.each([200, 201, 203])('the runAlgorithm call reads a complete response with status %d', async (status) => {
  answered(ALGORITHM, ANSWER, status);
  expect(await runAlgorithm()).toMatchObject({
    ok: true,
    value: { combinedVerdicts: { steel: 'Satisfied' } },
  });
});

it('the runAlgorithm call fails if the server has merely accepted the call (status 202)', async () => {
  answered(ALGORITHM, ANSWER, 202);
  expect(await runAlgorithm()).toMatchObject({ ok: false, error: { status: 202 } });
});

it.each([
  [undefined, 'application/json, text/plain, */*'],
  [{ profile: 'summary' }, 'application/json;profile=summary, application/json;q=0.9'],
  [{ profile: 'forces' }, 'application/json;profile=summary, application/json;q=0.9'],
] as const)(
  'the runAlgorithm call with the response profile %j sends the documented body and the matching Accept header',
  async (choice, accept) => {
    const sent: unknown[] = [];
    server.use(
      http.post(ALGORITHM, async ({ request }) => {
        sent.push(request.headers.get('Accept'), await request.json());
        return HttpResponse.json(ANSWER);
      }),
    );
    expect(await postRunAlgorithm('u1', REQUEST, never(), choice)).toMatchObject({ ok: true });
    expect(sent).toEqual([accept, { algorithm: JSON.stringify(algorithmRequest(REQUEST)) }]);
  },
);

it('after a server refuses the Accept header of a response profile, requests no longer name a profile', async () => {
  const accepted: (string | null)[] = [];
  server.use(
    http.post(RUN, ({ request }) => {
      const accept = request.headers.get('Accept');
      accepted.push(accept);
      const isStrange = accept?.includes('profile') ?? false;
      return isStrange ? new HttpResponse(null, { status: 406 }) : HttpResponse.json({ join: [1] });
    }),
  );
  const inShort = () => postRun('u1', SIM, never(), { profile: 'forces' });
  expect(await inShort()).toMatchObject({ ok: true, value: { join: [1] } });
  expect(await inShort()).toMatchObject({ ok: true });
  expect(accepted.map((accept) => accept?.includes('profile') ?? false)).toEqual([true, false, false]);
});

it('the run call reads JSON inside a JSON string', async () => {
  answered(RUN, JSON.stringify({ join: [12.1] }));
  expect(await run()).toMatchObject({ ok: true, value: { join: [12.1] } });
});
