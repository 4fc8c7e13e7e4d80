/**
 * Tests the build for a real backend: its files contain nothing from the embedded backend, and its calls
 * reach a server over HTTP.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fetchMe, fetchCaptcha, signIn } from '@/api/calls/session';
import { apiClient } from '@/api/client';
import { readEnvironment } from '@/app/env';
import { EXAMPLES, exampleDesign } from '@/design/examples/example-designs';
import { serveOddly } from '@/testing/backend-server';
import { howMany } from '@/testing/run/how-many';
import { configureTestClient } from '@/testing/test-client';
import anchors from '../../mocks/seed/anchors.json';
import { demoAccounts } from '../../mocks/seed/demo-accounts';
import { DATABASE_NAME } from '../../mocks/store/store';

/**
 * Names of the demonstration anchors in the supplied examples. The build contains these names, so that the
 * app can display the name of an anchor that another server does not have.
 */
const NAMED_BY_EXAMPLES = new Set(
  EXAMPLES.map((name) => {
    const { anchor, standardType } = exampleDesign(name);
    return anchor.chosen[standardType]?.name ?? '';
  }),
);

const BACKEND = 'https://backend.anchors.test/prefix';
const root = join(import.meta.dirname, '../..');

// Creates the build only if all cases run (`npm run test:rest`), because building takes a long time.
describe.runIf(howMany(0, 1))('files of the real-backend build', () => {
  let folder = '';
  let files: { name: string; text: string }[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'real-build-'));
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    execFileSync(
      process.execPath,
      [vite, 'build', '--mode', 'real', '--outDir', folder, '--sourcemap', '--logLevel', 'error'],
      { cwd: root, env: { ...process.env, NODE_ENV: 'production', VITE_API_BASE_URL: `${BACKEND}/` } },
    );
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => ({ name: relative(folder, path), text: readFileSync(path, 'latin1') }));
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const shipped = () => files.filter(({ name }) => !name.endsWith('.map'));
  // Returns the files that contain a string. Images and the printed manual are ignored, because they may
  // contain the string by chance.
  const shippedWith = (text: string) =>
    shipped().filter((file) => /\.(js|css|html|json|svg)$/.test(file.name) && file.text.includes(text));

  it('the sources in the build include the app, but not the embedded backend, its worker or the calculations of the engine', () => {
    const maps = files.filter(({ name }) => name.endsWith('.map'));
    const sources = maps.flatMap(({ text }) => (JSON.parse(text) as { sources: string[] }).sources);
    // Without this line, the test would also pass for an empty list of sources.
    expect(sources.some((source) => source.endsWith('src/api/client.ts'))).toBe(true);
    const foreign = /(^|\/)(mocks|node_modules\/(msw|@mswjs|comlink|pdfmake|pdfkit|fast-png))\//;
    // Checks and plate calculation must not be in the build. Other engine modules are allowed: for a server
    // that sends no remarks, the app itself derives the remarks on a design.
    const engine = /(^|\/)src\/engineering\/(checks|plate|breakout|en1992-4|jgj145|mode|trail)\//;
    expect(sources.filter((source) => foreign.test(source) || engine.test(source))).toEqual([]);
  });

  it('files in the real-backend build contain no passwords and no workers of the embedded backend', () => {
    const words = [
      'mockServiceWorker',
      'msw',
      DATABASE_NAME,
      'There is no call',
      ...anchors.map(({ name }) => name).filter((name) => !NAMED_BY_EXAMPLES.has(name)),
      ...demoAccounts.map(({ password }) => password),
    ];
    expect(shipped().length).toBeGreaterThan(10);
    const told = words.flatMap((word) => shippedWith(word).map(({ name }) => `${word} in ${name}`));
    expect(told).toEqual([]);
    expect(shipped().filter(({ name }) => /mock|(calculation|pdf)\.worker|fonts\//i.test(name))).toEqual([]);
  });

  it('the build contains the address of the backend', () => {
    expect(shippedWith(BACKEND).map(({ name }) => name)).not.toEqual([]);
  });
});

it.each([
  ['', '/'],
  ['/anchor/', '/anchor/'],
])('the build variable VITE_BASE_PATH=%j gives the base path %s', async (named, expected) => {
  vi.stubEnv('VITE_BASE_PATH', named);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { base } = await resolveConfig({ root, mode: 'real' }, 'build', 'real', 'production');
  expect(base).toBe(expected);
});

describe('content security policy', () => {
  async function servedPolicy(apiBaseUrl: string): Promise<string> {
    vi.stubEnv('VITE_API_BASE_URL', apiBaseUrl);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { preview } = await resolveConfig({ root, mode: 'real' }, 'serve', 'real', 'production', true);
    return String(preview.headers?.['Content-Security-Policy']);
  }
  const rule = (policy: string, name: string) =>
    policy.split('; ').find((line) => line.startsWith(`${name} `));

  it.each([
    ['', "connect-src 'self'"],
    ['/proxy', "connect-src 'self'"],
    [BACKEND, "connect-src 'self' https://backend.anchors.test"],
  ])(
    'the content security policy allows a build for %j to call only its backend',
    async (apiBaseUrl, expected) => {
      expect(rule(await servedPolicy(apiBaseUrl), 'connect-src')).toBe(expected);
    },
  );

  it('the content security policy matches docs/deployment.md', async () => {
    const page = readFileSync(join(root, 'docs/deployment.md'), 'utf8');
    expect(page).toContain(`add_header Content-Security-Policy "${await servedPolicy('')}" always;`);
  });
});

const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /api/user-management/captcha': { id: 'c1', image: 'data:image/png;base64,' },
  'POST /api/user-management/oauth/token': { token_type: 'Bearer', access_token: 'abc', refresh_token: 'r' },
  'GET /api/user-management/users/me': { id: 7, username: 'wang', roles: [{ name: 'ADMIN' }] },
};

/** Starts a server that answers a few calls under a path prefix and records them. */
async function startServer(prefix: string, redirectTo?: string) {
  const { asked, address, close } = await serveOddly(({ method, path }) => {
    if (redirectTo !== undefined) return { status: 302, headers: { Location: redirectTo + path } };
    const body = ANSWERS[`${method} ${path}`.replace(` ${prefix}/`, ' /')];
    return body === undefined ? { status: 404, body: { message: 'unknown' } } : { body };
  });
  onTestFinished(close);
  return { asked, address };
}

/**
 * Configures the client from build variables as the app does; returns the function that sets the session
 * token.
 */
function connect(apiBaseUrl: string) {
  const environment = readEnvironment({
    VITE_API_BASE_URL: apiBaseUrl,
    VITE_CLIENT_AUTHORIZATION: 'Basic client',
  });
  let session: string | null = null;
  configureTestClient({
    baseUrl: environment.apiBaseUrl,
    authorization: () => Promise.resolve(session),
    clientAuthorization: environment.clientAuthorization,
  });
  return (token: string) => {
    session = token;
  };
}

describe('client over HTTP', () => {
  it.each(['', '/proxy/anchors', '/proxy/anchors/'])(
    'the client signs in at another origin under the path prefix %j',
    async (path) => {
      const prefix = path.replace(/\/$/, '');
      const { asked, address } = await startServer(prefix);
      const setSession = connect(address + path);

      const captcha = await fetchCaptcha();
      if (!captcha.ok) throw new Error('no verification code');
      const token = await signIn({
        username: 'wang',
        password: 'p&=',
        captchaId: captcha.value.id,
        captchaText: 'abcd',
      });
      if (!token.ok) throw new Error('not signed in');
      setSession(`${token.value.token_type} ${token.value.access_token}`);
      expect(await fetchMe()).toMatchObject({ ok: true, value: { id: 7, username: 'wang' } });

      const base = `${prefix}/api/user-management`;
      const form =
        'username=wang&password=p%26%3D&captcha_id=c1&captcha_text=abcd&grant_type=password_captcha&scope=all';
      expect(asked).toEqual([
        { method: 'GET', path: `${base}/captcha`, authorization: undefined, body: '' },
        { method: 'POST', path: `${base}/oauth/token`, authorization: 'Basic client', body: form },
        { method: 'GET', path: `${base}/users/me`, authorization: 'Bearer abc', body: '' },
      ]);
    },
  );

  it('the client returns a failure if the server is unreachable', async () => {
    connect('http://127.0.0.1:1')('Bearer abc');
    expect(await fetchMe()).toMatchObject({ ok: false, error: { kind: 'network' } });
  });
});

it.each(['fetch', 'http'] as const)(
  'after a redirect, the client sends the token only to the backend origin, with the %s adapter',
  async (adapter) => {
    const stranger = await startServer('');
    const backend = await startServer('', stranger.address.replace('127.0.0.1', 'localhost'));
    connect(backend.address)('Bearer secret');
    await apiClient.get('/api/user-management/users/me', { adapter }).catch(() => undefined);
    expect(backend.asked[0]?.authorization).toBe('Bearer secret');
    expect(stranger.asked.map(({ authorization }) => authorization)).toEqual([undefined]);
  },
);

it.each(['https://stranger.example/x', '//stranger.example/x', '/\\stranger.example/x', 'x'])(
  'the client refuses a call to %s, so that the token is not sent there',
  async (address) => {
    connect('')('Bearer secret');
    const adapter = vi.fn();
    await expect(apiClient.get(address, { adapter })).rejects.toThrow('is no path of the backend');
    expect(adapter).not.toHaveBeenCalled();
  },
);
