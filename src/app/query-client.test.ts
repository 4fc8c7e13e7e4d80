import { AxiosError, AxiosHeaders } from 'axios';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';

beforeEach(() => void vi.useFakeTimers());

function refused(status: number): AxiosError {
  const config = { headers: new AxiosHeaders() };
  const response = { status, statusText: '', data: '', headers: {}, config };
  return new AxiosError('refused', undefined, config, null, response);
}

/** Returns the times of all attempts, ms after the first call. */
async function triesOf(cause: AxiosError): Promise<number[]> {
  const start = Date.now();
  const tries: number[] = [];
  const reading = createQueryClient().query({
    queryKey: ['record'],
    queryFn: () => {
      tries.push(Date.now() - start);
      return Promise.reject(cause);
    },
  });
  const given = expect(reading).rejects.toBe(cause);
  await vi.runAllTimersAsync();
  await given;
  return tries;
}

it('a query that fails with a network error or status 500 is retried after 300 ms and again after another 600 ms', async () => {
  expect(await triesOf(new AxiosError('cut', AxiosError.ERR_NETWORK))).toEqual([0, 300, 900]);
  expect(await triesOf(refused(500))).toEqual([0, 300, 900]);
});

it('a query refused with status 404 is not retried', async () =>
  expect(await triesOf(refused(404))).toEqual([0]));
