import axios, { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../engineering';
import { failureOf, outcomeOf, valueOf } from './errors';

function refused(status: number, data: unknown): AxiosError {
  const config = { headers: new AxiosHeaders() };
  return new AxiosError('refused', undefined, config, undefined, {
    status,
    data,
    statusText: '',
    headers: {},
    config,
  });
}

describe('the failure of a call', () => {
  it.each([
    [{ error_description: 'description', message: 'message' }, 'description'],
    [{ message: 'message' }, 'message'],
    [{ error_description: '', message: 'message' }, 'message'],
    [{ error_description: '  ', message: ' padded ' }, 'padded'],
    ['{"message": "as text"}', 'as text'],
    [{}, ''],
    ['<html>Bad gateway</html>', ''],
    [null, ''],
    [{ message: 7 }, '7'],
    [{ message: ['a list'] }, ''],
  ])('of %j says %j', (data, message) => {
    expect(failureOf(refused(400, data))).toEqual({ kind: 'general', status: 400, message });
  });

  it('with status 413 is an exceeded limit', () => {
    expect(failureOf(refused(413, ''))).toEqual({ kind: 'exceeded_limit', status: 413, message: '' });
  });

  it('without an answer is one of the network', () => {
    expect(failureOf(new AxiosError('Network Error', AxiosError.ERR_NETWORK)).kind).toBe('network');
    expect(failureOf(new AxiosError('timeout of 5 ms exceeded', AxiosError.ETIMEDOUT)).kind).toBe('timeout');
  });

  it('by leaving the page or by cancelling says nothing of the network', () => {
    expect(failureOf(new CanceledError()).kind).toBe('cancelled');
    expect(failureOf(new AxiosError('Request aborted', AxiosError.ECONNABORTED)).kind).toBe('cancelled');
  });

  it('of an answer in another shape is malformed, and names the field', async () => {
    const read = { ok: false, error: { field: 'records.0.id', message: 'is missing' } } as const;
    const thrown = await Promise.resolve()
      .then(() => valueOf(read))
      .catch((cause: unknown) => cause);
    expect(failureOf(thrown)).toMatchObject({ kind: 'malformed', field: 'records.0.id' });
    expect(failureOf(new Error('bug')).kind).toBe('general');
  });
});

describe('the outcome of a call', () => {
  it('is the value read, a malformed answer, or the failure', async () => {
    const answer = (data: unknown) => () => Promise.resolve({ data });
    const read = (data: unknown): Outcome<string> =>
      typeof data === 'string'
        ? { ok: true, value: data }
        : { ok: false, error: { field: 'records', message: 'must be text' } };
    expect(await outcomeOf(answer('x'), read)).toEqual({ ok: true, value: 'x' });
    expect(await outcomeOf(answer(7), read)).toMatchObject({
      ok: false,
      error: { kind: 'malformed', field: 'records' },
    });
    expect(await outcomeOf(() => Promise.reject(refused(404, {})), read)).toMatchObject({
      ok: false,
      error: { status: 404 },
    });
    expect(axios.isAxiosError(refused(400, {}))).toBe(true);
  });
});
