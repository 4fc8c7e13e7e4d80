/** Providers for every page: theme and language of the components. */
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useComponentLocale } from '@/app/i18n/component-locale';
import { stillTheme, theme, THEME_CLASS } from '@/app/theme';
import { useReducedMotion } from '@/app/use-reduced-motion';
import styles from '@/app/providers.module.css';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      locale={useComponentLocale()}
      theme={useReducedMotion() ? stillTheme : theme}
      // By default, antd inserts a space between the two characters on a Chinese button.
      button={{ autoInsertSpace: false }}
      // The wave around a clicked button repaints the page for two seconds, which slows a calculation down.
      wave={{ disabled: true }}
    >
      <div className={`${THEME_CLASS} ${styles.app}`}>{children}</div>
    </ConfigProvider>
  );
}
