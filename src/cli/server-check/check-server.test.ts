// @in-rest
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkServer } from '@/cli/server-check/check-server';
import type { Finding } from '@/cli/server-check/findings';
import { runCommand } from '@/cli/server-check/run-command';
import { serveBackend, type BackendServer } from '@/testing/backend-server';
import { DESCRIBED } from '@/testing/described-calls';
import { createTestBackend, type TestBackend } from '../../../mocks/node';

async function serve(qa = ''): Promise<TestBackend & { http: BackendServer }> {
  const backend = await createTestBackend({ qa });
  const http = await serveBackend(backend.handlers);
  onTestFinished(() => http.close());
  return { ...backend, http };
}

async function findingsOf(
  { http, clientAuthorization, store }: Awaited<ReturnType<typeof serve>>,
  username = 'admin',
): Promise<Finding[]> {
  const readCode = async (picture: string) => {
    expect(picture).toMatch(/^data:image\/[a-z+]+;base64,/);
    return (await store.captchas.all()).at(-1)?.text ?? '';
  };
  const visitor = { username, password: `${username}123`, readCode };
  const findings: Finding[] = [];
  const server = { address: `${http.address}/`, clientAuthorization };
  await checkServer(server, visitor, (finding) => findings.push(finding));
  return findings;
}

const unreadable = (findings: Finding[]) =>
  findings.filter(({ isRead }) => !isRead).map(({ call, message }) => `${call}: ${message}`);

/** Documented calls that read data or calculate; the server check makes all of them but that of avatars. */
const READS = DESCRIBED.filter(
  ({ method, path }) =>
    (method === 'get' || /token|simdroid|pdf/.test(path)) && !path.includes('user-management/images'),
);

it('the server check makes every call that reads data, both plate calculations, and the check under both standards', async () => {
  const findings = await findingsOf(await serve());
  expect(unreadable(findings)).toEqual([]);
  const calls = findings.map(({ call }) => call);
  const isMade = ({ method, pattern }: (typeof READS)[number]) =>
    calls.some((call) => {
      const [verb = '', path = ''] = call.split(/[ ?]/);
      return verb.toLowerCase() === method && pattern.test(path);
    });
  expect(READS.filter((read) => !isMade(read)).map(({ path }) => path)).toEqual([]);
  const checks = findings.filter(({ call }) => call.includes('runAlgorithm'));
  expect(checks.map(({ message }) => message)).toEqual([
    'EN1992-4: Satisfied, Not applicable',
    'JGJ145-2013: Satisfied, Not applicable',
  ]);
});

it('the server check makes the same calls to a server that uses other response formats, and can read all its responses', async () => {
  const usual = (await findingsOf(await serve())).map(({ call }) => call);
  const other = await findingsOf(await serve('form:another-server'));
  expect(unreadable(other)).toEqual([]);
  const numbered = (call: string) => call.replace(/\/[a-z](\d+)\b/g, '/$1');
  expect(other.map(({ call }) => call)).toEqual(usual.map(numbered));
  expect(other.filter(({ message }) => message.endsWith('ids only'))).toHaveLength(8);
});

it('the server check stores nothing on the server except what signing in requires', async () => {
  const backend = await serve();
  const { tokens: _, captchas: __, exclusive: ___, ...tables } = backend.store;
  const all = () => Promise.all(Object.values(tables).map((table) => table.all()));
  const before = await all();
  await findingsOf(backend);
  expect(await all()).toEqual(before);
  const written = backend.http.calls.filter((call) => !call.startsWith('GET '));
  expect([...new Set(written.map((call) => call.replace(/\/u1$/, '')))].toSorted()).toEqual([
    'POST /api/maoshuan/images/pdf',
    'POST /api/maoshuan/simdroid/run',
    'POST /api/maoshuan/simdroid/runAlgorithm',
    'POST /api/user-management/oauth/token',
  ]);
});

it('the server check does not make administrator calls when signed in as a designer', async () => {
  const findings = await findingsOf(await serve(), 'engineer');
  expect(unreadable(findings)).toEqual([]);
  expect(findings.filter(({ call }) => /users\?|roles|permissions/.test(call))).toEqual([]);
});

it('the server check names a record that could not be read, and counts the records in its list', async () => {
  const findings = unreadable(await findingsOf(await serve('form:bad-record')));
  const concretes = '27 of 28 records; 13 for EN1992-4, 27 for JGJ145-2013; cannot be read: C20/25 (ec)';
  const users = '2 of 3 records; 3 in total; cannot be read: Anna Adler (expirationTime)';
  expect(findings).toContain(`GET /api/maoshuan/concrete/list: ${concretes}`);
  expect(findings).toContain(`GET /api/user-management/users: ${users}`);
});

const RUN = '/api/maoshuan/simdroid/run';
const CAPTCHA = '/api/user-management/captcha';
const REFUSED = 'is refused with status 500: QA scenario: answered with status 500.';

it.each([
  ['form:bad-account', 'GET /api/user-management/users/me: cannot be read: expirationTime'],
  [`malformed:${CAPTCHA}`, `GET ${CAPTCHA}: cannot be read: the response as a whole`],
  [`form:failures-200,fail:${RUN}Algorithm:500`, `POST ${RUN}Algorithm/u1: ${REFUSED}`],
  [`empty:${RUN}/`, `POST ${RUN}/u1: cannot be read: the response is empty`],
])('the server check reports why a call failed under the fault switch %s', async (qa, reason) => {
  expect(unreadable(await findingsOf(await serve(qa)))).toContain(reason);
});

it('the server check reports that a server is unreachable', async () => {
  const backend = await serve();
  const there = { ...backend, http: { ...backend.http, address: 'http://127.0.0.1:1' } };
  expect(unreadable(await findingsOf(there))).toEqual([`GET ${CAPTCHA}: cannot be reached`]);
});

async function command(...args: string[]) {
  const root = join(import.meta.dirname, '../../..');
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const run = spawn(process.execPath, [tsx, 'src/cli/server-check/main.ts', ...args], { cwd: root });
  let text = '';
  run.stdout.on('data', (part) => (text += String(part)));
  run.stderr.on('data', (part) => (text += String(part)));
  const [status] = (await once(run, 'close')) as [number];
  return { status, text };
}

it('the server check command prints its findings and a summary, and exits with 0 if all responses are readable', async () => {
  const { http, clientAuthorization } = await serve('captcha-off');
  const account = ['--user', 'engineer', '--password', 'engineer123', '--code', 'any'];
  const { status, text } = await command(http.address, ...account, '--client', clientAuthorization);
  expect(text).toMatch(/^ok {4}GET \/api\/user-management\/captcha: read$/m);
  expect(text).toMatch(/^ok {4}GET \/api\/user-management\/users\/me: Li Wei; roles USER; no expiry$/m);
  expect(text).toMatch(/\d+ calls can be read, 0 cannot\. Calls that change data were not made\.\n$/);
  expect(status).toBe(0);
});

it('the server check command exits with 1 if a call fails, and with 2 for invalid arguments', async () => {
  const { http, clientAuthorization } = await serve();
  let text = '';
  const called = (...args: string[]) => runCommand(args, (part) => (text += part));
  const account = ['--user', 'engineer', '--password', 'wrong', '--code', 'any'];
  expect(await called(http.address, ...account, '--client', clientAuthorization)).toBe(1);
  expect(text).toMatch(/^FAIL {2}POST \/api\/user-management\/oauth\/token: is refused with status 400/m);
  const usage = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => usage.mockRestore());
  expect(await called(http.address)).toBe(2);
  expect(usage).toHaveBeenLastCalledWith(expect.stringMatching(/^usage: /));
  expect(await called(http.address, '--none')).toBe(2);
  for (const address of ['backend.example.com', 'ftp://backend.example.com', 'https//x']) {
    expect(await called(address, ...account, '--client', 'Basic x')).toBe(2);
    expect(usage).toHaveBeenLastCalledWith(expect.stringContaining(`${address} is not a valid address`));
  }
  const origin = ['--origin', 'app.example.com'];
  expect(await called(http.address, ...account, '--client', 'Basic x', ...origin)).toBe(2);
});
