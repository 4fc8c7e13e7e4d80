// @vitest-environment jsdom
/** Tests calls over the direct connection to the embedded backend, one by one and in bulk messages. */
import { expect, it } from 'vitest';
import { postForces, serverCalculator } from '@/api/calls/calculation';
import type { DirectAnswer, DirectRequest, SendInBulk } from '@/api/contract/in-process-transport';
import { simRequest, type SimRequest } from '@/api/contract/to-wire';
import { MOST_IN_MESSAGE } from '@/api/request-batching';
import { rigidInput as SIM } from '@/testing/sample-inputs';
import { configureTestClient } from '@/testing/test-client';

const never = () => new AbortController().signal;

/** Configures a direct connection; returns the single calls that it receives. */
function configure(
  answer: (request: DirectRequest) => Promise<DirectAnswer | null>,
  inBulk?: SendInBulk,
  isExpired = false,
) {
  const asked: DirectRequest[] = [];
  const single = (request: DirectRequest) => {
    asked.push(request);
    return answer(request);
  };
  configureTestClient({
    baseUrl: '/prefix',
    isExpired: () => isExpired,
    language: () => 'cn',
    directLine: Object.assign(single, inBulk && { inBulk }),
    workers: 2,
  });
  return asked;
}

const CHOICE = { profile: 'forces', isOneOfMany: true } as const;
const call = (signal = never()) => postForces('u7', SIM, signal, CHOICE);

it('the in-process adapter sends the URL, headers and body of a network call over the direct connection', async () => {
  const asked = configure(() => Promise.resolve({ status: 200, body: '{"join": [1, -2]}' }));
  expect(await call()).toMatchObject({ ok: true, value: { join: [1, -2] } });
  expect(asked).toHaveLength(1);
  const [{ method, url, headers, body }] = asked;
  expect([method, new URL(url).pathname]).toEqual(['POST', '/prefix/api/maoshuan/simdroid/run/u7']);
  expect(headers).toMatchObject({ Authorization: 'Bearer token', 'Accept-Language': 'cn' });
  expect(JSON.parse(body)).toEqual({ sim: JSON.stringify(simRequest(SIM)) });
});

it.each([
  [
    { status: 400, body: '{"message": "Load: too large."}' },
    { status: 400, message: 'Load: too large.' },
  ],
  [{ status: 500, body: '' }, { status: 500 }],
  [null, { kind: 'network' }],
])('a call over the direct connection with the response %j fails with %j', async (answer, error) => {
  configure(() => Promise.resolve(answer));
  expect(await call()).toMatchObject({ ok: false, error });
});

it('a call over the direct connection ends when it is cancelled, before or during its execution', async () => {
  configure(() => new Promise(() => undefined));
  const abort = new AbortController();
  const open = call(abort.signal);
  abort.abort();
  for (const ended of [open, call(abort.signal)])
    expect(await ended).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
});

const forces = (value: number) => JSON.stringify({ join: [value] });
/** Returns the load `Fz` of a request, by which the tests identify the calls. */
const loadIn = (body: string) =>
  (JSON.parse((JSON.parse(body) as { sim: string }).sim) as SimRequest).Load.Fz;

/** Answers each call with its load, but the call with the load `refused` not at all. */
const answersTo = (bodies: readonly string[], refused?: number) =>
  bodies.map(loadIn).map((load) => (load === refused ? null : forces(load)));

/** Configures a direct connection for bulk messages, whose single calls return the negative load. */
const configureBulk = (inBulk: SendInBulk, isExpired?: boolean) =>
  configure(({ body }) => Promise.resolve({ status: 200, body: forces(-loadIn(body)) }), inBulk, isExpired);

/** Makes calls with the loads 1, 2, 3, …; returns the force or the kind of failure of each. */
async function runMany(count: number, signal = never()) {
  const calculator = serverCalculator('u7');
  const runs = Array.from({ length: count }, (_, at) =>
    calculator.run({ ...SIM, load: { ...SIM.load, N: at + 1 } }, signal, CHOICE),
  );
  return (await Promise.all(runs)).map((end) => (end.ok ? end.value.join[0] : end.error.kind));
}

it('300 bulk calls are sent in fewer than 40 messages, at most two in parallel, each with the headers of a single call', async () => {
  const sizes: number[] = [];
  const heads: unknown[] = [];
  let [underWay, most] = [0, 0];
  const singles = configureBulk(async (head, bodies) => {
    heads.push(head);
    sizes.push(bodies.length);
    most = Math.max(most, (underWay += 1));
    await Promise.resolve();
    underWay -= 1;
    return answersTo(bodies);
  });
  expect(await runMany(300)).toEqual(Array.from({ length: 300 }, (_, at) => at + 1));
  expect(singles).toHaveLength(0);
  expect(sizes.length).toBeLessThan(40);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_IN_MESSAGE);
  expect(most).toBe(2);
  const url = expect.stringMatching(/\/prefix\/api\/maoshuan\/simdroid\/run\/u7$/) as string;
  const Accept = 'application/json;profile=forces, application/json;q=0.9';
  const headers = { Authorization: 'Bearer token', 'Accept-Language': 'cn', Accept };
  for (const head of heads) expect(head).toEqual({ method: 'POST', url, headers });
});

it.each<[string, SendInBulk, number[]]>([
  ['it is refused', (_, bodies) => Promise.resolve(answersTo(bodies, 2)), [1, -2, 3]],
  ['the message is refused', () => Promise.resolve(null), [-1, -2, -3]],
  ['the message fails', () => Promise.reject(new Error('broken')), [-1, -2, -3]],
  ['its response is unusable', (_, bodies) => Promise.resolve(bodies.map(() => '{}')), [-1, -2, -3]],
])('a call from a bulk message is repeated separately if %s', async (_, inBulk, values) => {
  const singles = configureBulk(inBulk);
  expect(await runMany(3)).toEqual(values);
  expect(singles).toHaveLength(values.filter((value) => value < 0).length);
});

it('bulk calls for an expired account are not sent', async () => {
  let sent = 0;
  const singles = configureBulk(() => Promise.resolve((sent += 1) > 0 ? null : []), true);
  expect(await runMany(2)).toEqual(['expired', 'expired']);
  expect([sent, singles.length]).toEqual([0, 0]);
});

it('cancelled bulk calls end without waiting for the server', async () => {
  configureBulk(() => new Promise(() => undefined));
  const abort = new AbortController();
  const calls = runMany(5, abort.signal);
  await new Promise((resolve) => setTimeout(resolve, 20));
  abort.abort();
  expect(await calls).toEqual(Array.from({ length: 5 }, () => 'cancelled'));
});
