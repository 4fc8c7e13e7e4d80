// @vitest-environment jsdom
import { AxiosError, CanceledError, type AxiosRequestConfig } from 'axios';
import { http, HttpResponse, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  apiClient,
  clientCall,
  configureClient,
  LONG_CALL,
  PUBLIC_CALL,
  type ClientHooks,
  type Renewal,
} from '@/api/client';
import { failureOf, valueOf } from '@/api/errors';
import { serveOddly } from '@/testing/backend-server';
import { takeNodeBodies } from '../../mocks/node';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const hooks = {
  baseUrl: '',
  authorization: () => Promise.resolve<string | null>('Bearer token'),
  clientAuthorization: 'Basic client',
  language: () => 'zh-CN',
  renew: vi.fn<ClientHooks['renew']>(),
  onUnauthorized: vi.fn(),
  onNotFound: vi.fn(),
} satisfies ClientHooks;

beforeEach(() => {
  vi.clearAllMocks();
  hooks.renew.mockResolvedValue('refused');
  configureClient(hooks);
});

/** Makes a call; returns the URL and headers with which the server receives it. */
async function sent(...args: Parameters<typeof apiClient.get>) {
  server.use(
    http.all('*', ({ request }) =>
      HttpResponse.json({ url: request.url, headers: Object.fromEntries(request.headers) }),
    ),
  );
  return (await apiClient.get<{ url: string; headers: Record<string, string> }>(...args)).data;
}

const failureFor = async (config?: AxiosRequestConfig) =>
  failureOf(await apiClient.get('/api/x', config).catch((error: unknown) => error));

it('a call contains the session token and the language', async () => {
  const headers = { authorization: 'Bearer token', 'accept-language': 'zh-CN' };
  expect((await sent('/api/x')).headers).toMatchObject(headers);
});

it('a call waits for a pending authorization before it is sent', async () => {
  let give: (value: string) => void = () => undefined;
  configureClient({ ...hooks, authorization: () => new Promise((resolve) => (give = resolve)) });
  const call = sent('/api/x');
  await Promise.resolve();
  give('Bearer renewed');
  expect((await call).headers.authorization).toBe('Bearer renewed');
});

it('a public call omits the session token, and a client call sends the client credential', async () => {
  expect((await sent('/api/x', PUBLIC_CALL)).headers.authorization).toBeUndefined();
  expect((await sent('/api/x', clientCall())).headers.authorization).toBe('Basic client');
});

it.each([
  ['https://backend.example.com', 'https://backend.example.com/api/x'],
  ['/proxy', 'http://localhost:3000/proxy/api/x'],
])('a call reaches the backend at %s', async (baseUrl, url) => {
  configureClient({ ...hooks, baseUrl });
  expect((await sent('/api/x')).url).toBe(url);
});

const refuse = (status: number) =>
  server.use(http.all('*', () => HttpResponse.json({ message: 'no' }, { status })));

it.each([401, 403])(
  'a call with a session reports an unauthorized session after status %i',
  async (status) => {
    refuse(status);
    await expect(apiClient.get('/api/x')).rejects.toThrow();
    expect(hooks.onUnauthorized).toHaveBeenCalledOnce();
  },
);

it.each([401, 403, 404])(
  'a call without a session leaves the session unchanged after status %i',
  async (status) => {
    refuse(status);
    await expect(apiClient.post('/api/x', {}, clientCall())).rejects.toThrow();
    expect(hooks.onUnauthorized).not.toHaveBeenCalled();
    expect(hooks.onNotFound).not.toHaveBeenCalled();
  },
);

it('a call answered with 404 reports the method and path of the missing record', async () => {
  refuse(404);
  await expect(apiClient.patch('/api/x/7', {})).rejects.toThrow();
  expect(hooks.onNotFound).toHaveBeenCalledWith({ method: 'patch', path: '/api/x/7' });
  expect(hooks.onUnauthorized).not.toHaveBeenCalled();
});

it('a refused call returns the error text even if a file was expected', async () => {
  onTestFinished(await takeNodeBodies());
  refuse(400);
  expect((await failureFor({ responseType: 'blob' })).message).toBe('no');
});

/** Makes the server accept only the given credential; returns the calls that the server receives. */
function acceptOnly(accepted: string) {
  const asked: { authorization: string | null; body: string }[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      const authorization = request.headers.get('Authorization');
      asked.push({ authorization, body: await request.text() });
      return authorization === accepted
        ? HttpResponse.json({ saved: true })
        : HttpResponse.json({ message: 'no' }, { status: 401 });
    }),
  );
  return asked;
}

const renewing = (renewal: Renewal) => {
  let session = 'Bearer old';
  hooks.renew.mockImplementation(() => {
    session = 'Bearer new';
    return Promise.resolve(renewal);
  });
  configureClient({ ...hooks, authorization: () => Promise.resolve(session) });
};

it.each<[string, unknown, string]>([
  ['JSON', { name: 'x' }, '{"name":"x"}'],
  ['a text', JSON.stringify('2030-01-31 12:00:00'), '"2030-01-31 12:00:00"'],
  ['a form', new URLSearchParams({ a: 'b&c' }), 'a=b%26c'],
])('after a 401, a call with the body %s is repeated with the renewed session', async (_, body, sentBody) => {
  const asked = acceptOnly('Bearer new');
  renewing('renewed');
  const headers = { 'Content-Type': typeof body === 'string' ? 'application/json' : undefined };
  const answer = await apiClient.patch<unknown>('/api/x', body, { headers });
  expect(answer.data).toEqual({ saved: true });
  const calls = ['Bearer old', 'Bearer new'].map((authorization) => ({ authorization, body: sentBody }));
  expect(asked).toEqual(calls);
  expect(hooks.renew).toHaveBeenCalledExactlyOnceWith('Bearer old');
  expect(hooks.onUnauthorized).not.toHaveBeenCalled();
});

it('an upload repeated with the renewed session contains the file again', async () => {
  onTestFinished(await takeNodeBodies());
  const asked = acceptOnly('Bearer new');
  renewing('renewed');
  const form = new FormData();
  form.append('file', new Blob(['png bytes'], { type: 'image/png' }), 'avatar.png');
  await apiClient.post('/api/x', form);
  expect(asked).toHaveLength(2);
  for (const { body } of asked) expect(body).toContain('png bytes');
});

it('a call refused with 401 is repeated only once', async () => {
  const asked = acceptOnly('Bearer other');
  renewing('renewed');
  await expect(apiClient.get('/api/x')).rejects.toThrow();
  expect(asked).toHaveLength(2);
  expect(hooks.onUnauthorized).toHaveBeenCalledOnce();
});

it.each<[Renewal, string, number]>([
  ['refused', 'general', 1],
  ['unreachable', 'network', 0],
])(
  'a call after which the renewal is %s fails as %s and ends the session %d time(s)',
  async (renewal, kind, ends) => {
    acceptOnly('Bearer new');
    renewing(renewal);
    expect((await failureFor()).kind).toBe(kind);
    expect(hooks.onUnauthorized).toHaveBeenCalledTimes(ends);
  },
);

it('the session is not renewed after a call without a session or after status 403', async () => {
  configureClient({ ...hooks, authorization: () => Promise.resolve(null) });
  acceptOnly('Bearer new');
  await expect(apiClient.get('/api/x')).rejects.toThrow();
  await expect(apiClient.post('/api/x', {}, clientCall())).rejects.toThrow();
  configureClient(hooks);
  server.use(http.all('*', () => HttpResponse.json({}, { status: 403 })));
  await expect(apiClient.get('/api/x')).rejects.toThrow();
  expect(hooks.renew).not.toHaveBeenCalled();
});

const refuseInside = (code: number) =>
  server.use(http.all('*', () => HttpResponse.json({ code, message: 'The database is locked' })));

it('a response with status 200 counts as a failure if its body reports a failure, even if the call expects a file or text', async () => {
  onTestFinished(await takeNodeBodies());
  refuseInside(500);
  const failure = { kind: 'general', status: 500, message: 'The database is locked' };
  expect(await failureFor({ responseType: 'blob' })).toEqual(failure);
  const text = { responseType: 'text', transformResponse: (body: unknown) => body } as const;
  expect(await failureFor(text)).toEqual(failure);
});

it('a response with status 200 ends the session if its body contains the code 401 and the session cannot be renewed', async () => {
  refuseInside(401);
  await failureFor();
  expect(hooks.renew).toHaveBeenCalledOnce();
  expect(hooks.onUnauthorized).toHaveBeenCalledOnce();
});

it('a file received with status 200 is returned unchanged if its content does not report a failure', async () => {
  onTestFinished(await takeNodeBodies());
  server.use(http.all('*', () => HttpResponse.text('%PDF-1.7 {}')));
  const { data } = await apiClient.get<Blob>('/api/x', { responseType: 'blob' });
  expect(await data.text()).toBe('%PDF-1.7 {}');
});

it('the time limit is one minute for a call, and ten minutes for a call that the user can cancel', () => {
  expect(apiClient.defaults.timeout).toBe(60_000);
  expect(LONG_CALL.timeout).toBe(600_000);
});

it('a call without a response fails with a timeout, not with a network failure', async () => {
  // A real HTTP server, because calls intercepted by the mock server do not time out.
  const { address, close } = await serveOddly(() => new Promise(() => undefined));
  onTestFinished(close);
  server.use(http.all('*', () => passthrough()));
  configureClient({ ...hooks, baseUrl: address });
  const failure = await failureFor({ timeout: 50, adapter: 'http' });
  expect(failure).toEqual({ kind: 'timeout', status: null, message: '' });
});

it('a call that ends because the user cancels it or leaves the page has the failure `cancelled`', () => {
  expect(failureOf(new CanceledError()).kind).toBe('cancelled');
  expect(failureOf(new AxiosError('Request aborted', AxiosError.ECONNABORTED)).kind).toBe('cancelled');
});

it('a failure that has already been converted remains unchanged', async () => {
  const error = { kind: 'malformed', status: 200, message: '', field: 'records.0.id' } as const;
  const thrown = await Promise.resolve()
    .then(() => valueOf({ ok: false, error }))
    .catch((cause: unknown) => cause);
  expect(failureOf(thrown)).toBe(error);
  expect(thrown).toMatchObject({ status: 200 });
  expect(failureOf(new Error('bug')).kind).toBe('general');
});
