/** Additional providers for signed-in pages: query cache, messages and dialogs. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
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

/** The query cache lives as long as the shell, so that no user sees data read by another user. */
export function ShellProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <App component={false}>{children}</App>
    </QueryClientProvider>
  );
}
