/** The cache of everything read from the backend. */
import { QueryClient } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';

const MOST_RETRIES = 2;

/** An object, so that tests need not wait. */
export const retries = {
  /** ms before a call is tried again. */
  pause: (attempt: number) => 300 * 2 ** attempt,
};

/** A refused call is refused again; only what may pass by itself is tried again. */
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
        // A call made offline fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
