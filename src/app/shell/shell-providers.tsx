/** Additional providers for signed-in pages: query cache, messages and dialogs. */
import { QueryClientProvider } from '@tanstack/react-query';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '@/app/query-client';

/** The query cache lives as long as the shell, so that no user sees data read by another user. */
export function ShellProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <App component={false}>{children}</App>
    </QueryClientProvider>
  );
}
