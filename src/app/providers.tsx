/** Providers for every page: theme and language of the components. */
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useComponentLocale } from '@/app/i18n/i18n';
import { stillTheme, theme, THEME_CLASS } from '@/app/theme';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import styles from '@/app/providers.module.css';

const STEADY_BAR = { styles: { track: { transition: 'none' } } };

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      locale={useComponentLocale()}
      theme={useMediaQuery('(prefers-reduced-motion: reduce)') ? stillTheme : theme}
      // By default, antd inserts a space between the two characters on a Chinese button.
      button={{ autoInsertSpace: false }}
      // The wave around a clicked button repaints the page for two seconds, which slows a calculation down.
      wave={{ disabled: true }}
      // The transition of a growing bar lays the page out and paints it 60 times a second, which doubled the
      // time of a load list of 10,000 rows.
      progress={STEADY_BAR}
    >
      <div className={`${THEME_CLASS} ${styles.app}`}>{children}</div>
    </ConfigProvider>
  );
}
