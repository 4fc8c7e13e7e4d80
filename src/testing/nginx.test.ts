/** Tests the configurations in docs/deployment.md with nginx, if nginx is installed. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LONG_CALL } from '@/api/client';
import { runCommand } from '@/cli/server-check/run-command';
import { serveBackend, serveOddly } from '@/testing/backend-server';
import { createTestBackend } from '../../mocks/node';

const PAGE = readFileSync('docs/deployment.md', 'utf8');
const BLOCKS = [...PAGE.matchAll(/```nginx\n([^]*?)```/g)].map(([, text = '']) => text);
const [SITE = '', OTHER_ORIGIN = ''] = BLOCKS;

const isInstalled = (command: string, argument: string) => spawnSync(command, [argument]).error === undefined;
const CAN_RUN = isInstalled('nginx', '-v') && isInstalled('openssl', 'version');

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Starts nginx with these servers in a separate folder and stops it after the test. */
async function start(folder: string, servers: string, port: number): Promise<void> {
  const file = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  writeFileSync(
    file,
    // When nginx runs as root, its workers need `user root` to read the folder of this test.
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
     http { access_log off; ${paths} types { text/html html; text/javascript js; } ${servers} }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-p', folder]);
  onTestFinished(() => void nginx.kill());
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = createServer().once('error', () => resolve());
        socket.listen(port, '127.0.0.1', () => socket.close(() => reject(new Error('not yet'))));
      }),
    { timeout: 5000, interval: 50 },
  );
}

function ask(session: ClientHttp2Session, path: string, more: Record<string, string> = {}) {
  type Headers = Record<string, string>;
  return new Promise<{ status: number; headers: Headers; body: string }>((resolve, reject) => {
    const request = session.request({ ':path': path, ...more });
    let headers: Headers = {};
    let body = '';
    request.on('response', (found) => void (headers = found as unknown as Headers));
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => resolve({ status: Number(headers[':status']), headers, body }));
    request.on('error', reject);
    request.end();
  });
}

it('the timeouts in docs/deployment.md equal the time limit of long calls in the app', () => {
  const seconds = [...PAGE.matchAll(/(?:proxy_read|proxy_send|client_body)_timeout (\d+)s;/g)];
  expect(seconds).toHaveLength(6);
  for (const [line, found] of seconds) expect(Number(found) * 1000, line).toBe(LONG_CALL.timeout);
});

describe.skipIf(!CAN_RUN)('nginx with the documented configuration', () => {
  it('nginx with the documented configuration serves the app, forwards calls and returns 404 for missing files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const root = join(folder, 'dist-real');
    mkdirSync(join(root, 'assets'), { recursive: true });
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>App</title>');
    writeFileSync(join(root, 'assets/part-1a2b.js'), 'export {};');
    const certificate = `-keyout ${folder}/key -out ${folder}/pem -subj /CN=localhost`;
    const made = `req -x509 -newkey rsa:2048 -nodes ${certificate}`.split(' ');
    execFileSync('openssl', made, { stdio: 'ignore' });
    const server = await serveOddly(async ({ path }) => {
      if (path.endsWith('/slow')) await new Promise((resolve) => setTimeout(resolve, 1500));
      return { body: { path } };
    });
    onTestFinished(() => server.close());
    const [port, plain] = [await freePort(), await freePort()];
    const site = SITE.replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('/etc/ssl/anchors.pem', join(folder, 'pem'))
      .replace('/etc/ssl/anchors.key', join(folder, 'key'))
      .replace('/srv/anchors/dist-real', root)
      .replace('http://127.0.0.1:8080', server.address);
    await start(folder, site, port);
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    onTestFinished(() => session.close());

    const home = await ask(session, '/personal');
    expect(session.alpnProtocol).toBe('h2');
    expect(home).toMatchObject({ status: 200, body: '<!doctype html><title>App</title>' });
    expect(home.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(home.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(home.headers['permissions-policy']).toMatch(/^camera=\(\), /);
    expect(home.headers.server).toBe('nginx');
    expect((await ask(session, '/assets/part-1a2b.js')).headers['cache-control']).toMatch(/max-age=31536000/);
    expect((await ask(session, '/assets/part-old.js')).status).toBe(404);
    const call = { ':method': 'POST' };
    const slow = await ask(session, '/api/maoshuan/slow', call);
    expect(slow).toMatchObject({ status: 200, body: '{"path":"/api/maoshuan/slow"}' });
    const upload = (bytes: number) =>
      ask(session, '/api/maoshuan/images/upload', { ...call, 'content-length': String(bytes) });
    expect((await upload(102 * 1024 * 1024)).status).toBe(413);
  });

  it('nginx with the documented configuration allows calls from the app at another origin, and the server check confirms it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const { handlers, clientAuthorization } = await createTestBackend({ qa: 'captcha-off' });
    const backend = await serveBackend(handlers);
    onTestFinished(() => backend.close());
    const port = await freePort();
    const location = OTHER_ORIGIN.replace('http://127.0.0.1:8080', backend.address);
    await start(folder, `server { listen 127.0.0.1:${port}; ${location} }`, port);
    let text = '';
    const account = ['--user', 'engineer', '--password', 'engineer123', '--code', 'any'];
    const client = ['--client', clientAuthorization, '--origin', 'https://anchors.example.com'];
    const address = `http://127.0.0.1:${port}`;
    const status = await runCommand([address, ...account, ...client], (line) => (text += line));
    expect(text).toMatch(/^ok {4}GET \/api\/user-management\/captcha: may be called from https/);
    expect(text).not.toMatch(/^(FAIL|note)/m);
    expect(status).toBe(0);
  });
});
