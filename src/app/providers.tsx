/** What every part of the app stands on: look, language of the components, cache, room for messages. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useComponentLocale } from './i18n/component-locale';
import { theme } from './theme';

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider
        locale={useComponentLocale()}
        theme={theme}
        // antd would write a space between the two characters of a Chinese button.
        button={{ autoInsertSpace: false }}
      >
        <App style={{ height: '100%' }}>{children}</App>
      </ConfigProvider>
    </QueryClientProvider>
  );
}
