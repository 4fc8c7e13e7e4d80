// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { postForces, postRunAlgorithm } from '@/api/calls/calculation';
import { apiClient } from '@/api/client';
import { checkInput as REQUEST, rigidInput as SIM } from '@/testing/sample-inputs';
import { configureTestClient } from '@/testing/test-client';

const RUN = '*/api/maoshuan/simdroid/run/u1';
const ALGORITHM = '*/api/maoshuan/simdroid/runAlgorithm/u1';

const row = [1, 2, 50, '1', 'Satisfied'];
const OPEN = [null, null, null];
const ANSWER = {
  reaction: [{ no: 1, tension: 1, shear: 0, shearx: 0, sheary: 0 }],
  resultant: {},
  summary: { tension: [row, row, row, row], shear: [row, row, row] },
  tension_and_shear: [[0.5, 0, 0.25], [0.5, 0, 0.35], OPEN],
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
const run = () => postForces('u1', SIM, never());
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
    expect(await postForces('u1', SIM, never(), { isOneOfMany })).toEqual(expired);
    expect(await postRunAlgorithm('u1', REQUEST, never(), { isOneOfMany })).toEqual(expired);
  }
  expect(asked).toEqual([]);
  await apiClient.get('/api/user-management/users/me');
  expect(asked).toEqual(['/api/user-management/users/me']);
});

it.each<[string, object | string]>([
  ['with null as its image', { join: [12.1, 0], base64: null, plate: null }],
  ['with an empty image', { join: [12.1, 0], base64: '', plate: null }],
  ['as JSON inside a JSON string', JSON.stringify({ join: [12.1, 0] })],
])('the run call reads the forces of a response %s', async (_, body) => {
  answered(RUN, body);
  expect(await run()).toMatchObject({ ok: true, value: { join: [12.1, 0] } });
});

it.each([null, ''])('the run call accepts a response without an image: %j', async (base64) => {
  answered(RUN, { join: [12.1], base64, plate: null });
  expect(await run()).toMatchObject({ ok: true, value: { join: [12.1] } });
});

it('the run call returns the image', async () => {
  answered(RUN, { join: [12.1, 0], base64: 'cGl4' });
  expect(await run()).toEqual({ ok: true, value: { join: [12.1, 0], base64: 'cGl4' } });
});

const FORCELESS = [{}, { join: [] }, { join: ['1,5'] }, { join: null }, 'text', null];
it.each(FORCELESS)('the run call treats the response %j without valid forces as malformed', async (body) => {
  answered(RUN, body);
  expect(await run()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
});

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
  const call = postForces('u1', SIM, abort.signal);
  abort.abort();
  expect(await call).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
});

const READ = { ok: true, value: { combinedVerdicts: { steel: 'Satisfied' } } };

it.each([
  [200, READ],
  [201, READ],
  [203, READ],
  // The server has merely accepted the call.
  [202, { ok: false, error: { status: 202 } }],
])('the runAlgorithm call with a complete response and the status %d ends as %j', async (status, end) => {
  answered(ALGORITHM, ANSWER, status);
  expect(await postRunAlgorithm('u1', REQUEST, never())).toMatchObject(end);
});

it.each([
  [undefined, 'application/json, text/plain, */*'],
  [{ profile: 'summary' }, 'application/json;profile=summary, application/json;q=0.9'],
  [{ profile: 'forces' }, 'application/json;profile=summary, application/json;q=0.9'],
] as const)(
  'the runAlgorithm call with the response profile %j sends the Accept header %s',
  async (choice, accept) => {
    const sent = vi.fn();
    server.use(
      http.post(ALGORITHM, ({ request }) => {
        sent(request.headers.get('Accept'));
        return HttpResponse.json(ANSWER);
      }),
    );
    expect(await postRunAlgorithm('u1', REQUEST, never(), choice)).toMatchObject({ ok: true });
    expect(sent).toHaveBeenCalledExactlyOnceWith(accept);
  },
);

it('after a server refuses the Accept header of a response profile, requests no longer name a profile', async () => {
  const named: boolean[] = [];
  server.use(
    http.post(RUN, ({ request }) => {
      const namesProfile = request.headers.get('Accept')?.includes('profile') ?? false;
      named.push(namesProfile);
      return namesProfile ? new HttpResponse(null, { status: 406 }) : HttpResponse.json({ join: [1] });
    }),
  );
  for (let call = 0; call < 2; call++)
    expect(await postForces('u1', SIM, never(), { profile: 'forces' })).toMatchObject({
      value: { join: [1] },
    });
  expect(named).toEqual([true, false, false]);
});
