// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNodeBodies } from '../../mocks/node';
import { apiClient, clientCall, configureClient, PUBLIC_CALL, type ClientHooks } from './client';
import { failureOf } from './errors';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const hooks = {
  baseUrl: '',
  authorization: () => Promise.resolve<string | null>('Bearer token'),
  clientAuthorization: 'Basic client',
  language: () => 'zh-CN',
  onUnauthorized: vi.fn(),
  onNotFound: vi.fn(),
} satisfies ClientHooks;

beforeEach(() => {
  vi.clearAllMocks();
  configureClient(hooks);
});

/** Answers every call with its address and headers. */
function echo() {
  server.use(
    http.all('*', ({ request }) =>
      HttpResponse.json({ url: request.url, headers: Object.fromEntries(request.headers) }),
    ),
  );
}

async function sent(...args: Parameters<typeof apiClient.get>) {
  return (await apiClient.get<{ url: string; headers: Record<string, string> }>(...args)).data;
}

describe('a call', () => {
  it('carries session and language', async () => {
    echo();
    expect((await sent('/api/x')).headers).toMatchObject({
      authorization: 'Bearer token',
      'accept-language': 'zh-CN',
    });
  });

  it('waits for an authorization that is on its way', async () => {
    echo();
    let give: (value: string) => void = () => undefined;
    configureClient({ ...hooks, authorization: () => new Promise((resolve) => (give = resolve)) });
    const call = sent('/api/x');
    await Promise.resolve();
    give('Bearer renewed');
    expect((await call).headers.authorization).toBe('Bearer renewed');
  });

  it('without a session carries none, or the credential of the client', async () => {
    echo();
    expect((await sent('/api/x', PUBLIC_CALL)).headers.authorization).toBeUndefined();
    expect((await sent('/api/x', clientCall())).headers.authorization).toBe('Basic client');
  });

  it.each([
    ['https://backend.example.com', 'https://backend.example.com/api/x'],
    ['/proxy', 'http://localhost:3000/proxy/api/x'],
  ])('goes to the backend at %s', async (baseUrl, url) => {
    echo();
    configureClient({ ...hooks, baseUrl });
    expect((await sent('/api/x')).url).toBe(url);
  });
});

describe('a refused call', () => {
  const refuse = (status: number) =>
    server.use(http.all('*', () => HttpResponse.json({ message: 'no' }, { status })));

  it.each([401, 403])('with %i tells the session', async (status) => {
    refuse(status);
    await expect(apiClient.get('/api/x')).rejects.toThrow();
    expect(hooks.onUnauthorized).toHaveBeenCalledOnce();
  });

  it.each([401, 403, 404])('with %i tells nobody where no session is needed', async (status) => {
    refuse(status);
    await expect(apiClient.post('/api/x', {}, clientCall())).rejects.toThrow();
    expect(hooks.onUnauthorized).not.toHaveBeenCalled();
    expect(hooks.onNotFound).not.toHaveBeenCalled();
  });

  it('with 404 tells which one it was', async () => {
    refuse(404);
    await expect(apiClient.patch('/api/x/7', {})).rejects.toThrow();
    expect(hooks.onNotFound).toHaveBeenCalledWith({ method: 'patch', path: '/api/x/7' });
    expect(hooks.onUnauthorized).not.toHaveBeenCalled();
  });

  it('says why even where a file was expected', async () => {
    const undo = await useNodeBodies();
    refuse(400);
    const cause: unknown = await apiClient
      .get('/api/x', { responseType: 'blob' })
      .catch((error: unknown) => error);
    undo();
    expect(failureOf(cause).message).toBe('no');
  });
});
