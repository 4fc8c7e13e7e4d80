import { AxiosError, CanceledError } from 'axios';
import { describe, expect, it } from 'vitest';
import { failureOf, valueOf } from '@/api/errors';

describe('conversion of a failed call', () => {
  it('a call that ends because the user cancels it or leaves the page is converted to the failure `cancelled`', () => {
    expect(failureOf(new CanceledError()).kind).toBe('cancelled');
    expect(failureOf(new AxiosError('Request aborted', AxiosError.ECONNABORTED)).kind).toBe('cancelled');
  });

  it('a failure that has already been converted remains unchanged', async () => {
    const error = { kind: 'malformed', status: 200, message: '', field: 'records.0.id' } as const;
    const thrown = await Promise.resolve()
      .then(() => valueOf({ ok: false, error }))
      .catch((cause: unknown) => cause);
    expect(failureOf(thrown)).toBe(error);
    expect(thrown).toMatchObject({ status: 200 });
    expect(failureOf(new Error('bug')).kind).toBe('general');
  });
});
