import { readFileSync } from 'node:fs';
import { http as mock, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkDuration } from '@/cli/server-check/cors-and-limits';
import { documentedAt, RULES, type Finding, type Rule } from '@/cli/server-check/findings';
import { runCommand } from '@/cli/server-check/run-command';
import { serveBackend, type Fault } from '@/testing/backend-server';
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

/** Handlers of all calls of a server that is written from the examples of docs/openapi.json alone. */
const exampleHandlers = DESCRIBED.map(({ method, path, operation }) =>
  mock[method as 'get'](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, () => answerOf(operation)),
);

const ORIGIN = 'https://app.example.com';

const json = (body: unknown) => () => Promise.resolve(Response.json(body));

/** Returns a fault that affects only calls whose URL matches `path`. */
const on =
  (path: RegExp, instead: Fault): Fault =>
  (request, answer) =>
    path.test(request.url) ? instead(request, answer) : answer();

const withHeaders =
  (headers: Record<string, string>): Fault =>
  async (_, answer) => {
    const { status, headers: own, body } = await answer();
    return new Response(body, { status, headers: { ...Object.fromEntries(own), ...headers } });
  };

/** Simulates a server that accepts one calculation at a time and refuses a second one with `status`. */
function oneAtATime(status: number): Fault {
  let isBusy = false;
  return on(/runAlgorithm/, async (_, answer) => {
    if (isBusy) return new Response(null, { status });
    isBusy = true;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return answer().finally(() => (isBusy = false));
  });
}

const strict = (status: number): Fault =>
  on(/simdroid/, (request, answer) =>
    request.headers.get('accept')?.includes('profile=')
      ? Promise.resolve(new Response(null, { status }))
      : answer(),
  );

const CORS = {
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language, Accept',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-expose-headers': 'Retry-After',
};

/** Allows calls from the app's origin, also in preflight requests; `other` replaces some headers. */
const openBut = (other: Partial<typeof CORS>): Fault => {
  const preflight = () => Promise.resolve(new Response(null, { status: 204 }));
  return (request, answer) =>
    withHeaders({ ...CORS, ...other })(request, request.method === 'OPTIONS' ? preflight : answer);
};
const open = openBut({});

const html =
  (text: string): Fault =>
  () =>
    Promise.resolve(new Response(text, { headers: { 'content-type': 'text/html' } }));
const page = html('<!DOCTYPE html><html><title>Sign in</title></html>');

/** Answers like a gateway that wraps the response in another object. */
const wrapped: Fault = async (_, answer) =>
  Response.json({ code: 200, msg: 'ok', data: (await (await answer()).json()) as unknown });

const shortLived: Fault = async (_, answer) => {
  const token = (await (await answer()).json()) as object;
  return Response.json({ ...token, expires_in: 30 });
};

const redirected: Fault = (request) =>
  Promise.resolve(Response.redirect(new URL('/sso/login', request.url), 302));

/** Rules whose faults only a check with the origin of the app finds. */
const AT_ORIGIN: readonly Rule[] = ['Origin', 'Allowed methods', 'Allowed headers', 'Exposed headers'];

const none: Fault = (_, answer) => answer();

const FAULTS: Readonly<Record<string, Fault>> = {
  'no grades': on(/concrete\/list/, json([])),
  'no profiles': on(/sectionSteel\/list/, json([])),
  'no anchors': on(/anchor\/list\//, json([])),
  'its start page instead of a picture': on(/maoshuan\/images/, html('<!doctype html><title>App</title>')),
  'no CORS header for the app’s origin': none,
  'a CORS response without PATCH and DELETE': openBut({ 'access-control-allow-methods': 'GET, POST' }),
  'any header allowed by *, which excludes Authorization': openBut({ 'access-control-allow-headers': '*' }),
  'Retry-After hidden from the page': openBut({ 'access-control-expose-headers': '' }),
  'a login page instead of the concrete list': on(/concrete\/list/, page),
  'a redirect to a login page': (request, answer) =>
    on(/sso/, page)(request, () => on(/users\/me/, redirected)(request, answer)),
  'responses wrapped by a gateway': on(/concrete\/list/, wrapped),
  'tokens valid for only 30 s': on(/oauth\/token/, shortLived),
  'a clock an hour behind': withHeaders({ date: new Date(Date.now() - 3_600_000).toUTCString() }),
  'one calculation at a time': oneAtATime(429),
  'an error for a second calculation': oneAtATime(500),
  'status 406 for a short response profile': strict(406),
  'status 400 for a short response profile': strict(400),
};

/** Name of each fault, and mark, rule and message (a pattern) of the line that reports it. */
const FINDINGS = String.raw`
no grades
  FAIL | Records | no grade for EN1992-4
no profiles
  FAIL | Records | no profile of any series
no anchors
  FAIL | Records | no anchor for EN1992-4
its start page instead of a picture
  FAIL | Pictures | not a picture: "<!doctype html>
no CORS header for the app’s origin
  FAIL | Origin | cannot be called from https://app\.example\.com: responses do not name it
a CORS response without PATCH and DELETE
  FAIL | Allowed methods | cannot be called from .*: Access-Control-Allow-Methods does not name PATCH, DELETE
any header allowed by *, which excludes Authorization
  FAIL | Allowed headers | Access-Control-Allow-Headers does not name authorization
Retry-After hidden from the page
  note | Exposed headers | Access-Control-Expose-Headers does not name Retry-After
a login page instead of the concrete list
  FAIL | Web pages | concrete/list: returns a web page
a redirect to a login page
  FAIL | Web pages | users/me: returns a web page
responses wrapped by a gateway
  FAIL | Wrapped | concrete/list: cannot be read: the response is wrapped
tokens valid for only 30 s
  note | Tokens | the token is valid for 30 s: the app renews it every 24 s during work
a clock an hour behind
  FAIL | Clock | its clock is 3[56]\d\d s behind this machine's
one calculation at a time
  note | Busy | a second calculation in parallel is refused with status 429: the app waits and sends one calculation at a time
an error for a second calculation
  FAIL | How many | a second calculation in parallel is refused with status 500: the app treats this as a failed calculation
status 406 for a short response profile
  note | Strict | a request for values only is answered with status 406: the app requests the full response
status 400 for a short response profile
  FAIL | Strict | a request for values only is answered with status 400: lists and Explore fail`
  .trim()
  .split(/\n(?=\S)/)
  .map((entry) => entry.split(/\n {2}| \| /) as [fault: string, mark: string, Rule, message: string]);

/** Checks a server that answers with the examples of docs/openapi.json and has a fault. */
async function checked(fault: Fault, options: readonly string[] = []) {
  const http = await serveBackend(exampleHandlers, fault);
  onTestFinished(() => http.close());
  const account = ['--user', 'admin', '--password', 'any', '--code', 'any', '--client', 'Basic any'];
  let text = '';
  const status = await runCommand([http.address, ...account, ...options], (line) => (text += line));
  return { status, lines: text.split('\n') };
}

it('the server check finds no fault in sign-in, records, calculations and report', async () => {
  const { status, lines } = await checked(none);
  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
  expect(status).toBe(0);
  const calls = 'anchor/list/JGJ145-2013/12 runAlgorithm (elastic) images/pdf permissions/all'.split(' ');
  for (const call of calls) expect(lines.join('\n')).toContain(call);
});

describe('faulty server', () => {
  it.each(FINDINGS)(
    'the server check reports a fault and cites the rule: %s',
    async (fault, mark, rule, message) => {
      const { status, lines } = await checked(
        FAULTS[fault],
        AT_ORIGIN.includes(rule) ? ['--origin', ORIGIN] : [],
      );
      const pattern = new RegExp(message);
      const faults = lines.filter((one) => !one.startsWith('ok')).join('\n');
      const line = lines.find((one) => pattern.test(one)) ?? faults;
      expect(line).toMatch(pattern);
      expect(line.slice(0, 4)).toBe(mark);
      expect(line).toContain(`(${documentedAt('', rule)})`);
      expect(status).toBe(mark === 'FAIL' ? 1 : 0);
    },
  );

  it('the server check reports that calls from the app’s origin are allowed', async () => {
    const { status, lines } = await checked(open, ['--origin', ORIGIN]);
    expect(lines[0]).toBe(`ok    GET /api/user-management/captcha: may be called from ${ORIGIN}`);
    expect(status).toBe(0);
  });
});

it('the server check reports the effects on the app only for a calculation that takes more than 5 s', () => {
  const found: Finding[] = [];
  for (const seconds of [4.9, 7.25]) checkDuration((one) => found.push(one), 'POST run', seconds);
  const message = 'took 7.3 s, more than 5 s: the app calculates only on request, and does not start';
  expect(found).toMatchObject([{ isRead: true, rule: 'Duration' }]);
  expect(found[0].message).toContain(message);
});

describe('cited lines in the documentation', () => {
  const calls = readFileSync('docs/openapi.json', 'utf8').split('\n');

  it('every rule of the server check cites a line of docs/server.md', () => {
    for (const rule of RULES) expect(documentedAt('', rule), rule).toMatch(/^docs\/server\.md:\d+$/);
  });

  it.each([
    ['GET /api/maoshuan/anchor/list/EN1992-4/12', '/api/maoshuan/anchor/list/{standard}/{diameter}'],
    ['GET /api/maoshuan/anchor/a1', '/api/maoshuan/anchor/{id}'],
    ['GET /api/maoshuan/anchor/list', '/api/maoshuan/anchor/list'],
    ['POST /api/user-management/oauth/token (refresh_token)', '/api/user-management/oauth/token'],
    ['GET /api/user-management/users?current=1&size=10', '/api/user-management/users'],
    ['GET /api/user-management/users/me', '/api/user-management/users/me'],
  ])('the server check cites the line of docs/openapi.json that describes %s', (call, path) => {
    const line = Number(/^docs\/openapi\.json:(\d+)$/.exec(documentedAt(call, undefined))?.[1]);
    const [method = ''] = call.toLowerCase().split(' ');
    expect(calls[line - 1]).toBe(`      "${method}": {`);
    expect(calls.slice(0, line - 1).findLast((one) => one.startsWith('    "/'))).toBe(`    "${path}": {`);
  });
});
