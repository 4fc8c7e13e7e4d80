// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { postRun } from '@/api/calls/calculation';
import type { DirectAnswer, DirectRequest } from '@/api/contract/in-process-transport';
import { simRequest } from '@/api/contract/to-wire';
import { rigidInput as SIM } from '@/testing/sample-inputs';
import { configureTestClient } from '@/testing/test-client';

const never = () => new AbortController().signal;

function configure(answer: (request: DirectRequest) => Promise<DirectAnswer | null>) {
  const asked: DirectRequest[] = [];
  configureTestClient({
    language: () => 'cn',
    directLine: (request) => {
      asked.push(request);
      return answer(request);
    },
  });
  return asked;
}

const inBulk = (signal = never()) => postRun('u7', SIM, signal, { isOneOfMany: true });

describe('in-process adapter', () => {
  afterEach(() => configure(() => Promise.resolve(null)));

  it('the in-process adapter sends the URL, headers and body of a network call over the direct connection', async () => {
    const asked = configure(() => Promise.resolve({ status: 200, body: '{"join": [1, -2]}' }));
    expect(await inBulk()).toMatchObject({ ok: true, value: { join: [1, -2] } });
    expect(asked).toHaveLength(1);
    const [{ method, url, headers, body }] = asked;
    expect([method, new URL(url).pathname]).toEqual(['POST', '/api/maoshuan/simdroid/run/u7']);
    expect(headers).toMatchObject({ Authorization: 'Bearer token', 'Accept-Language': 'cn' });
    expect(JSON.parse(body)).toEqual({ sim: JSON.stringify(simRequest(SIM)) });
  });

  it('a call over the direct connection fails with the status of the response, or else as a network failure', async () => {
    configure(() => Promise.resolve({ status: 400, body: '{"message": "Load: too large."}' }));
    expect(await inBulk()).toMatchObject({ ok: false, error: { status: 400, message: 'Load: too large.' } });
    configure(() => Promise.resolve({ status: 500, body: '' }));
    expect(await inBulk()).toMatchObject({ ok: false, error: { status: 500 } });
    configure(() => Promise.resolve(null));
    expect(await inBulk()).toMatchObject({ ok: false, error: { kind: 'network' } });
  });

  it('a call over the direct connection ends when it is cancelled, before or during its execution', async () => {
    configure(() => new Promise(() => undefined));
    const abort = new AbortController();
    const call = inBulk(abort.signal);
    abort.abort();
    expect(await call).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect(await inBulk(abort.signal)).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  });
});
