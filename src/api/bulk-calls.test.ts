// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { MOST_IN_MESSAGE } from '@/api/bulk-calls';
import { serverCalculator } from '@/api/calls/calculation';
import type { DirectAnswer, DirectRequest, SendInBulk } from '@/api/contract/in-process-transport';
import type { SimRequest } from '@/api/contract/to-wire';
import { rigidInput } from '@/testing/sample-inputs';
import { configureTestClient } from '@/testing/test-client';

const CHOICE = { profile: 'forces', isOneOfMany: true } as const;
const never = () => new AbortController().signal;
const forces = (value: number) => JSON.stringify({ join: [value] });

/** Returns the load `Fz` of a request, by which the tests identify the calls. */
const loadIn = (body: string) =>
  (JSON.parse((JSON.parse(body) as { sim: string }).sim) as SimRequest).Load.Fz;
const under = (N: number) => ({ ...rigidInput, load: { ...rigidInput.load, N } });

function configure(inBulk?: SendInBulk, isExpired = false) {
  const singles: DirectRequest[] = [];
  const single = (request: DirectRequest): Promise<DirectAnswer> => {
    singles.push(request);
    return Promise.resolve({ status: 200, body: forces(-loadIn(request.body)) });
  };
  configureTestClient({
    baseUrl: '/prefix',
    isExpired: () => isExpired,
    language: () => 'cn',
    directLine: Object.assign(single, inBulk && { inBulk }),
    workers: 2,
  });
  return singles;
}

const runMany = (count: number, signal = never()) => {
  const calculator = serverCalculator('u7');
  return Promise.all(Array.from({ length: count }, (_, at) => calculator.run(under(at), signal, CHOICE)));
};

const valuesOf = (outcomes: Awaited<ReturnType<typeof runMany>>) =>
  outcomes.map((outcome) => (outcome.ok ? outcome.value.join[0] : outcome.error.kind));

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('bulk call sender', () => {
  afterEach(() => configure());

  it('300 bulk calls are sent in fewer than 40 messages, at most two in parallel, each with the headers of a single call', async () => {
    const sizes: number[] = [];
    const heads: unknown[] = [];
    let [underWay, most] = [0, 0];
    const singles = configure(async (head, bodies) => {
      heads.push(head);
      sizes.push(bodies.length);
      most = Math.max(most, (underWay += 1));
      await Promise.resolve();
      underWay -= 1;
      return bodies.map((body) => forces(loadIn(body)));
    });
    expect(valuesOf(await runMany(300))).toEqual(upTo(300));
    expect(singles).toHaveLength(0);
    expect(sizes.length).toBeLessThan(40);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_IN_MESSAGE);
    expect(most).toBe(2);
    for (const head of heads)
      expect(head).toEqual({
        method: 'POST',
        url: expect.stringMatching(/\/prefix\/api\/maoshuan\/simdroid\/run\/u7$/) as string,
        headers: {
          Authorization: 'Bearer token',
          'Accept-Language': 'cn',
          Accept: 'application/json;profile=forces, application/json;q=0.9',
        },
      });
  });

  it('a call from a bulk message is repeated separately if the message fails or contains no usable response to the call', async () => {
    const refused = configure((_, bodies) =>
      Promise.resolve(bodies.map((body) => (loadIn(body) === 1 ? null : forces(loadIn(body))))),
    );
    expect(valuesOf(await runMany(3))).toEqual([0, -1, 2]);
    expect(refused).toHaveLength(1);
    configure(() => Promise.resolve(null));
    expect(valuesOf(await runMany(3))).toEqual([0, -1, -2]);
    configure(() => Promise.reject(new Error('broken')));
    expect(valuesOf(await runMany(2))).toEqual([0, -1]);
    configure((_, bodies) => Promise.resolve(bodies.map(() => '{"join": "none"}')));
    expect(valuesOf(await runMany(2))).toEqual([0, -1]);
  });

  it('bulk calls for an expired account are not sent', async () => {
    let sent = 0;
    const singles = configure(() => Promise.resolve((sent += 1) > 0 ? null : []), true);
    expect((await runMany(2)).map(({ ok }) => ok)).toEqual([false, false]);
    expect([sent, singles.length]).toEqual([0, 0]);
  });

  it('cancelled bulk calls end without waiting for the server', async () => {
    configure(() => new Promise(() => undefined));
    const abort = new AbortController();
    const calls = runMany(5, abort.signal);
    await new Promise((resolve) => setTimeout(resolve, 20));
    abort.abort();
    expect(valuesOf(await calls)).toEqual(Array.from({ length: 5 }, () => 'cancelled'));
  });
});
