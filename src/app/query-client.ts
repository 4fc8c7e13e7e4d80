/** Cache for all data read from the backend. */
import { QueryClient } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';

const MOST_RETRIES = 2;

/** Settings are in an object, so that tests can replace the wait. */
export const retries = {
  /** Returns the wait before a call is retried, ms. */
  pause: (attempt: number) => 300 * 2 ** attempt,
};

/** True if the failure may be temporary and the query has been retried less than twice. */
function shouldRetry(failureCount: number, cause: Error): boolean {
  const { kind, status } = failureOf(cause);
  const mayPass = kind === 'network' || (status !== null && status >= 500);
  return mayPass && failureCount < MOST_RETRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (attempt) => retries.pause(attempt),
        refetchOnWindowFocus: false,
        // Makes calls even while the browser is offline: they fail immediately with a message, instead of
        // waiting unnoticed.
        networkMode: 'always',
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
